import { sitePages } from '#domain/site/site-pages.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMessages } from '#web/ui/messages.ts'

type NothingThereProps = { words: { title: string; text: string; clinics: string } }

/** An address that leads to nothing, and the way to all clinics. */
export function NothingThere({ words }: NothingThereProps) {
  const { pageTitle } = useMessages()
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
