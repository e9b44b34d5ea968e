import { useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useSavedTripsMessages } from './saved-trips-messages.ts'

/** One call at a time; what is refused is told, and the dialog stays as it is. */
export function useTripCall() {
  const { refused } = useSavedTripsMessages()
  const [isPending, setIsPending] = useState(false)
  async function run(work: () => Promise<void>): Promise<void> {
    if (isPending) return
    setIsPending(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      // The server's own words say most: which limit, or who was first.
      const description = error.status === 0 ? refused.offline : error.message || refused.other
      showToast({ kind: 'failure', title: refused.title, description })
    } finally {
      setIsPending(false)
    }
  }
  return { isPending, run }
}
