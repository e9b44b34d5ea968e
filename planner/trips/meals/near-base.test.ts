import { expect, test, vi } from 'vitest'
import type { Plan, PlanDay, PlanPlace } from '#domain/trips/plan/plans.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import type { TripStep2 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { isLong } from '#testing/long-rounds.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { daysAfterSurgery, daysBeforeHairdresser, daysOutOfTown } from './near-base.ts'
import { planDays } from '#planner/trips/plan-trip.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Half an hour and more from where one stays. */
const clinic: PlanPlace = {
  ...inventRow('clinic-1', 0),
  kind: 'clinic',
  lat: 37.5005,
  lng: 127.036,
  province: 'Seoul',
  tags: ['surgery'],
  cost: null,
}

type Asked = {
  clinics?: readonly PlanPlace[]
  activityIntensity?: 'balanced' | 'packed'
  dailyBudgetRange?: number
  areaPreferences?: TripStep2['areaPreferences']
}

// With little money a shortened search finds too few meals.
const shortened = 0.3

function planSurgery(
  { clinics = [clinic], ...answers }: Asked = {},
  effort = shortened,
): {
  plan: Plan
  broken: string[]
} {
  const catalogue = [...readCatalogue(), ...clinics]
  const treatments = readTreatmentTable()
  const usual: Asked = { areaPreferences: [], dailyBudgetRange: 120_000, activityIntensity: 'balanced' }
  const asked = { totalBudget: '', mustVisitPlaces: '', ...usual, ...answers }
  const steps = askTrip(13, asked, {
    beautyInterest: 'interested',
    beautyCategories: ['Plastic Surgery'],
    plasticSurgeryType: 'rhinoplasty',
  })
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
  const plan = planDays({ wishes, catalogue, transport: readTransport(), seed: 1, effort })
  return { plan, broken: checkDays({ wishes, catalogue, plan }).flatMap(({ violations }) => violations) }
}

// A shortened search goes farther on these days than one that a traveller is given.
const { plan, broken } = planSurgery({}, 1)
const surgery = plan.days.findIndex(({ stops }) => stops.some(({ kind }) => kind === 'treatment'))

function mealsOf({ stops }: PlanDay): (string | undefined)[] {
  return stops.flatMap(({ meal }) => (meal ? [meal] : []))
}

test('a clinic far from where one stays has its surgery, and the day has both meals', () => {
  expect(surgery).toBeGreaterThan(0)
  expect(plan.days[surgery] && mealsOf(plan.days[surgery])).toEqual(['lunch', 'dinner'])
  expect(broken).toEqual([])
})

test('on the day of the surgery there is no cafe and no sight', () => {
  const kinds = (plan.days[surgery]?.stops ?? []).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['meal', 'treatment']))
})

test('on each of three days after it one sees a single thing near where one stays, and is back early', () => {
  const rows = new Map(readCatalogue().map((row) => [row.id, row]))
  for (const day of plan.days.slice(surgery + 1, surgery + 4)) {
    expect(day.stops.length).toBeLessThanOrEqual(3)
    expect(mealsOf(day)).toEqual(['lunch', 'dinner'])
    const ways = [...day.stops.map(({ leg }) => leg), day.returnLeg]
    expect(ways.reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0)).toBeLessThan(60)
    for (const { placeId } of day.stops) {
      const row = rows.get(placeId ?? '')
      expect(row && straightMetres(plan.base, row)).toBeLessThanOrEqual(3000)
    }
  }
})

// Where one walks everywhere the search tries far more ways: most of the time of this file.
test.runIf(isLong)(
  'with so little money that one walks, nobody walks for over 20 minutes from the base on the three days after it',
  () => {
    const { plan: cheap } = planSurgery({ clinics: [], dailyBudgetRange: 20_000, areaPreferences: ['Gangnam'] }, 1)
    const at = cheap.days.findIndex(({ stops }) => stops.some(({ because }) => because.includes('kept-free:surgery')))
    const after = cheap.days.slice(at + 1, at + 4)
    expect(after.flatMap(({ stops }) => stops).length).toBeGreaterThanOrEqual(3)
    for (const { stops, returnLeg } of after) {
      expect(stops[0]?.leg?.minutes ?? 0).toBeLessThanOrEqual(20)
      expect(returnLeg?.minutes ?? 0).toBeLessThanOrEqual(20)
    }
  },
)

test('later quiet days hold more again', () => {
  const later = plan.days.slice(surgery + 4).map(({ stops }) => stops.length)
  expect(Math.max(...later)).toBeGreaterThan(3)
})

test('without a surgery no day is close to the base', () => {
  expect(daysAfterSurgery({ surgeryDays: new Set() })).toEqual([])
  expect(daysAfterSurgery({ surgeryDays: new Set([2]) })).toEqual([3, 4, 5])
})

test.for([
  ['with a clinic', [clinic]],
  ['without one', []],
] as const)('a packed trip %s leaves no long wait on the days of a surgery', ([, clinics]) => {
  const { plan: packed, broken: rules } = planSurgery({ clinics, activityIntensity: 'packed' }, 1)
  expect(packed.days.some(({ shortfall }) => shortfall === 'treatment')).toBe(true)
  expect(rules).toEqual([])
})

test('nobody goes to a hair salon before the seventh day after a surgery', () => {
  expect(daysBeforeHairdresser({ surgeryDays: new Set([2]) })).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(daysBeforeHairdresser({ surgeryDays: new Set() })).toEqual([])
})

test('on the quiet days after a surgery nothing is out of town, and after other treatments it may be', () => {
  const [seoul, border] = [
    { name: 'Seoul', lat: 37.56, lng: 126.98 },
    { lat: 37.9, lng: 126.7 },
  ]
  const frames = Array.from({ length: 6 }, () => ({ start: seoul }))
  const quietDays = new Set([2, 3, 4])
  expect(daysOutOfTown(border, { surgeryDays: new Set([2]), quietDays }, frames)).toEqual([2, 3, 4])
  expect(daysOutOfTown(border, { surgeryDays: new Set(), quietDays }, frames)).toEqual([])
  expect(daysOutOfTown(seoul, { surgeryDays: new Set([2]), quietDays }, frames)).toEqual([])
})
