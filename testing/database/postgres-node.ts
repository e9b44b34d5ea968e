import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { locateCluster } from '#server/platform/database/embedded/data-folder.ts'
import { initialiseCluster } from '#server/platform/database/embedded/initialise-cluster.ts'
import { findBinaries, prepareBinaries } from '#server/platform/database/embedded/postgres-binaries.ts'
import { isPostmasterOf } from '#server/platform/database/embedded/postmaster-pid.ts'
import { type Postmaster, stopPostmaster } from '#server/platform/database/embedded/postmaster.ts'
import { adoptOrStart, buildUrl, ourSettings } from '#server/platform/database/embedded-postgres.ts'
import { findFreePort } from '#testing/servers/free-port.ts'
import { listDescendants } from '#testing/servers/process-tree.ts'

const log = pino({ level: 'silent' })

type Options = { folder: string; settings?: Record<string, string> }

/** A PostgreSQL on a port of this machine that stays the same, which nobody starts again when it ends. */
export type PostgresNode = {
  /** Of its superuser. */
  url: string
  cluster: string
  start(settings?: Record<string, string>): Promise<void>
  stop(): Promise<void>
  /** `kill -9` of the postmaster and of every process below it. */
  kill(): Promise<void>
}

/** Makes it unless `folder` has a cluster already. It does not run yet. */
export async function makePostgresNode({ folder, settings = {} }: Options): Promise<PostgresNode> {
  await mkdir(folder, { recursive: true })
  const data = await locateCluster({ folder, log })
  const binaries = await prepareBinaries({ binaries: await findBinaries(), user: data.user, home: data.home, log })
  if (data.isNew) await initialiseCluster(data, binaries)
  const place = { port: await findFreePort(), socketFolder: '' }
  const launch = { data, binaries, folder, settings: { ...ourSettings, max_connections: '100', ...settings }, log }
  let running: Postmaster | undefined

  return {
    url: await buildUrl({ cluster: data.cluster, ...place }),
    cluster: data.cluster,
    async start(more = {}) {
      running = await adoptOrStart({ ...launch, settings: { ...launch.settings, ...more } }, place)
    },
    async stop() {
      if (running) await stopPostmaster(running, launch)
      running = undefined
    },
    async kill() {
      if (!running) return
      const { pid } = running.at
      for (const one of [{ pid }, ...listDescendants(pid)]) killIfThere(one.pid)
      while (await isPostmasterOf(data.cluster, pid)) await new Promise((resolve) => setTimeout(resolve, 10))
      running = undefined
    },
  }
}

/** A process of a server may have ended with its postmaster. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** A second one that follows the first, which must be stopped during the call, because its files are copied. */
export async function makeReplica(primary: PostgresNode, { folder, settings = {} }: Options): Promise<PostgresNode> {
  await copyCluster(primary, folder)
  await writeFile(join(folder, 'cluster', 'standby.signal'), '')
  const { hostname, port, username, password } = new URL(primary.url)
  const follow = `host=${hostname} port=${port} user=${username} password=${password} application_name=replica`
  return makePostgresNode({ folder, settings: { ...settings, primary_conninfo: follow } })
}

/** The files of one that is stopped. */
export async function copyCluster({ cluster }: Pick<PostgresNode, 'cluster'>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const copied = spawnSync('cp', ['-a', cluster, join(folder, 'cluster')], { encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(copied.stderr)
}
