import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import type { Plan, PlanStop } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { anyPlan, factsFor, listFaults, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { planDays as planTripDays } from '#planner/trips/plan-trip.ts'
import { createEditContext } from './edit-context.ts'
import { regenerate } from './regenerate.ts'

vi.setConfig({ testTimeout: 120_000 })

const context = createEditContext(factsFor())

function contextFor({ steps }: TripDocument) {
  const catalogue = readCatalogue()
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: readTreatmentTable() })
  return createEditContext({ wishes, catalogue, transport: readTransport() })
}

function stopsOf(plan: Plan, day: number): PlanStop[] {
  return plan.days[day]?.stops ?? []
}

function ids(plan: Plan, day: number): (string | null)[] {
  return stopsOf(plan, day).map(({ placeId }) => placeId)
}

function lock(plan: Plan, day: number, stop: number): PlanStop {
  const found = stopsOf(plan, day)[stop]
  if (!found) throw new Error('no such stop')
  found.locked = true
  return found
}

test('one day is planned anew and the others stay byte for byte', () => {
  const before = planDays()
  const { plan, breaches, isRefused } = regenerate(before, [1], { seed: 5 }, context)
  expect([isRefused, breaches]).toEqual([false, []])
  expect(plan.days[0]).toEqual(before.days[0])
  expect(plan.days[2]).toEqual(before.days[2])
  expect(ids(plan, 1)).not.toEqual(ids(before, 1))
  expect(listFaults(plan)).toEqual([])
  expect(plan.seed).toBe(5)
})

test('a day that is planned anew begins and ends at the hours that were asked for', () => {
  const wishes = { ...context.wishes, wakeUp: 10 * 60, bedtime: 20 * 60 + 30 }
  const { plan } = regenerate(planDays(), [1], { seed: 5 }, { ...context, wishes })
  const [first, last] = [stopsOf(plan, 1)[0], stopsOf(plan, 1).at(-1)]
  expect(first && first.arrive >= '10:00').toBe(true)
  expect(last && last.leave <= '20:30').toBe(true)
})

test('nothing that stands on another day comes again', () => {
  const { plan } = regenerate(planDays(), [0, 1], { seed: 3 }, context)
  const all = plan.days.flatMap((_, day) => ids(plan, day))
  expect(new Set(all).size).toBe(all.length)
})

test('a locked stop keeps its day, its time and its lock, and the day is planned around it', () => {
  const before = planDays()
  const { placeId, arrive, leave } = lock(before, 0, 3)
  lock(before, 0, 6)
  const { plan, breaches } = regenerate(before, 'all', { seed: 9 }, context)
  const kept = stopsOf(plan, 0).find((stop) => stop.placeId === placeId)
  expect(kept).toMatchObject({ arrive, leave, locked: true })
  expect(stopsOf(plan, 0).filter(({ meal }) => meal === 'dinner')).toMatchObject([{ placeId: 'grill-0' }])
  expect(breaches).toEqual([])
})

test('a regenerated day keeps places that were named or added by hand', () => {
  const used = createEditContext(factsFor(askTrip(3, { mustVisitPlaces: 'The sight-2 house' })))
  const before = planDays()
  stopsOf(before, 0)[0]?.because.push('added')
  const { plan } = regenerate(before, [0], { seed: 1 }, used)
  expect(ids(plan, 0)).toEqual(expect.arrayContaining(['sight-2', 'sight-0']))
})

test('a locked lunch at an unusual hour is the lunch of its day', () => {
  const before = planDays()
  const lunch = lock(
    before,
    0,
    stopsOf(before, 0).findIndex(({ meal }) => meal === 'lunch'),
  )
  Object.assign(lunch, { arrive: '15:00', leave: '16:00' })
  const { plan } = regenerate(before, [0], { seed: 2 }, context)
  // A minute later where the way there is a minute longer than the search counted it.
  const lunches = stopsOf(plan, 0).filter(({ meal }) => meal === 'lunch')
  expect(lunches.map(({ placeId }) => placeId)).toEqual([lunch.placeId])
  expect(lunches[0]?.arrive).toMatch(/^15:0[01]$/u)
})

test('two locked stops of which only one can be reached both stay, one with honest times', () => {
  const before = planDays()
  const [first, second] = [lock(before, 0, 0), lock(before, 0, 1)]
  Object.assign(second, { arrive: first.arrive, leave: first.leave })
  const { plan, breaches } = regenerate(before, [0], { seed: 2 }, context)
  expect(ids(plan, 0)).toEqual(expect.arrayContaining([first.placeId, second.placeId]))
  expect(breaches).toContainEqual(expect.objectContaining({ code: 'locked_later' }))
  expect(listFaults(plan)).toEqual([])
})

