import { MessageScreen } from '#web/shell/message-screen.tsx'
import { useMessages } from '#web/ui/messages.ts'
import { GoBack } from './go-back.tsx'
import { useClinicNotFoundMessages } from './not-found-messages.ts'

export function ClinicNotFound() {
  const { pageTitle } = useMessages()
  const { title, text } = useClinicNotFoundMessages()
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={title} text={text} scene="missing-page">
        <GoBack />
      </MessageScreen>
    </>
  )
}
