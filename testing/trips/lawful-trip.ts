import type { OpenInterval } from '#domain/places/places.ts'
import { addDays } from '#domain/korea/calendar-dates.ts'
import type { Plan, PlanBase, PlanDay, PlanLeg, PlanPlace, PlanStop } from '#domain/trips/plan/plans.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { TripStep1, TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'

const base = { name: 'Hotel area: Insadong', lat: 37.574, lng: 126.985 }

/** A row near the base; `step` moves it some hundred metres, so that no two stand in one place. */
export function inventRow(id: string, step: number, facts: Partial<PlanPlace> = {}): PlanPlace {
  return {
    id,
    name: { en: `The ${id} house`, ko: `${id} 집` },
    aliases: [],
    lat: base.lat + (step % 7) * 0.0006,
    lng: base.lng + (step % 5) * 0.0007,
    area: 'Insadong',
    province: 'Seoul',
    district: { en: 'Jongno-gu', ko: '종로구' },
    address: { en: `${step} Test-gil`, ko: `시험길 ${step}` },
    station: 'Anguk Station',
    kind: 'attraction',
    interests: ['culture'],
    tags: [],
    hours: { mon: daily(), tue: daily(), wed: daily(), thu: daily(), fri: daily(), sat: daily(), sun: daily() },
    closed: [],
    exceptions: {},
    lastEntry: null,
    seasons: [],
    access: 'walk-in',
    cost: 3000,
    visitMinutes: 60,
    cuisine: null,
    budgetLevel: null,
    permanentlyClosed: false,
    basis: 'recalled',
    sources: [],
    ...facts,
  }
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}

function daily(): OpenInterval[] {
  return [['09:00', '22:00']]
}

/** Sights, cafes, restaurants of two cuisines, and a clinic for each class. */
export function inventCatalogue(): PlanPlace[] {
  const food: Partial<PlanPlace> = { interests: ['food'], cost: 9000 }
  return [
    ...range(70).map((step) => inventRow(`sight-${step}`, step, { tags: ['photogenic'] })),
    ...range(14).map((step) => inventRow(`cafe-${step}`, step, { ...food, kind: 'cafe', cost: 6000 })),
    ...range(14).map((step) => inventRow(`noodle-${step}`, step, { ...food, kind: 'restaurant', cuisine: 'noodles' })),
    ...range(14).map((step) => inventRow(`grill-${step}`, step, { ...food, kind: 'restaurant', cuisine: 'grill' })),
    inventRow('clinic-1', 3, { kind: 'clinic', tags: ['skin', 'surgery'], cost: null, interests: ['beauty'] }),
    inventRow('salon', 4, { kind: 'beauty', tags: ['hair'], interests: ['beauty'] }),
    inventRow('far-temple', 1, { lat: 36.2, area: null }),
    inventRow('gone-tower', 2, { permanentlyClosed: true }),
  ]
}

/** A leg on foot with its real distance. */
function walkBetween(from: { lat: number; lng: number }, to: { lat: number; lng: number }): PlanLeg {
  const metres = Math.ceil(Math.hypot((to.lat - from.lat) * 111_200, (to.lng - from.lng) * 88_400) * 1.3) + 20
  return { mode: 'walk', minutes: Math.ceil(metres / 75), metres, cost: 0 }
}

export type Visit = Pick<PlanStop, 'placeId' | 'kind' | 'arrive' | 'leave'> & Partial<PlanStop>

export type Trip = {
  steps: { step1: TripStep1; step2: TripStep2; step3: TripStep3 }
  catalogue: PlanPlace[]
  plan: Plan
  words: string
}

/** The start and end of a day; `wayBack` is the last leg when it is not a walk. */
export type Ends = { from: PlanBase; to: PlanBase; wayBack?: PlanLeg | null }

/**
 * A plan of these visits with correct legs, costs and totals, and a text that names them. Without `ends` all days start
 * and end at one base.
 */
export function writeTrip(
  steps: Trip['steps'],
  catalogue: PlanPlace[],
  visits: readonly (readonly Visit[])[],
  ends: readonly Ends[] = [],
): Trip {
  const days = visits.map((day, index) =>
    writeDay(addDays(steps.step1.startDate, index), day, catalogue, ends[index] ?? { from: base, to: base }),
  )
  const moves = days.flatMap((day) => day.stops).filter(({ kind }) => kind === 'transfer')
  const stops = days.flatMap((day) => day.stops)
  const legs = days.flatMap((day) => [...day.stops.map(({ leg }) => leg), day.returnLeg])
  const wishes = readTripWishes(steps, { names: indexNamed(steps, catalogue), treatments: [] })
  const names = stops.map(({ placeId }) => catalogue.find(({ id }) => id === placeId)?.name.en ?? '')
  return {
    steps,
    catalogue,
    words: `From a hotel for a couple in Insadong, with cafes: ${names.join(', ')}. Ask your clinic.`,
    plan: {
      timeZone: 'Asia/Seoul',
      currency: 'KRW',
      seed: 1,
      base: ends[0]?.to ?? base,
      days,
      unplaced: [],
      warnings: [],
      conflicts: [],
      budget: { dailyLimit: wishes.dailyLimit, tripLimit: wishes.tripLimit },
      checks: [],
      totals: {
        cost: [...days, ...moves.map(({ leg }) => ({ cost: leg?.cost ?? 0 }))].reduce((sum, { cost }) => sum + cost, 0),
        travelMinutes: legs.reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0),
        stops: stops.length,
      },
    },
  }
}

