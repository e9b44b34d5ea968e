import { straightMetres } from '#domain/korea/distances.ts'
import { usualWeather } from '#domain/korea/usual-weather.ts'
import { countTravellers } from '#domain/trips/answers/companions.ts'
import { backAtAirport, outOfAirport } from '#domain/trips/answers/flight-times.ts'
import { closedAtTripTime } from '#domain/trips/plan/left-out-days.ts'
import { countStopHours } from '#domain/trips/plan/stop-hours.ts'
import type { Plan, PlanBase, TripPlace, Unplaced } from '#domain/trips/plan/plans.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type {
  StoryBase,
  StoryDay,
  StoryLeftOut,
  StoryMoney,
  StoryTraveller,
  TripStory,
} from '#domain/trips/plan/trip-story.ts'
import { askedStep2, askedStep3, isTreatmentCategory, type TripSteps } from '#domain/trips/answers/trips.ts'
import { readDiets } from '#domain/wishes/diet-words.ts'
import { indexPlaceMentions, type PlaceMentions } from './place-mentions.ts'
import { presentStoryDay } from './story-days.ts'
import { presentStoryTreatments } from './story-treatments.ts'

export type StoryInput = {
  steps: TripSteps
  plan: Plan
  places: Readonly<Record<string, TripPlace>>
  treatments: readonly TreatmentFacts[]
  /** The index of names that a text must not mention by accident. The default is the names in `places`. */
  mentions?: PlaceMentions
}

// A base farther than this from every place of the plan is not in one of their towns.
const farFromTown = 15_000

/**
 * Extracts the facts of a plan for its text. Hidden clinics (domain/trips/document/trip-privacy.ts) are not among
 * them.
 */
export function presentTripStory(given: StoryInput): TripStory {
  const { steps, plan, places } = given
  const mentions = given.mentions ?? indexPlaceMentions(Object.values(places))
  const allowed = [
    ...plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])),
    ...plan.unplaced.flatMap(({ placeId }) => placeId ?? []),
  ]
  const findOthers = mentions.besides(allowed)
  const mayMention = (sentence: string) => findOthers(sentence).length === 0
  const treatments = presentStoryTreatments(given)
  const notes = treatments.flatMap(({ recovery }) => recovery ?? [])
  const known = { places, mayMention, notes }
  const days = withoutRepeats(plan.days.map((day, index) => presentStoryDay(day, index, known)))
  const stops = days.flatMap((day) => day.stops)
  const hours = countStopHours(plan, places)
  return {
    seed: plan.seed,
    traveller: travellerOf(steps),
    bases: basesOf(plan, places),
    arrival: steps.step1.arrival ?? null,
    throughAt: steps.step1.arrival ? outOfAirport(steps.step1.arrival) : null,
    departure: steps.step1.departure ?? null,
    backAt: steps.step1.departure ? backAtAirport(steps.step1.departure) : null,
    days,
    treatments,
    leftOut: plan.unplaced.map((unplaced) => leftOutOf(unplaced, given)),
    money: { ...sumMoney(days.map(({ money }) => money)), total: plan.totals.cost, ...plan.budget },
    unconfirmed: {
      hours: hours.unconfirmed,
      prices: stops.filter(({ costUnknown }) => costUnknown).length,
      places: hours.stops,
    },
  }
}

/** The days without sentences that another place of the trip has told already, such as that of the same new fees. */
function withoutRepeats(days: readonly StoryDay[]): StoryDay[] {
  const tellers = new Map<string, string>()
  return days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const { place } = stop
      if (!place) return stop
      const sentences = place.sentences.filter((sentence) => {
        const teller = tellers.get(sentence) ?? place.id
        tellers.set(sentence, teller)
        return teller === place.id
      })
      return { ...stop, place: { ...place, sentences } }
    }),
  }))
}

function travellerOf({ step1, step2, step3 }: TripSteps): StoryTraveller {
  const asked = { ...askedStep2(step2), ...askedStep3(step3) }
  return {
    type: step2.travelerType,
    count: countTravellers({ travelerType: step2.travelerType, party: step2.party ?? null }),
    pace: step2.activityIntensity,
    accommodation: step2.accommodationType,
    wantsLanguageSupport: step2.languageSupport === 'yes',
    languageHelp: asked.languageDetails,
    areas: step2.areaPreferences,
    interests: step1.selectedInterests,
    beauty: asked.beautyCategories,
    social: asked.socialMediaOptions,
  }
}

/** The last day has no night. */
function basesOf(plan: Plan, places: StoryInput['places']): StoryBase[] {
  const bases: StoryBase[] = []
  for (const { date, to } of plan.days.slice(0, -1)) {
    const last = bases.at(-1)
    if (last?.name === to.name) last.nights += 1
    else bases.push({ ...baseOf(to, date, places), nights: 1 })
  }
  const [first] = plan.days
  if (bases.length > 0 || !first) return bases
  return [{ ...baseOf(plan.base, first.date, places), nights: 0 }]
}

function baseOf(base: PlanBase, from: string, places: StoryInput['places']): Omit<StoryBase, 'nights'> {
  return { name: base.name, city: nearestCity(base, places), from, weather: usualWeather(from, base) }
}

const cityProvinces = ['Seoul', 'Busan', 'Daegu', 'Incheon', 'Gwangju', 'Daejeon', 'Ulsan', 'Sejong', 'Jeju']

/** The city of the place nearest to a base, because a base may be named after its quarter. */
function nearestCity(base: Plan['base'], places: StoryInput['places']): string {
  let nearest: { place: TripPlace; metres: number } | null = null
  for (const place of Object.values(places)) {
    const metres = straightMetres(base, place)
    if (metres <= (nearest?.metres ?? farFromTown)) nearest = { place, metres }
  }
  if (!nearest) return base.name
  const { province, district } = nearest.place
  if (cityProvinces.includes(province)) return province
  return district.en.replace(/,.*$/u, '').replace(/-(?:si|gun|gu)$/u, '') || base.name
}

function leftOutOf(unplaced: Unplaced, trip: Pick<StoryInput, 'plan' | 'places'>): StoryLeftOut {
  const { placeId, name, reason } = unplaced
  return {
    name,
    reason,
    closedOn: closedAtTripTime(unplaced, trip),
    isTreatment: placeId === null && isTreatmentCategory(name),
    isQuoted: reason === 'unknown' || (placeId === null && reason === 'too_far'),
    namesDiet: reason === 'unknown' && readDiets(name).length > 0,
  }
}

function sumMoney(all: readonly StoryMoney[]): StoryMoney {
  const sum = (pick: (money: StoryMoney) => number) => all.reduce((total, money) => total + pick(money), 0)
  return {
    total: sum(({ total }) => total),
    meals: sum(({ meals }) => meals),
    entries: sum(({ entries }) => entries),
    ways: sum(({ ways }) => ways),
    moves: sum(({ moves }) => moves),
    fees: sum(({ fees }) => fees),
  }
}
