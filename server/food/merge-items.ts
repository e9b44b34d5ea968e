import { straightMetres } from '#domain/distances.ts'
import type { FoodItem } from '#domain/food-search.ts'
import type { Place } from '#domain/places.ts'
import { foldText } from '#domain/search-words.ts'
import { presentRow } from './present-food.ts'

/** Two of one name within this distance are one place: services put the same door a street apart. */
const sameMetres = 300
/** What some services write behind the name of a restaurant's first house. */
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

/** Whether a place is called exactly so. */
export function hasName(index: PlaceIndex, name: string): boolean {
  return index.has(nameKey(name))
}

type Catalogue = {
  index: PlaceIndex
  /** Whether the search also finds this place in the catalogue. */
  isFound: (id: string) => boolean
}

/**
 * What the providers found, each place once: first the best item of each provider in their order, then the second ones.
 * The catalogue's item wins over an outside one, because it has a page, an English name and can be saved.
 */
export function mergeItems(found: readonly (readonly FoodItem[])[], { index, isFound }: Catalogue): FoodItem[] {
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
      merged.push(place ? { ...item, ...ownWords(place) } : item)
    }
  }
  return merged
}

/** What this guide itself says of a place that another source found. */
function ownWords(place: Place) {
  const { isMGKPick, isTrending } = place
  return { isMGKPick, isTrending, place: presentRow(place) }
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

/** Without positions an address decides: branches of a chain share a name. */
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
  // Shorter ones are a district, in which a chain may have several houses.
  return [address ?? '', roadAddress ?? ''].map(compact).filter(({ length }) => length > 10)
}

function compact(text: string): string {
  return foldText(text).replace(/\s+/gu, '')
}
