import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A commit, or a sentence that says why there is none here. */
type ReleaseBefore = { commit: string } | { why: string }

const migrations = 'server/platform/database/migrations/'
const releasedMigrations = 'server/platform/database/releases/migrations.sha256'

/**
 * The release before the one in this folder: the newest commit whose migrations are all released ones, unchanged, and
 * fewer than the present ones. RELEASE_BEFORE names another commit.
 */
export function findReleaseBefore(root = '.', named = process.env['RELEASE_BEFORE']): ReleaseBefore {
  const present = listMigrations(root, 'HEAD')
  if (!present) return { why: 'this folder is not a git repository with a commit' }
  if (named) return listMigrations(root, named) ? { commit: named } : { why: `there is no commit ${named} here` }
  const released = readFileSync(join(root, releasedMigrations), 'utf8')
  const isReleased = (line: string) => present.includes(line) && released.includes(`  ${basename(line)}\n`)
  for (const commit of git(root, 'log', '--format=%H', '--', migrations)?.split('\n') ?? []) {
    const before = git(root, 'rev-parse', '--verify', '--quiet', `${commit}^`)
    const itsMigrations = before === null ? null : listMigrations(root, before)
    if (before === null || !itsMigrations) break
    const isEarlier = itsMigrations.length > 0 && itsMigrations.length < present.length
    if (isEarlier && itsMigrations.every(isReleased)) return { commit: before }
  }
  return { why: 'this clone does not reach back to a release before this one' }
}

/** A line for each, with the hash of its text; null where git has no such commit. */
function listMigrations(root: string, commit: string): string[] | null {
  const listed = git(root, 'ls-tree', commit, migrations)
  return listed === null ? null : listed.split('\n').filter((line) => line.endsWith('.sql'))
}

function git(root: string, ...words: string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/**
 * Builds a commit in a new folder, with the packages of this checkout where both ask for the same. Returns a sentence
 * where its own cannot be installed.
 */
export function buildRelease(commit: string, folder: string): string | null {
  mkdirSync(folder)
  const archive = join(folder, 'release.tar')
  execFileSync('git', ['archive', '--output', archive, commit])
  execFileSync('tar', ['-xf', archive, '-C', folder])
  const readLock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (readLock(folder) === readLock('.')) {
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
  } else if (run(folder, install).status !== 0) return `the packages of ${commit} cannot be installed here`
  const built = run(folder, build)
  if (built.status !== 0) throw new Error(`${commit} was not built:\n${built.stdout}\n${built.stderr}`)
  return null
}

// By functions of that release: not every one has the command.
const install = `await (await import('./scripts/install.mjs')).ensureInstalled(process.cwd())`
const build = `await (await import('./scripts/build.mjs')).ensureBuilt(process.cwd(), process.execPath)`

function run(cwd: string, code: string) {
  const { PATH = '', HOME = '' } = process.env
  const words = ['--input-type=module', '--eval', code]
  return spawnSync(process.execPath, words, { cwd, encoding: 'utf8', env: { PATH, HOME } })
}
