import { useState } from 'react'
import { ownRequestsPath, sentRequestPath } from '#domain/consultations/sent-requests.ts'
import { callApi } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { useOwnRequests } from '#web/use-own-requests.ts'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'

/** Says that the request of this page is kept in the member's account, or keeps it there. */
export function KeepRequest({ member, token }: { member: string; token: string }) {
  const { keep: words } = sentRequests
  const { isPending, run } = useApiCall(words.refused)
  const { listed, hasFailed } = useOwnRequests(member)
  const [isNewlyKept, setNewlyKept] = useState(false)
  const address = `${sentRequestPath}?token=${token}`
  const isKept = isNewlyKept || listed?.requests.some((one) => one.address === address)
  function keep() {
    return run(async () => {
      await callApi('POST /api/consultations', { body: { token } })
      setNewlyKept(true)
    })
  }
  return (
    <p className="mt-6 flex min-h-12 flex-wrap items-center gap-4">
      {isKept ? (
        <output>{words.kept}</output>
      ) : listed || hasFailed ? (
        <Button isPending={isPending} onClick={() => void keep()}>
          {words.keep}
        </Button>
      ) : null}
      <TextLink to={ownRequestsPath}>{words.all}</TextLink>
    </p>
  )
}
