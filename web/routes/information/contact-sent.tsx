import { readReportedPage } from '#domain/site/contact.ts'
import { contact } from '#locales/en/site/contact.ts'
import { pageTitle } from '#locales/en/site/site-name.ts'
import { servicesContext } from '#web/services-context.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/contact-sent.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { contact: service } = context.get(servicesContext)
  return { isMailed: service.isMailed, about: readReportedPage(url.searchParams.get('about') ?? '')?.path ?? null }
}

export function meta() {
  return [{ title: pageTitle(contact.sent.title) }, { name: 'robots', content: 'noindex' }]
}

export default function ContactSent({ loaderData: { isMailed, about } }: Route.ComponentProps) {
  const { sent } = contact
  const { title, lead } = about ? sent.reported : { title: sent.title, lead: isMailed ? sent.lead : sent.unanswered }
  return (
    <MessageScreen title={title} text={lead} scene="tea-set">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to={about ?? '/'} kind="primary" size="large">
          {about ? sent.reported.back : sent.home}
        </ButtonLink>
        <TextLink to="/contact">{sent.another}</TextLink>
      </div>
    </MessageScreen>
  )
}
