import { sql } from 'kysely'
import type { Database } from '#server/platform/database/open-database.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { makeKeyFile, readKeyFile } from './key-file.ts'
import { createKeyRing, type DataKey } from './key-ring.ts'

type Options = { file: string; database: Pick<Database, 'app'> }

/** Any number; of nodes that start at once, one looks after the other. */
const lockKey = 7_164_225_300_119

/**
 * The keys of DATA_KEY_FILE, once it is sure that they open everything in this database: a node that made a file of its
 * own would write what no other node can read.
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
