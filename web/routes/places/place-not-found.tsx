import { sitePages } from '#domain/site/site-pages.ts'
import { placeNotFound } from '#locales/en/places/place-not-found.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMessages } from '#web/ui/messages.ts'

export function PlaceNotFound() {
  const { pageTitle } = useMessages()
  const { title, text, all } = placeNotFound
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={title} text={text} scene="missing-page">
        <ButtonLink to={sitePages.places.path} kind="primary" size="large">
          {all}
        </ButtonLink>
      </MessageScreen>
    </>
  )
}
