import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type DatabaseTrouble,
  canReadStatus,
  type DiskSpace,
  type ProductStatus,
  type ProviderStatus,
  type StoredFacts,
} from '#domain/site/product-status.ts'
import { listKnownMigrations, schemaFolder } from '#server/platform/database/prepare/migrate.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { createEditors, type Editor } from '#server/platform/edits/editors.ts'
import type { ProviderKey, StatusSettings } from './status-settings.ts'
import { readStoredFacts } from './status-store.ts'

const { audience, requireEditor: requireReader } = createEditors({ mayEdit: canReadStatus, denied: 'status.denied' })

export const statusReaders = audience

type Asked = { settings: StatusSettings; now: () => number }

/** The facts from the database, or why there are none. */
export type StoredAnswer = StoredFacts | DatabaseTrouble

/** Collects all facts about the state of the installation, for the command and for the administrators' page. */
export async function gatherStatus(
  { settings, now }: Asked,
  read: () => Promise<StoredAnswer>,
): Promise<ProductStatus> {
  const [answer, known, disk] = await Promise.all([
    read(),
    listKnownMigrations(schemaFolder),
    Promise.all(settings.folders.map(measureDisk)),
  ])
  const [stored, trouble] = 'kind' in answer ? [null, answer] : [answer, null]
  const { version, isPublic, isEmbedded, mail, backups } = settings
  return {
    takenAt: new Date(now()).toISOString(),
    version,
    isPublic,
    isEmbedded,
    stored,
    trouble,
    migrations: compareMigrations(known, stored?.migrations.executed ?? known),
    mail,
    disk,
    backups,
    providers: settings.providers.map((provider) => describeProvider(provider, stored)),
  }
}

/** For administrators. The query runs in their own transaction, so that the database checks the rights too. */
export function createStatus({ database, ...asked }: Asked & { database: Pick<Database, 'transactionAs'> }) {
  return {
    async read({ actor }: Editor): Promise<ProductStatus> {
      const own = requireReader(actor)
      return gatherStatus(asked, () => database.transactionAs(own, readStoredFacts))
    },
    /** For metrics: if the database is unavailable, the other figures are still reported. */
    readForProduct: (): Promise<ProductStatus> =>
      gatherStatus(asked, () =>
        database
          .transactionAs({ role: 'service' }, readStoredFacts)
          .catch((error: unknown): DatabaseTrouble => ({ kind: 'unreachable', message: String(error) })),
      ),
  }
}

export type Status = Pick<ReturnType<typeof createStatus>, 'read'>

/** Returns the migrations that only this release has, and those that only the database has. */
function compareMigrations(known: readonly string[], executed: readonly string[]) {
  return {
    waiting: known.filter((name) => !executed.includes(name)),
    unknown: executed.filter((name) => !known.includes(name)),
  }
}

/** Free space of the folder, or of its nearest existing parent. Null if the system does not report it. */
async function measureDisk({ variable, path }: StatusSettings['folders'][number]): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(path)
    return { variable, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing && dirname(path) !== path) return measureDisk({ variable, path: dirname(path) })
    return { variable, freeBytes: null, totalBytes: null }
  }
}

function describeProvider({ id, variables, isSet, services }: ProviderKey, stored: StoredFacts | null): ProviderStatus {
  if (!isSet) return { id, variables, state: 'missing', failure: null }
  const records = stored?.services.filter(({ service }) => services.includes(service)) ?? []
  const failing = records.find(({ failedAt, succeededAt }) => failedAt !== null && failedAt > (succeededAt ?? ''))
  if (failing) return { id, variables, state: 'fails', failure: failing.failure }
  return { id, variables, state: records.length > 0 ? 'works' : 'unused', failure: null }
}
