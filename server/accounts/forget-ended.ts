import type { AccountParts } from './account-parts.ts'
import { deleteOldFlows } from './one-time/flow-states.ts'
import { deleteOldTokens, forgetWrongCodes } from './one-time/one-time-tokens.ts'
import { forgetNetworks } from './sessions/known-networks.ts'
import { deleteEndedSessions } from './sessions/session-store.ts'
import { idleDays } from './sessions/sessions.ts'
import { deleteOldSignUps } from './sign-up/sign-up-store.ts'

/** Within this time the confirmation mail of a sign-up can be requested again. */
const signUpDays = 7
const dayMs = 86_400_000

/** Removes expired sessions, links, codes, sign-ins and sign-ups. */
export function forgetEnded({ database, now }: Pick<AccountParts, 'database' | 'now'>): Promise<void> {
  return database.transactionAs({ role: 'service' }, async (tx) => {
    const yesterday = new Date(now() - dayMs)
    await deleteEndedSessions(tx, new Date(now()), new Date(now() - idleDays * dayMs))
    await forgetNetworks(tx, new Date(now() - idleDays * dayMs))
    await deleteOldTokens(tx, yesterday)
    await forgetWrongCodes(tx, yesterday)
    await deleteOldFlows(tx, yesterday)
    await deleteOldSignUps(tx, new Date(now() - signUpDays * dayMs))
  })
}
