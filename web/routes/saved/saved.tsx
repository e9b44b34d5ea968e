import type { MetaDescriptor } from 'react-router'
import { useSearchParams } from 'react-router'
import { savedPlaces } from '#locales/en/saved-places.ts'
import { useSession } from '#web/features/accounts/session-state.ts'
import { SavedPage } from '#web/features/places/saved/saved-page.tsx'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/saved.ts'

/** The same for everybody: what is saved is known in the browser alone. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: '/saved', words: savedPlaces, isIndexed: false }) }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function Saved() {
  const { isLoading, isAuthenticated } = useSession()
  const [searchParams] = useSearchParams()
  return <SavedPage listId={searchParams.get('list')} isVisitor={!isLoading && !isAuthenticated} />
}
