import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { useSession } from '#web/features/accounts/session/session-state.ts'
import { TripsNotReached } from '#web/features/trips/saved/trips-not-reached.tsx'
import { TripsSkeleton } from '#web/features/trips/saved/trips-skeleton.tsx'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import type { Route } from './+types/saved-trips.ts'

/** Rendered the same for all visitors; the trips of the account and the device are loaded in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: '/trips', words: savedTrips, isIndexed: false }) }
}

export const meta = loadedHead

export default function SavedTripsRoute() {
  const { isLoading, isAuthenticated, user } = useSession()
  const { part, hasFailed } = useOnDemand(useScripts(), loadPage)
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-h1">
        <TitleWithKorean title={savedTrips.title} korean={savedTrips.korean} />
      </h1>
      <p className="mt-3 max-w-[62ch] text-lead text-soft">{savedTrips.lead}</p>
      <noscript>
        <p className="mt-6 rounded-control border border-s-4 border-line border-s-ochre p-4">
          {savedTrips.needsScripts}
        </p>
      </noscript>
      {part ? (
        <part.TripsPage key={user?.id} isMember={isAuthenticated} isVisitor={!isLoading && !isAuthenticated} />
      ) : null}
      {part || hasFailed ? null : <TripsSkeleton />}
      {hasFailed ? <TripsNotReached onAgain={() => location.reload()} /> : null}
    </div>
  )
}

async function loadPage() {
  return import('#web/features/trips/saved/trips-page.tsx')
}
