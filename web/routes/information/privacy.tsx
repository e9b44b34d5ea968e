import type { MetaDescriptor } from 'react-router'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/privacy.ts'
import { informationHead } from './information-head.ts'
import { useInformationMessages } from './information-messages.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage, ProseSection, ProseSections } from './prose.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { operator, siteOrigin } = context.get(servicesContext)
  return { operator, head: informationHead(siteOrigin, 'privacy') }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { privacy } = useInformationMessages()
  return (
    <ProsePage {...privacy} scene="hanok-stay">
      <ProseSections sections={privacy.sections} />
      <ProseSection heading={privacy.operatorHeading}>
        <OperatorCard operator={loaderData.operator} />
      </ProseSection>
    </ProsePage>
  )
}
