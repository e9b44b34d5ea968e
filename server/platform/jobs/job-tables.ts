import type { Generated } from 'kysely'

export type JobTables = { 'mgk.jobs': JobsTable }

type JobsTable = {
  id: Generated<number>
  kind: string
  subject: string | null
  run_at: Generated<Date>
  attempts: Generated<number>
  lease: string | null
  every_seconds: number | null
  reason: string | null
  died_at: Date | null
}
