import { data } from 'react-router'

/** In place of the answer of a page to a form that did not reach the server. */
const unreached = { isUnreached: true } as const
type Unreached = typeof unreached

/** Sends a form to its page. Where the server is not reached, the page stays as it is, with what was typed. */
export async function sendForm<Answer>(serverAction: () => Promise<Answer>) {
  const sent = await reachServer(serverAction)
  // With this status the page is not loaded anew, which would fail too.
  return sent ? sent.answer : data(unreached, { status: 503 })
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

export function isUnreached(answer: unknown): answer is Unreached {
  return typeof answer === 'object' && answer !== null && 'isUnreached' in answer
}
