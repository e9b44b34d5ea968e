import { z } from 'zod'
import { auditLinesPerPage, auditMonths, type AuditLine, type AuditPage } from '#domain/accounts/own-account.ts'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { isAdmin } from '#server/accounts/admin/admin-check.ts'
import type { SignedIn } from '#server/accounts/mfa/lock-signed-in.ts'
import { requireSecondFactor } from '#server/accounts/mfa/require-second-factor.ts'
import { type AuditFilter, type AuditRow, findEmails, forgetAuditBefore, listAudit } from './audit-store.ts'

type Parts = Pick<AccountParts, 'database' | 'now'>
export type AuditQuestion = Omit<AuditFilter, 'about'> & { mine: boolean }

/** Events of accounts. A member reads their own, an administrator with a second factor all of them. */
export function createAuditLog({ database, now }: Parts) {
  async function read({ user, assurance }: SignedIn, { mine, ...filter }: AuditQuestion): Promise<AuditPage> {
    await database.transactionAs({ role: 'service' }, (tx) => requireSecondFactor(tx, { user, assurance }))
    const asMember = { role: 'member', userId: user.id, assurance } as const
    const { rows, seesAll } = await database.transactionAs(asMember, async (tx) => {
      const isAssuredAdmin = assurance === 'aal2' && (await isAdmin(tx))
      const about = isAssuredAdmin && !mine ? null : user.id
      return { rows: await listAudit(tx, { ...filter, about }, auditLinesPerPage + 1), seesAll: isAssuredAdmin }
    })
    const shown = rows.slice(0, auditLinesPerPage)
    const emails = seesAll ? await findNames(shown) : new Map([[user.id, user.email]])
    return {
      lines: shown.map((row) => presentLine(row, emails)),
      next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    }
  }

  async function readAllOf({ user, assurance }: SignedIn): Promise<AuditLine[]> {
    const filter = { about: user.id, action: null, subjectId: null, before: null }
    const rows = await database.transactionAs({ role: 'member', userId: user.id, assurance }, (tx) =>
      listAudit(tx, filter, mostExported),
    )
    return rows.map((row) => presentLine(row, new Map([[user.id, user.email]])))
  }

  function findNames(rows: readonly AuditRow[]): Promise<Map<string, string | null>> {
    const ids = rows.flatMap(({ actor_id, subject_id }) => [actor_id, subject_id]).filter(isUserId)
    return database.transactionAs({ role: 'service' }, (tx) => findEmails(tx, [...new Set(ids)]))
  }

  /** Entries are kept for a year. This deletes older ones. */
  async function forgetOld(signal: AbortSignal): Promise<void> {
    const moment = new Date(now())
    moment.setUTCMonth(moment.getUTCMonth() - auditMonths)
    let mayBeMore = true
    while (mayBeMore && !signal.aborted) {
      mayBeMore = await database.transactionAs({ role: 'service' }, (tx) => forgetAuditBefore(tx, moment))
    }
  }

  return { read, readAllOf, forgetOld }
}

export type AuditLog = ReturnType<typeof createAuditLog>

/** More than anybody causes by hand in a year. */
const mostExported = 100_000

function presentLine(row: AuditRow, emails: ReadonlyMap<string, string | null>): AuditLine {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actorId: row.actor_id,
    actorEmail: emails.get(row.actor_id ?? '') ?? null,
    subjectId: row.subject_id,
    subjectEmail: emails.get(row.subject_id ?? '') ?? null,
    clientNetwork: row.client_network,
    details: row.details,
  }
}

function isUserId(text: string | null): text is string {
  return z.uuid().safeParse(text).success
}
