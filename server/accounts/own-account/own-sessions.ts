import { Problem } from '#domain/site/problems.ts'
import { describeDevice } from '#domain/accounts/devices.ts'
import type { OwnSession } from '#domain/accounts/own-account.ts'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import type { SignedIn } from '#server/accounts/mfa/lock-signed-in.ts'
import { deleteOwnSession, listSessions } from './own-session-store.ts'

type Parts = Pick<AccountParts, 'database' | 'now'>

export function createOwnSessions({ database, now }: Parts) {
  async function list({ user, session, assurance }: SignedIn): Promise<OwnSession[]> {
    const rows = await database.transactionAs({ role: 'member', userId: user.id, assurance }, listSessions)
    return rows.map((row) => ({
      id: row.id,
      ...describeDevice(row.user_agent),
      isCurrent: row.id === session.id,
      assurance: row.aal,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.refreshed_at.toISOString(),
    }))
  }

  /** A session without the second factor cannot end one that has passed it. */
  async function end({ user, session, assurance, client }: SignedIn, id: string): Promise<void> {
    await database.transactionAs({ role: 'service' }, async (tx) => {
      const ended = await deleteOwnSession(tx, { id, userId: user.id })
      if (!ended) throw new Problem('accounts.session_not_found')
      if (ended.aal === 'aal2' && assurance === 'aal1') throw new Problem('accounts.second_factor_required')
      await recordAudit(tx, {
        at: new Date(now()),
        actorId: user.id,
        action: 'session.ended',
        subjectId: user.id,
        client,
        details: { session_id: id, was_current: id === session.id },
      })
    })
  }

  return { list, end }
}

export type OwnSessions = ReturnType<typeof createOwnSessions>
