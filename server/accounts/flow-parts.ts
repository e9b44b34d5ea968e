import type { AccountParts } from './account-parts.ts'
import { type AccountMails, createAccountMails } from './one-time/account-mails.ts'
import { createOneTimeTokens, type OneTimeTokens } from './one-time/one-time-tokens.ts'
import { createSessions, type Sessions } from './sessions/sessions.ts'

/** Dependencies of signing up, signing in and following mailed links. */
export type FlowParts = AccountParts & { sessions: Sessions; oneTimeTokens: OneTimeTokens; mails: AccountMails }

export function createFlowParts(parts: AccountParts): FlowParts {
  const oneTimeTokens = createOneTimeTokens(parts)
  const mails = createAccountMails({ ...parts, oneTimeTokens })
  return { ...parts, sessions: createSessions(parts), oneTimeTokens, mails }
}
