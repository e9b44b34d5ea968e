import { tripLoading } from '#locales/en/trips/trip-loading.ts'
import { ResultsSkeleton } from '#web/features/trips/results/page/results-skeleton.tsx'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import type { Route } from './+types/results.ts'
import { ResultsNotLoaded } from './results-not-loaded.tsx'
import { useTripOffline } from './use-trip-offline.ts'

/** Rendered the same for all visitors, because the trip is only in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return {
    head: accountPageHead(siteOrigin, { path: '/trip-planner/results', words: tripLoading.results, isIndexed: false }),
  }
}

export const meta = loadedHead

export default function TripResults() {
  useTripOffline()
  const { part, hasFailed } = useOnDemand(useScripts(), loadResults)
  if (part) return <part.ResultsScreen />
  return hasFailed ? <ResultsNotLoaded /> : <ResultsSkeleton />
}

async function loadResults() {
  return import('./results-screen.tsx')
}
