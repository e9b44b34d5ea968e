import { offlinePage } from '#locales/en/site/offline-page.ts'
import { pageTitle } from '#locales/en/site/site-name.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { buttonClasses } from '#web/ui/button-look.ts'

/**
 * The service worker shows this page at the address of another page. Without scripts nothing depends on the address.
 */
export const handle = { withoutScripts: true }

export function meta() {
  return [{ title: pageTitle(offlinePage.title) }, { name: 'robots', content: 'noindex' }]
}

export default function Offline() {
  return (
    <MessageScreen title={offlinePage.title} text={offlinePage.text} scene="offline">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads the page */}
      <a href="" className={buttonClasses({ kind: 'primary', size: 'large' })}>
        {offlinePage.tryAgain}
      </a>
    </MessageScreen>
  )
}
