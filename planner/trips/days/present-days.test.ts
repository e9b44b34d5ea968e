import { expect, test } from 'vitest'
import { openSpansOn } from '#domain/places/opening-hours.ts'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { PlanDay, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripStep1, TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { listFaults } from '#testing/trips/edited-trips.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { totalsOf } from './plan-remarks.ts'
import { prepareTrip } from '#planner/trips/prepare-trip.ts'
import { searchTrip } from '#planner/trips/search-trip.ts'
import { presentDays } from './present-days.ts'

type Asked = Partial<TripStep2> &
  Pick<TripStep1, 'arrival' | 'departure'> & { days?: number; told?: Partial<TripStep3> }

/** A short search and the days that come of it. */
function tell(
  { days = 2, told = {}, arrival, departure, ...asked }: Asked = {},
  catalogue: readonly PlanPlace[] = inventCatalogue(),
) {
  const steps = askTrip(days, asked, told)
  Object.assign(steps.step1, arrival && { arrival }, departure && { departure })
  const wishes = readTripWishes(steps, { names: indexPlaceNames([]), treatments: [] })
  const request = { wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.1 }
  const { parts, trip, result } = searchTrip(prepareTrip(request).parts, request)
  return { days: presentDays(result, trip, parts), again: () => presentDays(result, trip, parts), result, parts }
}

const plain = tell()

function shortfalls(days: readonly PlanDay[]): (string | null)[] {
  return days.map(({ shortfall }) => shortfall)
}

test('the sights of a result are all told, each on its day, and only meals change their table', () => {
  const { days, result } = plain
  for (const [index, { stops }] of result.days.entries()) {
    const told = days[index]?.stops ?? []
    const sights = stops.filter(({ meal }) => meal === null)
    const toldSights = told.filter(({ meal }) => meal === undefined)
    expect(told).toHaveLength(stops.length)
    expect(new Set(toldSights.map(({ placeId }) => placeId))).toEqual(new Set(sights.map(({ placeId }) => placeId)))
    expect(new Set(told.map(({ meal }) => meal ?? null))).toEqual(new Set(stops.map(({ meal }) => meal)))
  }
})

test('no place is told twice, also where meals changed their table', () => {
  const ids = plain.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId))
  expect(new Set(ids).size).toBe(ids.length)
})

test('sums are right, stops follow each other, and every way is there', () => {
  const { days } = plain
  const [first] = days
  if (!first) throw new Error('no day')
  const bare = {
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    seed: 1,
    base: first.from,
    unplaced: [],
    warnings: [],
    conflicts: [],
  } as const
  const budget = { dailyLimit: null, tripLimit: null }
  expect(
    listFaults({
      ...bare,
      unplaced: [],
      warnings: [],
      conflicts: [],
      budget,
      checks: [],
      days,
      totals: totalsOf(days),
    }),
  ).toEqual([])
})

test('every stay lies in the hours of its place, and each day is one date after the other', () => {
  const rows = new Map(inventCatalogue().map((row) => [row.id, row]))
  expect(plain.days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04'])
  for (const { date, stops } of plain.days)
    for (const { placeId, arrive, leave } of stops) {
      const row = rows.get(placeId ?? '')
      const spans = row ? (openSpansOn(row, date) ?? []) : []
      expect(spans.some(({ from, to }) => minutesOfPlanClock(arrive) >= from && minutesOfPlanClock(leave) <= to)).toBe(
        true,
      )
    }
})

test('telling a result twice gives the same days, and leaves the result as it was', () => {
  const text = JSON.stringify(plain.result)
  expect(JSON.stringify(plain.again())).toBe(JSON.stringify(plain.days))
  expect(JSON.stringify(plain.result)).toBe(text)
})

test('no day and no trip costs more than its limit, also after tables were changed', () => {
  const { days } = tell({ days: 3, dailyBudgetRange: 40_000, totalBudget: '100,000 won' })
  for (const { cost } of days) expect(cost).toBeLessThanOrEqual(40_000)
  expect(totalsOf(days).cost).toBeLessThanOrEqual(100_000)
})

test('a day that has all that its pace asks for says nothing', () => {
  expect(shortfalls(plain.days)).toEqual([null, null])
})

test('a day says that little fits where sights or cafes are missing, and that of some wishes where others are', () => {
  const few = inventCatalogue().filter(({ id }) => !id.startsWith('sight-') || ['sight-0', 'sight-1'].includes(id))
  expect(shortfalls(tell({}, few).days)).toContain('few_fit')
  const without = inventCatalogue().filter(({ id }) => !id.startsWith('grill-') && !id.startsWith('noodle-'))
  expect(shortfalls(tell({}, without).days)).toEqual(['some_wishes', 'some_wishes'])
})

test('a short day of a flight says so, and an empty one leads from one end to the other', () => {
  const arrival = { airport: 'GMP', time: '17:00' } as const
  const departure = { airport: 'GMP', time: '09:00' } as const
  const { days } = tell({ days: 3, arrival, departure })
  expect(shortfalls(days)).toEqual(['arrival', null, 'departure'])
  const last = days[2]
  expect(last?.stops).toEqual([])
  expect(last?.to.name).toBe('Gimpo Airport')
  expect(last?.returnLeg?.minutes).toBeGreaterThan(0)
  expect(last?.cost).toBe(last?.returnLeg?.cost)
})

test('the days of a treatment and of its recovery say so', () => {
  const told = { beautyInterest: 'interested' as const, beautyCategories: ['Skin Treatment' as const] }
  const { days, parts } = tell({ days: 4, told })
  const [treated] = parts.treatments.treatmentDays
  expect(treated).toBeGreaterThanOrEqual(0)
  expect(days[treated ?? 0]?.shortfall).toBe('treatment')
  expect(days[(treated ?? 0) + 1]?.shortfall).toBe('recovery')
})

test('a day kept free for a treatment without a clinic rests until one sets out for lunch', () => {
  const told = { beautyInterest: 'interested' as const, beautyCategories: ['Medical Treatment' as const] }
  const { days, parts } = tell({ days: 4, told })
  const [kept] = parts.treatments.keptFree
  const stops = days[kept?.day ?? 0]?.stops ?? []
  expect(stops[0]).toMatchObject({ kind: 'rest', because: ['kept-free:medical'], arrive: '09:00' })
  const [rest, next] = stops
  const setOut = minutesOfPlanClock(next?.arrive ?? '') - (next?.leg?.minutes ?? 0)
  expect(minutesOfPlanClock(rest?.leave ?? '')).toBe(setOut)
})
