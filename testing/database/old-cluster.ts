import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { locateCluster } from '#server/platform/database/embedded/data-folder.ts'
import { initialiseCluster } from '#server/platform/database/embedded/initialise-cluster.ts'
import { findBinariesOf, prepareBinaries } from '#server/platform/database/embedded/postgres-binaries.ts'
import { stopPostmaster } from '#server/platform/database/embedded/postmaster.ts'
import { removeSocketFolder } from '#server/platform/database/embedded/place.ts'
import { adoptOrStart, buildUrl, ourSettings } from '#server/platform/database/embedded-postgres.ts'

const log = pino({ level: 'silent' })

type Options = { varFolder: string; major: string; programs: string; fill: (url: string) => Promise<void> }

/** The database folder that a release with an earlier PostgreSQL left, with what the test puts into it. */
export async function makeOldCluster({ varFolder, major, programs, fill }: Options): Promise<void> {
  const folder = join(varFolder, 'database')
  await mkdir(folder, { recursive: true })
  const data = await locateCluster({ folder, log })
  const found = await findBinariesOf(major, { home: data.home, given: programs })
  if (!found) throw new Error(`There are no programs of PostgreSQL ${major} in ${programs}.`)
  const binaries = await prepareBinaries({ binaries: found, user: data.user, home: data.home, log })
  await initialiseCluster(data, binaries)
  const launch = { data, binaries, folder, settings: ourSettings, log }
  const running = await adoptOrStart(launch)
  const { port, socketFolder } = running.at
  await fill(await buildUrl({ cluster: data.cluster, port, socketFolder }))
  await stopPostmaster(running, launch)
  await removeSocketFolder(socketFolder)
}
