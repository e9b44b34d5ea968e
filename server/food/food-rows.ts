import type { TermMatch } from '#domain/food/food-terms.ts'
import { noPlaceQuery, type PlaceQuery } from '#domain/places/place-lists.ts'
import type { Place, PlaceKind } from '#domain/places/places.ts'
import { createCachedRows } from '#server/platform/lists/cached-rows.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Places } from '#server/places/places.ts'
import { indexPlaces, type PlaceIndex } from './merge-items.ts'
import { type District, listDistricts } from './read-location.ts'

export const foodKinds: readonly PlaceKind[] = ['restaurant', 'cafe', 'street-food', 'market']

const perRead = 500
/** The maximum number of rows in memory. Each takes about two kilobytes. */
const usualMost = 5_000

export type FoodRows = {
  /** In the order of the guide. */
  list: readonly Place[]
  byId: ReadonlyMap<string, Place>
  index: PlaceIndex
  districts: ReadonlyMap<string, District>
  /** Whether these are all food places of the catalogue. */
  isWhole: boolean
  /** Cached ids of searches, best match first. Valid as long as these rows. */
  found: Map<string, Promise<string[]>>
  /** Cached matches of terms, by the ids of term and place. */
  matches: Map<string, ReadonlyMap<string, TermMatch>>
}

type Options = { places: Pick<Places, 'catalogue'>; log: Pick<Log, 'warn'>; most?: number }

/** A cache of the food places of the catalogue. It is read again only after a place has changed. */
export function createFoodRows({ places, log, most = usualMost }: Options) {
  async function read(): Promise<FoodRows> {
    const list: Place[] = []
    const query: PlaceQuery = { ...noPlaceQuery, kinds: [...foodKinds], limit: Math.min(perRead, most) }
    let after: string | null = null
    do {
      const page: { places: Place[]; next: string | null } = await places.catalogue({ ...query, after })
      list.push(...page.places.filter(isEatenAt))
      after = page.next
    } while (after !== null && list.length < most)
    return {
      list,
      byId: new Map(list.map((place) => [place.id, place])),
      index: indexPlaces(list),
      districts: listDistricts(list),
      isWhole: after === null,
      found: new Map(),
      matches: new Map(),
    }
  }

  return createCachedRows({
    read,
    tags: ['places'],
    onFailure: (error) => log.warn({ err: error }, 'the catalogue could not be read; food is searched in the last one'),
  })
}

/** Some markets sell no food. */
export function isEatenAt({ kind, interests, permanentlyClosed }: Place): boolean {
  return !permanentlyClosed && (kind !== 'market' || interests.includes('food'))
}
