import type { Kysely } from 'kysely'
import type { AuditAction } from '#domain/accounts/accounts.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { networkOf } from '#server/platform/http/client-network.ts'

export type AuditEntry = {
  at: Date
  /** The user who did it. Null for a visitor, the product itself and operator commands. */
  actorId: string | null
  action: AuditAction
  /** The user or thing that was affected. */
  subjectId: string | null
  /** The client's address, of which only the network is stored. Null for a command. */
  client: string | null
  /** Never contains a secret, a password, a token or a complete mail address. */
  details?: Record<string, string | number | boolean | null>
}

/** Called in the transaction of the event, so that both are stored or neither. */
export async function recordAudit(
  tx: Kysely<Tables>,
  { at, actorId, action, subjectId, client, details = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('mgk.audit_log')
    .values({
      at,
      actor_id: actorId,
      action,
      subject_id: subjectId,
      client_network: client === null ? null : networkOf(client, { v4: 24, v6: 48 }),
      details: JSON.stringify(details),
    })
    .execute()
}
