import { en } from '#locales/en.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { useMessages } from '#web/ui/messages.ts'
import type { Route } from './+types/about.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage, ProseSection, ProseSections } from './prose.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { operator: context.get(servicesContext).operator }
}

export function meta(args: Route.MetaArgs) {
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: '/' },
    { name: en.information.about.title, path: '/about' },
  ])
  return sitePageHead(args, 'about', { structured: [crumbs] })
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { about } = useMessages().information
  return (
    <ProsePage {...about} scene="village">
      <ProseSections sections={about.sections} />
      <ProseSection heading={about.operatorHeading}>
        <OperatorCard operator={loaderData.operator} />
      </ProseSection>
    </ProsePage>
  )
}
