import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { FoodCategory, FoodSearch } from '#domain/food/food-search.ts'
import { noPlaceQuery, placeLimits } from '#domain/places/place-lists.ts'
import type { Place, PlaceKind } from '#domain/places/places.ts'
import type { Places } from '#server/places/places.ts'
import { keepWanted } from './food-filters.ts'
import { type FoodRows, isEatenAt } from './food-rows.ts'
import { hasName } from './merge-items.ts'
import type { FoodWhere } from './read-location.ts'

const kindsOf: Record<FoodCategory, PlaceKind[]> = {
  restaurant: ['restaurant'],
  cafe: ['cafe'],
  'street-food': ['street-food', 'market'],
  place: ['restaurant', 'cafe', 'street-food', 'market'],
}
/** When no place is near, the smallest of these distances that has any is used. */
const widerMetres = [20_000, placeLimits.metres]
const mostCachedSearches = 500

export type FoodMatches = {
  places: Place[]
  isTotalAtLeast: boolean
  /** The larger distance that was used because the usual one had no places; otherwise null. */
  widenedTo: number | null
}

type Asked = { search: FoodSearch; where: FoodWhere; now: number }

/** All places of the catalogue that match a search, best first, or nearest first from the visitor's position. */
export async function searchCatalogue(
  places: Pick<Places, 'catalogue' | 'ids'>,
  rows: FoodRows,
  { search, where, now }: Asked,
): Promise<FoodMatches> {
  const text = `${search.query} ${where.words}`.trim()
  const asked = { kinds: kindsOf[search.category], text, where }
  const found = rows.isWhole ? await findInMemory(places, rows, asked) : await findInDatabase(places, asked)
  const wanted = keepWanted(found, search.filters, now)
  const isTotalAtLeast = !rows.isWhole && found.length >= placeLimits.most
  const { near, isPerson } = where
  if (!near) return { places: wanted, isTotalAtLeast, widenedTo: null }
  const around = (metres: number) => wanted.filter((place) => isOnMap(place) && straightMetres(near, place) <= metres)
  let kept = around(near.metres)
  let widenedTo: number | null = null
  for (const metres of isPerson ? widerMetres : []) {
    if (kept.length > 0) break
    kept = around(metres)
    if (kept.length > 0) widenedTo = metres
  }
  return { places: isPerson ? sortByDistance(kept, near) : kept, isTotalAtLeast, widenedTo }
}

type Question = { kinds: PlaceKind[]; text: string; where: FoodWhere }

async function findInMemory(places: Pick<Places, 'ids'>, rows: FoodRows, { kinds, text, where }: Question) {
  const list = text === '' ? rows.list : await findByWords(places, rows, { kinds, text })
  const { province, district } = where
  return list.filter(
    (place) =>
      kinds.includes(place.kind) &&
      (province === null || place.province === province) &&
      (district === null || place.district.en === district),
  )
}

/** Searches in the database, which knows other spellings and typos. */
async function findByWords(
  places: Pick<Places, 'ids'>,
  rows: FoodRows,
  { kinds, text }: Pick<Question, 'kinds' | 'text'>,
): Promise<Place[]> {
  const key = JSON.stringify([kinds, text])
  let finding = rows.found.get(key)
  if (!finding) {
    if (rows.found.size >= mostCachedSearches) rows.found.clear()
    // A search with the whole name of a place contains no typo.
    const isAsWritten = hasName(rows.index, text)
    finding = places.ids({ ...noPlaceQuery, words: text, kinds, limit: rows.list.length + 1 }, { isAsWritten })
    rows.found.set(key, finding)
    finding.catch(() => rows.found.delete(key))
  }
  return (await finding).flatMap((id) => rows.byId.get(id) ?? [])
}

/** If the catalogue does not fit into memory, only the first matches are considered. */
async function findInDatabase(places: Pick<Places, 'catalogue'>, { kinds, text, where }: Question): Promise<Place[]> {
  const { province, district, near, isPerson } = where
  const widest = near && { ...near, metres: isPerson ? placeLimits.metres : near.metres }
  const order = isPerson ? ('near' as const) : ('guide' as const)
  const query = {
    ...noPlaceQuery,
    kinds,
    words: text,
    province,
    district,
    near: widest,
    order,
    limit: placeLimits.most,
  }
  return (await places.catalogue(query)).places.filter(isEatenAt)
}

function isOnMap({ locationQuality }: Place): boolean {
  return locationQuality === 'usual'
}

function sortByDistance(places: readonly Place[], from: Point): Place[] {
  const measured = places.map((place) => ({ place, metres: straightMetres(from, place) }))
  return measured.toSorted((one, other) => one.metres - other.metres).map(({ place }) => place)
}
