import { daysBetween } from '#domain/korea/calendar-dates.ts'
import type { Interest, PlaceTag, SeoulArea } from '#domain/places/places.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import { countTravellers } from '#domain/trips/answers/companions.ts'
import { dietsByOwner, isAllergy } from '#domain/trips/answers/needs.ts'
import {
  type AccommodationType,
  askedStep2,
  askedStep3,
  type CityNights,
  type CityWish,
  dailyBudget,
  type LanguageHelp,
  type Pace,
  paceOf,
  type SocialOption,
  type TravelerType,
  type TripFlight,
  type TripParty,
  type TripSteps,
} from '#domain/trips/answers/trips.ts'
import { type BudgetReading, readBudgetText, tripLimitWon } from './budget-text.ts'
import { readTypedLikes } from './brief/likes/typed-likes.ts'
import { type BedWish, readBed } from './bed-wishes.ts'
import { avoidedFoods, type Diet, readDiets } from './diet-words.ts'
import { placesNamed, type PlaceWish, readMustVisitText } from './must-visit-text.ts'
import { type KeptSpan, keptSpans, minutesOf } from './kept-spans.ts'
import type { PlaceNames } from './place-names.ts'
import { readRegion } from './region-names.ts'
import { readSeasons } from './season-words.ts'
import { readTreatmentText, type TreatmentReading } from './treatment-text.ts'
import { onToldDay, type TreatmentWish, treatmentWishes } from './treatment-wishes.ts'

/** The input of a plan: all answers parsed, without data about the person. */
export type TripWishes = {
  startDate: string
  endDate: string
  days: number
  /** Arrival and departure; null when not given, so that the day is a full day. */
  arrival: TripFlight | null
  departure: TripFlight | null
  interests: Interest[]
  budget: BudgetReading
  /** Won per day; null at the top of the slider, which means "and above". */
  dailyLimit: number | null
  tripLimit: number | null
  accommodationType: AccommodationType | null
  /** Chosen areas only; those of the must-visit text are wishes of their own. */
  areas: SeoulArea[]
  travelerType: TravelerType | null
  /** One city or several; null lets the planner decide. */
  cities: CityWish | null
  /** How many nights are in which city, in this order where they fill the trip; empty when not asked. */
  nights: CityNights[]
  places: PlaceWish[]
  /** The diets that were chosen, and those that the must-visit text mentions. */
  diets: Diet[]
  /** The diets of some of the party: at each meal there is something for them, and the others eat what they like. */
  someDiets: string[]
  /** Diets in words that no kitchen of the guide is known for: one has to ask. */
  otherDiets: string[]
  /** Allergies, which are never confirmed for a kitchen. */
  allergies: string[]
  /** Who travels; null when not asked. */
  party: TripParty | null
  /** Where one sleeps: near one of these places, in an area of the capital, in a town, or where else it is known. */
  beds: BedWish[]
  /** Kinds of places and dishes that the traveller likes, by the names of the guide where it knows them. */
  likes: string[]
  /** What the traveller does not want, in own words, and what the diet forbids. */
  avoid: string[]
  /** The ids of the places among that, in whatever language they were named. */
  avoidedPlaces: string[]
  /** Whether this is the first visit to Korea; null when not asked. */
  isFirstTime: boolean | null
  /** Whether they drive a car of their own outside the capital. */
  drives: boolean
  /** The earliest beginning and the latest end of a day, in minutes after midnight; null when not asked. */
  wakeUp: number | null
  bedtime: number | null
  /** Hours of days in which nothing is planned: from the first day, 0, in minutes, without overlaps, in order. */
  keptHours: KeptSpan[]
  wantsLanguageHelp: boolean
  languageDetails: LanguageHelp[]
  pace: Pace
  treatmentReading: TreatmentReading
  treatments: TreatmentWish[]
  /** The plan should have a place with each of these tags. */
  beautyTags: PlaceTag[]
  social: SocialOption[]
}

const southOfJeju = 'Seogwipo'
const northOfJeju = 'Jeju City'

type Known = { names: PlaceNames; treatments: readonly TreatmentFacts[] }

