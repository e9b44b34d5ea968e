import { savedPlaces } from '#locales/en/places/saved-places.ts'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/saved.ts'
import { SavedScreen } from './saved-screen.tsx'

/** Rendered the same for all visitors, because saved places are only in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: '/saved', words: savedPlaces, isIndexed: false }) }
}

export const meta = loadedHead

export default SavedScreen
