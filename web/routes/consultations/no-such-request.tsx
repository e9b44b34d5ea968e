import { sitePages } from '#domain/site/site-pages.ts'
import { useSentRequestMessages } from '#web/features/consultations/sent-request-messages.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMessages } from '#web/ui/messages.ts'

/** The link opens no request. */
export function NoSuchRequest() {
  const { pageTitle } = useMessages()
  const { notThere: words } = useSentRequestMessages()
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
