import { useState } from 'react'
import { isPicture, type RequestFile } from '#domain/consultations/request-files.ts'
import { callApi } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useApiCall } from '#web/use-api-call.ts'
import { requestInbox } from '#locales/en/consultations/request-inbox.ts'

type InboxFileProps = { requestId: string; file: RequestFile; label: string }

/** A file of a request, which is loaded by a press. That look is logged. */
export function InboxFile({ requestId, file, label }: InboxFileProps) {
  const { refused } = requestInbox
  const { isPending, run } = useApiCall(refused)
  const [address, setAddress] = useState<string | null>(null)
  function read() {
    return run(async () => {
      const params = { id: requestId, file: file.id }
      const { type, content } = await callApi('GET /api/consultation-inbox/:id/files/:file', { params })
      setAddress(`data:${type};base64,${content}`)
    })
  }
  if (address === null) {
    return (
      <Button size="small" isPending={isPending} onClick={() => void read()}>
        {label}
      </Button>
    )
  }
  if (isPicture(file)) return <img src={address} alt={label} className="max-h-96 max-w-full rounded-control" />
  return (
    <a
      href={address}
      download="file.pdf"
      className="inline-flex min-h-12 items-center font-medium text-jade underline underline-offset-4"
    >
      {label}
    </a>
  )
}
