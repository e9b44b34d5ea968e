import { readPlacesAddress } from '#web/features/places/listing/places-address.ts'
import type { PageData } from '#web/page-data.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/filter-counts.ts'
import { countPlaces } from './list-answer.ts'

/** The number of places for filters. Used to try filters before they are applied. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { places, page } = context.get(servicesContext)
  page.shows('places')
  const total = await countPlaces(places, readPlacesAddress(new URL(request.url).searchParams))
  return Response.json({ total } satisfies PageData['GET /places/fit.json']['answer'])
}
