import type { AccountParts } from '#server/accounts/account-parts.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import type { SignedIn } from '#server/accounts/mfa/lock-signed-in.ts'
import { requireSecondFactor } from '#server/accounts/mfa/require-second-factor.ts'
import { listKnownNetworks } from '#server/accounts/sessions/known-networks.ts'
import { presentUser } from '#server/accounts/users/present-user.ts'
import { completeUser } from '#server/accounts/users/user-store.ts'
import { countRequest } from '#server/platform/limits/count-request.ts'
import type { AuditLog } from './audit-log.ts'
import type { OwnSessions } from './own-sessions.ts'

/** Reads what one capability stores about a member. The name is its key in the exported file. */
export type ExportPart = { name: string; read(userId: string): Promise<unknown> }

type Parts = Pick<AccountParts, 'database' | 'limits' | 'now'> & {
  sessions: OwnSessions
  auditLog: AuditLog
}

/** No other request of a member reads as much data. */
const perAccount = { limit: 10, windowSeconds: 3_600 }

/** Exports everything that is stored about a member, as one object. Capabilities add their own parts. */
export function createOwnData({ database, limits, now, sessions, auditLog }: Parts) {
  const parts: ExportPart[] = []

  function add(part: ExportPart): void {
    if (parts.some(({ name }) => name === part.name)) throw new Error(`two parts of an export want to be ${part.name}`)
    parts.push(part)
  }

  async function collect(who: SignedIn): Promise<Record<string, unknown>> {
    const { user, client } = who
    await database.transactionAs({ role: 'service' }, (tx) => requireSecondFactor(tx, who))
    await countRequest(limits, `export:${user.id}`, perAccount)
    const at = new Date(now())
    const { account, known_networks } = await database.transactionAs({ role: 'service' }, async (tx) => {
      await recordAudit(tx, { at, actorId: user.id, action: 'account.exported', subjectId: user.id, client })
      const presented = presentUser(await completeUser(tx, user))
      return { account: presented, known_networks: await listKnownNetworks(tx, user.id) }
    })
    const collected: Record<string, unknown> = {
      made_at: at.toISOString(),
      account,
      sessions: await sessions.list(who),
      known_networks,
      audit_log: await auditLog.readAllOf(who),
    }
    for (const part of parts) collected[part.name] = await part.read(user.id)
    return collected
  }

  return { add, collect }
}
