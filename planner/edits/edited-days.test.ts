import { expect, test } from 'vitest'
import type { Plan, PlanStop } from '#domain/trips/plan/plans.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'
import { factsFor, inventEditedCatalogue, moveDays, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { createEditContext } from './edit-context.ts'
import { choosePlace, editDays, type PositionedEdit, stopAt } from './edited-days.ts'
import type { DraftStop } from './time-day.ts'

const catalogue = [...inventEditedCatalogue(), inventRow('clinic-2', 5, { kind: 'clinic', tags: ['medical'] })]
const context = createEditContext(factsFor(askTrip(3), catalogue))

function at(day: number, stop: number): StopPosition {
  return { day, stop }
}

/** The stops of the days that an edit touches. */
function edited(plan: Plan, edit: PositionedEdit): Map<number, DraftStop[]> {
  const result = editDays(plan, edit, context)
  if ('refused' in result) throw new Error(result.refused.code)
  return new Map([...result.days].map(([day, { stops }]) => [day, stops]))
}

function ids(stops: readonly DraftStop[] = []): (string | null)[] {
  return stops.map(({ stop }) => stop.placeId)
}

function refused(plan: Plan, edit: PositionedEdit): string | null {
  const result = editDays(plan, edit, context)
  return 'refused' in result ? result.refused.code : null
}

test.each<[string, StopPosition]>([
  ['behind the last day', at(3, 0)],
  ['before the first day', at(-1, 0)],
  ['behind the last stop', at(0, 7)],
  ['before the first stop', at(0, -1)],
  ['between two stops', at(0, 0.5)],
  ['nowhere', at(Number.NaN, 0)],
])('a position %s has no stop, and every edit there is refused', (_, position) => {
  const plan = planDays()
  expect(stopAt(plan, position)).toBeNull()
  expect(refused(plan, { do: 'remove', at: position })).toBe('not_found')
  expect(refused(plan, { do: 'replace', at: position, placeId: 'sight-40' })).toBe('not_found')
  expect(refused(plan, { do: 'move', at: position, to: at(0, 0) })).toBe('not_found')
  expect(refused(plan, { do: 'stay', at: position, minutes: 60 })).toBe('not_found')
  expect(refused(plan, { do: 'shift', at: position, minutes: 10 })).toBe('not_found')
})

test('removing takes out that stop of that day alone', () => {
  const days = edited(planDays(), { do: 'remove', at: at(1, 2) })
  expect([...days.keys()]).toEqual([1])
  expect(ids(days.get(1))).toEqual(['sight-4', 'sight-5', 'sight-6', 'cafe-1', 'sight-7', 'grill-1'])
})

test.each([
  [9, 10],
  [10, 10],
  [10.4, 10],
  [10.5, 11],
  [720, 720],
  [721, 720],
  [-30, 10],
  [1e9, 720],
])('a stay of %d minutes is one of %i', (minutes, stay) => {
  const days = edited(planDays(), { do: 'stay', at: at(0, 1), minutes })
  expect(days.get(0)?.map((stop) => stop.stay)).toEqual([60, stay, 60, 60, 40, 60, 60])
})

test.each([Number.NaN, Infinity, -Infinity])('a stay or a shift of %d minutes is refused', (minutes) => {
  expect(refused(planDays(), { do: 'stay', at: at(0, 1), minutes })).toBe('not_found')
  expect(refused(moveDays(planDays()), { do: 'shift', at: at(0, 7), minutes })).toBe('not_found')
})

test('a move shifts by whole minutes, earlier and later, and nothing else shifts', () => {
  const plan = moveDays(planDays())
  const wishOf = (minutes: number) => edited(plan, { do: 'shift', at: at(0, 7), minutes }).get(0)?.[7]?.wish
  expect([wishOf(30), wishOf(-30), wishOf(0.6), wishOf(0)]).toEqual([1390, 1330, 1361, 1360])
  expect(refused(plan, { do: 'shift', at: at(0, 0), minutes: 30 })).toBe('not_found')
})

test('a move without a clock stays without one', () => {
  const plan = moveDays(planDays())
  Object.assign(plan.days[0]?.stops[7] ?? {}, { arrive: '' })
  expect(edited(plan, { do: 'shift', at: at(0, 7), minutes: 30 }).get(0)?.[7]?.wish).toBeNull()
})

test('a move between cities is not taken out, not replaced, and stays on its day', () => {
  const plan = moveDays(planDays())
  expect(refused(plan, { do: 'remove', at: at(0, 7) })).toBe('move_stays')
  expect(refused(plan, { do: 'replace', at: at(0, 7), placeId: 'sight-40' })).toBe('move_stays')
  expect(refused(plan, { do: 'move', at: at(0, 7), to: at(1, 0) })).toBe('move_stays')
  expect(ids(edited(plan, { do: 'move', at: at(0, 7), to: at(0, 0) }).get(0))[0]).toBeNull()
})

test.each([0, 3, 7])('a place is added before the stop with the index %i', (index) => {
  const days = edited(planDays(), { do: 'add', placeId: 'sight-40', at: at(0, index) })
  expect([...days.keys()]).toEqual([0])
  expect(ids(days.get(0)).indexOf('sight-40')).toBe(index)
  expect(days.get(0)?.[index]).toMatchObject({ wish: null, stay: 60 })
  expect(days.get(0)).toHaveLength(8)
})

test.each([at(0, 8), at(0, -1), at(0, 1.5), at(3, 0), at(0, Number.NaN)])('nothing is added at %o', (position) => {
  expect(refused(planDays(), { do: 'add', placeId: 'sight-40', at: position })).toBe('not_found')
})

test.each([
  ['nowhere', 'not_found'],
  ['__proto__', 'not_found'],
  ['sight-0', 'already_in_plan'],
  ['sight-4', 'already_in_plan'],
  ['old-hotel', 'cannot_be_visited'],
  ['gone-tower', 'cannot_be_visited'],
])('%s is neither added nor put in the place of another: %s', (placeId, code) => {
  expect(refused(planDays(), { do: 'add', placeId, at: at(0, 0) })).toBe(code)
  expect(refused(planDays(), { do: 'replace', at: at(0, 0), placeId })).toBe(code)
})

test('a place that is in the plan is told with its day, and a clinic comes again', () => {
  const plan = planDays()
  const base = plan.base
  expect(choosePlace(plan, { placeId: 'sight-9', base }, context)).toEqual({
    refused: { code: 'already_in_plan', name: 'The sight-9 house', onDay: 2 },
  })
  Object.assign(plan.days[0]?.stops[1] ?? {}, { placeId: 'clinic-1', kind: 'consultation', treatment: 'skin' })
  expect(choosePlace(plan, { placeId: 'clinic-1', base }, context)).toMatchObject({ row: { id: 'clinic-1' } })
})

test('another place has the time of the one that it replaces and its own stay', () => {
  const plan = planDays()
  const used = createEditContext(factsFor(askTrip(3), [...catalogue, inventRow('long', 5, { visitMinutes: 150 })]))
  const result = editDays(plan, { do: 'replace', at: at(0, 1), placeId: 'long' }, used)
  const [day] = 'days' in result ? [...result.days.values()] : []
  expect(day?.stops[1]).toMatchObject({ wish: 650, stay: 150, stop: { placeId: 'long', kind: 'attraction' } })
  expect(day?.stops[1]?.stop).not.toHaveProperty('locked')
})

test('a lock goes over to the other place', () => {
  const plan = planDays()
  Object.assign(plan.days[0]?.stops[1] ?? {}, { locked: true })
  const days = edited(plan, { do: 'replace', at: at(0, 1), placeId: 'sight-40' })
  expect(days.get(0)?.map(({ stop }) => stop.locked ?? false)).toEqual([false, true, false, false, false, false, false])
})

test.each(['grill-9', 'cafe-9', 'night-market'])('a meal stays that meal at %s', (placeId) => {
  const days = edited(planDays(), { do: 'replace', at: at(0, 6), placeId })
  expect(days.get(0)?.[6]?.stop).toMatchObject({ placeId, kind: 'meal', meal: 'dinner' })
})

test('a meal that a sight replaces is no meal any longer, and a sight that a restaurant replaces becomes one', () => {
  const sight = edited(planDays(), { do: 'replace', at: at(0, 6), placeId: 'sight-40' }).get(0)?.[6]?.stop
  expect(sight).toMatchObject({ kind: 'attraction' })
  expect(sight).not.toHaveProperty('meal')
  const plan = planDays()
  plan.days[0]?.stops.splice(6, 1)
  expect(edited(plan, { do: 'replace', at: at(0, 5), placeId: 'grill-9' }).get(0)?.[5]?.stop).toMatchObject({
    kind: 'meal',
    meal: 'dinner',
  })
})

test('a treatment stays itself, with its length, at a clinic that does it, and elsewhere becomes a question', () => {
  const plan = planDays()
  const visit: Partial<PlanStop> = { placeId: 'clinic-1', kind: 'treatment', treatment: 'medical', leave: '12:20' }
  Object.assign(plan.days[0]?.stops[1] ?? {}, visit)
  const there = edited(plan, { do: 'replace', at: at(0, 1), placeId: 'clinic-2' }).get(0)?.[1]
  expect(there).toMatchObject({ stay: 90, stop: { placeId: 'clinic-2', kind: 'treatment', treatment: 'medical' } })
  Object.assign(plan.days[0]?.stops[1] ?? {}, { treatment: 'skin' })
  const other = edited(plan, { do: 'replace', at: at(0, 1), placeId: 'clinic-2' }).get(0)?.[1]
  expect(other).toMatchObject({ stay: 60, stop: { kind: 'consultation', treatment: 'medical' } })
})

test('a stop that moves within its day is found at the index it was given, whichever way it moves', () => {
  for (const [from, to] of [
    [0, 6],
    [6, 0],
    [2, 3],
    [3, 2],
  ] as const) {
    const plan = planDays()
    const id = plan.days[0]?.stops[from]?.placeId ?? null
    const days = edited(plan, { do: 'move', at: at(0, from), to: at(0, to) })
    expect([...days.keys()]).toEqual([0])
    expect(ids(days.get(0)).indexOf(id)).toBe(to)
    expect(days.get(0)).toHaveLength(7)
    expect(days.get(0)?.[to]?.wish).toBeNull()
  }
})

test('a stop that moves to another day leaves one and joins the other, at its end as well', () => {
  for (const index of [0, 7]) {
    const days = edited(planDays(), { do: 'move', at: at(0, 1), to: at(2, index) })
    expect([...days.keys()]).toEqual([0, 2])
    expect(ids(days.get(0))).not.toContain('sight-1')
    expect(ids(days.get(2)).indexOf('sight-1')).toBe(index)
  }
})

test('a stop that moves to where it is changes no day', () => {
  expect(edited(planDays(), { do: 'move', at: at(0, 3), to: at(0, 3) }).size).toBe(0)
})

test.each([at(0, 7), at(1, 8), at(3, 0), at(0, -1), at(1, 0.5)])('no stop moves to %o', (to) => {
  expect(refused(planDays(), { do: 'move', at: at(0, 0), to })).toBe('not_found')
})
