import { expect, test } from 'vitest'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { readPlannerFacts } from '#testing/trips/planning-rows.ts'
import { planTrip } from './plan-trip.ts'

test('an older couple with two days in Gyeongju sees Bulguksa, also where the first search leaves it out', () => {
  const { places, treatments, sheets, ...transportFacts } = readPlannerFacts()
  const transport = createTransport(transportFacts)
  const asked = askTrip(7, {
    totalBudget: '',
    dailyBudgetRange: 100_000,
    areaPreferences: [],
    mustVisitPlaces: 'Gyeongju',
    activityIntensity: 'light',
    cities: 'several',
    firstTime: true,
    party: { adults: 2, childAges: [], older: true, mobility: null },
  })
  const steps: TripSteps = {
    ...asked,
    step1: { startDate: '2027-04-13', endDate: '2027-04-19', selectedInterests: ['culture', 'nature'] },
    step3: { ...asked.step3, socialMediaInterest: 'no', socialMediaOptions: [], vipPlan: 'no' },
  }
  const wishes = readTripWishes(steps, { names: indexPlaceNames(places), treatments })
  const seeds = [4831, 4833]
  const plans = seeds.map((seed) => planTrip({ wishes, catalogue: places, transport, sheets, seed }))
  const seen = plans.map(({ days }) => days.some(({ stops }) => stops.some(({ placeId }) => placeId === 'bulguksa')))
  expect(seen).toEqual([true, true])
})
