import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { TripStep1, TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes, type TripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { createTravelModel } from '#planner/travel/travel-model.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readTransport } from '#testing/trips/transport.ts'
import { planDays, planTrip } from '#planner/trips/plan-trip.ts'
import { chooseNights, needsSeveral, outgrowsTown } from './trip-cities.ts'

vi.setConfig({ testTimeout: 60_000 })

const catalogue = readCatalogue()
const transport = readTransport()
const known = { names: indexPlaceNames(catalogue), treatments: readTreatmentTable() }
const seogwipo = { name: 'Seogwipo Old Downtown', lat: 33.249, lng: 126.563 }
const seoul = { name: 'Myeongdong', lat: 37.563, lng: 126.985 }

type Asked = Partial<TripStep2> & Pick<TripStep1, 'arrival' | 'departure'> & { beauty?: Partial<TripStep3> }

function wishesOf(days: number, { arrival, departure, beauty, ...step2 }: Asked): TripWishes {
  const steps = askTrip(days, { areaPreferences: [], mustVisitPlaces: '', totalBudget: '', ...step2 })
  steps.step1.selectedInterests = ['culture', 'food', 'nature']
  Object.assign(steps.step1, arrival && { arrival }, departure && { departure })
  Object.assign(steps.step3, beauty)
  return readTripWishes(steps, known)
}

function nightsOf(days: number, asked: Asked, leastAtFirst = 1, base = seoul): string[] {
  const travel = createTravelModel(transport, { longestWalkMinutes: 18, taxiSavesMinutes: null, party: 1 })
  const facts = { wishes: wishesOf(days, asked), facts: { catalogue, stays: transport.bases }, base, legOf: travel.leg }
  return chooseNights(facts, { leastAtFirst, leastAtEnd: 1 }).map(({ name }) => name)
}

function plan(days: number, asked: Asked): { plan: Plan; cities: string[]; broken: string[] } {
  const wishes = wishesOf(days, asked)
  const made = planDays({ wishes, catalogue, transport, seed: 1, effort: 0.3 })
  return {
    plan: made,
    cities: cityStays(made.days).map(({ city }) => city.id),
    broken: checkDays({ wishes, catalogue, plan: made }).flatMap(({ violations }) => violations),
  }
}

describe('the cities of the nights', () => {
  const far = 'Haeundae Beach, Bulguksa, Seongsan Ilchulbong, Gyeongbokgung'

  test('ten days with named places all over the country are spent near each of them, in an order without detours', () => {
    const nights = nightsOf(10, { mustVisitPlaces: far })
    expect(nights).toHaveLength(9)
    expect(nights.filter((name, at) => name !== nights[at - 1])).toEqual([
      'Myeongdong',
      'Hwangnam-dong',
      'Seomyeon',
      'Yeon-dong',
      'Myeongdong',
    ])
  })

  test('a one-city trip and a trip of two days sleep in one place', () => {
    const nights = nightsOf(10, { mustVisitPlaces: far, cities: 'one' })
    expect(nights).toEqual(Array.from({ length: 9 }, () => 'Myeongdong'))
    expect(nightsOf(2, { mustVisitPlaces: far })).toEqual(['Myeongdong'])
  })

  test('three days have no night for another city, four have one', () => {
    expect(nightsOf(3, { mustVisitPlaces: 'Haeundae Beach' })).toEqual(['Myeongdong', 'Myeongdong'])
    expect(nightsOf(4, { mustVisitPlaces: 'Haeundae Beach' })).toEqual(['Myeongdong', 'Seomyeon', 'Myeongdong'])
  })

  test('a week that names nothing sees a second city, a shorter trip and one with chosen areas do not', () => {
    expect(new Set(nightsOf(7, {})).size).toBe(2)
    expect(new Set(nightsOf(6, {})).size).toBe(1)
    expect(new Set(nightsOf(9, { areaPreferences: ['Hongdae'] })).size).toBe(1)
  })

  test('a short trip that asks for several cities sleeps in two', () => {
    expect(new Set(nightsOf(5, { cities: 'several' })).size).toBe(2)
  })

  test('a trip that names its island moves within it when it is long enough', () => {
    const jeju = { name: 'Yeon-dong', lat: 33.488, lng: 126.492 }
    expect(nightsOf(5, { mustVisitPlaces: 'Jeju' }, 1, jeju)).toContain('Seogwipo Old Downtown')
    expect(nightsOf(3, { mustVisitPlaces: 'Jeju' }, 1, jeju)).toEqual(['Yeon-dong', 'Yeon-dong'])
  })

  test('the last night of a longer trip is in the city from which one flies home', () => {
    const arrival = { airport: 'PUS', time: '11:00' } as const
    const departure = { airport: 'ICN', time: '16:00' } as const
    const busan = { name: 'Seomyeon', lat: 35.158, lng: 129.06 }
    expect(nightsOf(7, { arrival, departure }, 1, busan).at(-1)).toBe('Myeongdong')
    expect(nightsOf(4, { arrival, departure }, 1, busan)).toEqual(['Seomyeon', 'Myeongdong', 'Myeongdong'])
    expect(new Set(nightsOf(3, { arrival, departure }, 1, busan))).toEqual(new Set(['Seomyeon']))
  })

  test('the last night is not there where a named place is open on that day alone', () => {
    // The trip begins on a Monday, and the palace is shut on Tuesdays.
    const arrival = { airport: 'ICN', time: '13:30' } as const
    const departure = { airport: 'PUS', time: '11:00' } as const
    const nights = (mustVisitPlaces: string) => nightsOf(4, { arrival, departure, mustVisitPlaces })
    expect(new Set(nights('Gyeongbokgung'))).toEqual(new Set(['Myeongdong']))
    expect(nights('N Seoul Tower').at(-1)).toBe('Seomyeon')
  })

  test('a city too far from the last one is left over the first one', () => {
    const departure = { airport: 'PUS', time: '18:00' } as const
    expect(nightsOf(6, { departure, mustVisitPlaces: 'Seoraksan' })).toEqual([
      'Myeongdong',
      'Joyang-dong',
      'Joyang-dong',
      'Myeongdong',
      'Seomyeon',
    ])
  })

  test('each of two named cities has a night, and two sights of one quarter take one', () => {
    const cities = nightsOf(5, { mustVisitPlaces: 'Gyeongju, Busan' })
    expect(cities).toEqual(['Myeongdong', 'Hwangnam-dong', 'Seomyeon', 'Myeongdong'])
    const named = 'Daereungwon Tomb Complex, Hwangnidan-gil, Jeongnimsa Temple Site'
    expect(nightsOf(4, { mustVisitPlaces: named })).toEqual(['Myeongdong', 'Hwangnam-dong', 'Myeongdong'])
  })

  test('nobody leaves the first city before a treatment is over', () => {
    const nights = nightsOf(14, { mustVisitPlaces: 'Haeundae Beach' }, 8)
    expect(nights.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'Myeongdong'))
    expect(nights).toContain('Seomyeon')
  })

  test('moves never take more than half of the money of a trip', () => {
    const asked = { mustVisitPlaces: 'Haeundae Beach' }
    expect(nightsOf(5, { ...asked, totalBudget: '150,000 won' })).not.toContain('Seomyeon')
    expect(nightsOf(5, { ...asked, totalBudget: '800,000 won' })).toContain('Seomyeon')
  })

  test('a base without tables for all nights is not enough', () => {
    const facts = { catalogue, stays: transport.bases }
    const travel = createTravelModel(transport, { longestWalkMinutes: 18, taxiSavesMinutes: null, party: 1 })
    const isNotEnough = (days: number) =>
      needsSeveral({ wishes: wishesOf(days, {}), facts, base: seogwipo, legOf: travel.leg })
    expect([isNotEnough(4), isNotEnough(30)]).toEqual([false, true])
  })

  test('the first and the last night are at the first base, and every night has a base', () => {
    const names = ['Haeundae Beach', 'Bulguksa', 'Seongsan Ilchulbong', 'Jeonju Hanok Village', 'Seoraksan', 'Jeju']
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 21 }),
        fc.subarray(names),
        fc.integer({ min: 1, max: 9 }),
        (days, some, least) => {
          const nights = nightsOf(days, { mustVisitPlaces: some.join(', ') }, least)
          expect(nights).toHaveLength(days - 1)
          expect([nights[0], nights.at(-1)]).toEqual(['Myeongdong', 'Myeongdong'])
          expect(new Set(nights.slice(0, least))).toEqual(new Set(['Myeongdong']))
          // A city that was left is not slept in again, but for the first.
          const stays = nights.filter((name, at) => name !== nights[at - 1] && name !== 'Myeongdong')
          expect(new Set(stays).size).toBe(stays.length)
        },
      ),
      { numRuns: 40, seed: 5 },
    )
  })
})

