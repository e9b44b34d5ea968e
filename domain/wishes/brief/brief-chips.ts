import { dietOfAll } from '#domain/trips/answers/needs.ts'
import type { Interest, SeoulArea } from '#domain/places/places.ts'
import type { OwnClinic } from '#domain/trips/answers/own-clinic.ts'
import type {
  AccommodationType,
  ActivityIntensity,
  BeautyCategory,
  CityNights,
  CityWish,
  KeptHours,
  LanguageHelp,
  Mobility,
  SocialOption,
  TravelerType,
  TripFlight,
} from '#domain/trips/answers/trips.ts'

/** What can be read from a brief, by the field of the steps that it fills. `days` and `month` alone fill none. */
export type BriefValues = {
  'step1.startDate': string
  'step1.endDate': string
  /** The length of the trip while its dates are not known. */
  days: number
  /** YYYY-MM, while the dates are not known. */
  month: string
  'step1.selectedInterests': Interest
  'step1.arrival': TripFlight
  'step1.departure': TripFlight
  'step2.totalBudget': string
  'step2.dailyBudgetRange': number
  'step2.accommodationType': AccommodationType
  'step2.areaPreferences': SeoulArea
  'step2.travelerType': TravelerType
  'step2.mustVisitPlaces': string
  'step2.languageSupport': 'yes'
  'step2.languageDetails': LanguageHelp
  'step2.activityIntensity': ActivityIntensity
  'step2.cities': CityWish
  /**
   * Days were told of one town alone: a conclusion, which "one city" in so many words is not. Jeju is an island with
   * two towns.
   */
  'step2.onlyTown': 'one' | 'Jeju'
  'step2.nights': CityNights
  'step2.diet': string
  'step2.party.adults': number
  'step2.party.childAges': number
  'step2.party.older': true
  'step2.party.mobility': Mobility
  'step2.beds': string
  'step2.likes': string
  'step2.avoid': string
  'step2.firstTime': boolean
  'step2.car': boolean
  'step2.wakeUp': string
  'step2.bedtime': string
  'step2.keptHours': KeptHours
  'step3.beautyCategories': BeautyCategory
  'step3.plasticSurgeryType': string
  'step3.treatmentOn': string
  'step3.ownClinic': OwnClinic
  'step3.socialMediaOptions': SocialOption
}
export type BriefField = keyof BriefValues

/** A value that was read, and the words of the brief that it was read from: `text.slice(from, to)`. */
export type BriefChip = {
  [Field in BriefField]: { field: Field; value: BriefValues[Field]; from: number; to: number; words: string }
}[BriefField]

/** Fields that came later, or are concluded: they stand beside those that were first agreed. */
export const laterFields: readonly BriefField[] = [
  'step2.onlyTown',
  'step2.likes',
  'step2.beds',
  'step2.keptHours',
  'step2.car',
  'step3.treatmentOn',
  'step3.ownClinic',
]

/**
 * The chips of the fields that were first agreed, which is all that an older client knows, and those of later ones.
 * What only some of the party eat stands in both: as a diet, and as theirs.
 */
export function tellLaterApart(all: readonly BriefChip[]): { chips: BriefChip[]; more: BriefChip[] } {
  const isLater = ({ field }: BriefChip) => laterFields.includes(field)
  const isOfSome = (chip: BriefChip) => chip.field === 'step2.diet' && dietOfAll(chip.value) !== chip.value
  const agreed = all.filter((chip) => !isLater(chip))
  return {
    chips: agreed.map((chip) => (chip.field === 'step2.diet' ? { ...chip, value: dietOfAll(chip.value) } : chip)),
    more: all.filter((chip) => isLater(chip) || isOfSome(chip)),
  }
}

/** One short question that a brief leaves open, the most important first. */
export type BriefQuestion =
  | { ask: 'dates' }
  | { ask: 'start'; month: string | null; days: number | null }
  | { ask: 'end'; startDate: string }
  | { ask: 'date' | 'airport' | 'hour' | 'ages' | 'words'; words: string }
  | { ask: 'interests' | 'language' }
