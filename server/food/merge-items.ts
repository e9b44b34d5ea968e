import { straightMetres } from '#domain/korea/distances.ts'
import type { FoodItem } from '#domain/food/food-search.ts'
import type { Place } from '#domain/places/places.ts'
import { foldText } from '#domain/site/search-words.ts'
import { presentRow } from './present-food.ts'

/** Two items with one name within this distance are the same place: positions of services differ by a street. */
const sameMetres = 300
/** Words for the main branch, which some services add to the name of a restaurant. */
const mainHouse = /(?:본점|본관)$/u

type Named = Pick<FoodItem, 'title' | 'titleKo' | 'mapx' | 'mapy' | 'address' | 'roadAddress'>

/** Places of the catalogue by each of their names. */
export type PlaceIndex = ReadonlyMap<string, Place[]>

export function indexPlaces(places: readonly Place[]): PlaceIndex {
  const index = new Map<string, Place[]>()
  for (const place of places) {
    for (const name of listNames(nameOf(place))) index.set(name, [...(index.get(name) ?? []), place])
  }
  return index
}

/** Whether a place has exactly this name. */
export function hasName(index: PlaceIndex, name: string): boolean {
  return index.has(nameKey(name))
}

type Catalogue = {
  index: PlaceIndex
  /** Whether the search also finds this place in the catalogue. */
  isFound: (id: string) => boolean
  /** The day in Seoul. */
  today: string
}

/**
 * Merges the items of providers without duplicates: first the best item of each provider in their order, then the
 * second ones. The catalogue's item replaces an outside one, because it has a page, an English name and can be saved.
 */
export function mergeItems(found: readonly (readonly FoodItem[])[], { index, isFound, today }: Catalogue): FoodItem[] {
  const known = new Map<string, Named[]>()
  const longest = Math.max(0, ...found.map(({ length }) => length))
  const merged: FoodItem[] = []
  for (let rank = 0; rank < longest; rank += 1) {
    for (const items of found) {
      const item = items[rank]
      if (!item || findSame(known, item, (other) => other)) continue
      const place = findSame(index, item, nameOf)
      if (place && isFound(place.id)) continue
      for (const name of listNames(item)) known.set(name, [...(known.get(name) ?? []), item])
      merged.push(place ? { ...item, ...ownWords(place, today) } : item)
    }
  }
  return merged
}

/** Our own facts about a place that another source found. */
function ownWords(place: Place, today: string) {
  const { isMGKPick, isTrending } = place
  return { isMGKPick, isTrending, place: presentRow(place, today) }
}

function findSame<Known>(known: ReadonlyMap<string, Known[]>, item: Named, read: (known: Known) => Named) {
  for (const name of listNames(item)) {
    const same = known.get(name)?.find((other) => isSameSpot(item, read(other)))
    if (same) return same
  }
  return undefined
}

function nameOf({ name, address, lat, lng, locationQuality }: Place): Named {
  const isPlaced = locationQuality === 'usual'
  return {
    title: name.en,
    titleKo: name.ko,
    address: address.en,
    roadAddress: address.ko,
    mapx: isPlaced ? lng : null,
    mapy: isPlaced ? lat : null,
  }
}

function listNames({ title, titleKo }: Named): string[] {
  return [...new Set([title, titleKo ?? ''].map(nameKey))].filter(Boolean)
}

function nameKey(name: string): string {
  return compact(name).replace(mainHouse, '')
}

/** Compares positions, or addresses if a position is missing. The name is not enough: branches of a chain share it. */
function isSameSpot(one: Named, other: Named): boolean {
  const from = positionOf(one)
  const to = positionOf(other)
  if (from && to) return straightMetres(from, to) <= sameMetres
  const addresses = listAddresses(other)
  return listAddresses(one).some((address) =>
    addresses.some((another) => address.startsWith(another) || another.startsWith(address)),
  )
}

function positionOf({ mapx, mapy }: Named) {
  return mapx === null || mapy === null ? null : { lat: mapy, lng: mapx }
}

function listAddresses({ address, roadAddress }: Named): string[] {
  // A shorter address is only a district, in which a chain may have several branches.
  return [address ?? '', roadAddress ?? ''].map(compact).filter(({ length }) => length > 10)
}

function compact(text: string): string {
  return foldText(text).replace(/\s+/gu, '')
}
