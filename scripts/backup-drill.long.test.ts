import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBackupLoad, startBackupLoad } from '#testing/nodes/backup-load.ts'
import { readVisits, startVisitors } from '#testing/nodes/backup-visitors.ts'
import { fingerprint } from '#testing/nodes/backups.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { reachEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 60_000 })

/** One with every run, twenty in the long run. */
const rounds = Number(process.env['ROUNDS'] ?? 1)
const log = pino({ level: 'silent' })
let folder: TemporaryFolder

beforeEach(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(() => folder.remove())

function at(path: string): string {
  return join(folder.path, path)
}

/** A command as npm runs it, and with nothing of the developer's own. */
function start(varFolder: string, ...args: string[]) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['scripts/operate.ts', ...args], {
    env: { PATH, HOME, VAR_DIR: at(varFolder), BACKUP_KEY: 'a key of the operator that is long enough' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const ended = said.then(([stdout, stderr]) => ({ code: child.exitCode, stdout, stderr }))
  return { child, ended }
}

function run(varFolder: string, ...args: string[]) {
  return start(varFolder, ...args).ended
}

/** Kills a command once a condition holds, unless it ended before. */
async function killWhen({ child, ended }: ReturnType<typeof start>, isReached: () => Promise<boolean>) {
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver && !(await isReached())) await new Promise((resolve) => setImmediate(resolve))
  child.kill('SIGKILL')
  return ended
}

async function countFiles(path: string): Promise<number> {
  const entries = await readdir(at(path), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

/** Different in every round, the same in every run: at the beginning, among the tables, among the files, at the end. */
const backupMoments = [1, 30, 52, 9, 75, 47, 60]
const restoreMoments = ['some files', 'in the transaction', 'begun', 'in the transaction', 'all files']

async function isRestoreAt(moment: string, expectedFiles: number): Promise<boolean> {
  if (!existsSync(at('there/restore-unfinished.json'))) return false
  if (moment === 'begun') return true
  const files = await countFiles('there/files')
  return files >= (moment === 'some files' ? expectedFiles / 2 : expectedFiles)
}

/** Kills a restore, looks at what it left, and restores again. Returns how that ended. */
async function killRestore(round: number) {
  const files = (await readdir(at('backups'), { recursive: true })).filter((path) => /files\/..\//.test(path)).length
  const moment = restoreMoments[round % restoreMoments.length] ?? ''
  const killed = await killWhen(start('there', 'restore', '--from', at('backups')), async () => {
    if (!(await isRestoreAt(moment, files))) return false
    // The transaction cannot be observed from outside, so the kill falls at any time within it.
    if (moment === 'in the transaction') await pause(((round + 1) * 370) % 2_000)
    return true
  })
  // It was killed, or it was faster; it did not fail.
  expect(killed).toMatchObject({ stderr: '' })
  if (killed.code === 0) return killed
  const started = await run('there', 'keys', 'list')
  expect(started.stderr).toMatch(/^The restore of \S+ was not finished, so the product does not start\./)
  const reached = await reachEmbeddedPostgres({ folder: at('there/database'), log })
  // Nothing was restored, or everything if the kill came between the commit and the note.
  const [found] = await queryOnce(reached.url, `select to_regclass('mgk.places')::text as places`)
  const seen = found?.['places'] ? await queryOnce(reached.url, 'select from mgk.places limit 1') : ['nothing']
  expect(seen).toHaveLength(1)
  await reached.stop()
  return run('there', 'restore', '--from', at('backups'))
}

async function hasHalfBackup(): Promise<boolean> {
  const [name = ''] = await readdir(at('backups'))
  const [begun, ended] = ['begun.json', 'manifest.json'].map((file) => existsSync(at(`backups/${name}/${file}`)))
  return begun === true && ended === false
}

function listMissing(wanted: ReadonlySet<string>, found: ReadonlySet<string>): string[] {
  return [...wanted].filter((one) => !found.has(one))
}

async function hashFile(name: string): Promise<string> {
  const bytes = await readFile(at(`there/files/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`))
  return createHash('sha256').update(bytes).digest('hex')
}

async function beginVisits(visitors: Awaited<ReturnType<typeof startVisitors>>): Promise<void> {
  visitors.begin()
  await vi.waitFor(() => expect(visitors.acknowledged().messages.size).toBeGreaterThan(5), { timeout: 60_000 })
}

/** What visitors were told before the backup began to have succeeded is in the restored copy. */
async function expectVisits(before: Awaited<ReturnType<typeof readVisits>>, url: string): Promise<void> {
  const found = await readVisits(url, at('there/data-key'))
  expect(before.messages.size).toBeGreaterThan(5)
  expect(listMissing(before.accounts, found.accounts)).toEqual([])
  expect(listMissing(before.lists, found.lists)).toEqual([])
  expect(listMissing(before.messages, found.messages)).toEqual([])
}

/** The restored copy starts, and somebody who signed up before the backup began signs in there. */
async function expectSignIn(email: string): Promise<void> {
  const product = await startVisitors({ varFolder: at('there') })
  expect(await product.signIn(email)).toBe(200)
  expect(await product.signIn(`nobody-${email}`)).toBe(400)
  await product.stop()
}

test('a backup under load that was killed, and a restore that was killed, lose nothing acknowledged', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const load = await startBackupLoad(at('here'))
    await vi.waitFor(() => expect(load.uploads()).toBeGreaterThan(25), { timeout: 60_000 })
    // In every third round the product itself runs beside it, and visitors use it.
    const visitors = round % 3 === 1 ? await startVisitors({ url: load.url, varFolder: at('here') }) : null
    if (visitors) await beginVisits(visitors)
    const moment = backupMoments[round % backupMoments.length] ?? 1
    const reached = async () => (await countFiles('backups')) >= moment
    await killWhen(start('here', 'backup', '--to', at('backups')), reached)
    const isHalf = await hasHalfBackup()
    const before = load.acknowledged()
    const visitsBefore = visitors?.acknowledged()
    const rowsBefore = await fingerprint(load.url)
    const made = await run('here', 'backup', '--to', at('backups'), '--with-data-key')
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout.includes('It went on with one that was cut off')).toBe(isHalf)
    const after = load.acknowledged()
    await visitors?.stop()
    await load.stop()
    const unchanging = await fingerprint(load.url)
    await load.close()
    await rm(at('here'), { recursive: true })

    expect(await killRestore(round)).toMatchObject({ code: 0, stderr: '' })
    const embedded = await startEmbeddedPostgres({ folder: at('there/database'), log })
    const found = await readBackupLoad(embedded.url)
    // What was acknowledged before the backup began is there, unless it was deleted since; what was deleted before
    // is not.
    expect(listMissing(before.files, found.files).filter((name) => after.files.has(name))).toEqual([])
    expect(listMissing(before.pairs, found.audited)).toEqual([])
    expect([...before.deleted].filter((name) => found.files.has(name))).toEqual([])
    // What came during the backup is there as a whole or not at all.
    expect(found.audited).toEqual(found.jobs)
    for (const name of found.files) expect(await hashFile(name), name).toBe(load.hashOf(name))
    const restored = await fingerprint(embedded.url)
    // Visitors write to many tables; without them it is known to which the load writes.
    const isUnchanged = (name: string) =>
      visitors ? isDeepStrictEqual(rowsBefore[name], unchanging[name]) : !changing.has(name)
    for (const table of Object.keys(unchanging).filter((name) => isUnchanged(name))) {
      expect(restored[table], table).toEqual(unchanging[table])
    }
    if (visitsBefore) await expectVisits(visitsBefore, embedded.url)
    await embedded.stop()
    if (visitsBefore) await expectSignIn([...visitsBefore.accounts].at(-1) ?? '')
    await rm(at('there'), { recursive: true })
    await rm(at('backups'), { recursive: true })
  }
})

/** What the load writes to while the backup goes on. */
const changing = new Set(['audit_log', 'audit_log_id_seq', 'files', 'jobs', 'jobs_id_seq', 'storage_objects'])
