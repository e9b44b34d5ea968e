import { koreaBox } from '#domain/korea-box.ts'
import { cellSize } from '#domain/map-cells.ts'
import {
  type NearbyPlace,
  noPlaceQuery,
  type PlaceCard,
  placeCard,
  type PlaceFilter,
  type PlaceList,
  type PlacePin,
  type PlacePins,
  type PlaceQuery,
} from '#domain/place-lists.ts'
import type { Place } from '#domain/places.ts'
import { seoulDay } from '#domain/seoul-time.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { loadBuiltIn } from '#server/platform/import/load-built-in.ts'
import { findMeant, findPlaces, type Narrowed, narrowPlaces } from './place-list-store.ts'
import { orderBy, placeListing, readPosition, writePosition } from './place-listing.ts'
import { findNearby, listPinsOfKinds, listPlacePins, placePin } from './place-map-store.ts'
import { type CatalogueRow, readPlaces, saveCatalogue } from './place-store.ts'

// The first page stays light: its map shows every place as circles, and its list only names the first few.
const pinsOfOverview = 12

type How = { withClosed: boolean; isCounted: boolean; isAsWritten?: boolean }

/** The catalogue of places as everybody sees it. */
export function createPlaces({ database, now = Date.now }: { database: Database; now?: () => number }) {
  const { reader } = database
  const cardOf = (place: Place) => placeCard(place, seoulDay(now()))

  async function listRows({ order, after, limit, ...filter }: PlaceQuery, how: How) {
    const { withClosed, isCounted, isAsWritten = false } = how
    const narrowed = narrowPlaces(filter, withClosed)
    const isByMatch = order === 'guide' && narrowed.steps !== null
    const listOrder = isByMatch ? 'match' : order
    const page = { after: readPosition(after, listOrder), limit, isCounted }
    const find = (tried: Narrowed) => findPlaces(reader, tried, orderBy(order, filter.near), page)
    const { ids, end, total } = await (isAsWritten
      ? find(narrowed)
      : findMeant(reader, narrowed, isByMatch ? page.after : null, find))
    return { ids, total, next: end && writePosition(end, listOrder) }
  }

  async function listWhole(query: PlaceQuery, how: How) {
    const { ids, total, next } = await listRows(query, how)
    const places = await readPlaces(reader, ids)
    // One that goes while the page is read leaves it shorter and ends no list.
    return { places: ids.flatMap((id) => places.get(id) ?? []), total, next }
  }

  async function one(id: string): Promise<Place | null> {
    return (await readPlaces(reader, [id])).get(id) ?? null
  }

  return {
    /** A page of what is there to visit, how many there are in all, and where the next page begins. */
    async list(query: PlaceQuery): Promise<PlaceList> {
      const { places, total, next } = await listWhole(query, { withClosed: false, isCounted: true })
      return { places: places.map(cardOf), total, isTotalAtLeast: total === placeListing.most, next }
    },

    /** The first of a list, uncounted: what is offered while somebody types. */
    async first(query: PlaceQuery): Promise<PlaceCard[]> {
      const { places } = await listWhole(query, { withClosed: false, isCounted: false })
      return places.map(cardOf)
    },

    /** The rows of the catalogue with all that is known, those included that have closed for good: each says so. */
    async catalogue(query: PlaceQuery): Promise<{ places: Place[]; next: string | null }> {
      const { places, next } = await listWhole(query, { withClosed: true, isCounted: false })
      return { places, next }
    },

    /** The ids of what `catalogue` would list; `isAsWritten`: without a second look for words mistyped. */
    async ids(query: PlaceQuery, { isAsWritten = false } = {}): Promise<string[]> {
      return (await listRows(query, { withClosed: true, isCounted: true, isAsWritten })).ids
    },

    /** A place, also one that has closed for good. */
    one,

    /** The places of a filter on the map: single ones, or clusters for the part of the map that is asked for. */
    async pins(filter: PlaceFilter): Promise<PlacePins> {
      const cell = cellSize(filter.box ?? koreaBox)
      const isByKind = narrowPlaces({ ...filter, kinds: [], box: null }, false).isEverything
      if (isByKind) return listPinsOfKinds(reader, filter, cell)
      return findMeant(reader, narrowPlaces(filter, false), null, (tried) => listPlacePins(reader, tried, cell))
    },

    /** What is nearest to a place; null where there is no such place. */
    async near(id: string): Promise<NearbyPlace[] | null> {
      const place = await one(id)
      if (!place) return null
      const found = await findNearby(reader, place)
      const places = await readPlaces(
        reader,
        found.map((nearby) => nearby.id),
      )
      return found.flatMap((nearby) => {
        const other = places.get(nearby.id)
        return other ? [{ ...cardOf(other), metres: nearby.metres }] : []
      })
    },

    /** The places of the guide's overview map: those that it shows first. */
    async overview(): Promise<PlacePin[]> {
      const { places } = await listWhole(
        { ...noPlaceQuery, limit: pinsOfOverview },
        { withClosed: false, isCounted: false },
      )
      return places.map(placePin)
    },

    /** Brings the embedded catalogue into the database. */
    load(places: readonly CatalogueRow[]): Promise<void> {
      return loadBuiltIn(database, (tx) => saveCatalogue(tx, places))
    },
  }
}

export type Places = ReturnType<typeof createPlaces>
