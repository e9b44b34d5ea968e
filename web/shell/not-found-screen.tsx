import { ButtonLink } from '#web/ui/button-link.tsx'
import { everywhere } from '#locales/en/everywhere.ts'
import { MessageScreen } from './message-screen.tsx'

export function NotFoundScreen() {
  const { notFound } = everywhere
  return (
    <MessageScreen title={notFound.title} text={notFound.text} scene="missing-page">
      <ButtonLink to="/" kind="primary" size="large">
        {notFound.returnHome}
      </ButtonLink>
    </MessageScreen>
  )
}
