import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { ImportSubject } from './import-lock.ts'

type Details = Record<string, string | number>
type Entry = {
  at: Date
  actorId: null
  action: `${ImportSubject}.imported`
  subjectId: string
  client: null
  details: Details
}

/** Adds the audit log entry of an import, in the import's last transaction. */
export type NoteImport = (tx: Kysely<Tables>, origin: string, details: Details) => Promise<void>

export type RecordImport = (tx: Kysely<Tables>, entry: Entry) => Promise<void>

export function createNoteImport(recordAudit: RecordImport, subject: ImportSubject, now: () => number): NoteImport {
  return (tx, origin, details) =>
    recordAudit(tx, {
      at: new Date(now()),
      actorId: null,
      action: `${subject}.imported`,
      subjectId: origin,
      client: null,
      details,
    })
}
