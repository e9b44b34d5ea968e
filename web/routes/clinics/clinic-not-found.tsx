import { useClinicPageMessages } from '#web/features/clinics/detail/clinic-page-messages.ts'
import { GoBack } from '#web/features/clinics/detail/go-back.tsx'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { useMessages } from '#web/ui/messages.ts'

export function ClinicNotFound() {
  const { pageTitle } = useMessages()
  const { notFound } = useClinicPageMessages()
  return (
    <>
      <title>{pageTitle(notFound.title)}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={notFound.title} text={notFound.text} scene="missing-page">
        <GoBack />
      </MessageScreen>
    </>
  )
}
