import { tripLoading } from '#locales/en/trips/trip-loading.ts'
import { TodaySkeleton } from '#web/features/trips/today/today-skeleton.tsx'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import type { Route } from './+types/print.ts'
import { TripPartNotLoaded } from './trip-part-not-loaded.tsx'
import { useTripOffline } from './use-trip-offline.ts'

/** Rendered the same for all visitors, because the trip is only in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return {
    head: accountPageHead(siteOrigin, { path: '/trip-planner/print', words: tripLoading.print, isIndexed: false }),
  }
}

export const meta = loadedHead

export default function TripPrint() {
  useTripOffline()
  const { part, hasFailed } = useOnDemand(useScripts(), loadPrint)
  if (part) return <part.PrintPage />
  return hasFailed ? (
    <TripPartNotLoaded title={tripLoading.print.title} />
  ) : (
    <TodaySkeleton title={tripLoading.print.title} />
  )
}

async function loadPrint() {
  return import('#web/features/trips/print/print-page.tsx')
}
