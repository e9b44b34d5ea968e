import { en } from '#locales/en.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { useMessages } from '#web/ui/messages.ts'
import type { Route } from './+types/privacy.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage, ProseSection, ProseSections } from './prose.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { operator: context.get(servicesContext).operator }
}

export function meta(args: Route.MetaArgs) {
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: '/' },
    { name: en.information.privacy.title, path: '/privacy' },
  ])
  return sitePageHead(args, 'privacy', { structured: [crumbs] })
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { privacy } = useMessages().information
  return (
    <ProsePage {...privacy} scene="hanok-stay">
      <ProseSections sections={privacy.sections} />
      <ProseSection heading={privacy.operatorHeading}>
        <OperatorCard operator={loaderData.operator} />
      </ProseSection>
    </ProsePage>
  )
}
