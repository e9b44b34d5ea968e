import { regions, towns } from '#domain/korea/regions.ts'
import { type PlaceName, seoulAreas } from '#domain/places/places.ts'
import { readArea } from './choice-words.ts'
import { kindsIn, nameWords } from './name-keys.ts'
import { lettersOnly } from './plain-text.ts'
import { readRegion } from './region-names.ts'

/** A city, region or area of Seoul that a partly typed wish may mean. Its English name is read as the same. */
export type SuggestedArea = { kind: 'city' | 'region' | 'area'; name: PlaceName }

// One letter begins the names of half the country.
const shortestTyped = 2

const suggested: readonly SuggestedArea[] = [
  ...regions.map(({ name, isCity }): SuggestedArea => ({ kind: isCity ? 'city' : 'region', name })),
  ...towns.map(({ name }): SuggestedArea => ({ kind: 'city', name })),
  ...seoulAreas.map((area): SuggestedArea => ({ kind: 'area', name: { en: area, ko: '' } })),
]

// Generic words that belong to the name of a city or region. Others name a single place: Busan Tower.
const areaWords = new Set(['city', 'island', 'seoul'])

/** The areas with this name in any spelling first (`Pusan`, 釜山), then those whose name begins with the typed text. */
export function suggestAreas(typed: string): SuggestedArea[] {
  const letters = lettersOnly(typed)
  if (letters.length < shortestTyped) return []
  const mayBeArea = kindsIn(nameWords(typed)).every((word) => areaWords.has(word))
  const named = mayBeArea ? (readArea(typed) ?? readRegion(typed)?.name.en) : null
  const isBegun = ({ name }: SuggestedArea) =>
    [name.en, name.ko].some((known) => lettersOnly(known).startsWith(letters))
  const exact = suggested.filter(({ name }) => name.en === named)
  return [...exact, ...suggested.filter((area) => !exact.includes(area) && isBegun(area))]
}
