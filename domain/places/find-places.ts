import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { foldText, readSearch } from '#domain/site/search-words.ts'

type Searched = Pick<TripPlace, 'id' | 'name' | 'aliases' | 'district' | 'otherNames' | 'permanentlyClosed'>

/**
 * The places that match every typed word by a name, an alias or their district, best match first. It is a plain search
 * for when the server's search cannot be reached.
 */
export function findPlaces<Place extends Searched>(places: readonly Place[], typed: string, most = 8): Place[] {
  const words = readSearch(typed).map((word) => (word.kind === 'letters' ? word.word : word.characters))
  if (words.length === 0) return []
  const ranked = places.flatMap((place) => {
    const rank = place.permanentlyClosed ? null : rankOf(place, words)
    return rank === null ? [] : [{ place, rank }]
  })
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ place }) => place)
}

/**
 * 0: a name begins with the first word; 1: all words are in names; 2: some are only in the district; null: no match.
 */
function rankOf({ name, aliases, otherNames, district }: Searched, words: readonly string[]): number | null {
  const own = [name.en, name.ko, otherNames.ja ?? '', otherNames.zh ?? '', ...aliases].map(foldText)
  const area = foldText(`${district.en} ${district.ko}`)
  const isIn = (word: string) => own.some((text) => text.includes(word))
  if (!words.every((word) => isIn(word) || area.includes(word)) || !words.some(isIn)) return null
  if (!words.every(isIn)) return 2
  return own.some((text) => text.startsWith(words[0] ?? '')) ? 0 : 1
}
