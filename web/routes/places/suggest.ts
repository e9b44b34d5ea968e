import { sceneOf } from '#domain/places/place-scenes.ts'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import { readPlacesAddress } from '#web/features/places/listing/places-address.ts'
import type { PageData } from '#web/page-data.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/suggest.ts'

const mostSuggested = 8

/** Suggestions for a partly typed search, the best first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { places, page } = context.get(servicesContext)
  page.shows('places')
  const { words } = readPlacesAddress(new URL(request.url).searchParams)
  const found = words === '' ? [] : await places.first({ ...noPlaceQuery, words, limit: mostSuggested })
  return Response.json({
    places: found.map((place) => {
      const { id, name, district, kind } = place
      return { id, name, district, kind, scene: sceneOf(place) }
    }),
  } satisfies PageData['GET /places/suggest.json']['answer'])
}
