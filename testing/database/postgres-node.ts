import { mkdir } from 'node:fs/promises'
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

/** A PostgreSQL on a port of this machine that stays the same, which nobody starts again when it ends. */
export type PostgresNode = {
  /** Of its superuser. */
  url: string
  start(): Promise<void>
  stop(): Promise<void>
  /** `kill -9` of the postmaster and of every process below it. */
  kill(): Promise<void>
}

/** Makes the folder of a server; it is not started yet. */
export async function makePostgresNode({ folder }: { folder: string }): Promise<PostgresNode> {
  await mkdir(folder, { recursive: true })
  const data = await locateCluster({ folder, log })
  const binaries = await prepareBinaries({ binaries: await findBinaries(), user: data.user, home: data.home, log })
  await initialiseCluster(data, binaries)
  const place = { port: await findFreePort(), socketFolder: '' }
  const launch = { data, binaries, folder, settings: { ...ourSettings, max_connections: '100' }, log }
  let running: Postmaster | undefined

  return {
    url: await buildUrl({ cluster: data.cluster, ...place }),
    async start() {
      running = await adoptOrStart(launch, place)
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
