import { en } from '#locales/en.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { useMessages } from '#web/ui/messages.ts'
import type { Route } from './+types/contact.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage } from './prose.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { operator: context.get(servicesContext).operator }
}

export function meta(args: Route.MetaArgs) {
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: '/' },
    { name: en.information.contact.title, path: '/contact' },
  ])
  return sitePageHead(args, 'contact', { structured: [crumbs] })
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contact } = useMessages().information
  return (
    <ProsePage {...contact} scene="tea-set">
      <OperatorCard operator={loaderData.operator} />
      {!loaderData.operator && <p>{contact.nobody}</p>}
    </ProsePage>
  )
}
