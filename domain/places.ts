export const placeKinds = [
  'attraction',
  'shopping',
  'nightlife',
  'restaurant',
  'cafe',
  'street-food',
  'market',
  'beauty',
  'spa',
  'lodging',
  'clinic',
] as const
export type PlaceKind = (typeof placeKinds)[number]

export const placeCategories = ['popular', 'culture', 'nature', 'hidden-gems'] as const
export type PlaceCategory = (typeof placeCategories)[number]

/** `checked` means that somebody looked at the named source on the named day; everything else is recalled. */
export const factBases = ['checked', 'recalled'] as const
export type FactBasis = (typeof factBases)[number]

/** A name as it is written in English and on the sign. */
export type PlaceName = { en: string; ko: string }

/** What a card of a place shows. */
export type PlaceCard = {
  id: string
  name: PlaceName
  description: string
  district: PlaceName
  categories: PlaceCategory[]
}

/** A row of the catalogue as it is written down: what is known, and how. */
export type PlaceFacts = PlaceCard & {
  kind: PlaceKind
  basis: FactBasis
  source?: string | undefined
  checkedOn?: string | undefined
}
