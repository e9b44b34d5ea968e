import type { MetaDescriptor } from 'react-router'
import { sitePages } from '#domain/site-pages.ts'
import { uncheckedPlaces } from '#locales/en/unchecked-places.ts'
import { useUncheckedMessages } from '#web/features/places/administration/unchecked-messages.ts'
import { uncheckedPath } from '#web/features/places/administration/unchecked-path.ts'
import { accountPageHead } from '#web/routes/accounts/account-page-head.ts'
import { AdministratorsOnly } from '#web/routes/administrators/administrators-only.tsx'
import { servicesContext } from '#web/services-context.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import type { Route } from './+types/unchecked.ts'

/** The same for everybody: what is unchecked is asked for by an administrator's browser alone. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  return { head: accountPageHead(siteOrigin, { path: uncheckedPath, words: uncheckedPlaces, isIndexed: false }) }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function UncheckedFacts() {
  const words = useUncheckedMessages()
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-h1">
        <TitleWithKorean title={words.title} korean={words.korean} />
      </h1>
      <p className="mt-3 max-w-[62ch] text-lead text-soft">{words.lead}</p>
      <p className="mt-3">
        <TextLink to={sitePages.places.path}>{words.all}</TextLink>
      </p>
      <div className="mt-8">
        <AdministratorsOnly words={words} path={uncheckedPath} load={loadTools} />
      </div>
    </div>
  )
}

async function loadTools() {
  const [{ UncheckedPlaces }, { PlaceSecondFactor }] = await Promise.all([
    import('#web/features/places/administration/unchecked-places.tsx'),
    import('#web/features/places/administration/place-second-factor.tsx'),
  ])
  return { Tools: UncheckedPlaces, SecondFactor: PlaceSecondFactor }
}
