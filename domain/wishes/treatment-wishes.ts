import {
  longestOfClass,
  type Recovery,
  recoveryOf,
  type TreatmentClass,
  treatmentClasses,
  type TreatmentFacts,
} from '#domain/treatments.ts'
import type { BeautyCategory } from '#domain/trips.ts'
import { treatmentClassOf, type TreatmentReading } from './treatment-text.ts'

/** How sure it is which treatment is meant. */
export type TreatmentCertainty =
  /** Every treatment of the class was named. */
  | 'named'
  /** Words remain that nobody could read: the longest row of the class is planned. */
  | 'unread'
  /** Nothing was said: the longest row of the class, or for the skin the least that is kept free. */
  | 'unsaid'

export type TreatmentWish = {
  treatmentClass: TreatmentClass
  /** Rows of the table that were named. */
  treatmentIds: string[]
  certainty: TreatmentCertainty
  /** The row that is planned because nobody knows better. */
  assumedId: string | null
  /** Named rows whose recovery nobody estimates; the longest row of the class is planned for them. */
  notEstimated: string[]
  recovery: Recovery
}

/**
 * One wish for each class that a category asks for or the text names. What cannot be read is planned with care: it
 * takes the longest row of its class.
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
    return {
      treatmentClass,
      treatmentIds: ofClass.map(({ id }) => id),
      certainty,
      assumedId: assumed?.id ?? null,
      notEstimated: notEstimated.map(({ id }) => id),
      recovery: recoveryOf(treatmentClass, assumed ? [...ofClass, assumed] : ofClass),
    }
  })
}
