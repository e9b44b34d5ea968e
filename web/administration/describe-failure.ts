import type { EditingMessages } from '#locales/en/site/editing.ts'
import { ApiProblem } from '#web/api.ts'

/** Describes why the server refused, and says that nothing that was typed is lost. */
export function describeFailure(error: unknown, { failures }: Pick<EditingMessages, 'failures'>): string {
  if (!(error instanceof ApiProblem)) return failures.other
  if (error.status === 0) return failures.network
  if (error.status === 401) return failures.signedOut
  if (error.status === 403) return failures.refused
  if (error.status === 404) return failures.gone
  // The server's own sentence, for example about too many requests or a busy server.
  return error.code === 'unknown' || error.status >= 500 ? failures.other : error.message
}
