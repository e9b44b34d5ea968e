import { addDays } from '#domain/korea/calendar-dates.ts'
import { interests, seoulAreas } from '#domain/places/places.ts'
import {
  accommodationTypes,
  activityIntensities,
  airports,
  beautyCategories,
  languageHelps,
  socialOptions,
  travelerTypes,
  type TripFlight,
  type TripStep1,
  type TripStep2,
  type TripStep3,
} from '#domain/trips/answers/trips.ts'
import { createRandom, pickBelow } from '#planner/solver/random.ts'

const budgets = [
  '',
  '',
  '500,000 won',
  '2 million won',
  '150만원',
  '1,000,000',
  '2000 USD',
  'no limit',
  '30만원 per day',
]
const places = [
  '',
  '',
  'Gyeongbokgung, Bukchon',
  '남산타워, 명동',
  'Lotte World and COEX',
  'Gyungbokgung; N Seul Tower; Atlantis',
  'Gwangjang Market\nDDP\nIkseon-dong',
  'Hongdae, Namdaemun market',
]
const surgeries = [
  '',
  'double eyelid',
  'rhinoplasty',
  '코 성형',
  'LASIK',
  'botox and fillers',
  'something nobody knows',
]

const clocks = Array.from({ length: 48 }, (_, half) => {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
})

type RandomSteps = { step1: TripStep1; step2: TripStep2; step3: TripStep3 }

/** The three steps of one traveller, with every option of the forms now and then; the same seed gives the same ones. */
export function createRandomSteps(seed: number): RandomSteps {
  const random = createRandom(seed)
  const pick = <T>(all: readonly T[]): T => {
    const found = all[pickBelow(random, all.length)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }
  const some = <T>(all: readonly T[], share: number): T[] => all.filter(() => random() < share)
  const maybe = <T>(all: readonly T[]): T | null => (random() < 0.2 ? null : pick(all))
  const days = 1 + pickBelow(random, random() < 0.3 ? 16 : 7)
  const startDate = addDays('2027-01-04', pickBelow(random, 360))
  const chosen = some(interests, 0.4)
  const steps: RandomSteps = {
    step1: {
      startDate,
      endDate: addDays(startDate, days - 1),
      selectedInterests: chosen.length > 0 ? chosen : [pick(interests)],
    },
    step2: {
      totalBudget: pick(budgets),
      dailyBudgetRange: 20_000 + 10_000 * pickBelow(random, 11),
      accommodationType: maybe(accommodationTypes),
      areaPreferences: random() < 0.4 ? [] : some(seoulAreas, 0.25),
      travelerType: maybe(travelerTypes),
      mustVisitPlaces: pick(places),
      languageSupport: maybe(['yes', 'no'] as const),
      languageDetails: some(languageHelps, 0.4),
      activityIntensity: maybe(activityIntensities),
    },
    step3: {
      beautyInterest: random() < 0.4 ? 'interested' : 'not-interested',
      beautyCategories: some(beautyCategories, 0.35),
      plasticSurgeryType: pick(surgeries),
      socialMediaInterest: random() < 0.5 ? 'yes' : 'no',
      socialMediaOptions: some(socialOptions, 0.3),
      vipPlan: maybe(['yes', 'no'] as const),
      fullName: 'Avery Quill',
      email: 'avery@example.com',
      phone: '+1 (555) 010-4477',
    },
  }
  // Drawn last, so that adding flights did not change the other answers of a seed.
  const flight = (): TripFlight => ({ airport: random() < 0.7 ? 'ICN' : pick(airports), time: pick(clocks) })
  if (random() < 0.3) steps.step1.arrival = flight()
  if (random() < 0.3) steps.step1.departure = flight()
  return steps
}
