import { straightMetres } from '#domain/korea/distances.ts'
import { koreaBox } from '#domain/korea/korea-box.ts'
import { cellSize } from '#domain/korea/map-cells.ts'
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
} from '#domain/places/place-lists.ts'
import type { Place } from '#domain/places/places.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { loadBuiltIn } from '#server/platform/import/load-built-in.ts'
import { findCorrected, findPlaces, type Narrowed, narrowPlaces } from './place-list-store.ts'
import { orderBy, placeListing, readPosition, writePosition } from './place-listing.ts'
import { findNearby, listPinsOfKinds, listPlacePins, placePin } from './place-map-store.ts'
import { type CatalogueRow, readPlaces, saveCatalogue } from './place-store.ts'

// Few pins keep the home page small. Its map shows every place as circles, and its list names only the first few.
const pinsOfOverview = 12

type How = { withClosed: boolean; isCounted: boolean; isAsWritten?: boolean }

/** The public catalogue of places. */
export function createPlaces({ database, now = Date.now }: { database: Database; now?: () => number }) {
  const { reader } = database
  const cardOf = (place: Place) => placeCard(place, seoulDay(now()))

  async function listRows({ order, after, limit, ...filter }: PlaceQuery, how: How) {
    const { withClosed, isCounted, isAsWritten = false } = how
    const narrowed = narrowPlaces(filter, withClosed)
    const isByMatch = order === 'guide' && narrowed.matchClasses !== null
    const listOrder = isByMatch ? 'match' : order
    const page = { after: readPosition(after, listOrder), limit, isCounted }
    const find = (tried: Narrowed) => findPlaces(reader, tried, orderBy(order, filter.near), page)
    const { ids, end, total } = await (isAsWritten
      ? find(narrowed)
      : findCorrected(reader, narrowed, isByMatch ? page.after : null, find))
    return { ids, total, next: end && writePosition(end, listOrder) }
  }

  async function listWhole(query: PlaceQuery, how: How) {
    const { ids, total, next } = await listRows(query, how)
    const places = await readPlaces(reader, ids)
    // A place that is deleted while the page is read makes the page shorter, but does not end the list.
    return { places: ids.flatMap((id) => places.get(id) ?? []), total, next }
  }

  async function one(id: string): Promise<Place | null> {
    return (await readPlaces(reader, [id])).get(id) ?? null
  }

  return {
    /** A page of the places that have not closed for good, the total, and the start position of the next page. */
    async list(query: PlaceQuery): Promise<PlaceList> {
      const { places, total, next } = await listWhole(query, { withClosed: false, isCounted: true })
      return { places: places.map(cardOf), total, isTotalAtLeast: total === placeListing.most, next }
    },

    /** The first places of a list, without a total: for suggestions while somebody types. */
    async first(query: PlaceQuery): Promise<PlaceCard[]> {
      const { places } = await listWhole(query, { withClosed: false, isCounted: false })
      return places.map(cardOf)
    },

    /** The complete rows of the catalogue, including places that have closed for good. */
    async catalogue(query: PlaceQuery): Promise<{ places: Place[]; next: string | null }> {
      const { places, next } = await listWhole(query, { withClosed: true, isCounted: false })
      return { places, next }
    },

    /** The ids that `catalogue` would list. With `isAsWritten`, typos are not corrected. */
    async ids(query: PlaceQuery, { isAsWritten = false } = {}): Promise<string[]> {
      return (await listRows(query, { withClosed: true, isCounted: true, isAsWritten })).ids
    },

    /** A place, even if it has closed for good. */
    one,

    /** The places of a filter on the map: single pins, or clusters for the requested box. */
    async pins(filter: PlaceFilter): Promise<PlacePins> {
      const cell = cellSize(filter.box ?? koreaBox)
      const isByKind = narrowPlaces({ ...filter, kinds: [], box: null }, false).isEverything
      if (isByKind) return listPinsOfKinds(reader, filter, cell)
      return findCorrected(reader, narrowPlaces(filter, false), null, (tried) => listPlacePins(reader, tried, cell))
    },

    /** The nearest places to a place; null if the place does not exist. */
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

    /** The places that go well before or after a place, except those that were deleted or have closed for good. */
    async together(place: Place): Promise<NearbyPlace[]> {
      const places = await readPlaces(reader, place.goesWith)
      return place.goesWith.flatMap((id) => {
        const other = places.get(id)
        if (!other || other.permanentlyClosed) return []
        return [{ ...cardOf(other), metres: Math.round(straightMetres(place, other)) }]
      })
    },

    /** The first places of the guide, for its overview map. */
    async overview(): Promise<PlacePin[]> {
      const { places } = await listWhole(
        { ...noPlaceQuery, limit: pinsOfOverview },
        { withClosed: false, isCounted: false },
      )
      return places.map(placePin)
    },

    /** Writes the embedded catalogue to the database. */
    load(places: readonly CatalogueRow[]): Promise<void> {
      return loadBuiltIn(database, (tx) => saveCatalogue(tx, places))
    },
  }
}

export type Places = ReturnType<typeof createPlaces>
