import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/about.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { informationHead } from './information-head.ts'
import { information as informationMessages } from '#locales/en/site/information.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage, ProseSection, ProseSections } from './prose.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { operator, siteOrigin } = context.get(servicesContext)
  return { operator, head: informationHead(siteOrigin, 'about') }
}

export const meta = loadedHead

export default function About({ loaderData }: Route.ComponentProps) {
  const { about } = informationMessages
  return (
    <ProsePage {...about} scene="village">
      <ProseSections sections={about.sections} />
      <ProseSection heading={about.programs.heading}>
        <p>
          {about.programs.text}{' '}
          <TextLink to="/api/docs" reloadDocument>
            {about.programs.link}
          </TextLink>
        </p>
      </ProseSection>
      <ProseSection heading={about.operatorHeading}>
        <OperatorCard operator={loaderData.operator} />
      </ProseSection>
    </ProsePage>
  )
}