test('a visit to a clinic stays without a lock', () => {
  const before = planDays()
  Object.assign(stopsOf(before, 1)[1] ?? {}, { placeId: 'clinic-1', kind: 'consultation', treatment: 'skin' })
  const { plan } = regenerate(before, [1], { seed: 2 }, context)
  expect(stopsOf(plan, 1)).toContainEqual(
    expect.objectContaining({ placeId: 'clinic-1', kind: 'consultation', treatment: 'skin', arrive: '10:50' }),
  )
})

test('the same seed gives the same bytes, and days that are none are refused', () => {
  const texts = [1, 2].map(() =>
    JSON.stringify(regenerate(planDays(), 'all', { seed: 4 }, createEditContext(factsFor()))),
  )
  expect(texts[0]).toBe(texts[1])
  for (const days of [[], [9], [-1], [0.5], [Number.NaN]]) {
    expect(regenerate(planDays(), days, { seed: 1 }, context)).toMatchObject({ isRefused: true })
  }
})

test('regenerated days have right sums, no overlap and their locked stops', () => {
  fc.assert(
    fc.property(anyPlan, fc.subarray([0, 1, 2], { minLength: 1 }), fc.nat(), (before, days, seed) => {
      const { plan, isRefused } = regenerate(before, days, { seed }, context)
      expect(isRefused ? [] : listFaults(plan)).toEqual([])
      const lost = before.days.flatMap(({ stops }, day) =>
        stops.filter(({ placeId, locked }) => locked && !ids(plan, day).includes(placeId)),
      )
      expect(lost).toEqual([])
    }),
    { numRuns: 8 },
  )
})

test('a day of a trip in the catalogue is planned anew without breaking a rule', () => {
  const trip = buildSeoulTrip(3)
  const { plan, breaches } = regenerate(trip.plan, [1], { seed: 77 }, contextFor(trip))
  expect(breaches).toEqual([])
  const again = ids(plan, 1).filter((id) => ids(trip.plan, 1).includes(id))
  expect(again.length).toBeLessThan(ids(plan, 1).length)
})

// The train to Busan at the beginning of a day, the day there, and the flight back to Seoul in the middle of one.
test.each([
  [5, 'KTX to Busan'],
  [6, null],
  [8, 'Flight to Seoul'],
])('day %i in other cities is planned anew there, with its move as it was: %s', (day, name) => {
  const trip = buildCitiesTrip()
  const used = contextFor(trip)
  const { plan } = regenerate(trip.plan, [day], { seed: 3 }, used)
  const isMove = ({ kind }: PlanStop) => kind === 'transfer'
  const [kept, before] = [plan, trip.plan].map((one) => stopsOf(one, day).find(isMove))
  expect([kept?.name ?? null, kept?.arrive, kept?.leave]).toEqual([name, before?.arrive, before?.leave])
  const move = stopsOf(plan, day).findIndex(isMove)
  const { from, to } = trip.plan.days[day] ?? trip.plan.days[0] ?? { from: trip.plan.base, to: trip.plan.base }
  for (const [index, id] of ids(plan, day).entries()) {
    const row = used.rows.get(id ?? '')
    const base = index < move ? from : to
    expect(row ? straightMetres(row, base) : 0).toBeLessThan(25_000)
  }
  expect(stopsOf(plan, day).filter(({ meal }) => meal).length).toBeGreaterThan(0)
  expect(listFaults(plan)).toEqual([])
})

test('hours that are kept free stay where they are, with other places and both meals around them', () => {
  const catalogue = readCatalogue()
  const steps = askTrip(3, { keptHours: [{ on: null, from: '13:00', to: '15:00' }] })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  const transport = readTransport()
  const before = planTripDays({ wishes, catalogue, transport, seed: 1 })
  const { plan, breaches, isRefused } = regenerate(
    before,
    [1],
    { seed: 4 },
    createEditContext({ wishes, catalogue, transport }),
  )
  expect([isRefused, breaches]).toEqual([false, []])
  const kept = (some: Plan) => stopsOf(some, 1).filter(({ because }) => because.includes('kept-hours'))
  expect(kept(plan).map(({ arrive, leave }) => [arrive, leave])).toEqual([['13:00', '15:00']])
  expect(kept(before)).toHaveLength(1)
  expect(ids(plan, 1)).not.toEqual(ids(before, 1))
  expect(stopsOf(plan, 1).flatMap(({ meal }) => meal ?? [])).toEqual(['lunch', 'dinner'])
})
