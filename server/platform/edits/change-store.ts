import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { ChangeRow, ChangesPage } from './change-rows.ts'

type Tx = Transaction<Tables>

/** A change of one entry; `subject` is the id of the entry. */
export type StoredChange<Id> = ChangeRow & { id: number; subject: Id }

export type NewChange<Id> = Pick<ChangeRow, 'version' | 'action' | 'before' | 'after'> & {
  subject: Id
  actorId: string
}

/** The history of one kind of entry: a table of changes, and its column with the id of the entry. */
export type ChangeTable = { table: string; subject: string }

export function createChangeStore<Id extends number | string>({ table, subject }: ChangeTable) {
  const from = sql.table(table)
  const of = sql.ref(subject)
  const columns = sql`id, ${of} as subject, version, action, at, actor_id, before, after`

  return {
    async add(tx: Tx, { subject: id, version, action, actorId, before, after }: NewChange<Id>): Promise<void> {
      await sql`
        insert into ${from} (${of}, version, action, actor_id, before, after)
        values (${id}, ${version}, ${action}, ${actorId}, ${JSON.stringify(before)}, ${JSON.stringify(after)})
      `.execute(tx)
    },

    /** A page, the newest first, below the last change of the previous page. */
    async list(tx: Tx, id: Id, { below, limit }: ChangesPage): Promise<StoredChange<Id>[]> {
      const { rows } = await sql<StoredChange<Id>>`
        select ${columns} from ${from} where ${of} = ${id} and (${below}::bigint is null or id < ${below}::bigint)
        order by id desc limit ${limit}
      `.execute(tx)
      return rows
    },

    /** All changes since a version, the newest first. */
    async listSince(tx: Tx, id: Id, version: number): Promise<StoredChange<Id>[]> {
      const { rows } = await sql<StoredChange<Id>>`
        select ${columns} from ${from} where ${of} = ${id} and version > ${version} order by id desc
      `.execute(tx)
      return rows
    },

    /** All changes by one administrator, the oldest first. */
    async listBy(tx: Tx, actorId: string): Promise<StoredChange<Id>[]> {
      const { rows } = await sql<StoredChange<Id>>`
        select ${columns} from ${from} where actor_id = ${actorId} order by id
      `.execute(tx)
      return rows
    },
  }
}
