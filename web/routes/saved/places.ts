import { presentCard } from '#web/features/places/saved/present-card.ts'
import { cardsPerCall } from '#web/features/places/saved/saved-card.ts'
import type { PageData } from '#web/page-data.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/places.ts'

/** The cards of places by id. Not cached, because the ids are those of one visitor. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { savedPlaces } = context.get(servicesContext)
  const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',')
  const known = ids.filter((id) => /^[a-z0-9-]{1,64}$/.test(id)).slice(0, cardsPerCall)
  const places = await savedPlaces.cards([...new Set(known)])
  const answer = { places: places.map(presentCard) } satisfies PageData['GET /saved/places.json']['answer']
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
