import { listKnownMigrations, schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import { withOwner, withPreparation } from '#server/platform/database/prepare/prepare-database.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { loadDatabase } from './load-database.ts'
import { type Snapshot, type Table, withSnapshot } from './snapshot.ts'

type Options = {
  /** Addresses of superusers: in a database of an older release, row-level security hides rows from the owner. */
  from: string
  to: string
  onStep?: (step: string, share: number) => void
}

/** Copies every row from one running server to another and migrates the copy. Returns the number of rows. */
export async function copyToServer({ from, to, onStep }: Options): Promise<number> {
  const isUsed = await withOwner({ url: from, directUrl: from }, async (owner) => owner !== null)
  if (!isUsed) return 0
  return withSnapshot(from, async (snapshot) => {
    await refuseNewer(snapshot)
    let rows = 0
    async function* read(table: Table): AsyncGenerator<Buffer> {
      rows += yield* snapshot.copy(table)
    }
    await withPreparation({ url: to, directUrl: to }, (owner) =>
      loadDatabase({ owner, manifest: snapshot, readRows: read, ...(onStep && { onStep }) }),
    )
    return rows
  })
}

async function refuseNewer({ schema }: Snapshot): Promise<void> {
  const known = await listKnownMigrations(schemaFolder)
  const unknown = schema.find((name, index) => known[index] !== name)
  if (unknown === undefined) return
  throw new StartProblem(`The database was used with a newer release (${unknown}): upgrade it with that one.`)
}
