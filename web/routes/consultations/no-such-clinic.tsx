import { sitePages } from '#domain/site/site-pages.ts'
import { useConsultationMessages } from '#web/features/consultations/consultation-messages.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMessages } from '#web/ui/messages.ts'

/** The address names no clinic of the directory. */
export function NoSuchClinic() {
  const { pageTitle } = useMessages()
  const { noClinic: words } = useConsultationMessages()
  return (
    <>
      <title>{pageTitle(words.title)}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={words.title} text={words.text} scene="missing-page">
        <ButtonLink to={sitePages.clinics.path} kind="primary" size="large">
          {words.clinics}
        </ButtonLink>
      </MessageScreen>
    </>
  )
}
