import { en } from '#locales/en.ts'
import { sitePageHead } from '#web/page-head.ts'
import { breadcrumbs, questions } from '#web/structured-data.ts'
import { useMessages } from '#web/ui/messages.ts'
import type { Route } from './+types/faqs.ts'
import { ProsePage, ProseSection } from './prose.tsx'

export function meta(args: Route.MetaArgs) {
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: '/' },
    { name: en.information.faqs.title, path: '/faqs' },
  ])
  return sitePageHead(args, 'faqs', { structured: [questions(en.information.faqs.questions), crumbs] })
}

export default function Faqs() {
  const { faqs } = useMessages().information
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
