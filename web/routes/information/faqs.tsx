import { information } from '#locales/en/site/information.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { questions } from '#web/structured-data.ts'
import type { Route } from './+types/faqs.ts'
import { informationHead } from './information-head.ts'
import { ProsePage, ProseSection } from './prose.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const asked = questions(information.faqs.questions)
  return { head: informationHead(context.get(servicesContext).siteOrigin, 'faqs', [asked]) }
}

export const meta = loadedHead

export default function Faqs() {
  const { faqs } = information
  return (
    <ProsePage {...faqs} scene="hanok-lane">
      {faqs.questions.map(({ question, answer }) => (
        <ProseSection key={question} heading={question}>
          <p>{answer}</p>
        </ProseSection>
      ))}
    </ProsePage>
  )
}
