import { sceneOf } from '#domain/places/place-scenes.ts'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { festivalsNear } from '#domain/festivals/festivals-near.ts'
import { listFestival } from '#domain/festivals/festivals.ts'
import { endOfState, openingAt } from '#domain/places/opening-hours.ts'
import { seoulDay, seoulMoment, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import { stationWithLines } from '#domain/korea/station-names.ts'
import type { PlaceDetails } from '#web/features/places/detail/place-details.ts'
import { withScene } from '#web/features/places/place-scene.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import type { Route } from './+types/detail.ts'
import { placeDetailHead } from './detail-head.ts'
import { ManagedPlace } from './managed-place.tsx'
import { PlaceNotFound } from './place-not-found.tsx'

// Two rows of the strip on a wide screen.
const shownNear = 8

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { places, gettingIn, festivals, page, siteOrigin } = context.get(servicesContext)
  page.shows('places')
  const place = /^[a-z0-9-]{1,64}$/.test(params.id) ? await places.one(params.id) : null
  if (!place) throw data(null, { status: 404 })
  const address = `/places/${place.id}`
  // Not the URL of the request, which may be the router's `.data` URL.
  if (url.pathname !== address) throw redirect(address, 301)
  const [near, together] = await Promise.all([places.near(place.id), places.together(place)])
  const renderedAt = Date.now()
  const end = endOfState(openingAt(place, seoulMoment(renderedAt)))
  if (end) page.shownUntil(timeOfSeoulMoment(end))
  const details: PlaceDetails = {
    place,
    scene: sceneOf(place),
    stationOnCard: place.station === null ? null : stationWithLines(place.station),
    near: (near ?? []).slice(0, shownNear).map(withScene),
    together: together.map(withScene),
    gettingIn: gettingIn.get(place.id) ?? null,
    festivals: festivals
      .filter((festival) => festival.place === place.id)
      .map((festival) => listFestival(festival, seoulDay(renderedAt))),
    around: festivalsNear(festivals, place, seoulDay(renderedAt)),
    renderedAt,
    site: siteOrigin,
  }
  return { head: placeDetailHead(siteOrigin, place, seoulDay(renderedAt)), details }
}

export const meta = loadedHead

export default function PlaceDetailPage({ loaderData, params }: Route.ComponentProps) {
  return <ManagedPlace key={params.id} details={loaderData.details} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <PlaceNotFound /> : <ErrorScreen error={error} />
}
