import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanStop } from '#domain/trips/plan/plans.ts'
import type { TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { factsFor, inventEditedCatalogue, listFaults, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { applyEdit } from './apply-edit.ts'
import { createEditContext } from './edit-context.ts'

type Appointment = Extract<TripEdit, { do: 'appoint' }>

const clinic = inventRow('clinic-7', 3, { kind: 'clinic', tags: ['skin'], hours: null })
const context = createEditContext(factsFor(askTrip(3), [...inventEditedCatalogue(), clinic]))
const asked: Appointment = { do: 'appoint', placeId: 'clinic-7', day: 1, arrive: '14:00', minutes: 30 }

function appoint(plan: Plan, change: Partial<Appointment> = {}) {
  return applyEdit(plan, { ...asked, ...change }, context)
}

function visitsIn({ days }: Plan): (PlanStop & { day: number })[] {
  return days.flatMap(({ stops }, day) =>
    stops.filter(({ placeId }) => placeId === 'clinic-7').map((stop) => ({ ...stop, day })),
  )
}

test('an arranged visit stands at its time, locked, and the meals of the day stay', () => {
  const before = planDays()
  const { plan, isRefused } = appoint(before)
  expect(isRefused).toBe(false)
  expect(listFaults(plan)).toEqual([])
  expect(visitsIn(plan)).toMatchObject([
    { day: 1, kind: 'consultation', arrive: '14:00', leave: '14:30', locked: true, because: ['clinic:arranged'] },
  ])
  const mealsOf = ({ days }: Plan) => days[1]?.stops.flatMap(({ meal, placeId }) => (meal ? [placeId] : []))
  expect(mealsOf(plan)).toEqual(mealsOf(before))
  expect(plan.days[0]).toEqual(before.days[0])
})

test('a sight of that time gives way', () => {
  const before = planDays()
  const [sight] = before.days[1]?.stops.filter(({ kind }) => kind === 'attraction') ?? []
  if (!sight) throw new Error('expected a sight')
  const { plan } = appoint(before, { arrive: sight.arrive })
  expect(plan.days[1]?.stops.map(({ placeId }) => placeId)).not.toContain(sight.placeId)
  expect(visitsIn(plan)).toMatchObject([{ arrive: sight.arrive }])
})

test('a visit that was moved to another day stands there alone', () => {
  const { plan } = appoint(appoint(planDays()).plan, { day: 2, arrive: '10:30', minutes: 60 })
  expect(visitsIn(plan)).toMatchObject([{ day: 2, arrive: '10:30', leave: '11:30' }])
})

test.each([
  ['a day that the trip does not have', { day: 3 }, 'not_found'],
  ['a day between two', { day: 0.5 }, 'not_found'],
  ['no time', { arrive: 'noon' }, 'not_found'],
  ['a length of nothing', { minutes: 0 }, 'not_found'],
  ['a length without an end', { minutes: Infinity }, 'not_found'],
  ['a length that is no number', { minutes: Number.NaN }, 'not_found'],
  ['a place that nobody knows', { placeId: 'clinic-8' }, 'not_found'],
  ['a place that is no clinic', { placeId: 'sight-9' }, 'cannot_be_visited'],
])('a visit with %s is refused, and the plan stays', (_what, change, code) => {
  const before = planDays()
  const { plan, breaches, isRefused } = appoint(before, change)
  expect([isRefused, breaches.map((breach) => breach.code)]).toEqual([true, [code]])
  expect(plan).toBe(before)
})

test('whenever a visit is arranged, the day has right times, and what cannot be reached is said', () => {
  const times = fc.record({
    day: fc.nat(2),
    arrive: fc.integer({ min: 8 * 60, max: 20 * 60 }).map(planClockOf),
    minutes: fc.integer({ min: 10, max: 180 }),
  })
  fc.assert(
    fc.property(times, (change) => {
      const { plan, breaches } = appoint(planDays(), change)
      expect(listFaults(plan)).toEqual([])
      const [visit] = visitsIn(plan)
      const isLate = minutesOfPlanClock(visit?.arrive ?? '') > minutesOfPlanClock(change.arrive)
      expect(breaches.some(({ code }) => code === 'locked_later')).toBe(isLate)
      expect(visit?.arrive).toBe(isLate ? visit?.arrive : change.arrive)
    }),
    { numRuns: 60 },
  )
})
