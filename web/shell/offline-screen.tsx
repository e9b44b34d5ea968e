import { offlinePage } from '#locales/en/site/offline-page.ts'
import { buttonClasses } from '#web/ui/button-look.ts'
import { MessageScreen } from './message-screen.tsx'

/** Shown instead of a page that is not on the device. */
export function OfflineScreen() {
  return (
    <MessageScreen title={offlinePage.title} text={offlinePage.text} scene="offline">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads the page */}
      <a href="" className={buttonClasses({ kind: 'primary', size: 'large' })}>
        {offlinePage.tryAgain}
      </a>
    </MessageScreen>
  )
}
