import { existsSync, readFileSync } from 'node:fs'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { interests as allInterests } from '#domain/places/places.ts'
import type { TripSteps, TripStep2 } from '#domain/trips/answers/trips.ts'
import { createDraws } from './draws.ts'
import type { Intent } from './read-trip.ts'

export type AskedTrip = { id: string; seed: number; steps: TripSteps; intent: Intent }

type Brief = {
  id: string
  request: TripSteps & { seed: number }
  intent: {
    firstTime: boolean
    diet: string | null
    childAge: number[]
    elders: number[]
    mobility: string | null
    party: number
    only: string | null
    regions?: string[]
  }
}

/** The open briefs, with what they say of people and diets in the fields of the form; null without the file. */
export function readBriefs(file: string): AskedTrip[] | null {
  if (!existsSync(file)) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the project's own
  const briefs = JSON.parse(readFileSync(file, 'utf8')) as Brief[]
  return briefs.map(({ id, request: { seed, ...steps }, intent }) => ({
    id,
    seed,
    steps: { ...steps, step2: { ...steps.step2, ...fieldsOf(intent) } },
    intent: { regions: intent.regions ?? [], only: intent.only },
  }))
}

function fieldsOf({ firstTime, diet, childAge, elders, mobility, party }: Brief['intent']): Partial<TripStep2> {
  return {
    firstTime,
    ...(diet !== null && { diet: [diet] }),
    party: {
      adults: Math.max(1, party - childAge.length),
      childAges: childAge,
      older: elders.length > 0,
      mobility: mobility === 'wheelchair' || mobility === 'pram' ? mobility : null,
    },
  }
}

const named: readonly { text: string; regions: readonly string[] }[] = [
  { text: '', regions: [] },
  { text: 'Gyeongbokgung, N Seoul Tower', regions: [] },
  { text: 'Busan', regions: ['busan'] },
  { text: 'Gyeongju, Busan', regions: ['gyeongju', 'busan'] },
  { text: 'Jeju', regions: ['jeju-city'] },
  { text: 'DMZ', regions: [] },
  { text: 'Nami Island, Bukchon', regions: [] },
  { text: 'Everland', regions: [] },
  { text: 'Jeonju Hanok Village', regions: ['jeonju'] },
  { text: 'Seoraksan, cherry blossom', regions: [] },
  { text: 'Haeundae, Gamcheon Culture Village', regions: [] },
  { text: 'Hahoe Village', regions: [] },
]
const tripInterests = allInterests.filter((interest) => interest !== 'beauty')
const farDays = 5
const airports = ['ICN', 'ICN', 'ICN', 'PUS'] as const

/** What a traveller may ask for: the same seed, the same request. */
export function drawIntent(seed: number): AskedTrip {
  const { below, chance, pick } = createDraws(seed)
  const days = pick([3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8, 10, 14])
  const startDate = addDays('2027-01-04', below(350))
  const asked = pick(named.filter(({ regions }) => days >= farDays || regions.length === 0))
  const travelerType = pick(['solo', 'couple', 'friends', 'family'] as const)
  const childAges = travelerType === 'family' ? [pick([2, 5, 8, 14])] : []
  const isBeauty = chance(0.15)
  const chosen = [...new Set([pick(tripInterests), pick(tripInterests)])]
  const steps: TripSteps = {
    step1: {
      startDate,
      endDate: addDays(startDate, days - 1),
      selectedInterests: isBeauty ? [...chosen, 'beauty'] : chosen,
      ...(chance(0.4) && { arrival: { airport: pick(airports), time: '13:30' } }),
      ...(chance(0.4) && { departure: { airport: pick(airports), time: pick(['11:00', '18:00']) } }),
    },
    step2: {
      totalBudget: '',
      dailyBudgetRange: pick([40_000, 60_000, 80_000, 100_000, 120_000]),
      accommodationType: 'hotel',
      areaPreferences: chance(0.25) ? ['Hongdae'] : [],
      travelerType,
      mustVisitPlaces: asked.text,
      languageSupport: 'no',
      languageDetails: [],
      activityIntensity: pick(['light', 'balanced', 'balanced', 'packed'] as const),
      ...(chance(0.12) && { diet: [pick(['vegan', 'halal'])] }),
      firstTime: chance(0.7),
      party: { adults: 2, childAges, older: travelerType !== 'family' && chance(0.15), mobility: null },
    },
    step3: {
      beautyInterest: isBeauty ? 'interested' : 'not-interested',
      beautyCategories: isBeauty ? [pick(['Skin Treatment', 'Plastic Surgery'] as const)] : [],
      plasticSurgeryType: isBeauty ? pick(['', 'double eyelid']) : '',
      socialMediaInterest: 'no',
      socialMediaOptions: [],
      vipPlan: 'no',
    },
  }
  return { id: `seed ${seed}`, seed, steps, intent: { regions: asked.regions, only: null } }
}
