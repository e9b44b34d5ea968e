import { everywhere } from '#locales/en/everywhere.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { buttonClasses } from '#web/ui/button-look.ts'
import { useMessages } from '#web/ui/messages.ts'

/** Shown by the service worker at the address of another page: without scripts nothing in it asks which address. */
export const handle = { withoutScripts: true }

export function meta() {
  return [{ title: everywhere.pageTitle(everywhere.offline.title) }, { name: 'robots', content: 'noindex' }]
}

export default function Offline() {
  const { offline } = useMessages()
  return (
    <MessageScreen title={offline.title} text={offline.text} scene="offline">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one that was asked for, once more */}
      <a href="" className={buttonClasses({ kind: 'primary', size: 'large' })}>
        {offline.tryAgain}
      </a>
    </MessageScreen>
  )
}
