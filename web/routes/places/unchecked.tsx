import { sitePages } from '#domain/site/site-pages.ts'
import { uncheckedPlaces } from '#locales/en/places/unchecked-places.ts'
import { uncheckedPath } from '#web/features/places/administration/unchecked-path.ts'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { AdministratorPage } from '#web/routes/administrators/administrator-page.tsx'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/unchecked.ts'

/** The same for everybody. Unchecked facts are requested only by an administrator's browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: uncheckedPath, words: uncheckedPlaces, isIndexed: false }) }
}

export const meta = loadedHead

export default function UncheckedFacts() {
  return (
    <AdministratorPage words={uncheckedPlaces} path={uncheckedPath} load={loadTools}>
      <p className="mt-3">
        <TextLink to={sitePages.places.path}>{uncheckedPlaces.all}</TextLink>
      </p>
    </AdministratorPage>
  )
}

async function loadTools() {
  const { UncheckedPlaces } = await import('#web/features/places/administration/unchecked-places.tsx')
  return { Tools: UncheckedPlaces }
}
