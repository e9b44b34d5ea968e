import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { StartProblem } from '#server/platform/start-problem.ts'
import { canReach, chooseDatabaseUser, type DatabaseUser, nameOwner } from './database-user.ts'

/** The folders of one cluster: its data in `cluster`, everything created beside it in `home`. */
export type DataFolder = { home: string; cluster: string; user: DatabaseUser | undefined; isNew: boolean }

/** For root only, and only if the database's user cannot enter the configured folder. */
const reachableRoot = '/var/lib/my-guide-korea'

export async function makeOwnFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const { uid } = await stat(folder)
    const ourUid = process.getuid?.() ?? uid
    if (ourUid !== 0 && uid !== ourUid) throw foreignOwner(folder, uid)
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`The database folder ${folder} cannot be created or read: ${String(error)}`, {
      cause: error,
    })
  }
}

/**
 * `folder/cluster` is the data folder, or a link to it if it had to be placed elsewhere. Only this link, which moves
 * with `folder`, records the location.
 */
export async function locateCluster({ folder, log }: { folder: string; log: Logger }): Promise<DataFolder> {
  const entry = join(folder, 'cluster')
  const link = await readlink(entry).catch(() => undefined)
  const cluster = link === undefined ? entry : resolve(folder, link)
  const owner = (await stat(cluster).catch(() => undefined))?.uid
  const user = chooseDatabaseUser(owner)
  if (owner !== undefined) {
    if (owner !== (user?.uid ?? process.getuid?.() ?? owner)) throw foreignOwner(cluster, owner)
    if (!canReach(user, dirname(cluster))) throw unreachable(cluster, user)
    if (link !== undefined) log.info({ cluster }, 'the database files are stored outside the configured folder')
    return { home: dirname(cluster), cluster, user, isNew: false }
  }
  if (link !== undefined && !existsSync(dirname(cluster))) {
    // An empty database here would hide that the data are missing.
    throw new StartProblem(
      `The database files should be in ${cluster}, where ${entry} points, but that folder does not exist. Restore it, or remove the link to start with an empty database.`,
    )
  }
  if (link === undefined && user && !canReach(user, folder)) return placeElsewhere({ entry, user, log })
  return { home: dirname(cluster), cluster, user, isNew: true }
}

/** Another major version cannot read these files, and its own error message does not help. */
export async function refuseOtherMajor({ cluster }: DataFolder, major: string): Promise<void> {
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    throw new StartProblem(
      `${cluster} is not a data folder of PostgreSQL. Move it away to start with an empty database.`,
      { cause: error },
    )
  })
  const itsMajor = found.trim()
  if (itsMajor === major) return
  const whose = `The database files in ${cluster} belong to PostgreSQL ${itsMajor}, and this release brings PostgreSQL ${major}. They were left as they are.`
  throw new StartProblem(
    Number(itsMajor) > Number(major)
      ? `${whose} Start the newer release that they were used with.`
      : `${whose} Make a backup with the release that they were used with, and restore it with this one into another folder (VAR_DIR). Files from before release 0.1.0 can only be used with the version that wrote them.`,
  )
}

/**
 * Removes what a killed start left behind. None of it was ever in use: each folder is renamed into place when it is
 * complete.
 */
export async function removeHalfMade({ home, log }: { home: string; log: Logger }): Promise<void> {
  for (const name of await readdir(home)) {
    if (!/^(?:cluster|postgresql-[\w.-]+)\.making-\w{6}$/.test(name)) continue
    const path = join(home, name)
    await rm(path, { recursive: true, force: true, maxRetries: 5 }).catch((error: unknown) => {
      // An initdb whose parent was killed may still be writing there. It does no harm, and the next start tries again.
      log.warn({ path, err: error }, 'could not remove an incomplete folder')
    })
  }
}

async function placeElsewhere({
  entry,
  user,
  log,
}: {
  entry: string
  user: DatabaseUser
  log: Logger
}): Promise<DataFolder> {
  await mkdir(reachableRoot, { recursive: true, mode: 0o755 })
  const home = await mkdtemp(join(reachableRoot, 'database-'))
  await chmod(home, 0o711)
  const cluster = join(home, 'cluster')
  if (!canReach(user, home)) throw unreachable(cluster, user)
  // The link is created first. If the start is killed after it, the next start finds the same place, and no cluster
  // exists without a link to it.
  await symlink(cluster, entry)
  log.warn(
    { cluster, user: user.name },
    'the database user cannot enter the folder that was asked for; its files are kept here instead',
  )
  return { home, cluster, user, isNew: true }
}

function foreignOwner(path: string, owner: number): StartProblem {
  const ourUid = process.getuid?.() ?? -1
  return new StartProblem(
    `The database folder ${path} belongs to ${nameOwner(owner)}, and this process runs as ${nameOwner(ourUid)}. Start it as the owner, or choose another folder (VAR_DIR).`,
  )
}

function unreachable(cluster: string, user: DatabaseUser | undefined): StartProblem {
  return new StartProblem(
    `The user ${user?.name ?? 'of this process'}, who runs the database, cannot enter the folder of ${cluster}. Give the folders above it the permission to enter (chmod a+x), or choose another folder (VAR_DIR).`,
  )
}
