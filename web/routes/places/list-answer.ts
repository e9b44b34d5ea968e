import { straightMetres } from '#domain/distances.ts'
import { noPlaceQuery, type PlaceQuery } from '#domain/place-lists.ts'
import type { PageServices } from '#server/services.ts'
import type { PlaceListing } from '#web/features/places/listing/listed-places.ts'
import { takenFilters } from '#web/features/places/listing/places-address.ts'
import { withScene } from '#web/features/places/place-scene.ts'

type Places = PageServices['places']

/** For a loader: what the page of places shows. */
export async function findPlaces(places: Places, query: PlaceQuery): Promise<PlaceListing> {
  const list = await listFrom(places, query)
  const freed = list.total === 0 ? await countFreed(places, query) : []
  const { near } = query
  const listed = list.places.map((place) => ({ ...withScene(place), metres: near && straightMetres(near, place) }))
  return { ...list, places: listed, freed }
}

/** How many places the filters leave. */
export async function countPlaces(places: Places, query: PlaceQuery): Promise<number> {
  const { total } = await places.list({ ...query, after: null, limit: 1 })
  return total
}

/** A position that nobody gave, or of another order, begins with the first. */
async function listFrom(places: Places, query: PlaceQuery) {
  try {
    return await places.list(query)
  } catch (error) {
    // Its class is another one in the bundle of pages.
    const isPosition = query.after !== null && error instanceof Error && error.message === 'request.malformed'
    if (!isPosition) throw error
    return { ...(await places.list({ ...query, after: noPlaceQuery.after })), isRestarted: true }
  }
}

function countFreed(places: Places, query: PlaceQuery): Promise<number[]> {
  return Promise.all(takenFilters(query).map(({ rest }) => countPlaces(places, rest)))
}
