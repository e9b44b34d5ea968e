import { Link, useLocation } from 'react-router'
import { buttonClasses } from '#web/ui/button-look.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { MessageScreen } from './message-screen.tsx'

export function FailureScreen() {
  const { failure } = everywhere
  const location = useLocation()
  return (
    <MessageScreen title={failure.title} text={failure.text} scene="empty-lantern">
      {/* A link works without scripts. It reloads the document, because any part may be broken. */}
      <Link to={location} reloadDocument className={buttonClasses({ kind: 'primary', size: 'large' })}>
        {failure.tryAgain}
      </Link>
    </MessageScreen>
  )
}
