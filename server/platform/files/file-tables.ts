import type { Generated } from 'kysely'

export type FileTables = { 'mgk.files': FilesTable }

type FilesTable = {
  name: string
  added_at: Generated<Date>
}
