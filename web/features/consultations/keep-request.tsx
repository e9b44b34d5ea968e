import { useState } from 'react'
import { ownRequestsPath } from '#domain/consultations/sent-requests.ts'
import { callApi } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { useSentRequestMessages } from './sent-request-messages.ts'

/** For a member: keeps the request of this page in the account. */
export function KeepRequest({ token }: { token: string }) {
  const { keep: words } = useSentRequestMessages()
  const { isPending, run } = useApiCall(words.refused)
  const [isKept, setKept] = useState(false)
  function keep() {
    return run(async () => {
      await callApi('POST /api/consultations', { body: { token } })
      setKept(true)
    })
  }
  return (
    <p className="mt-6 flex flex-wrap items-center gap-4">
      {isKept ? (
        <output>{words.kept}</output>
      ) : (
        <Button isPending={isPending} onClick={() => void keep()}>
          {words.keep}
        </Button>
      )}
      <TextLink to={ownRequestsPath}>{words.all}</TextLink>
    </p>
  )
}