/** Parses the three steps of the planner into wishes. Name, e-mail and phone are not read. */
export function readTripWishes({ step1, step2, step3 }: TripSteps, { names, treatments }: Known): TripWishes {
  const asked = { ...askedStep2(step2), ...askedStep3(step3) }
  const days = daysBetween(step1.startDate, step1.endDate) + 1
  const budget = readBudgetText(step2.totalBudget)
  const { all: diet, some: someDiets } = dietsByOwner(step2.diet)
  const treatmentReading = readTreatmentText(asked.plasticSurgeryType, treatments)
  const beautyTags: PlaceTag[] = []
  if (asked.beautyCategories.includes('Hair Care')) beautyTags.push('hair')
  if (asked.beautyCategories.includes('Korean Skincare Shopping')) beautyTags.push('skincare')
  const places = readMustVisitText(step2.mustVisitPlaces, names)
  const treatmentsAsked = onToldDay(treatmentWishes(asked.beautyCategories, treatmentReading, treatments), asked, step1)
  const seasons = places.flatMap(({ kind, text }) => (kind === 'wish' ? readSeasons(text) : []))
  return {
    startDate: step1.startDate,
    endDate: step1.endDate,
    days,
    arrival: step1.arrival ?? null,
    departure: step1.departure ?? null,
    interests: step1.selectedInterests,
    budget,
    dailyLimit: step2.dailyBudgetRange < dailyBudget.max ? step2.dailyBudgetRange : null,
    tripLimit: tripLimitWon(
      budget,
      days,
      countTravellers({ travelerType: step2.travelerType, party: step2.party ?? null }),
    ),
    accommodationType: step2.accommodationType,
    areas: step2.areaPreferences,
    travelerType: step2.travelerType,
    cities: step2.cities ?? null,
    nights: nightsInTown(step2),
    places,
    diets: readDiets([step2.mustVisitPlaces, ...diet].join('\n')),
    someDiets,
    otherDiets: diet.filter((words) => readDiets(words).length === 0 && !isAllergy(words)),
    allergies: diet.filter(isAllergy),
    party: step2.party ?? null,
    beds: (step2.beds ?? []).map((words) => readBed(words, names)),
    likes: [...new Set([...(step2.likes ?? []).flatMap(readTypedLikes), ...seasons])],
    avoid: [...new Set([...(step2.avoid ?? []), ...diet.flatMap(avoidedFoods)])],
    avoidedPlaces: (step2.avoid ?? []).flatMap((words) => placesNamed(words, names)),
    isFirstTime: step2.firstTime ?? null,
    drives: step2.car ?? false,
    wakeUp: minutesOf(step2.wakeUp),
    bedtime: minutesOf(step2.bedtime),
    keptHours: keptSpans(step2.keptHours ?? [], treatmentsAsked, { startDate: step1.startDate, days }),
    wantsLanguageHelp: step2.languageSupport === 'yes',
    languageDetails: asked.languageDetails,
    pace: paceOf(step2.activityIntensity),
    treatmentReading,
    treatments: treatmentsAsked,
    beautyTags,
    social: asked.socialMediaOptions,
  }
}

/** Quarters of Seogwipo that are told as beds of Jeju, the resort of Jungmun first. */
const southernQuarters =
  /^(?:jungmun|saekdal|daepo|beophwan|andeok|namwon|pyoseon|중문|색달|대포|법환|안덕|남원|표선|中文|チュンムン)/iu

/** Nights on Jeju are in the town of the island where one sleeps. */
function nightsInTown({ nights = [], beds = [] }: TripSteps['step2']): CityNights[] {
  const isTold = nights.some(({ city }) => city === southOfJeju)
  const towns = beds.flatMap((words) =>
    !isTold && southernQuarters.test(words) ? southOfJeju : (readRegion(words)?.name.en ?? []),
  )
  const town = towns.findLast((name) => name === southOfJeju || name === northOfJeju)
  return town === southOfJeju
    ? nights.map((stay) => (stay.city === 'Jeju' ? { ...stay, city: southOfJeju } : stay))
    : nights
}
