import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readCity, sumOfNights } from '#domain/trips/answers/city-nights.ts'
import type { CityNights, TripStep1, TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { cityAt } from '#domain/trips/plan/trip-cities.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { planTrip } from '#planner/trips/plan-trip.ts'
import { prepareTrip } from '#planner/trips/prepare-trip.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { isLong } from '#testing/long-rounds.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { readTransport } from '#testing/trips/transport.ts'

vi.setConfig({ testTimeout: 120_000 })

const catalogue = readCatalogue()
const transport = readTransport()
const known = { names: indexPlaceNames(catalogue), treatments: readTreatmentTable() }

type Asked = Partial<TripStep2> & Pick<TripStep1, 'arrival' | 'departure'> & { beauty?: Partial<TripStep3> }

function ask(
  days: number,
  nights: Record<string, number> | CityNights[],
  { arrival, departure, beauty, ...more }: Asked,
) {
  const stays = Array.isArray(nights)
    ? nights
    : Object.entries(nights).map(([city, count]) => ({ city, nights: count }))
  const steps = askTrip(days, { areaPreferences: [], mustVisitPlaces: '', totalBudget: '', nights: stays, ...more })
  steps.step1.selectedInterests = ['culture', 'food', 'nature']
  Object.assign(steps.step1, arrival && { arrival }, departure && { departure })
  Object.assign(steps.step3, beauty)
  return { steps, wishes: readTripWishes(steps, known) }
}

/** The city of each night, as the search is given it. */
function sleep(days: number, nights: Record<string, number> | CityNights[], asked: Asked = {}): string[] {
  const { wishes } = ask(days, nights, asked)
  const prepared = prepareTrip({ wishes, catalogue, transport, seed: 1 })
  return Array.from({ length: days - 1 }, (_, night) => cityAt(prepared.nights[night] ?? prepared.nights[0]).id)
}

function plan(days: number, nights: Record<string, number>, asked: Asked = {}): { made: Plan; faults: string[] } {
  const { steps, wishes } = ask(days, nights, asked)
  const made = planTrip({ wishes, catalogue, transport, seed: 1, effort: 0.1 })
  const verdicts = checkPlan({ steps, wishes, catalogue, plan: made, words: '' })
  return {
    made,
    faults: verdicts.flatMap(({ violations }) => violations).filter((one) => / nights instead of /u.test(one)),
  }
}

test('every base of the planner is in a city whose nights can be told', () => {
  for (const { city, quarter, lat, lng } of transport.bases)
    expect([city.en, readCity(city.en)]).toEqual([city.en, cityAt({ name: quarter.en, lat, lng }).id])
})

test('nights that fill the trip are in the cities that were named, in that order', () => {
  expect(sleep(7, { Seoul: 3, Busan: 2, Gyeongju: 1 })).toEqual([
    'Seoul',
    'Seoul',
    'Seoul',
    'Busan',
    'Busan',
    'Gyeongju',
  ])
  expect(sleep(3, { Jeonju: 2 })).toEqual(['Jeonju', 'Jeonju'])
  const again = [
    { city: 'Seoul', nights: 2 },
    { city: 'Sokcho', nights: 1 },
    { city: 'Seoul', nights: 1 },
  ]
  expect(sleep(5, again)).toEqual(['Seoul', 'Seoul', 'Sokcho', 'Seoul'])
})

test('nights that are left over stay with the planner, and the named city has as many as were asked for', () => {
  const nights = sleep(8, { Busan: 2 })
  expect(nights.filter((city) => city === 'Busan')).toHaveLength(2)
  expect([nights[0], nights.at(-1)]).toEqual(['Seoul', 'Seoul'])
  expect(sleep(6, { Busan: 2 }, { cities: 'one' }).filter((city) => city === 'Busan')).toHaveLength(2)
})

test('a stay in Seoul is in the area that was chosen there', () => {
  const { wishes } = ask(5, { Busan: 1, Seoul: 3 }, { areaPreferences: ['Hongdae'] })
  const { nights } = prepareTrip({ wishes, catalogue, transport, seed: 1 })
  expect(nights.map(({ name }) => name)).toEqual(['Seomyeon', 'Hongdae', 'Hongdae', 'Hongdae'])
})

test('whatever nights are told, a city never has more than was asked for unless nights are left over', () => {
  const stay = fc.record({
    city: fc.constantFrom('Seoul', 'Busan', 'Jeju', 'Seogwipo', 'Gyeongju', 'Jeonju', 'Suwon', 'Boseong', 'Ulleungdo'),
    nights: fc.integer({ min: 1, max: 5 }),
  })
  const trips = fc.record({
    days: fc.integer({ min: 2, max: 14 }),
    stays: fc.array(stay, { minLength: 1, maxLength: 4 }),
  })
  fc.assert(
    fc.property(trips, ({ days, stays }) => {
      // "Four nights on Jeju" may be in both of its towns.
      const isIsland = stays.length === 1 && stays[0]?.city === 'Jeju'
      const nights = sleep(days, stays).map((city) => (isIsland && city === 'Seogwipo' ? 'Jeju' : city))
      const all = stays.flatMap(({ city, nights: count }) => Array.from({ length: count }, () => city))
      const countIn = (cities: readonly string[], city: string) => cities.filter((one) => one === city).length
      const isFilled = sumOfNights(stays) >= days - 1
      // The first base also has the nights that nobody told.
      const told = [...new Set(all)].filter((city) => city !== nights[0])
      expect(isFilled ? nights : told.map((city) => countIn(nights, city))).toEqual(
        isFilled ? all.slice(0, days - 1) : told.map((city) => countIn(all, city)),
      )
    }),
    { numRuns: isLong ? 300 : 25 },
  )
})

test('more nights than the trip has are cut at its end, which the plan says, with the days that they take', () => {
  const { made, faults } = plan(5, { Seoul: 3, Busan: 2, Gyeongju: 1 })
  expect(made.days.map(({ to }) => cityAt(to).id)).toEqual(['Seoul', 'Seoul', 'Seoul', 'Busan', 'Busan'])
  expect(made.warnings.map(({ code }) => code)).toContain('other_nights')
  expect(made.conflicts).toContainEqual({ wishes: ['nights', 'dates'], relax: [{ wish: 'dates', to: '2027-05-09' }] })
  expect(faults).toEqual([])
})

test('a named place that is too far from all nights clashes with them', () => {
  const { made, faults } = plan(5, { Seoul: 2, Busan: 2 }, { mustVisitPlaces: 'Seongsan Ilchulbong' })
  expect(made.unplaced).toMatchObject([{ placeId: 'seongsan-ilchulbong', reason: 'no_time' }])
  expect(made.conflicts[0]?.wishes).toContain('nights')
  expect(made.conflicts[0]?.relax).toEqual([{ wish: 'nights', to: null }])
  expect(faults).toEqual([])
})

test('a city that is told twice has all of its nights, also where others are left over', () => {
  const nights = sleep(
    10,
    [
      { city: 'Seoul', nights: 1 },
      { city: 'Busan', nights: 2 },
      { city: 'Seoul', nights: 5 },
    ],
    { mustVisitPlaces: 'Bulguksa' },
  )
  expect(nights.filter((city) => city === 'Seoul').length).toBeGreaterThanOrEqual(6)
  expect(nights.filter((city) => city === 'Busan')).toHaveLength(2)
})

test('nights that are left open are shared without a word', () => {
  for (const told of [{ Seoul: 2, Busan: 2 }, { Seoul: 2 }]) {
    const { made, faults } = plan(6, told)
    expect(made.warnings.map(({ code }) => code)).not.toContain('other_nights')
    expect(faults).toEqual([])
  }
})

const skin = { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] } satisfies Partial<TripStep3>

