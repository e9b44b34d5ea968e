import { expect, test } from 'vitest'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { planTrip } from './plan-trip.ts'

test('no day begins before the hour of getting up, or ends after bedtime, and no rule is broken', () => {
  const catalogue = readCatalogue()
  const steps = askTrip(3, { wakeUp: '10:00', bedtime: '20:30' })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  const plan = planTrip({ wishes, catalogue, transport: readTransport(), seed: 1 })
  for (const { stops, returnLeg } of plan.days) {
    const [first, last] = [stops[0], stops.at(-1)]
    expect(minutesOf(first?.arrive) - (first?.leg?.minutes ?? 0)).toBeGreaterThanOrEqual(600)
    expect(minutesOf(last?.leave) + (returnLeg?.minutes ?? 0)).toBeLessThanOrEqual(1230)
  }
  const verdicts = checkPlan({ steps, wishes, catalogue, plan, words: 'Ask your clinic.' })
  // What is told in words is judged where the words are made.
  expect(verdicts.filter(({ rule, held }) => !held && rule !== 'words' && rule !== 'wishes')).toEqual([])
})

function minutesOf(clock = ''): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}
