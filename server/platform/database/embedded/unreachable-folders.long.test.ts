import { spawnSync } from 'node:child_process'
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readFile, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { chooseDatabaseUser, spawnOptions } from './database-user.ts'
import { findBinaries, type PostgresBinaries, prepareBinaries, program } from './postgres-binaries.ts'

vi.setConfig({ testTimeout: 60_000 })

const isRoot = process.getuid?.() === 0
const onlyRoot = 'Only root runs the database as somebody else, who may be shut out.'
const user = chooseDatabaseUser(undefined)
const log = pino({ level: 'silent' })
let folder: TemporaryFolder

beforeEach(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(() => folder.remove())

/** The programs as npm leaves them when no install script runs: without one of the links that their libraries need. */
async function copyWithoutLinks(to: string): Promise<PostgresBinaries> {
  const binaries = await findBinaries()
  const copy = { ...binaries, folder: join(to, 'native') }
  await cp(binaries.folder, copy.folder, { recursive: true, verbatimSymlinks: true })
  const listed = await readFile(join(copy.folder, 'pg-symlinks.json'), 'utf8')
  for (const [, target = ''] of listed.matchAll(/"target":"native\/([^"]+)"/g))
    await rm(join(copy.folder, target), { force: true })
  return copy
}

function runs(binaries: PostgresBinaries): boolean {
  return spawnSync(program(binaries, 'postgres'), ['--version'], spawnOptions(user)).status === 0
}

test('links that no install script made are made before the programs are used', async () => {
  const binaries = await copyWithoutLinks(folder.path)
  expect(runs(binaries)).toBe(false)
  const prepared = await prepareBinaries({ binaries, user, home: folder.path, log })
  expect(prepared.folder).toBe(binaries.folder)
  expect(runs(prepared)).toBe(true)
  expect((await lstat(join(prepared.folder, 'lib/libpq.so.5'))).isSymbolicLink()).toBe(true)
})

test('programs below a folder that the database user cannot enter are copied once, links included', async ({
  skip,
}) => {
  skip(!isRoot, onlyRoot)
  const closed = join(folder.path, 'closed')
  await mkdir(closed, { mode: 0o700 })
  const binaries = await copyWithoutLinks(closed)
  const prepared = await prepareBinaries({ binaries, user, home: folder.path, log })
  expect(prepared.folder).toBe(join(folder.path, `postgresql-${binaries.version}`))
  expect(runs(prepared)).toBe(true)
  const { ino } = await stat(prepared.folder)
  await prepareBinaries({ binaries, user, home: folder.path, log })
  expect((await stat(prepared.folder)).ino).toBe(ino)
})

test('programs without links in a folder that is read-only to an ordinary user are copied', async ({ skip }) => {
  skip(isRoot, 'Root may write everywhere.')
  const binaries = await copyWithoutLinks(folder.path)
  await chmod(join(binaries.folder, 'lib'), 0o555)
  const prepared = await prepareBinaries({ binaries, user, home: folder.path, log })
  await chmod(join(binaries.folder, 'lib'), 0o755)
  expect(prepared.folder).not.toBe(binaries.folder)
  expect(runs(prepared)).toBe(true)
})

test('a data folder that the database user cannot enter is kept elsewhere, found again and said aloud', async ({
  skip,
}) => {
  skip(!isRoot, onlyRoot)
  const closed = await mkdtemp(join(tmpdir(), 'mgk-closed-'))
  const lines: string[] = []
  const loud = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const first = await startEmbeddedPostgres({ folder: closed, log: loud })
  await queryOnce(first.url, 'create table kept (id int)')
  await first.stop()
  const cluster = await readlink(join(closed, 'cluster'))
  expect(lines.join('')).toContain(cluster)

  const second = await startEmbeddedPostgres({ folder: closed, log })
  expect(await queryOnce(second.url, 'select * from kept')).toEqual([])
  await second.stop()

  await rm(dirname(cluster), { recursive: true })
  await expect(startEmbeddedPostgres({ folder: closed, log })).rejects.toThrow(/that folder does not exist/)
  await rm(closed, { recursive: true })
})

test('a folder of another user is refused to an ordinary user by name', async ({ skip }) => {
  skip(!isRoot || !user, onlyRoot)
  const script = `
    import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
    await startEmbeddedPostgres({ folder: process.argv[1], log: { info() {}, warn() {} } })`
  await chown(folder.path, 0, 0)
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder.path], {
    cwd: join(import.meta.dirname, '../../../..'),
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  expect(String(stderr)).toMatch(
    /StartProblem: The database folder .* belongs to root \(uid 0\), and this process runs as postgres/,
  )
})
