import type { EditingMessages } from '#locales/en/site/editing.ts'
import { ApiProblem } from '#web/api.ts'

/** Why the server did not do it, and that nothing that was typed is lost. */
export function describeFailure(error: unknown, { failures }: Pick<EditingMessages, 'failures'>): string {
  if (!(error instanceof ApiProblem)) return failures.other
  if (error.status === 0) return failures.network
  if (error.status === 401) return failures.signedOut
  if (error.status === 403) return failures.refused
  if (error.status === 404) return failures.gone
  // Its own sentence: too many requests, a busy server.
  return error.code === 'unknown' || error.status >= 500 ? failures.other : error.message
}