function writeDay(
  date: string,
  visits: readonly Visit[],
  catalogue: readonly PlanPlace[],
  { from, to: end, wayBack }: Ends,
): PlanDay {
  let here: { lat: number; lng: number } = from
  const stops = visits.map((visit): PlanStop => {
    const row = catalogue.find(({ id }) => id === visit.placeId)
    const to = row ?? { lat: visit.lat ?? here.lat, lng: visit.lng ?? here.lng }
    const leg = walkBetween(here, to)
    here = to
    return { leg, cost: row?.cost ?? 0, hoursUnknown: row?.hours === null, because: ['culture'], ...visit }
  })
  const returnLeg = wayBack === undefined ? walkBetween(here, end) : wayBack
  const ways = [...stops.filter(({ kind }) => kind !== 'transfer').map(({ leg }) => leg), returnLeg]
  const spent = [...stops.map((stop) => stop.cost), ...ways.map((leg) => leg?.cost ?? 0)]
  return { date, from, to: end, stops, returnLeg, cost: spent.reduce((sum, each) => sum + each, 0), shortfall: null }
}

/** A day of four sights, a cafe and two meals; each number a day of its own. */
export function fullDay(number: number): Visit[] {
  const sight = (index: number, arrive: string, leave: string): Visit => {
    return { placeId: `sight-${number * 4 + index}`, kind: 'attraction', arrive, leave }
  }
  return [
    sight(0, '09:30', '10:30'),
    sight(1, '10:50', '11:50'),
    { placeId: `noodle-${number}`, kind: 'meal', meal: 'lunch', arrive: '12:10', leave: '13:10' },
    sight(2, '13:30', '14:30'),
    { placeId: `cafe-${number}`, kind: 'cafe', arrive: '14:50', leave: '15:30' },
    sight(3, '15:50', '16:50'),
    { placeId: `grill-${number}`, kind: 'meal', meal: 'dinner', arrive: '17:30', leave: '18:30' },
  ]
}

/** A day of two meals and what else comes between them. */
export function quietDay(number: number, ...visits: Visit[]): Visit[] {
  return [
    { placeId: `noodle-${number}`, kind: 'meal', meal: 'lunch', arrive: '12:10', leave: '13:10' },
    ...visits,
    { placeId: `grill-${number}`, kind: 'meal', meal: 'dinner', arrive: '17:30', leave: '18:30' },
  ]
}

/** Steps of a couple's trip from Monday, 3 May 2027. */
export function askTrip(days: number, asked: Partial<TripStep2> = {}, told: Partial<TripStep3> = {}): Trip['steps'] {
  return {
    step1: {
      startDate: '2027-05-03',
      endDate: addDays('2027-05-03', days - 1),
      selectedInterests: ['culture', 'food'],
    },
    step2: {
      totalBudget: '300,000 won',
      dailyBudgetRange: 60_000,
      accommodationType: 'hotel',
      areaPreferences: ['Insadong'],
      travelerType: 'couple',
      mustVisitPlaces: '',
      languageSupport: null,
      languageDetails: [],
      activityIntensity: 'balanced',
      ...asked,
    },
    step3: {
      beautyInterest: null,
      beautyCategories: [],
      plasticSurgeryType: '',
      socialMediaInterest: 'yes',
      socialMediaOptions: ['Cafe'],
      vipPlan: 'yes',
      fullName: 'Avery Quill',
      email: 'avery@example.com',
      phone: '+1 (555) 010-4477',
      ...told,
    },
  }
}

/** The input of the checker. */
export function caseOf(trip: Trip, treatments: readonly TreatmentFacts[] = []) {
  const wishes = readTripWishes(trip.steps, { names: indexNamed(trip.steps, trip.catalogue), treatments })
  return { ...trip, wishes }
}

/** The names of a catalogue, which take most of the time of a test, only where the traveller names something. */
function indexNamed({ step2 }: Trip['steps'], catalogue: readonly PlanPlace[]) {
  return indexPlaceNames(step2.mustVisitPlaces === '' ? [] : catalogue)
}
