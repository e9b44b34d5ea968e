import { presentCard } from '#web/features/places/saved/present-card.ts'
import { cardsPerCall } from '#web/features/places/saved/saved-card.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/places.ts'

/** The cards of the places that a browser asks for by id. Which these are is one visitor's: no cache keeps it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { savedPlaces } = context.get(servicesContext)
  const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',')
  const known = ids.filter((id) => /^[a-z0-9-]{1,64}$/.test(id)).slice(0, cardsPerCall)
  const places = await savedPlaces.cards([...new Set(known)])
  return Response.json({ places: places.map(presentCard) }, { headers: { 'cache-control': 'no-store' } })
}
