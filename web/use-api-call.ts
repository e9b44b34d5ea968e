import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

type RefusedMessages = { title: string; offline: string; other: string }

/** Runs one API call at a time. An error is shown as a toast, so that a dialog can stay open. */
export function useApiCall(refused: RefusedMessages) {
  const [isPending, setIsPending] = useState(false)
  async function run(work: () => Promise<void>): Promise<void> {
    if (isPending) return
    setIsPending(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      // The server's message names the limit or the conflict.
      const description = error.status === 0 ? refused.offline : error.message || refused.other
      showToast({ kind: 'failure', title: refused.title, description })
    } finally {
      setIsPending(false)
    }
  }
  return { isPending, run }
}
