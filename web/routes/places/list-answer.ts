import { straightMetres } from '#domain/korea/distances.ts'
import { noPlaceQuery, type PlaceQuery } from '#domain/places/place-lists.ts'
import type { PageServices } from '#server/services.ts'
import type { PlaceListing } from '#web/features/places/listing/listed-places.ts'
import { takenFilters } from '#web/features/places/listing/places-address.ts'
import { withScene } from '#web/features/places/place-scene.ts'

type Places = PageServices['places']

/** For a loader: the data of the places page. */
export async function findPlaces(places: Places, query: PlaceQuery): Promise<PlaceListing> {
  const list = await listFrom(places, query)
  const freed = list.total === 0 ? await countFreed(places, query) : []
  const { near } = query
  const listed = list.places.map((place) => ({ ...withScene(place), metres: near && straightMetres(near, place) }))
  return { ...list, places: listed, freed }
}

export async function countPlaces(places: Places, query: PlaceQuery): Promise<number> {
  const { total } = await places.list({ ...query, after: null, limit: 1 })
  return total
}

/** An invalid cursor, or one of another sort order, returns the first page. */
async function listFrom(places: Places, query: PlaceQuery) {
  try {
    return await places.list(query)
  } catch (error) {
    // Not `instanceof`: the bundle of pages has its own copy of the class.
    const isPosition = query.after !== null && error instanceof Error && error.message === 'request.malformed'
    if (!isPosition) throw error
    return { ...(await places.list({ ...query, after: noPlaceQuery.after })), isRestarted: true }
  }
}

function countFreed(places: Places, query: PlaceQuery): Promise<number[]> {
  return Promise.all(takenFilters(query).map(({ rest }) => countPlaces(places, rest)))
}
