import { useState } from 'react'
import type { ServiceId } from '#domain/site/outside-services.ts'
import { ApiProblem, callApi } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { settings } from '#locales/en/site/settings.ts'

type TestServiceProps = { id: ServiceId; name: string; onTested: () => void }

/** For administrators: sends a small test request to a service, and shows the result. */
export function TestService({ id, name, onTested }: TestServiceProps) {
  const { services: words } = settings
  const [isPending, setIsPending] = useState(false)
  const [result, setResult] = useState('')

  async function run() {
    setIsPending(true)
    setResult('')
    try {
      const answer = await callApi('POST /api/settings/services/:id/test', { params: { id } })
      setResult(answer.isAnswered ? words.test.answered(answer) : words.failure[answer.code])
      onTested()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setResult(words.test.refused)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <div className="mt-3">
      <Button size="small" isPending={isPending} pendingLabel={words.test.pending} onClick={() => void run()}>
        {words.test.button(name)}
      </Button>
      <output className="mt-2 block text-small">{result}</output>
    </div>
  )
}
