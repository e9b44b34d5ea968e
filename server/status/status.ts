import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type DatabaseTrouble,
  canReadStatus,
  type DiskSpace,
  type ProductStatus,
  type ProviderStatus,
  type StoredFacts,
} from '#domain/product-status.ts'
import { listKnownMigrations, schemaFolder } from '#server/platform/database/migrate.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { createEditors, type Editor } from '#server/platform/edits/editors.ts'
import type { ProviderKey, StatusSettings } from './status-settings.ts'
import { readStoredFacts } from './status-store.ts'

const { audience, requireEditor: requireReader } = createEditors({ mayEdit: canReadStatus, denied: 'status.denied' })

/** Of the route. */
export const statusReaders = audience

type Asked = { settings: StatusSettings; now: () => number }

/** What the database tells, or why it tells nothing. */
export type StoredAnswer = StoredFacts | DatabaseTrouble

/** Every fact about how the installation is doing, for the command and for the administrators' page. */
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

/** For administrators; their own transaction asks, so that the database refuses everybody else as well. */
export function createStatus({ database, ...asked }: Asked & { database: Pick<Database, 'transactionAs'> }) {
  return {
    async read({ actor }: Editor): Promise<ProductStatus> {
      const own = requireReader(actor)
      return gatherStatus(asked, () => database.transactionAs(own, readStoredFacts))
    },
    /** For figures that a scraper reads: without the database the others are there still. */
    readForProduct: (): Promise<ProductStatus> =>
      gatherStatus(asked, () =>
        database
          .transactionAs({ role: 'service' }, readStoredFacts)
          .catch((error: unknown): DatabaseTrouble => ({ kind: 'unreachable', message: String(error) })),
      ),
  }
}

export type Status = Pick<ReturnType<typeof createStatus>, 'read'>

/** The migrations that this release has and the database lacks, and the other way round. */
export function compareMigrations(known: readonly string[], executed: readonly string[]) {
  return {
    waiting: known.filter((name) => !executed.includes(name)),
    unknown: executed.filter((name) => !known.includes(name)),
  }
}

/** Of the folder, or of the nearest one above it that exists. Null where the system does not say. */
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
