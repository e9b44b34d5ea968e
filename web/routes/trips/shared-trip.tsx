import { data, isRouteErrorResponse } from 'react-router'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { SharedTripPage } from '#web/features/trips/saved/shared-trip-page.tsx'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Route } from './+types/shared-trip.ts'

/** The current version of a shared trip. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { tripOpenings, siteOrigin } = context.get(servicesContext)
  const shared = await tripOpenings.shared(params.token)
  if (!shared) throw data(null, { status: 404 })
  // Search engines and link previews get no details of the trip.
  const words = { title: savedTrips.shared.unnamed, lead: savedTrips.shared.lead }
  return {
    head: accountPageHead(siteOrigin, { path: `/trips/shared/${params.token}`, words, isIndexed: false }),
    shared,
  }
}

/** Not cached, so that a revoked link stops working at once; no referrer, so that other sites do not get the link. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
}

export const meta = loadedHead

export default function SharedTripRoute({ loaderData: { shared } }: Route.ComponentProps) {
  return <SharedTripPage {...shared} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotShared /> : <ErrorScreen error={error} />
}

function NotShared() {
  const { shared } = savedTrips
  const { gone, keep } = shared
  return (
    <NothingThere title={gone.title} text={gone.text}>
      <ButtonLink to="/trip-planner" kind="primary" size="large">
        {keep}
      </ButtonLink>
    </NothingThere>
  )
}
