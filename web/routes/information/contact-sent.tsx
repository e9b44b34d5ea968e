import { contact } from '#locales/en/contact.ts'
import { pageTitle } from '#locales/en/site-name.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useContactMessages } from '#web/features/contact/contact-messages.ts'

export function meta() {
  return [{ title: pageTitle(contact.sent.title) }, { name: 'robots', content: 'noindex' }]
}

export default function ContactSent() {
  const { sent } = useContactMessages()
  return (
    <MessageScreen title={sent.title} text={sent.lead} scene="tea-set">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to="/" kind="primary" size="large">
          {sent.home}
        </ButtonLink>
        <TextLink to="/contact">{sent.another}</TextLink>
      </div>
    </MessageScreen>
  )
}
