import { sql } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { makeKeyFile, readKeyFile } from './key-file.ts'
import { createKeyRing, type DataKey } from './key-ring.ts'

type Options = { file: string; database: Pick<Database, 'app'> }

/** An arbitrary advisory lock key. Nodes that start at the same time check the data key one after another. */
const lockKey = 7_164_225_300_119

/**
 * Returns the keys of DATA_KEY_FILE after a check that every key used in this database is among them. A node that
 * created a key file of its own would write data that no other node can decrypt.
 */
export function openDataKey({ file, database }: Options): Promise<DataKey> {
  return database.app.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
    const used = (await tx.selectFrom('mgk.data_keys').select('id').execute()).map(({ id }) => id)
    const keys = (await readKeyFile(file)) ?? (used.length === 0 ? await makeKeyFile(file) : [])
    const missing = used.filter((id) => !keys.some((key) => key.id === id))
    if (missing.length > 0) {
      throw new StartProblem(
        `The database was encrypted with the data key ${missing.join(', ')}, which is not in DATA_KEY_FILE ${file}. Copy that file from the node that has it, or from your own copy.`,
      )
    }
    const newest = keys.at(-1)?.id ?? ''
    await sql`insert into mgk.data_keys (id) values (${newest}) on conflict do nothing`.execute(tx)
    return createKeyRing(keys)
  })
}
