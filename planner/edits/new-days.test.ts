import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanDay, PlanPlace } from '#domain/trips/plan/plans.ts'
import { northOf } from '#testing/trips/checked-trips.ts'
import { factsFor, inventEditedCatalogue, moveDays, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { createEditContext, type EditContext } from './edit-context.ts'
import { listFixed } from './fixed-stops.ts'
import { searchDays } from './new-days.ts'

const context = createEditContext(factsFor())

type Asked = { chosen?: number[]; seed?: number; used?: EditContext; shouldStop?: () => boolean }

function search(plan: Plan, { chosen = [0], seed = 1, used = context, shouldStop }: Asked = {}): PlanDay[] {
  const days = new Set(chosen)
  const asked = { chosen: days, fixed: listFixed(plan, days, used), seed, ...(shouldStop && { shouldStop }) }
  return searchDays(plan, asked, used)
}

function ids(days: readonly PlanDay[], index = 0): (string | null)[] {
  return days[index]?.stops.map(({ placeId }) => placeId) ?? []
}

function contextWith(rows: PlanPlace[], asked: Parameters<typeof askTrip>[1] = {}): EditContext {
  return createEditContext(factsFor(askTrip(3, asked), [...inventEditedCatalogue(), ...rows]))
}

test('the chosen days are filled and the others are empty', () => {
  const days = search(planDays(), { chosen: [0, 2] })
  expect(days).toHaveLength(3)
  expect(ids(days, 1)).toEqual([])
  for (const index of [0, 2]) {
    const kinds = days[index]?.stops.map(({ meal, kind }) => meal ?? kind) ?? []
    expect(kinds).toEqual(expect.arrayContaining(['lunch', 'dinner']))
    expect(kinds.filter((kind) => kind === 'attraction').length).toBeGreaterThanOrEqual(4)
  }
})

test('a new day takes no place of the days that stay and few of its own former places', () => {
  const plan = planDays()
  const kept = [...ids(plan.days, 1), ...ids(plan.days, 2)]
  const found = ids(search(plan))
  expect(found.filter((id) => kept.includes(id))).toEqual([])
  const again = found.filter((id) => ids(plan.days, 0).includes(id))
  expect(again.length * 2).toBeLessThan(found.length)
})

test('a new day keeps places that were added by hand or named', () => {
  const used = contextWith([], { mustVisitPlaces: 'The sight-2 house, The sight-60 house' })
  const plan = planDays()
  plan.days[0]?.stops[0]?.because.push('added')
  const found = ids(search(plan, { used }))
  expect(found).toEqual(expect.arrayContaining(['sight-0', 'sight-2']))
})

test('nothing comes that is far away, closed for good, a hotel or a clinic', () => {
  const star = { fame: 5 as const, categories: ['popular' as const] }
  const far = inventRow('far', 1, { ...star, ...northOf({ lat: 37.574, lng: 126.985 }, 25_500) })
  const gone = inventRow('gone', 1, { ...star, permanentlyClosed: true })
  const hotel = inventRow('hotel', 1, { ...star, kind: 'lodging' })
  const clinic = inventRow('clinic', 1, { ...star, kind: 'clinic' })
  const great = inventRow('great', 1, star)
  const found = ids(search(planDays(), { used: contextWith([far, gone, hotel, clinic, great]) }))
  expect(found).toContain('great')
  for (const id of ['far', 'gone', 'hotel', 'clinic']) expect(found).not.toContain(id)
})

test.each([
  ['added by hand', ['added'], ''],
  ['named', ['must'], 'The far house'],
])('a day trip to a place that was %s stays, on its day', (_, because, mustVisitPlaces) => {
  const far = inventRow('far', 1, northOf({ lat: 37.574, lng: 126.985 }, 26_000))
  const plan = planDays()
  Object.assign(plan.days[1]?.stops[0] ?? {}, { placeId: 'far', because })
  const days = search(plan, { chosen: [0, 1], used: contextWith([far], { mustVisitPlaces }) })
  expect(ids(days, 1)).toContain('far')
  expect(ids(days, 0)).not.toContain('far')
})

test('a locked stop keeps its time, and nothing overlaps it', () => {
  const plan = planDays()
  Object.assign(plan.days[0]?.stops[3] ?? {}, { locked: true, arrive: '13:15', leave: '15:05' })
  const [day] = search(plan)
  const held = day?.stops.find(({ placeId }) => placeId === 'sight-2')
  expect(held).toMatchObject({ arrive: '13:15', leave: '15:05' })
  const clocks =
    day?.stops.flatMap(({ arrive, leave }) => [minutesOfPlanClock(arrive), minutesOfPlanClock(leave)]) ?? []
  expect(clocks).toEqual(clocks.toSorted((one, other) => one - other))
})

test('the days that stay leave the others what is left of the money of the trip', () => {
  const plan = planDays()
  const others = plan.days.slice(1).reduce((sum, { cost }) => sum + cost, 0)
  const limit = others + 21_000
  const used = createEditContext(factsFor(askTrip(3, { totalBudget: `${limit} won` })))
  const [day] = search(plan, { used })
  expect(day?.cost).toBeLessThanOrEqual(21_000)
  expect(day?.cost).toBeGreaterThan(0)
  expect(search(plan)[0]?.cost).toBeGreaterThan(21_000)
})

test('no day costs more than it may', () => {
  const used = createEditContext(factsFor(askTrip(3, { dailyBudgetRange: 30_000 })))
  for (const { cost } of search(planDays(), { chosen: [0, 1, 2], used })) expect(cost).toBeLessThanOrEqual(30_000)
})

test('a day before a move is searched in its city and until the move leaves', () => {
  const busan = { lat: 35.1577, lng: 129.0592 }
  const great = inventRow('great-in-busan', 1, { ...busan, fame: 5 })
  const plan = moveDays(planDays())
  const used = contextWith([great])
  const days = search(plan, { used })
  const [day] = days
  expect(ids(days)).not.toContain('great-in-busan')
  const move = plan.days[0]?.stops[7]
  const leaves = minutesOfPlanClock(move?.arrive ?? '') - (move?.leg?.minutes ?? 0)
  const late = day?.stops.filter(({ leave, kind }) => kind !== 'transfer' && minutesOfPlanClock(leave) > leaves)
  expect(late).toEqual([])
})

test('days in another city are filled with what is there', () => {
  const busan = { lat: 35.1577, lng: 129.0592 }
  const rows = Array.from({ length: 12 }, (_, index) =>
    inventRow(`busan-${index}`, 1, {
      ...northOf(busan, 200 * index),
      area: null,
      ...(index < 4 && { kind: 'restaurant' as const, cuisine: `dish ${index}` }),
    }),
  )
  const used = contextWith(rows)
  const found = search(moveDays(planDays()), { chosen: [1], used })[1]
  expect(found?.stops.length).toBeGreaterThanOrEqual(6)
  for (const { placeId } of found?.stops ?? []) {
    const row = used.rows.get(placeId ?? '')
    expect(row ? straightMetres(row, busan) : Infinity).toBeLessThan(25_000)
  }
})

test('the same seed gives the same days, and a search that is ended at once gives lawful ones', () => {
  const texts = [1, 2].map(() => JSON.stringify(search(planDays(), { seed: 4 })))
  expect(texts[0]).toBe(texts[1])
  const placed = ids(search(planDays(), { shouldStop: () => true }))
  expect(new Set(placed).size).toBe(placed.length)
})
