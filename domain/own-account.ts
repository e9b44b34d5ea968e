import type { Assurance } from './accounts.ts'
import type { Device } from './devices.ts'

/** One of somebody's sessions, as they are shown their own. Moments are RFC 3339. */
export type OwnSession = Device & {
  id: string
  /** The one that asks. */
  isCurrent: boolean
  assurance: Assurance
  createdAt: string
  lastUsedAt: string
}

export type AuditLine = {
  id: number
  at: string
  /** One of `auditActions`, or of those of an older release. */
  action: string
  actorId: string | null
  /** Null also for an account that is gone. */
  actorEmail: string | null
  subjectId: string | null
  subjectEmail: string | null
  clientNetwork: string | null
  details: Record<string, unknown>
}

/** A part of the audit log, newest first. `next` asks for what is older; null when there is nothing older. */
export type AuditPage = { lines: AuditLine[]; next: number | null }

export const auditMonths = 12
export const auditLinesPerPage = 50

/** What stays when an account goes, and until when. */
export type Kept = { what: 'audit_log'; until: string }
