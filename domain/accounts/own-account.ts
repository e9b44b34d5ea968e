import type { Assurance } from './accounts.ts'
import type { Device } from './devices.ts'

/** A session as its owner sees it. Times are in RFC 3339 format. */
export type OwnSession = Device & {
  id: string
  /** Whether it is the session of this request. */
  isCurrent: boolean
  assurance: Assurance
  createdAt: string
  lastUsedAt: string
}

export type AuditLine = {
  id: number
  at: string
  /** One of `auditActions`, or an action of an older release. */
  action: string
  actorId: string | null
  /** Also null if the account no longer exists. */
  actorEmail: string | null
  subjectId: string | null
  subjectEmail: string | null
  clientNetwork: string | null
  details: Record<string, unknown>
}

/** A page of the audit log, newest first. `next` is the cursor for older entries; null if there are none. */
export type AuditPage = { lines: AuditLine[]; next: number | null }

export const auditMonths = 12
export const auditLinesPerPage = 50

/** Data that is retained after an account is deleted, and until when. */
export type Kept = { what: 'audit_log'; until: string }
