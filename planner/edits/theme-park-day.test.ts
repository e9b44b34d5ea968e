import { expect, test, vi } from 'vitest'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { planDays } from '#planner/trips/plan-trip.ts'
import { solveDays } from '#planner/trips/solve-days.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { createEditContext } from './edit-context.ts'
import { regenerate } from './regenerate.ts'

vi.setConfig({ testTimeout: 60_000 })

const { places: catalogue, sheets } = readPlannerFacts()
const asked = { mustVisitPlaces: 'Everland', areaPreferences: [], totalBudget: '', dailyBudgetRange: 120_000 }
const wishes = readTripWishes(askTrip(3, asked), { names: indexPlaceNames(catalogue), treatments: [] })
const facts = { wishes, catalogue, transport: readTransport() }
const plan = planDays({ ...facts, sheets, seed: 1, effort: 0.2 })
const index = plan.days.findIndex(({ stops }) => stops.some(({ placeId }) => placeId === 'everland'))

function brokenOf(made: Plan): string[] {
  return checkDays({ wishes, catalogue, plan: made }).flatMap(({ violations }) => violations)
}

function changed(change: (made: Plan) => void): Plan {
  const made = structuredClone(plan)
  change(made)
  return made
}

test('a day in a theme park holds lunch inside, from the morning to the afternoon, and keeps every rule', () => {
  const parts = plan.days[index]?.stops.filter(({ placeId }) => placeId === 'everland') ?? []
  expect(parts.map(({ kind }) => kind)).toEqual(['attraction', 'meal', 'attraction'])
  expect(parts[0]?.arrive.localeCompare('11:45')).toBeLessThan(0)
  expect(brokenOf(plan)).toEqual([])
})

test('lunch is inside a place with kitchens of its own alone, and only during the stay there', () => {
  const elsewhere = changed(({ days }) => {
    for (const stop of days[index]?.stops ?? []) if (stop.meal === 'lunch') stop.placeId = 'gyeongbokgung'
  })
  expect(brokenOf(elsewhere).some((text) => text.includes('not a meal'))).toBe(true)
  const twice = changed(({ days }) => {
    const stops = days[index]?.stops ?? []
    const [part] = stops.splice(
      stops.findLastIndex(({ placeId }) => placeId === 'everland'),
      1,
    )
    if (part) stops.push({ ...part, arrive: '21:30', leave: '22:00' })
  })
  expect(brokenOf(twice).some((text) => text.includes('was there before'))).toBe(true)
})

test('regenerating leaves a day in a theme park as it is, and plans the others again', () => {
  const context = createEditContext(facts)
  expect(regenerate(plan, [index], { seed: 2 }, context).plan).toEqual(plan)
  const all = regenerate(plan, 'all', { seed: 2 }, context).plan
  expect(all.days[index]?.stops).toEqual(plan.days[index]?.stops)
  expect(all.days.filter((_, at) => at !== index)).not.toEqual(plan.days.filter((_, at) => at !== index))
})

test('the two stays around a lunch inside count as two of the sights that the pace allows', () => {
  const light = readTripWishes(askTrip(3, { ...asked, activityIntensity: 'light' }), {
    names: indexPlaceNames(catalogue),
    treatments: [],
  })
  const { plan: made } = solveDays({ ...facts, wishes: light, sheets, seed: 1, effort: 0.2 })
  expect(made.days.flatMap(({ stops }) => stops).some(({ placeId }) => placeId === 'everland')).toBe(true)
  const broken = checkDays({ wishes: light, catalogue, plan: made }).filter(({ rule }) => rule === 'pace')
  expect(broken.flatMap(({ violations }) => violations)).toEqual([])
})
