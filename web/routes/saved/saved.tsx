import type { MetaDescriptor } from 'react-router'
import { savedPlaces } from '#locales/en/places/saved-places.ts'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { servedScreen } from '#web/ui/loading/served-screen.tsx'
import type { Route } from './+types/saved.ts'

type Answer = { head: MetaDescriptor[] }

/** Rendered the same for all visitors, because saved places are only in the browser. */
export function loader({ context }: Route.LoaderArgs): Answer {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: '/saved', words: savedPlaces, isIndexed: false }) }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Answer> {
  return loadWith(() => serverLoader())
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

const { Screen, loadWith } = servedScreen(async () => (await import('./saved-screen.tsx')).SavedScreen)

const given = {}

export default function Saved() {
  return <Screen given={given} />
}
