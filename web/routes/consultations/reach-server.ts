import { useState } from 'react'
import { data } from 'react-router'
import { wordsOf } from './typed-words.ts'

/** In place of the answer of a page to a form to which none came. `isRepeatable`: sending it again does no harm. */
type Unreached = { isUnreached: true; isRepeatable: boolean }
type Sent<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * Sends a form to its page. Where no answer comes, the page stays as it is, with what was typed: the server may have
 * done what the form says. `repeatable`: the intents of forms that do the same when they come twice.
 */
export async function sendForm<Answer>(
  { request, serverAction }: Sent<Answer>,
  repeatable: 'every form' | readonly string[],
) {
  const copy = request.clone()
  const sent = await reachServer(serverAction)
  if (sent) return sent.answer
  const isRepeatable = repeatable === 'every form' || repeatable.includes(wordsOf(await copy.formData(), 'intent'))
  const unreached: Unreached = { isUnreached: true, isRepeatable }
  // With this status the page is not loaded anew, which would fail too.
  return data(unreached, { status: 503 })
}

/** Null where no answer of the server comes. */
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

/** The last answer that came to the page: a form to which none comes takes nothing away that it shows. */
export function useReachedAnswer<Answer>(answer: Answer): Exclude<Answer, Unreached> | undefined {
  const [last, setLast] = useState({ answer: withoutUnreached(answer) })
  const reached = isUnreached(answer) ? last.answer : withoutUnreached(answer)
  if (reached !== last.answer) setLast({ answer: reached })
  return reached
}

function withoutUnreached<Answer>(answer: Answer): Exclude<Answer, Unreached> | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the guard does not narrow a type parameter
  return isUnreached(answer) ? undefined : (answer as Exclude<Answer, Unreached>)
}
