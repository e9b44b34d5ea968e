import { readFile, realpath } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { locateCluster, makeOwnFolder, refuseOtherMajor, removeHalfMade } from './embedded/data-folder.ts'
import { lockFolderPatiently } from './embedded/folder-lock.ts'
import { initialiseCluster, passwordFile } from './embedded/initialise-cluster.ts'
import { findBinaries, prepareBinaries } from './embedded/postgres-binaries.ts'
import { disownPostmasterPid, isPostmasterOf, listProcessesOf, readPostmasterPid } from './embedded/postmaster-pid.ts'
import { adoptPostmaster, type Launch, type Postmaster, startPostmaster } from './embedded/postmaster.ts'
import { choosePlace, type Place, removeSocketFolder } from './embedded/place.ts'
import { supervise } from './embedded/supervise.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

export type EmbeddedPostgresOptions = {
  folder: string
  log: Logger
  /** Further PostgreSQL settings, for tests. */
  settings?: Record<string, string>
  /** How long to wait for another process to release the folder. */
  lockPatienceMs?: number
  /** Called with a message for a person if it has to wait. */
  onWait?: (sentence: string) => void
}

const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
/** A sixteenth of the memory, from 128 MB to 1 GB. PostgreSQL uses it page by page, as it caches data. */
const bufferMegabytes = Math.min(1024, Math.max(128, Math.floor(memory / 16 / 2 ** 20)))

export const ourSettings = {
  max_connections: '60',
  shared_buffers: `${bufferMegabytes}MB`,
  // All queries are short; JIT compilation costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
}

/** The time limit for a login, including a restart of the server with crash recovery. */
const adoptedPatienceMilliseconds = 60_000
const againMilliseconds = 100
/** How long a start waits for the processes of a killed server. */
const oldProcessesMilliseconds = 60_000

/**
 * Runs PostgreSQL from node_modules on a folder of ours. One process at a time owns the folder. The server survives a
 * killed owner, and the next owner adopts it. If the server dies, it is restarted at the same address, so that the
 * pools find it.
 */
export async function startEmbeddedPostgres({
  folder: askedFor,
  log,
  settings = {},
  lockPatienceMs = 0,
  onWait,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await makeOwnFolder(askedFor)
  const folder = await realpath(askedFor)
  const lock = await lockFolderPatiently({ folder, patienceMs: lockPatienceMs, log, ...(onWait && { onWait }) })
  try {
    const launch = await prepareLaunch({ folder, settings: { ...ourSettings, ...settings }, log })
    const first = await adoptOrStart(launch)
    const place = { port: first.at.port, socketFolder: first.at.socketFolder }
    const supervision = supervise({ first, launch, startAgain: () => adoptOrStart(launch, place) })
    async function stop() {
      await supervision.stop()
      await removeSocketFolder(place.socketFolder)
      lock.release()
    }
    const url = await buildUrl({ cluster: launch.data.cluster, ...place })
    try {
      await proveAccess({ url, folder })
    } catch (error) {
      await stop()
      throw error
    }
    return { url, stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** For a command beside the product: uses the server that runs on this folder, whoever started it, or starts one. */
export async function reachEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await realpath(join(options.folder, 'cluster')).catch(() => undefined)
  const running = cluster === undefined ? undefined : await readPostmasterPid(cluster)
  if (cluster === undefined || !running?.isReady || !(await isPostmasterOf(cluster, running.pid)))
    return startEmbeddedPostgres(options)
  return { url: await buildUrl({ cluster, ...running }), stop: async () => {} }
}

async function prepareLaunch({ folder, settings, log }: Pick<Launch, 'folder' | 'settings' | 'log'>): Promise<Launch> {
  const found = await findBinaries()
  const data = await locateCluster({ folder, log })
  await removeHalfMade({ home: data.home, log })
  if (!data.isNew) await refuseOtherMajor(data, found.major)
  const binaries = await prepareBinaries({ binaries: found, user: data.user, home: data.home, log })
  if (data.isNew) await initialiseCluster(data, binaries)
  return { data: { ...data, cluster: await realpath(data.cluster) }, binaries, folder, settings, log }
}

export async function adoptOrStart(launch: Launch, place?: Place): Promise<Postmaster> {
  const { data, log } = launch
  const running = await adoptOrWait(launch)
  if (running) {
    log.info({ pid: running.at.pid }, 'PostgreSQL was still running on this folder and is adopted')
    return running
  }
  const stale = await readPostmasterPid(data.cluster)
  if (stale) {
    await disownPostmasterPid(data.cluster)
    if (stale.socketFolder !== place?.socketFolder) await removeSocketFolder(stale.socketFolder)
  }
  const at = place ?? (await choosePlace(data.user))
  try {
    return await startPostmaster({ ...launch, place: at })
  } catch (error) {
    if (!place) await removeSocketFolder(at.socketFolder)
    // A server whose parent was killed during the start may have written its lock file only after the check above.
    const other = await adoptPostmaster({ data, log })
    if (other) return other
    throw error
  }
}

/**
 * Returns the server that runs on this folder, or undefined once no process works in it. A session of a killed server
 * may still write files. A server whose parent was killed during its start names itself only after a while.
 */
async function adoptOrWait({ data, log }: Launch): Promise<Postmaster | undefined> {
  const deadline = Date.now() + oldProcessesMilliseconds
  for (let told = false; ; told = true) {
    const running = await adoptPostmaster({ data, log })
    const pids = running ? [] : await listProcessesOf(data.cluster)
    if (pids.length === 0) return running
    if (Date.now() > deadline) {
      throw new StartProblem(
        `Processes of a killed PostgreSQL still work in ${data.cluster}: ${pids.join(', ')}. End them, then start again.`,
      )
    }
    if (!told) log.info({ pids }, 'waiting for the processes of a killed PostgreSQL')
    await pause(againMilliseconds)
  }
}

export async function buildUrl({ cluster, port, socketFolder }: Place & { cluster: string }): Promise<string> {
  const url = new URL('postgresql://postgres@localhost/postgres')
  url.password = (await readFile(join(cluster, passwordFile), 'utf8')).trim()
  if (socketFolder === '') url.hostname = '127.0.0.1'
  else url.searchParams.set('host', socketFolder)
  url.port = String(port)
  return url.href
}

async function proveAccess({ url, folder }: { url: string; folder: string }): Promise<void> {
  const deadline = Date.now() + adoptedPatienceMilliseconds
  for (;;) {
    try {
      await connectOnce(url)
      return
    } catch (error) {
      if (!isGoneOrStarting(error) || Date.now() > deadline)
        throw new StartProblem(
          `PostgreSQL runs on ${folder} but refuses our login (${passwordFile} in its data folder): ${String(error)}`,
          { cause: error },
        )
      await pause(againMilliseconds)
    }
  }
}

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}

/** A server that was just killed may still have looked alive when it was adopted: it is restarted. */
function isGoneOrStarting(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P03'].includes(code) ||
    error.message.includes('Connection terminated')
  )
}
