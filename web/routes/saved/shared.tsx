import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { sitePages } from '#domain/site-pages.ts'
import { savedPlaces } from '#locales/en/saved-places.ts'
import { presentCard } from '#web/features/places/saved/present-card.ts'
import { useSavedMessages } from '#web/features/places/saved/saved-messages.ts'
import { SharedListPage } from '#web/features/places/saved/shared-list-page.tsx'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMessages } from '#web/ui/messages.ts'
import type { Route } from './+types/shared.ts'

/** The list as it is now, for whoever has its link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { savedPlaces: lists, siteOrigin } = context.get(servicesContext)
  const shared = await lists.shared(params.token)
  if (!shared) throw data(null, { status: 404 })
  // No search engine and no link preview says more of it than that it is a list.
  const words = { title: savedPlaces.shared.unnamed, lead: savedPlaces.shared.lead }
  return {
    head: accountPageHead(siteOrigin, { path: `/shared/${params.token}`, words, isIndexed: false }),
    name: shared.name,
    places: shared.places.map(presentCard),
  }
}

/** A link that was taken back opens nothing from that moment on, so no cache keeps the page. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function Shared({ loaderData: { name, places } }: Route.ComponentProps) {
  return <SharedListPage name={name} places={places} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotShared /> : <ErrorScreen error={error} />
}

function NotShared() {
  const { pageTitle } = useMessages()
  const { gone } = useSavedMessages().shared
  return (
    <>
      <title>{pageTitle(gone.title)}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={gone.title} text={gone.text} scene="missing-page">
        <ButtonLink to={sitePages.places.path} kind="primary" size="large">
          {gone.all}
        </ButtonLink>
      </MessageScreen>
    </>
  )
}
