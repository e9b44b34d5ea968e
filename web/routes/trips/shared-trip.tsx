import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import type { SharedTrip } from '#domain/trips/document/saved-trips.ts'
import '#web/features/trips/results/timeline/day-nav.css'
import { ResultsSkeleton } from '#web/features/trips/results/page/results-skeleton.tsx'
import '#web/features/trips/results/timeline/timeline.css'
import { useSavedTripsMessages } from '#web/features/trips/saved/saved-trips-messages.ts'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMessages } from '#web/ui/messages.ts'
import { servedPart } from '#web/ui/loading/served-part.tsx'
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

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

// A separate part, because every page loads the route manifest, which would otherwise name all scripts of a trip's
// page. Its styles are imported above.
const ServedTrip = servedPart<SharedTrip>({ load: loadSharedTrip, Placeholder: ResultsSkeleton, isEager: true })

export default function SharedTripRoute({ loaderData: { shared } }: Route.ComponentProps) {
  return <ServedTrip given={shared} />
}

async function loadSharedTrip() {
  return (await import('#web/features/trips/saved/shared-trip-page.tsx')).SharedTripPage
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotShared /> : <ErrorScreen error={error} />
}

function NotShared() {
  const { pageTitle } = useMessages()
  const { shared } = useSavedTripsMessages()
  const { gone, keep } = shared
  return (
    <>
      <title>{pageTitle(gone.title)}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={gone.title} text={gone.text} scene="missing-page">
        <ButtonLink to="/trip-planner" kind="primary" size="large">
          {keep}
        </ButtonLink>
      </MessageScreen>
    </>
  )
}
