import { placeOfKept } from '#domain/korea/train-stations.ts'
import { isAllergy, sortDiets } from '#domain/trips/answers/needs.ts'
import type { KeptHours, TripParty } from '#domain/trips/answers/trips.ts'
import { tripNeeds } from '#locales/en/trips/steps/trip-needs.ts'

const { diet: dietWords, allergies, kept, summary } = tripNeeds

/** Diets and allergies as text. An allergy always says that no kitchen has confirmed it. */
export function describeDiet(diet: readonly string[] = []): string {
  const { choices, allergens, others } = sortDiets(diet)
  return [
    ...choices.map((choice) => dietWords.names[choice]),
    ...allergens.map((allergen) => summary.allergy(allergies.names[allergen])),
    ...others.map((words) => (isAllergy(words) ? summary.unconfirmed(words) : words)),
  ].join(', ')
}

/** Hours that are kept free, with their day as the caller writes it. */
export function describeKept({ on, from, to, at }: KeptHours, writeDay: (date: string) => string): string {
  const span = kept.span(on === null ? kept.daily : writeDay(on), from, to)
  return at ? kept.spanAt(span, placeOfKept(at).name) : span
}

/** Who travels, as text; empty when not asked. */
export function describeParty(party: TripParty | undefined): string {
  if (!party) return ''
  const { adults, childAges, older, mobility } = party
  return [
    ...(adults > 0 ? [summary.adults(adults)] : []),
    ...(childAges.length > 0 ? [summary.childrenAged(childAges)] : []),
    ...(older ? [summary.older] : []),
    ...(mobility ? [summary.mobilities[mobility]] : []),
  ].join(', ')
}