test('five days that name a village of one town see the capital too; three days and a named city do not', () => {
  const jeonju = { name: 'Jeonju Hanok Village', lat: 35.8147, lng: 127.1526 }
  const outgrows = (days: number, asked: Asked, base = jeonju) =>
    outgrowsTown({ wishes: wishesOf(days, asked), facts: { catalogue, stays: transport.bases }, base })
  expect(outgrows(5, { mustVisitPlaces: 'Jeonju Hanok Village' })).toBe(true)
  expect(outgrows(3, { mustVisitPlaces: 'Jeonju Hanok Village' })).toBe(false)
  expect(outgrows(5, { mustVisitPlaces: 'Jeonju' })).toBe(false)
  expect(outgrows(5, { mustVisitPlaces: 'Jeonju Hanok Village', cities: 'one' })).toBe(false)
  expect(outgrows(5, { mustVisitPlaces: 'Jeonju Hanok Village', firstTime: false })).toBe(false)
  expect(outgrows(5, { mustVisitPlaces: 'Gyeongbokgung' }, seoul)).toBe(false)
  const named = 'Hallasan; Udo Island; Osulloc Tea Museum'
  expect([4, 5, 6].map((days) => outgrows(days, { mustVisitPlaces: named }, seogwipo))).toEqual([false, false, true])
})

