import { offlinePage } from '#locales/en/site/offline-page.ts'
import { pageTitle } from '#locales/en/site/site-name.ts'
import { OfflineScreen } from '#web/shell/offline-screen.tsx'

/**
 * The service worker shows this page at the address of another page. Without scripts nothing depends on the address.
 */
export const handle = { withoutScripts: true }

export function meta() {
  return [{ title: pageTitle(offlinePage.title) }, { name: 'robots', content: 'noindex' }]
}

export default function Offline() {
  return <OfflineScreen />
}
