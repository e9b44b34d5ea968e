import { cacheOffline } from '#web/cache-offline.ts'
import { resultsAddress, stepAddresses } from '#web/features/trips/steps/step-addresses.ts'

/**
 * Asks the service worker to cache the steps and the page of the plan, so that a traveller whose network is lost in one
 * step comes to the next.
 */
export async function keepStepsOffline(): Promise<void> {
  if (!navigator.onLine || document.documentElement.hasAttribute('data-reduced-data')) return
  await Promise.allSettled([import('./results-screen.tsx')])
  return cacheOffline([], { missing: [...Object.values(stepAddresses), resultsAddress] })
}