describe('a plan of several cities', () => {
  test('stays on an island of which enough was named to fill its days', () => {
    const { plan: made, broken } = plan(5, { mustVisitPlaces: 'Hallasan; Udo Island; Osulloc Tea Museum' })
    expect(broken).toEqual([])
    expect(made.unplaced).toEqual([])
    expect(made.days.every(({ from, to }) => Math.max(from.lat, to.lat) < 34)).toBe(true)
  })

  test('keeps every rule, has all its meals, moves by day and names the cities', () => {
    const { plan: made, cities, broken } = plan(8, { mustVisitPlaces: 'Gyeongbokgung, Haeundae Beach, Bulguksa' })
    expect(broken).toEqual([])
    expect(cities).toEqual(['Seoul', 'Gyeongju', 'Busan', 'Seoul'])
    expect(made.unplaced).toEqual([])
    const moves = made.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'transfer'))
    expect(moves.map(({ name }) => name)).toEqual(['KTX to Gyeongju', 'KTX to Busan', 'KTX to Seoul'])
    for (const { stops } of made.days)
      expect(stops.filter(({ meal }) => meal === 'lunch' || meal === 'dinner')).toHaveLength(2)
  })

  test('claims no clash where nothing is missing', () => {
    const wishes = wishesOf(5, { mustVisitPlaces: 'Gyeongbokgung, Haeundae Beach', dailyBudgetRange: 90_000 })
    const made = planTrip({ wishes, catalogue, transport, seed: 1, effort: 0.3 })
    expect(made.unplaced).toEqual([])
    expect(made.conflicts).toEqual([])
  })

  test('leaves out as a matter of time what there are no nights for, and says how many days would do', () => {
    const wishes = wishesOf(4, {
      mustVisitPlaces: 'Haeundae Beach, Seongsan Ilchulbong, Suncheonman Bay, Seoraksan',
      dailyBudgetRange: 80_000,
    })
    const made = planTrip({ wishes, catalogue, transport, seed: 1, effort: 0.3 })
    expect(made.unplaced.map(({ reason }) => reason)).toEqual(['no_time'])
    expect(made.conflicts).toMatchObject([{ relax: [{ wish: 'dates' }] }])
    expect(checkDays({ wishes, catalogue, plan: made }).flatMap(({ violations }) => violations)).toEqual([])
  })

  test('is what who asked for one city is offered, where a named place is too far from it', () => {
    const wishes = wishesOf(6, { mustVisitPlaces: 'Gyeongbokgung, Haeundae Beach', cities: 'one' })
    const made = planTrip({ wishes, catalogue, transport, seed: 1, effort: 0.3 })
    expect(made.unplaced.map(({ reason }) => reason)).toEqual(['too_far'])
    expect(made.conflicts).toMatchObject([{ relax: [{ wish: 'cities', to: 'several' }] }])
    expect(made.conflicts[0]?.wishes).toEqual(['mustVisitPlaces', 'cities'])
  })

  test('begins after a treatment and its rest, near the clinic until then', () => {
    const beauty = { beautyInterest: 'interested', beautyCategories: ['Skin Treatment'] } as const
    const asked = {
      mustVisitPlaces: 'Gyeongbokgung, Haeundae Beach',
      beauty: { ...beauty, beautyCategories: [...beauty.beautyCategories] },
    }
    const { plan: made, cities, broken } = plan(10, asked)
    expect(broken).toEqual([])
    expect(cities).toEqual(['Seoul', 'Busan', 'Seoul'])
    const firstMove = made.days.findIndex(({ stops }) => stops.some(({ kind }) => kind === 'transfer'))
    const treated = made.days.findIndex(({ shortfall }) => shortfall === 'treatment')
    expect(treated).toBeGreaterThanOrEqual(0)
    expect(firstMove).toBeGreaterThan(treated + 1)
  })

  test('goes on from a distant airport to where the second night is, when one lands too late to move', () => {
    const arrival = { airport: 'CJJ', time: '22:00' } as const
    const { plan: made, broken } = plan(4, { mustVisitPlaces: 'Gyeongbokgung, Haeundae Beach', arrival })
    expect(broken).toEqual([])
    expect(made.days.map(({ to }) => to.name)).toEqual(['Cheongju Airport', 'Seomyeon', 'Myeongdong', 'Myeongdong'])
    expect(made.days[1]?.stops.filter(({ kind }) => kind === 'transfer').map(({ name }) => name)).toEqual([
      'KTX to Busan',
    ])
  })

  test('is the same for the same seed', () => {
    const asked = { mustVisitPlaces: 'Gyeongbokgung, Haeundae Beach' }
    expect(plan(5, asked).plan).toEqual(plan(5, asked).plan)
  })
})
