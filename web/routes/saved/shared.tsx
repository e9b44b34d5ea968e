import { data, isRouteErrorResponse } from 'react-router'
import { sitePages } from '#domain/site/site-pages.ts'
import { savedPlaces } from '#locales/en/places/saved-places.ts'
import { presentCard } from '#web/features/places/saved/present-card.ts'
import { SharedListPage } from '#web/features/places/saved/shared-list-page.tsx'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { NothingThere } from '#web/shell/nothing-there.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Route } from './+types/shared.ts'

/** The current version of a shared list. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { savedPlaces: lists, siteOrigin } = context.get(servicesContext)
  const shared = await lists.shared(params.token)
  if (!shared) throw data(null, { status: 404 })
  // Search engines and link previews get no details of the list.
  const words = { title: savedPlaces.shared.unnamed, lead: savedPlaces.shared.lead }
  return {
    head: accountPageHead(siteOrigin, { path: `/shared/${params.token}`, words, isIndexed: false }),
    name: shared.name,
    places: shared.places.map(presentCard),
  }
}

/** Not cached, so that a revoked link stops working at once. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export const meta = loadedHead

export default function Shared({ loaderData: { name, places } }: Route.ComponentProps) {
  return <SharedListPage name={name} places={places} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotShared /> : <ErrorScreen error={error} />
}

function NotShared() {
  const { gone } = savedPlaces.shared
  return (
    <NothingThere title={gone.title} text={gone.text}>
      <ButtonLink to={sitePages.places.path} kind="primary" size="large">
        {gone.all}
      </ButtonLink>
    </NothingThere>
  )
}
