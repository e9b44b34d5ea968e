import { data } from 'react-router'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

/** Sends a form to its page. Where the server is not reached, a notice says so, and what was typed stays. */
export async function sendOrTell<Answer>(serverAction: () => Promise<Answer>) {
  const sent = await reachServer(serverAction)
  if (sent) return sent.answer
  showToast({ kind: 'failure', ...sentRequests.unreached })
  // With this status the page is not loaded anew, which would fail too.
  return data(undefined, { status: 503 })
}

/** Null where the server is not reached. */
export async function reachServer<Answer>(serverAction: () => Promise<Answer>): Promise<{ answer: Answer } | null> {
  try {
    return { answer: await serverAction() }
  } catch (error) {
    // What fetch throws where no answer comes.
    if (error instanceof TypeError) return null
    throw error
  }
}
