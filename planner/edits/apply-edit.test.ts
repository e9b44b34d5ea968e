import { expect, test } from 'vitest'
import type { Plan, PlanStop } from '#domain/trips/plan/plans.ts'
import type { StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import {
  closedOn,
  factsFor,
  inventEditedCatalogue,
  listFaults,
  moveDays,
  planDays,
} from '#testing/trips/edited-trips.ts'
import { askTrip, fullDay } from '#testing/trips/lawful-trip.ts'
import { applyEdit } from './apply-edit.ts'
import { createEditContext } from './edit-context.ts'

const context = createEditContext(factsFor())

function edit(plan: Plan, change: TripEdit, used = context) {
  const result = applyEdit(plan, change, used)
  expect(listFaults(result.plan)).toEqual([])
  return result
}

function at(day: number, stop: number): StopPosition {
  return { day, stop }
}

function ids(plan: Plan, day = 0): (string | null | undefined)[] {
  return plan.days[day]?.stops.map(({ placeId, name }) => placeId ?? name) ?? []
}

function clocks(plan: Plan, day = 0): string[] {
  return plan.days[day]?.stops.map(({ arrive, leave }) => `${arrive}-${leave}`) ?? []
}

function stopOf(plan: Plan, id: string): PlanStop | undefined {
  return plan.days.flatMap(({ stops }) => stops).find(({ placeId }) => placeId === id)
}

test('taking a stop out leaves the times of the others, closes the way over it, and costs less', () => {
  const before = planDays()
  const { plan, breaches } = edit(before, { do: 'remove', at: at(0, 4) })
  expect(ids(plan)).toEqual(['sight-0', 'sight-1', 'noodle-0', 'sight-2', 'sight-3', 'grill-0'])
  expect(clocks(plan)).toEqual(clocks(before).toSpliced(4, 1))
  expect(plan.totals.cost).toBe(before.totals.cost - 6000)
  expect(plan.days[1]).toEqual({ ...before.days[1] })
  expect(breaches).toEqual([])
})

test('taking out the only dinner of a day says that it is missing', () => {
  const { breaches } = edit(planDays(), { do: 'remove', at: at(1, 6) })
  expect(breaches).toEqual([{ rule: 'meals', day: 1, code: 'no_meal', meal: 'dinner' }])
})

test('a rule that was broken before a change is not reported again', () => {
  const { plan } = edit(planDays(), { do: 'remove', at: at(1, 6) })
  expect(edit(plan, { do: 'remove', at: at(1, 4) }).breaches).toEqual([])
})

test('the checks of a plan are those of the plan as it now is', () => {
  const { plan } = edit(planDays(), { do: 'remove', at: at(1, 6) })
  expect(plan.checks.filter(({ held }) => !held).map(({ rule }) => rule)).toEqual(['meals'])
})

test('a longer stay moves what follows no more than the way there takes', () => {
  const before = planDays()
  const { plan } = edit(before, { do: 'stay', at: at(0, 0), minutes: 120 })
  const [first, second, lunch] = plan.days[0]?.stops ?? []
  expect(`${first?.arrive}-${first?.leave}`).toBe('09:30-11:30')
  expect(second?.arrive).toBe(`11:${30 + (second?.leg?.minutes ?? 0)}`)
  expect(lunch?.meal).toBe('lunch')
  expect(clocks(plan).at(-1)).toBe(clocks(before).at(-1))
})

test('a day leaves earlier when a lunch would begin too late', () => {
  const { plan, breaches } = edit(planDays(), { do: 'add', placeId: 'sight-40', at: at(0, 2) })
  expect(stopOf(plan, 'sight-0')?.arrive.localeCompare('09:30')).toBeLessThan(0)
  expect(stopOf(plan, 'noodle-0')?.arrive).toBe('12:40')
  expect(breaches).toEqual([])
})

test('a stop that is closed on its day stays where it was put, and the weekday is told', () => {
  const { plan, breaches } = edit(planDays(), { do: 'add', placeId: 'shut-on-tuesdays', at: at(1, 1) })
  expect(ids(plan, 1)[1]).toBe('shut-on-tuesdays')
  expect(breaches).toContainEqual({
    rule: 'open',
    day: 1,
    code: 'closed_on_weekday',
    name: 'The shut-on-tuesdays house',
    weekday: 'tue',
  })
})

test('one waits where a place opens later', () => {
  const { plan } = edit(planDays([]), { do: 'add', placeId: 'night-market', at: at(0, 0) })
  expect(stopOf(plan, 'night-market')).toMatchObject({ arrive: '18:00', kind: 'meal', meal: 'dinner' })
})

test('a place is added on the day on which it is open, where it costs the least time', () => {
  const { plan, breaches } = edit(planDays(fullDay(1), []), { do: 'add', placeId: 'early-garden', at: null })
  expect(ids(plan, 0)[0]).toBe('early-garden')
  const shut = edit(planDays([], [], []), { do: 'add', placeId: 'shut-on-tuesdays', at: null })
  expect(shut.breaches.filter(({ rule }) => rule === 'open')).toEqual([])
  expect(breaches.filter(({ rule }) => rule === 'open')).toEqual([])
})

test('a place is added on the day that was asked for, where it fits best', () => {
  const { plan, breaches } = edit(planDays(fullDay(0), []), { do: 'add', placeId: 'noodle-9', at: null, day: 1 })
  expect(ids(plan, 1)).toEqual(['noodle-9'])
  expect(breaches).toEqual([])
  expect(edit(planDays(), { do: 'add', placeId: 'noodle-9', at: null, day: 9 }).isRefused).toBe(true)
})

test('an added stop says what it is, what it costs and that nobody knows its hours or its price', () => {
  const { plan } = edit(planDays(), { do: 'add', placeId: 'secret-garden', at: at(0, 4) })
  const stop = stopOf(plan, 'secret-garden')
  expect(stop).toMatchObject({ kind: 'attraction', cost: 10_000, costUnknown: true, hoursUnknown: true })
  expect(stop?.because).toEqual(['added', 'interest:culture', 'area:Insadong', 'stay:hotel'])
})

test('only what is close to where one stays is said to be', () => {
  const near = edit(planDays(), { do: 'add', placeId: 'sight-40', at: at(0, 1) }).plan
  const facts = factsFor()
  const catalogue = facts.catalogue.map((row) => (row.id === 'sight-40' ? { ...row, lat: row.lat + 0.02 } : row))
  const withFar = createEditContext({ ...facts, catalogue })
  const far = edit(planDays(), { do: 'add', placeId: 'sight-40', at: at(0, 1) }, withFar).plan
  expect(stopOf(near, 'sight-40')?.because).toContain('stay:hotel')
  expect(stopOf(far, 'sight-40')?.because).toContain('added')
  expect(stopOf(far, 'sight-40')?.because).not.toContain('stay:hotel')
})

test('a place that was left out is left out no longer when it is added', () => {
  const plan = planDays()
  plan.unplaced.push({ placeId: 'sight-60', name: 'The sight-60 house', reason: 'no_time', note: '' })
  expect(edit(plan, { do: 'add', placeId: 'sight-60', at: null }).plan.unplaced).toEqual([])
})

test('an eating place becomes the meal that the day lacks', () => {
  const { plan } = edit(planDays(), { do: 'remove', at: at(0, 2) })
  const fed = edit(plan, { do: 'add', placeId: 'noodle-9', at: at(0, 2) })
  expect(stopOf(fed.plan, 'noodle-9')).toMatchObject({ kind: 'meal', meal: 'lunch' })
  expect(fed.breaches).toEqual([])
})

test('a market is a sight where the day has its meals already, and a second dinner elsewhere is told', () => {
  const market = edit(planDays(), { do: 'add', placeId: 'night-market', at: at(0, 7) })
  expect(stopOf(market.plan, 'night-market')?.kind).toBe('attraction')
  const dinner = edit(planDays(), { do: 'add', placeId: 'noodle-9', at: at(0, 7) })
  expect(dinner.breaches).toContainEqual({ rule: 'meals', day: 0, code: 'many_meals', meal: 'dinner', count: 2 })
})

test('another place keeps the time and the meal of the one that it replaces, and its lock', () => {
  const { plan } = edit(planDays(), { do: 'lock', at: at(0, 6), locked: true })
  const replaced = edit(plan, { do: 'replace', at: at(0, 6), placeId: 'grill-9' })
  expect(stopOf(replaced.plan, 'grill-9')).toMatchObject({ meal: 'dinner', arrive: '17:30', locked: true })
  expect(stopOf(replaced.plan, 'grill-0')).toBeUndefined()
  expect(replaced.breaches).toEqual([])
})

test('a clinic visit stays what it is at another clinic', () => {
  const catalogue = inventEditedCatalogue()
  const clinic = catalogue.find(({ id }) => id === 'clinic-1')
  if (!clinic) throw new Error('no clinic')
  const used = createEditContext(factsFor(askTrip(3), [...catalogue, { ...clinic, id: 'clinic-2' }]))
  const plan = planDays()
  Object.assign(plan.days[0]?.stops[1] ?? {}, { placeId: 'clinic-1', kind: 'treatment', treatment: 'skin' })
  const { plan: changed } = edit(plan, { do: 'replace', at: at(0, 1), placeId: 'clinic-2' }, used)
  expect(stopOf(changed, 'clinic-2')).toMatchObject({
    kind: 'treatment',
    treatment: 'skin',
    arrive: '10:50',
    leave: '11:50',
  })
})

test('a stop moves to another day and fits in there', () => {
  const { plan } = edit(planDays(), { do: 'move', at: at(0, 5), to: at(1, 1) })
  expect(ids(plan, 0)).not.toContain('sight-3')
  expect(ids(plan, 1)[1]).toBe('sight-3')
})

test('a stop that moves within its day takes the place it is given', () => {
  const { plan } = edit(planDays(), { do: 'move', at: at(0, 0), to: at(0, 5) })
  expect(ids(plan)).toEqual(['sight-1', 'noodle-0', 'sight-2', 'cafe-0', 'sight-3', 'sight-0', 'grill-0'])
  expect(stopOf(plan, 'noodle-0')?.arrive).toBe('12:10')
})

test('a lunch that moves to the evening becomes the dinner that is missing', () => {
  const { plan } = edit(planDays(), { do: 'remove', at: at(0, 6) })
  const { plan: moved } = edit(plan, { do: 'move', at: at(0, 2), to: at(0, 5) })
  expect(stopOf(moved, 'noodle-0')?.meal).toBe('dinner')
})

test('a locked stop keeps its time, others make room for it', () => {
  const locked = edit(planDays(), { do: 'lock', at: at(0, 3), locked: true }).plan
  const { plan } = edit(locked, { do: 'stay', at: at(0, 1), minutes: 75 })
  expect(stopOf(plan, 'sight-2')).toMatchObject({ arrive: '13:30', locked: true })
})

test('a locked stop that nobody can reach in time is told with both times', () => {
  const locked = edit(planDays(), { do: 'lock', at: at(0, 1), locked: true }).plan
  const { plan, breaches } = edit(locked, { do: 'stay', at: at(0, 0), minutes: 240 })
  const arrive = stopOf(plan, 'sight-1')?.arrive ?? ''
  expect(breaches).toContainEqual({
    rule: 'reachable',
    day: 0,
    code: 'locked_later',
    name: 'The sight-1 house',
    was: '10:50',
    arrive,
  })
})

test('a lock is taken off without a trace', () => {
  const plan = edit(planDays(), { do: 'lock', at: at(0, 3), locked: true }).plan
  expect(stopOf(edit(plan, { do: 'lock', at: at(0, 3), locked: false }).plan, 'sight-2')).not.toHaveProperty('locked')
})

test('a train leaves later, and keeps its name, its fare and its mode', () => {
  const plan = moveDays(planDays())
  const shifted = edit(plan, { do: 'shift', at: at(0, 7), minutes: 30 }).plan
  expect(shifted.days[0]?.stops[7]).toMatchObject({ arrive: '23:10', leg: { mode: 'ktx', cost: 62_000 } })
  const shorter = edit(shifted, { do: 'remove', at: at(0, 6) }).plan
  expect(shorter.days[0]?.stops[6]).toMatchObject({ name: 'KTX to Busan', arrive: '23:10', leg: { mode: 'ktx' } })
})

test('a day in another city begins and ends there', () => {
  const { plan } = edit(moveDays(planDays()), { do: 'add', placeId: 'sight-40', at: at(1, 0) })
  const [leg, back] = [plan.days[1]?.stops[0]?.leg, plan.days[1]?.returnLeg]
  expect(leg?.metres).toBeGreaterThan(300_000)
  expect(back).toEqual(leg)
})

test('a day that begins at an airport begins no earlier than before', () => {
  const plan = planDays()
  const [first] = plan.days
  if (!first) throw new Error('no day')
  first.from = { name: 'Incheon Airport', lat: 37.449, lng: 126.451 }
  const { plan: changed } = edit(plan, { do: 'stay', at: at(0, 1), minutes: 180 })
  expect(stopOf(changed, 'sight-0')?.arrive.localeCompare('09:30')).toBeGreaterThanOrEqual(0)
})

test.each<[string, TripEdit, string]>([
  ['a stop that is not there', { do: 'remove', at: at(9, 0) }, 'not_found'],
  ['a place that nobody knows', { do: 'add', placeId: 'nowhere', at: null }, 'not_found'],
  ['a place that is in the plan', { do: 'add', placeId: 'sight-4', at: at(0, 0) }, 'already_in_plan'],
  ['a hotel', { do: 'add', placeId: 'old-hotel', at: null }, 'cannot_be_visited'],
  ['a place that has closed for good', { do: 'replace', at: at(0, 0), placeId: 'gone-tower' }, 'cannot_be_visited'],
  ['a move behind the end', { do: 'move', at: at(0, 0), to: at(0, 7) }, 'not_found'],
  ['another time for a sight', { do: 'shift', at: at(0, 0), minutes: 30 }, 'not_found'],
  ['a stay of no length', { do: 'stay', at: at(0, 0), minutes: Number.NaN }, 'not_found'],
])('%s is refused, and the plan is as it was', (_, change, code) => {
  const plan = planDays()
  const result = applyEdit(plan, change, context)
  expect(result).toMatchObject({ isRefused: true, breaches: [{ code }] })
  expect(result.plan).toBe(plan)
})

test('a move between cities is neither taken out, replaced nor put on another day', () => {
  const plan = moveDays(planDays())
  const changes: TripEdit[] = [
    { do: 'remove', at: at(0, 7) },
    { do: 'replace', at: at(0, 7), placeId: 'sight-40' },
    { do: 'move', at: at(0, 7), to: at(1, 0) },
  ]
  for (const change of changes) expect(edit(plan, change).breaches).toMatchObject([{ code: 'move_stays' }])
})

test('a day that would go on after five in the morning is refused with its day', () => {
  const { plan } = edit(planDays(), { do: 'stay', at: at(0, 6), minutes: 600 })
  const { breaches, isRefused } = edit(plan, { do: 'stay', at: at(0, 5), minutes: 600 })
  expect([isRefused, breaches]).toEqual([true, [{ rule: 'apart', day: 0, code: 'day_too_long' }]])
})

test('a place that costs more than a day may is kept, and both figures are told', () => {
  const { breaches } = edit(planDays(), { do: 'add', placeId: 'dear-tower', at: at(0, 4) })
  expect(breaches).toContainEqual({ rule: 'budget', day: 0, code: 'day_cost', cost: 126_000, limit: 60_000 })
})

test('ways between the same two stops stay as they were, whoever estimated them', () => {
  const plan = planDays()
  const leg = { mode: 'taxi' as const, minutes: 9, metres: 2000, cost: 3000 }
  const stop = plan.days[0]?.stops[1]
  if (stop) stop.leg = leg
  expect(stopOf(edit(plan, { do: 'stay', at: at(0, 4), minutes: 20 }).plan, 'sight-1')?.leg).toEqual(leg)
})

test('a plan whose clocks are none is timed anew instead of failing', () => {
  const plan = planDays()
  Object.assign(plan.days[0]?.stops[1] ?? {}, { arrive: 'noon', leave: '' })
  expect(edit(plan, { do: 'stay', at: at(0, 0), minutes: 60 }).isRefused).toBe(false)
})

test('hours of one weekday in a test are closed on that day alone', () => {
  expect(closedOn('tue')).toMatchObject({ tue: [], wed: [['09:00', '22:00']] })
})
