import type { MetaDescriptor } from 'react-router'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/contact.ts'
import { informationHead } from './information-head.ts'
import { useInformationMessages } from './information-messages.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage } from './prose.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { operator, siteOrigin } = context.get(servicesContext)
  return { operator, head: informationHead(siteOrigin, 'contact') }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contact } = useInformationMessages()
  return (
    <ProsePage {...contact} scene="tea-set">
      <OperatorCard operator={loaderData.operator} />
      {!loaderData.operator && <p>{contact.nobody}</p>}
    </ProsePage>
  )
}
