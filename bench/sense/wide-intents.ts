import { addDays } from '#domain/korea/calendar-dates.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { interests, seoulAreas } from '#domain/places/places.ts'
import {
  accommodationTypes,
  activityIntensities,
  airports,
  beautyCategories,
  socialOptions,
  travelerTypes,
  type TripFlight,
  type TripSteps,
} from '#domain/trips/answers/trips.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { createDraws } from './draws.ts'
import type { AskedTrip } from './intents.ts'

const lengths = [1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8, 9, 10, 12, 14, 21, 30]
const busyDates = ['2027-02-05', '2027-09-13', '2026-12-23', '2027-05-01']
const firstDate = '2026-12-01'
const dates = 380
const cities = ['Busan', 'Jeju', 'Gyeongju', 'Jeonju', 'Sokcho', 'Andong', 'Yeosu', 'Gangneung', 'Tongyeong', 'Daegu']
const others = ['Suwon', 'Incheon', 'DMZ', 'cherry blossom']
const budgets = ['', '', '', '700,000 won', '1.5 million won', '$900', '300만원', '5000 EUR', 'no limit']
const diets = ['vegan', 'vegetarian', 'halal', 'no pork', 'no beef', 'no seafood', 'peanut allergy', 'gluten free']
const avoided = ['museums', 'temples', 'crowds', 'raw fish', 'hiking', 'shopping', 'spicy food']
const knownFrom = 3

/** Draws requests as wide as the form and the catalogue: any known sights of the country, whatever else is asked. */
export function wideIntents(rows: readonly PlanPlace[], treatments: readonly TreatmentFacts[]) {
  const known = rows.filter(
    ({ kind, fame }) => (kind === 'attraction' || kind === 'shopping') && (fame ?? 1) >= knownFrom,
  )
  return (seed: number): AskedTrip => {
    const { below, chance, pick } = createDraws(seed)
    const some = <Value>(values: readonly Value[], share: number) => values.filter(() => chance(share))
    const flight = (): TripFlight => ({
      airport: chance(0.6) ? 'ICN' : pick(airports),
      time: `${String(5 + below(19)).padStart(2, '0')}:${pick(['00', '15', '30', '45'])}`,
    })
    const days = pick(lengths)
    const startDate = chance(0.15) ? pick(busyDates) : addDays(firstDate, below(dates))
    const travelerType = pick([...travelerTypes, null])
    const named = Array.from({ length: chance(0.4) ? 0 : 1 + below(5) }, () => {
      const { name } = pick(known)
      return chance(0.2) ? name.ko : name.en
    })
    if (chance(0.15)) named.push(pick([...cities, ...others]))
    const isBeauty = chance(0.3)
    const isFamily = travelerType === 'family'
    const childAges = isFamily ? Array.from({ length: 1 + below(3) }, () => below(18)) : []
    const chosen = some(
      interests.filter((interest) => interest !== 'beauty'),
      0.35,
    )
    const steps: TripSteps = {
      step1: {
        startDate,
        endDate: addDays(startDate, days - 1),
        selectedInterests: [
          ...(chosen.length > 0 ? chosen : ['culture' as const]),
          ...(isBeauty ? ['beauty' as const] : []),
        ],
        ...(chance(0.35) && { arrival: flight() }),
        ...(chance(0.35) && { departure: flight() }),
      },
      step2: {
        totalBudget: pick(budgets),
        dailyBudgetRange: 20_000 + 10_000 * below(11),
        accommodationType: pick([...accommodationTypes, null]),
        areaPreferences: chance(0.6) ? [] : some(seoulAreas, 0.2),
        travelerType,
        mustVisitPlaces: named.join(pick([', ', '\n', '; ', ' and '])),
        languageSupport: pick(['yes', 'no', null]),
        languageDetails: [],
        activityIntensity: pick([...activityIntensities, null]),
        ...(chance(0.2) && { cities: pick(['one', 'several'] as const) }),
        ...(chance(0.25) && { diet: [pick(diets)] }),
        ...(chance(0.6) && { firstTime: chance(0.6) }),
        ...(chance(0.5) && {
          party: {
            adults: travelerType === 'solo' ? 1 : 2,
            childAges,
            older: !isFamily && chance(0.2),
            mobility: chance(0.1) ? 'wheelchair' : null,
          },
        }),
        ...(chance(0.15) && { avoid: [pick(avoided)] }),
        ...(chance(0.1) && { wakeUp: pick(['07:00', '09:00', '10:00']) }),
        ...(chance(0.1) && { bedtime: pick(['20:30', '21:30', '23:00']) }),
      },
      step3: {
        beautyInterest: isBeauty ? 'interested' : 'not-interested',
        beautyCategories: isBeauty ? some(beautyCategories, 0.4) : [],
        plasticSurgeryType: isBeauty && chance(0.7) ? pick(treatments).name.en : '',
        socialMediaInterest: chance(0.3) ? 'yes' : 'no',
        socialMediaOptions: some(socialOptions, 0.25),
        vipPlan: 'no',
      },
    }
    return { id: `wide ${seed}`, seed, steps, intent: { regions: [], only: null } }
  }
}
