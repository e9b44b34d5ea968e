import { addDays } from '#domain/korea/calendar-dates.ts'
import type { TripSteps, TripStep2 } from '#domain/trips/answers/trips.ts'
import type { Plan, PlanBase, PlanDay, PlanLeg, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import { readPlaces } from '#seed/places.ts'
import { type Intent, pointOfBase, readTrip, type Trip } from './read-trip.ts'

const catalogue: readonly PlanPlace[] = readPlaces()
const rows = new Map(catalogue.map((row) => [row.id, row]))
const way: PlanLeg = { mode: 'subway', minutes: 15, metres: 4000, cost: 1500 }

export type Planted = {
  /** One line for each stop: `09:30 11:00 gyeongbokgung`, `12:00 13:00 tosokchon lunch`, or with another kind. */
  days: readonly string[]
  /** Of each night; the last one for all later nights. */
  nights?: readonly string[]
  date?: string
  interests?: TripSteps['step1']['selectedInterests']
  flights?: Pick<TripSteps['step1'], 'arrival' | 'departure'>
  step2?: Partial<TripStep2>
  step3?: Partial<TripSteps['step3']>
  intent?: Partial<Intent>
  unplaced?: Plan['unplaced']
  words?: string
  change?: (plan: Plan) => void
}

/** A plan written by hand. */
export function plantTrip(planted: Planted): Trip {
  const { days, date = '2027-05-10', words = 'A trip.', unplaced = [] } = planted
  const endDate = addDays(date, days.length - 1)
  const steps: TripSteps = {
    step1: {
      startDate: date,
      endDate,
      selectedInterests: planted.interests ?? ['culture', 'nature', 'food'],
      ...planted.flights,
    },
    step2: {
      totalBudget: '',
      dailyBudgetRange: 100_000,
      accommodationType: null,
      areaPreferences: [],
      travelerType: null,
      mustVisitPlaces: '',
      languageSupport: null,
      languageDetails: [],
      activityIntensity: 'balanced',
      ...planted.step2,
    },
    step3: {
      beautyInterest: null,
      beautyCategories: [],
      plasticSurgeryType: '',
      socialMediaInterest: null,
      socialMediaOptions: [],
      vipPlan: null,
      ...planted.step3,
    },
  }
  const nightOf = (day: number) => baseOf(planted.nights?.[day] ?? planted.nights?.at(-1) ?? 'seoul')
  const plan: Plan = {
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    seed: 1,
    base: nightOf(0),
    days: days.map((lines, day): PlanDay => {
      return {
        date: addDays(date, day),
        from: nightOf(Math.max(0, day - 1)),
        to: nightOf(day),
        stops: lines
          .split(/\s*\n\s*/u)
          .filter(Boolean)
          .map(readStop),
        returnLeg: { ...way },
        cost: 0,
        shortfall: null,
      }
    }),
    unplaced,
    warnings: [],
    conflicts: [],
    budget: { dailyLimit: null, tripLimit: null },
    checks: [],
    totals: { cost: 0, travelMinutes: 0, stops: 0 },
  }
  planted.change?.(plan)
  return readTrip({ steps, plan, words, catalogue, intent: { regions: [], only: null, ...planted.intent } })
}

function baseOf(id: string): PlanBase {
  const point = pointOfBase(id)
  if (!point) throw new Error(`There is no base ${id}.`)
  return { name: id, lat: point.lat, lng: point.lng }
}

function readStop(line: string): PlanStop {
  const [arrive = '', leave = '', id = '', as] = line.trim().split(' ')
  if (id === 'move') {
    return { ...plainStop, placeId: null, kind: 'transfer', arrive, leave, leg: { ...way, mode: 'ktx', minutes: 150 } }
  }
  const row = rows.get(id)
  if (!row) throw new Error(`There is no place ${id}.`)
  return { ...plainStop, ...kindOfStop(row, as), placeId: id, arrive, leave, leg: { ...way } }
}

const plainStop = { cost: 0, hoursUnknown: false, because: [] }

const kinds: Partial<Record<PlanPlace['kind'], PlanStop['kind']>> = {
  shopping: 'shopping',
  nightlife: 'nightlife',
  restaurant: 'meal',
  'street-food': 'meal',
  market: 'meal',
  cafe: 'cafe',
}

/** The kind of a stop at a row, or as the line says: a meal, or a visit to a clinic. */
function kindOfStop(row: PlanPlace, as?: string): Pick<PlanStop, 'kind' | 'meal' | 'treatment' | 'because'> {
  const because: string[] = []
  switch (as) {
    case 'lunch':
    case 'dinner':
      return { kind: 'meal', meal: as, because }
    case 'surgery':
      return { kind: 'treatment', treatment: 'surgery', because }
    case 'food':
      return { kind: 'shopping', because: ['interest:food'] }
    case undefined:
    default:
      return { kind: kinds[row.kind] ?? 'attraction', because }
  }
}
