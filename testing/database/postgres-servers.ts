import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { chooseDatabaseUser, spawnOptions } from '#server/platform/database/embedded/database-user.ts'
import { choosePlace, removeSocketFolder } from '#server/platform/database/embedded/place.ts'
import { type PostgresBinaries, program } from '#server/platform/database/embedded/postgres-binaries.ts'
import { startPostmaster, stopPostmaster } from '#server/platform/database/embedded/postmaster.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'

/** A server of a test file's own, empty, whose URL is that of a superuser. */
export type PostgresServer = { url: string; stop(): Promise<void> }

const log = pino({ level: 'silent' })
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' }

/** Where Debian puts its versions. The oldest one that we support is worth the most. */
const debianFolder = '/usr/lib/postgresql'

/** The contract is kept by every server in this list: ours, and the system's where one is installed. */
export const postgresServers: { name: string; start: () => Promise<PostgresServer> }[] = [
  { name: 'the embedded PostgreSQL', start: startEmbedded },
  ...findSystemVersions().map((version) => ({
    name: `the system's PostgreSQL ${version}`,
    start: () => startSystemPostgres(version),
  })),
]

async function startEmbedded(): Promise<PostgresServer> {
  const folder = await makeTemporaryFolder()
  const embedded = await startEmbeddedPostgres({ folder: folder.path, settings, log })
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop()
      await folder.remove()
    },
  }
}

async function startSystemPostgres(version: string): Promise<PostgresServer> {
  const folder = await makeTemporaryFolder()
  const binaries: PostgresBinaries = { folder: join(debianFolder, version), version, major: version }
  const user = chooseDatabaseUser(undefined)
  const home = join(folder.path, 'home')
  const cluster = join(home, 'cluster')
  const password = randomBytes(12).toString('hex')
  await mkdir(home)
  await writeFile(join(home, 'password'), password)
  if (user) await Promise.all([home, join(home, 'password')].map((path) => chown(path, user.uid, user.gid)))
  const args = [
    `--pgdata=${cluster}`,
    `--pwfile=${join(home, 'password')}`,
    '--username=postgres',
    '--auth=scram-sha-256',
  ]
  const made = spawnSync(
    program(binaries, 'initdb'),
    [...args, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    spawnOptions(user),
  )
  if (made.status !== 0) throw new Error(made.stderr.toString())
  const place = await choosePlace(user)
  const launch = { data: { home, cluster, user, isNew: true }, binaries, folder: folder.path, settings, log }
  const postmaster = await startPostmaster({ ...launch, place })
  return {
    url: `postgresql://postgres:${password}@localhost/postgres?host=${place.socketFolder}`,
    async stop() {
      await stopPostmaster(postmaster, launch)
      await removeSocketFolder(place.socketFolder)
      await folder.remove()
    },
  }
}

function findSystemVersions(): string[] {
  if (!existsSync(debianFolder)) return []
  return readdirSync(debianFolder).filter(
    (version) => Number(version) >= 15 && existsSync(join(debianFolder, version, 'bin/postgres')),
  )
}
