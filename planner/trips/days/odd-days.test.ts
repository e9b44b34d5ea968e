import { expect, test } from 'vitest'
import type { Plan, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { weighOddities } from './odd-days.ts'

const base = { name: 'Seoul', lat: 37.56, lng: 126.98 }
const always = { hours: '24h' as const }
const catalogue: PlanPlace[] = [
  inventRow('sight', 1, always),
  inventRow('great', 1, { ...always, headline: 3 }),
  inventRow('park', 1, { ...always, headline: 2, visitMinutes: 240 }),
  inventRow('early', 1, { hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [['09:00', '17:00']] } }),
  inventRow('table', 1, { ...always, kind: 'restaurant' }),
]
const wishes = readTripWishes(askTrip(2), { names: indexPlaceNames(catalogue), treatments: [] })

type Short = [arrive: string, leave: string, placeId: string, more?: Partial<PlanStop>]

/** How odd the second of two days reads. */
function oddityOf(stops: Short[], { wakeUp = null, ...more }: Partial<Plan> & { wakeUp?: number | null } = {}): number {
  const made = stops.map(([arrive, leave, placeId, others]): PlanStop => {
    const leg = { mode: 'walk', minutes: 10, metres: 500, cost: 0 } as const
    return { placeId, kind: 'attraction', arrive, leave, leg, cost: 0, hoursUnknown: false, because: [], ...others }
  })
  const day = { from: base, to: base, returnLeg: null, cost: 0, shortfall: null }
  const plan = {
    base,
    unplaced: [],
    days: [
      { ...day, date: wishes.startDate, stops: [] },
      { ...day, date: '2027-05-16', stops: made },
    ],
    ...more,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is weighed of a plan
  return weighOddities(plan as unknown as Plan, { wishes: { ...wishes, wakeUp }, catalogue })
}

const usual: Short[] = [
  ['10:00', '11:30', 'sight'],
  ['12:00', '13:00', 'table', { kind: 'meal', meal: 'lunch' }],
]

test('a usual day is not odd', () => {
  expect(oddityOf(usual)).toBe(0)
})

test('a day that begins late is odd, unless one gets up late', () => {
  const late: Short[] = [['11:00', '12:00', 'sight']]
  expect(oddityOf(late)).toBe(1)
  expect(oddityOf(late, { wakeUp: 10 * 60 })).toBe(0)
})

test('a late first day is odd where nobody lands', () => {
  const day = { from: base, to: base, returnLeg: null, cost: 0, shortfall: null, date: wishes.startDate }
  const leg = { mode: 'walk', minutes: 10, metres: 500, cost: 0 } as const
  const stop = { kind: 'attraction', leg, cost: 0, hoursUnknown: false, because: [] } as const
  const stops = [{ ...stop, placeId: 'sight', arrive: '11:00', leave: '12:00' }]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is weighed of a plan
  const plan = { base, unplaced: [], days: [{ ...day, stops }] } as unknown as Plan
  expect(weighOddities(plan, { wishes, catalogue })).toBe(1)
  const arrival = { airport: 'ICN', time: '07:00' } as const
  expect(weighOddities(plan, { wishes: { ...wishes, arrival }, catalogue })).toBe(0)
})

test('a hole, a late dinner and a day on the way are odd', () => {
  expect(oddityOf([...usual, ['15:30', '16:00', 'sight']])).toBe(1)
  expect(oddityOf([...usual, ['15:00', '16:00', 'sight']])).toBe(0)
  expect(
    oddityOf([
      ['10:00', '19:45', 'sight'],
      ['20:30', '21:30', 'table', { kind: 'meal', meal: 'dinner' }],
    ]),
  ).toBe(1)
  const far = { leg: { mode: 'bus', minutes: 230, metres: 60_000, cost: 0 } } as const
  expect(oddityOf([['10:00', '11:30', 'sight', far]])).toBe(1)
})

test('half a day that begins after lunch is odd, and is counted once where lunch is inside', () => {
  expect(oddityOf([...usual, ['13:10', '17:00', 'park']])).toBe(1)
  expect(
    oddityOf([
      ['10:00', '13:00', 'park'],
      ['13:10', '17:00', 'park'],
    ]),
  ).toBe(0)
})

test('a stop that has shut when an hour is lost is half as odd', () => {
  expect(oddityOf([...usual, ['14:00', '16:00', 'early']])).toBe(0)
  expect(oddityOf([...usual, ['14:30', '16:30', 'early']])).toBe(0.5)
})

test('what is left out is worse, and a great sight makes up for a part', () => {
  const unplaced = [{ placeId: null, name: 'sauna', reason: 'no_time' as const, note: '' }]
  expect(oddityOf(usual, { unplaced })).toBe(3)
  expect(oddityOf([['10:00', '11:30', 'great']])).toBeCloseTo(-0.3)
})
