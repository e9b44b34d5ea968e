import { koreaBox } from '#domain/korea-box.ts'
import { cellSize } from '#domain/map-cells.ts'
import {
  type NearbyPlace,
  noPlaceFilter,
  placeCard,
  type PlaceFilter,
  type PlaceList,
  type PlacePin,
  type PlacePins,
  type PlaceQuery,
} from '#domain/place-lists.ts'
import type { Place, PlaceFacts } from '#domain/places.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { countPlaces, listNearby, listPlacePins, listPlaces } from './place-list-store.ts'
import { readPosition, writePosition } from './place-position.ts'
import { readPlaces, saveCatalogue } from './place-store.ts'

// The first page stays light: what the guide shows first is enough for an overview of the country.
const pinsOfOverview = 24

/** The catalogue of places as everybody sees it. */
export function createPlaces({ database }: { database: Database }) {
  async function listWhole({ order, after, limit, ...filter }: PlaceQuery, withClosed: boolean) {
    const page = { order, after: readPosition(after, order), limit }
    const { places, end } = await listPlaces(database.reader, { filter, withClosed }, page)
    return { places, next: end && writePosition(end, order) }
  }

  async function one(id: string): Promise<Place | null> {
    return (await readPlaces(database.reader, [id])).get(id) ?? null
  }

  return {
    /** A page of what is there to visit, how many there are in all, and where the next page begins. */
    async list(query: PlaceQuery): Promise<PlaceList> {
      const [{ places, next }, total] = await Promise.all([
        listWhole(query, false),
        countPlaces(database.reader, { filter: query, withClosed: false }),
      ])
      return { places: places.map(placeCard), total, isTotalAtLeast: false, next }
    },

    /** The rows of the catalogue with all that is known, those included that have closed for good: each says so. */
    catalogue: (query: PlaceQuery): Promise<{ places: Place[]; next: string | null }> => listWhole(query, true),

    /** A place, also one that has closed for good. */
    one,

    /** The places of a filter on the map: single ones, or clusters for the part of the map that is asked for. */
    pins: (filter: PlaceFilter): Promise<PlacePins> =>
      listPlacePins(database.reader, filter, cellSize(filter.box ?? koreaBox)),

    /** What is nearest to a place; null where there is no such place. */
    async near(id: string): Promise<NearbyPlace[] | null> {
      const place = await one(id)
      if (!place) return null
      const found = await listNearby(database.reader, place)
      const places = await readPlaces(
        database.reader,
        found.map((nearby) => nearby.id),
      )
      return found.flatMap((nearby) => {
        const other = places.get(nearby.id)
        return other ? [{ ...placeCard(other), metres: nearby.metres }] : []
      })
    },

    /** The places of the guide's overview map: those that it shows first. */
    async overview(): Promise<PlacePin[]> {
      const page = { order: 'guide', after: null, limit: pinsOfOverview } as const
      const { places } = await listPlaces(database.reader, { filter: noPlaceFilter, withClosed: false }, page)
      return places.map(({ id, name, lat, lng, kind, province }) => ({ id, name, lat, lng, kind, province }))
    },

    /** Brings the embedded catalogue into the database. */
    load(places: readonly PlaceFacts[]): Promise<void> {
      return database.transactionAs({ role: 'service' }, (tx) => saveCatalogue(tx, places))
    },
  }
}

export type Places = ReturnType<typeof createPlaces>