test('a trip with a treatment starts where the clinics are, though another city was told first', () => {
  const { wishes } = ask(7, { Boseong: 3, Seoul: 3 }, { beauty: skin })
  const clinic = inventRow('clinic', 0, { kind: 'clinic', tags: ['skin'], lat: 37.56, lng: 126.98 })
  const { nights, parts } = prepareTrip({ wishes, catalogue: [...catalogue, clinic], transport, seed: 1 })
  expect(cityAt(nights[0]).id).toBe('Seoul')
  expect(parts.treatments.visits.map(({ kind }) => kind)).toContain('treatment')
})

test('told nights cut no rest after an operation, wherever the flight home leaves', () => {
  const beauty = {
    beautyInterest: 'interested',
    beautyCategories: ['Plastic Surgery'],
    plasticSurgeryType: 'rhinoplasty',
  } satisfies Partial<TripStep3>
  const departure = { airport: 'PUS', time: '18:00' } as const
  const without = sleep(13, {}, { beauty, departure })
  expect(sleep(13, { Gyeongju: 1 }, { beauty, departure })).toEqual(without)
})

test('a treatment keeps its nights near the clinic, and the plan says which nights are missing elsewhere', () => {
  const beauty = {
    beautyInterest: 'interested',
    beautyCategories: ['Plastic Surgery'],
    plasticSurgeryType: 'liposuction',
  } as const
  const asked = { beauty: { ...beauty, beautyCategories: [...beauty.beautyCategories] } }
  const { made, faults } = plan(16, { Seoul: 3, Busan: 12 }, asked)
  expect(made.warnings.map(({ code }) => code)).toContain('other_nights')
  expect(made.conflicts.find(({ wishes }) => wishes.includes('nights'))?.wishes).toContain('beautyCategories')
  expect(faults).toEqual([])
})
