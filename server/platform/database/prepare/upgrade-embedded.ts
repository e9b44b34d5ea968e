import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, realpath, rename, rm, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartProblem } from '#server/platform/start-problem.ts'
import {
  type DataFolder,
  locateCluster,
  readMajor,
  removeHalfMade,
} from '#server/platform/database/embedded/data-folder.ts'
import { lockFolderPatiently } from '#server/platform/database/embedded/folder-lock.ts'
import { initialiseCluster } from '#server/platform/database/embedded/initialise-cluster.ts'
import {
  findBinaries,
  findBinariesOf,
  type PostgresBinaries,
  prepareBinaries,
} from '#server/platform/database/embedded/postgres-binaries.ts'
import { adoptPostmaster, stopPostmaster } from '#server/platform/database/embedded/postmaster.ts'
import { removeSocketFolder } from '#server/platform/database/embedded/place.ts'
import { switchClusters } from '#server/platform/database/embedded/switch-clusters.ts'
import { adoptOrStart, buildUrl, ourSettings } from '#server/platform/database/embedded-postgres.ts'

type Options = {
  folder: string
  /** Where the programs of the earlier version are, according to an operator. */
  given: string | null
  log: Logger
  /** Copies everything from one running server to another, empty one. */
  copy: (from: string, to: string) => Promise<void>
}

/** What was upgraded; null if the files already have this release's version. */
export type Upgraded = { from: string; to: string; previousFolder: string } | null

/** New files need as much space as the old ones, and more for their write-ahead log. */
const roomShare = 1.5

/**
 * Upgrades the files of the embedded PostgreSQL from an earlier major version to this release's. The new files are
 * created beside the old ones and replace them when they are complete; the old ones are kept.
 */
export async function upgradeEmbeddedPostgres({ folder: askedFor, given, log, copy }: Options): Promise<Upgraded> {
  const folder = await realpath(askedFor)
  const lock = await lockFolderPatiently({ folder, patienceMs: 0, log })
  try {
    const data = await locateCluster({ folder, log })
    if (data.isNew) throw new StartProblem(`There is nothing to upgrade: ${folder} has no database.`)
    const fresh = await findBinaries()
    await stopHalfMade({ data, folder, binaries: fresh, settings: ourSettings, log })
    await removeHalfMade({ home: data.home, log })
    const major = await readMajor(data.cluster)
    if (major === fresh.major) return null
    if (Number(major) > Number(fresh.major)) {
      throw new StartProblem(
        `The database files belong to PostgreSQL ${major}, and this release brings ${fresh.major}.`,
      )
    }
    const previous = `cluster-${major}`
    if (existsSync(join(data.home, previous))) {
      throw new StartProblem(`${join(data.home, previous)} of an earlier upgrade still exists. Move it away first.`)
    }
    const old = await findOldBinaries(major, { home: data.home, given })
    const cluster = await fillNewCluster({ data, folder, old, fresh, log, copy })
    await switchClusters(data.home, { present: basename(data.cluster), previous, replacement: cluster })
    return { from: major, to: fresh.major, previousFolder: join(data.home, previous) }
  } finally {
    lock.release()
  }
}

/** Stops the server of an upgrade that was killed, which continues to run. */
async function stopHalfMade(launch: Server): Promise<void> {
  const { data, log } = launch
  for (const name of await readdir(data.home)) {
    if (!name.startsWith('cluster.making-')) continue
    const half = { ...data, cluster: join(data.home, name, 'cluster') }
    const running = await adoptPostmaster({ data: half, log })
    if (!running) continue
    await stopPostmaster(running, { ...launch, data: half })
    await removeSocketFolder(running.at.socketFolder)
  }
}

async function findOldBinaries(
  major: string,
  where: { home: string; given: string | null },
): Promise<PostgresBinaries> {
  const found = await findBinariesOf(major, where)
  if (found) return found
  throw new StartProblem(
    where.given === null
      ? `The programs of PostgreSQL ${major} are no longer here: run npm run upgrade -- --binaries DIR with the folder of the previous release or of a PostgreSQL ${major}.`
      : `There are no programs of PostgreSQL ${major} in ${where.given}.`,
  )
}

type Filling = {
  data: DataFolder
  folder: string
  old: PostgresBinaries
  fresh: PostgresBinaries
  log: Logger
  copy: Options['copy']
}

/** Returns the name of the complete cluster in `home`. Whatever a kill leaves is removed at the next start. */
async function fillNewCluster({ data, folder, old, fresh, log, copy }: Filling): Promise<string> {
  const { home, user } = data
  const prepare = (binaries: PostgresBinaries) => prepareBinaries({ binaries, user, home, log })
  const launch = { folder, settings: ourSettings, log }
  const making = await mkdtemp(join(home, 'cluster.making-'))
  try {
    if (user) await chown(making, user.uid, user.gid)
    const made = { ...data, home: making, cluster: join(making, 'cluster') }
    const newBinaries = await prepare(fresh)
    await withServer({ ...launch, data, binaries: await prepare(old) }, async (from) => {
      await refuseWithoutRoom(from, home)
      await initialiseCluster(made, newBinaries)
      await withServer({ ...launch, data: made, binaries: newBinaries }, (to) => copy(from, to))
    })
    const name = `cluster-${fresh.major}.filled`
    // Removes one that an earlier run left before it wrote its note.
    await rm(join(home, name), { recursive: true, force: true })
    await rename(made.cluster, join(home, name))
    return name
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

type Server = Parameters<typeof adoptOrStart>[0]

async function withServer<T>(launch: Server, work: (url: string) => Promise<T>): Promise<T> {
  const running = await adoptOrStart(launch)
  const { port, socketFolder } = running.at
  try {
    return await work(await buildUrl({ cluster: launch.data.cluster, port, socketFolder }))
  } finally {
    await stopPostmaster(running, launch)
    await removeSocketFolder(socketFolder)
  }
}

async function refuseWithoutRoom(url: string, home: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
    const needed = Number(rows[0]?.bytes) * roomShare
    const { bavail, bsize } = await statfs(home)
    if (bavail * bsize >= needed) return
    throw new StartProblem(
      `There is too little space in ${home}: the upgrade copies the database, and ${Math.ceil(needed / 1024 ** 2)} MB have to be free.`,
    )
  } finally {
    await client.end()
  }
}
