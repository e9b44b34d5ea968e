import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { factsFor, inventEditedCatalogue, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip, fullDay, inventRow, quietDay, type Visit } from '#testing/trips/lawful-trip.ts'
import { findPosition } from './add-position.ts'
import { applyEdit } from './apply-edit.ts'
import { createEditContext, keepLegs } from './edit-context.ts'

const context = createEditContext(factsFor())

/** What comes of a place at every position of a plan, each tried in full. */
function tryAll(plan: Plan, placeId: string) {
  return plan.days.flatMap(({ stops }, day) =>
    Array.from({ length: stops.length + 1 }, (_, stop) => {
      const at = { day, stop }
      const { plan: after, breaches } = applyEdit(plan, { do: 'add', placeId, at }, context)
      return { at, breaks: breaches.length, minutes: after.totals.travelMinutes - plan.totals.travelMinutes }
    }),
  )
}

test.each(['sight-40', 'sight-33', 'early-garden', 'shut-on-tuesdays', 'noodle-9', 'grill-9'])(
  '%s comes where it breaks as little as anywhere, and no other such position costs less time on the way',
  (placeId) => {
    const plan = planDays(quietDay(0), quietDay(1), quietDay(2))
    const at = findPosition(plan, { placeId, day: null }, keepLegs(context, plan))
    const options = tryAll(plan, placeId)
    const chosen = options.find((option) => option.at.day === at?.day && option.at.stop === at.stop)
    const least = Math.min(...options.map(({ breaks }) => breaks))
    expect(chosen?.breaks).toBe(least)
    const best = options.filter(({ breaks }) => breaks === least)
    expect(chosen?.minutes).toBe(Math.min(...best.map(({ minutes }) => minutes)))
  },
)

test('a place comes on the day that is asked for, whatever another day would cost', () => {
  const plan = planDays(fullDay(0), fullDay(1), fullDay(2))
  for (const day of [0, 1, 2]) expect(findPosition(plan, { placeId: 'sight-40', day }, context)?.day).toBe(day)
})

test('an empty day has one position, and a plan without the day that is asked for has none', () => {
  const plan = planDays([], [], [])
  expect(findPosition(plan, { placeId: 'sight-40', day: 1 }, context)).toEqual<StopPosition>({ day: 1, stop: 0 })
  for (const day of [3, -1, 0.5]) expect(findPosition(plan, { placeId: 'sight-40', day }, context)).toBeNull()
})

test.each(['nowhere', 'sight-0', 'old-hotel', 'gone-tower'])('%s has no position', (placeId) => {
  expect(findPosition(planDays(), { placeId, day: null }, context)).toBeNull()
})

test('a place comes between two stops that it lies between', () => {
  const row = (id: string, lng: number) => inventRow(id, 0, { lat: 37.574, lng })
  const catalogue = [...inventEditedCatalogue(), row('west', 126.9), row('middle', 126.95), row('east', 127)]
  const used = createEditContext(factsFor(askTrip(1), catalogue))
  const visit = (placeId: string, arrive: string, leave: string) => ({
    placeId,
    kind: 'attraction' as const,
    arrive,
    leave,
  })
  const plan = planDays([visit('sight-0', '09:30', '10:00')])
  const [stop] = plan.days[0]?.stops ?? []
  if (!stop) throw new Error('no stop')
  const stops = [
    { ...stop, placeId: 'west', arrive: '11:00', leave: '12:00' },
    { ...stop, placeId: 'east', arrive: '15:00', leave: '16:00' },
  ]
  const days = plan.days.map((day) => ({ ...day, stops }))
  expect(findPosition({ ...plan, days }, { placeId: 'middle', day: null }, used)).toEqual({ day: 0, stop: 1 })
})

test('an added place that opens in the evening comes last, and one that closes early comes first', () => {
  const plan = planDays(quietDay(0))
  expect(findPosition(plan, { placeId: 'early-garden', day: null }, context)).toEqual({ day: 0, stop: 0 })
  const night = inventRow('night-garden', 3, { hours: '24h', exceptions: { '2027-05-03': [['21:00', '23:00']] } })
  const used = createEditContext(factsFor(askTrip(1), [...inventEditedCatalogue(), night]))
  expect(findPosition(plan, { placeId: 'night-garden', day: null }, used)).toEqual({ day: 0, stop: 2 })
})

test('a sight comes to a day that has room for it, also where many positions of a full day are nearer', () => {
  const sights = Array.from({ length: 6 }, (_, index): Visit => {
    const clock = String(9 + index).padStart(2, '0')
    return {
      placeId: `sight-${35 * (index % 2) + index}`,
      kind: 'attraction',
      arrive: `${clock}:10`,
      leave: `${clock}:40`,
    }
  })
  const here = { lat: 37.58, lng: 126.99 }
  const ids = ['near', ...sights.map(({ placeId }) => placeId)]
  const rows = [...inventEditedCatalogue(), inventRow('near', 0)].map((row) =>
    ids.includes(row.id) ? { ...row, ...here } : row,
  )
  const used = createEditContext(factsFor(askTrip(2), rows))
  const plan = planDays(sights, quietDay(1))
  expect(findPosition(plan, { placeId: 'near', day: null }, used)?.day).toBe(1)
  expect(findPosition(plan, { placeId: 'near', day: 0 }, used)?.day).toBe(0)
})

test('an added place stands at the position that was found, and without one the plan stays as it is', () => {
  const places = fc.constantFrom(...inventEditedCatalogue().map(({ id }) => id))
  fc.assert(
    fc.property(places, fc.option(fc.nat({ max: 2 })), (placeId, day) => {
      const plan = planDays(quietDay(0), fullDay(1), [])
      const at = findPosition(plan, { placeId, day }, keepLegs(context, plan))
      const added = applyEdit(plan, { do: 'add', placeId, at: null, ...(day !== null && { day }) }, context)
      expect(added.isRefused).toBe(at === null)
      const there = at && added.plan.days[at.day]?.stops[at.stop]?.placeId
      expect(there).toBe(at && placeId)
      expect(added.plan === plan).toBe(at === null)
    }),
    { numRuns: 25 },
  )
})
