import { daysBetween } from '#domain/korea/calendar-dates.ts'
import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import { classOfListing, listingOfProcedure, listingOfRecovery } from '#domain/clinics/procedures/procedure-listings.ts'
import {
  longestOfClass,
  type Recovery,
  recoveryOf,
  type TreatmentClass,
  treatmentClasses,
  type TreatmentFacts,
  withShortestStay,
} from '#domain/clinics/treatments.ts'
import type { OwnClinic } from '#domain/trips/answers/own-clinic.ts'
import type { BeautyCategory } from '#domain/trips/answers/trips.ts'
import { treatmentClassOf, type TreatmentReading } from './treatment-text.ts'

/** How certain it is which treatment is meant. */
export type TreatmentCertainty =
  /** Every treatment of the class was named. */
  | 'named'
  /** Some words were not recognised: the longest row of the class is planned. */
  | 'unread'
  /** Nothing was named: the longest row of the class is planned, or for skin treatments the minimum. */
  | 'unsaid'

export type TreatmentWish = {
  treatmentClass: TreatmentClass
  /** Rows of the table that were named. */
  treatmentIds: string[]
  /** The listings of clinics that what was named belongs to; empty if any clinic of the class is suitable. */
  listings: ClinicTreatment[]
  certainty: TreatmentCertainty
  /** The row that is planned because the treatment is uncertain or its recovery is not estimated. */
  assumedId: string | null
  /** Named rows without a recovery estimate. The longest row of the class is planned for them. */
  notEstimated: string[]
  recovery: Recovery
  /** The day of the trip for which it was told, from 0; absent when any day will do. */
  day?: number
  /** The appointment that the traveller has on that day: no clinic is chosen. */
  own?: OwnClinic
}

/**
 * One wish for each class that a category or the text names. To be safe, unrecognised text is planned with the longest
 * row of its class.
 */
export function treatmentWishes(
  categories: readonly BeautyCategory[],
  reading: TreatmentReading,
  rows: readonly TreatmentFacts[],
): TreatmentWish[] {
  const asked = new Set(categories.map(treatmentClassOf))
  const named = rows.filter(({ id }) => reading.understood.some((found) => found.id === id))
  const classes = treatmentClasses.filter(
    (name) => asked.has(name) || named.some(({ treatmentClass }) => treatmentClass === name),
  )
  const readers = classes.filter((name) => name !== 'skin' && asked.has(name))
  return classes.map((treatmentClass) => {
    const ofClass = named.filter((row) => row.treatmentClass === treatmentClass)
    const mayBeUnread = reading.unread.length > 0 && readers.includes(treatmentClass)
    const certainty = mayBeUnread ? 'unread' : ofClass.length > 0 ? 'named' : 'unsaid'
    const notEstimated = ofClass.filter(({ quietDays }) => quietDays === null)
    const isUnknown = certainty === 'unread' || (certainty === 'unsaid' && treatmentClass !== 'skin')
    const assumed = isUnknown || notEstimated.length > 0 ? longestOfClass(treatmentClass, rows) : null
    const recovery = recoveryOf(treatmentClass, assumed ? [...ofClass, assumed] : ofClass)
    const shortest = reading.wantsShortestStay && assumed === null ? withShortestStay(recovery) : null
    return {
      treatmentClass,
      treatmentIds: ofClass.map(({ id }) => id),
      listings: listingsFor(treatmentClass, ofClass, reading),
      certainty,
      assumedId: assumed?.id ?? null,
      notEstimated: notEstimated.map(({ id }) => id),
      recovery: shortest ?? recovery,
    }
  })
}

/** Rows of the class, and procedures of the class without a row. */
function listingsFor(
  treatmentClass: TreatmentClass,
  ofClass: readonly TreatmentFacts[],
  { procedures }: TreatmentReading,
): ClinicTreatment[] {
  const ofRows = ofClass.flatMap(({ id }) => listingOfRecovery(id) ?? [])
  const others = procedures.map(listingOfProcedure).filter((listing) => classOfListing(listing) === treatmentClass)
  return [...new Set([...ofRows, ...others])]
}

/** The day that was told is that of the treatment after which one rests longest. One outside the trip says nothing. */
export function onToldDay(
  wishes: TreatmentWish[],
  { treatmentOn, ownClinic }: { treatmentOn?: string; ownClinic?: OwnClinic },
  { startDate, endDate }: { startDate: string; endDate: string },
): TreatmentWish[] {
  const [first] = wishes.toSorted((one, other) => other.recovery.stayDays - one.recovery.stayDays)
  if (treatmentOn === undefined || treatmentOn < startDate || treatmentOn > endDate) return wishes
  const told = { day: daysBetween(startDate, treatmentOn), ...(ownClinic && { own: ownClinic }) }
  return wishes.map((wish) => (wish === first ? { ...wish, ...told } : wish))
}

/**
 * Whether the clinic of the traveller chose the day, so that it is kept although the trip ends before the upper end of
 * the table: there is an appointment, or the day fits what the pages state at least.
 */
export function isSetByClinic({ day, own, recovery, certainty }: TreatmentWish, days: number): boolean {
  if (day === undefined) return false
  const { stayDays, shortestStayDays = stayDays } = recovery
  const left = days - 1 - day
  return own !== undefined || (certainty === 'named' && left < stayDays && left >= shortestStayDays)
}
