import { createHash } from 'node:crypto'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { backUp, fingerprint, openTestInstallation, restore } from '#testing/nodes/backups.ts'
import { copyDatabase, queryOnce } from '#testing/database/copy-database.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { pour } from '#server/platform/files/stored-files.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { openBackupPlace } from './backup-place.ts'
import { manifestName, readManifest, writeManifest } from './manifest.ts'
import { checkBackup } from './check-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { refuseHalfRestore, writeRestoreNote } from './restore-note.ts'

const words = 'a key of the operator that is long enough'
let elsewhere: TemporaryFolder
let backups: string
let target: { url: string; drop(): Promise<void> }

const source = await openTestInstallation()
const plain = (await backUp(source)).folder
const encrypted = (await backUp(source, { words })).folder
afterAll(() => source.close())
beforeEach(async () => {
  elsewhere = await makeTemporaryFolder()
  backups = join(elsewhere.path, 'backups')
  await cp(join(source.folder, 'backups'), backups, { recursive: true })
  target = await copyDatabase(source.url, 'template1')
})
afterEach(async () => {
  await target.drop()
  await elsewhere.remove()
})

function place() {
  return openBackupPlace(backups, '--from')
}

function targetFiles() {
  return openFiles({ kind: 'folder', folder: join(elsewhere.path, 'files') })
}

function check(folder: string, key: string | null = null) {
  return checkBackup(place(), { folder, words: key })
}

function restoreHere(how: { backup?: string; replace?: boolean; key?: string | null } = {}) {
  const { backup = plain, replace = false, key = null } = how
  const { url } = target
  return restore({ place: place(), backup, words: key, url, varFolder: elsewhere.path, files: targetFiles(), replace })
}

async function listParts(folder: string): Promise<string[]> {
  const entries = await readdir(join(backups, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** The content of every file of a backup. */
async function readAll(folder: string): Promise<[string, string][]> {
  const read = (await listParts(folder)).map(async (path): Promise<[string, string]> => [
    path,
    (await readFile(path)).toString('base64'),
  ])
  return Promise.all(read)
}

test.each([
  ['plain', () => plain, null],
  ['encrypted', () => encrypted, words],
])('a change of any byte of a %s backup is noticed before anything is touched', async (_name, folder, key) => {
  const parts = await listParts(folder())
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parts), fc.double({ min: 0, max: 1, noNaN: true }), async (path, where) => {
      const whole = await readFile(path)
      const damaged = Buffer.from(whole)
      const at = Math.min(whole.length - 1, Math.floor(where * whole.length))
      damaged[at] = (damaged[at] ?? 0) ^ 0x20
      await writeFile(path, damaged)
      await expect(check(folder(), key)).rejects.toThrow(
        /^The backup \S+ is (damaged|not one of this product)[^\n]*\.$/,
      )
      await writeFile(path, whole)
    }),
    { numRuns: 25 },
  )
  await check(folder(), key)
})

test('a part that is cut off, missing or swapped with another is told by its name', async () => {
  const [users, jobs] = ['users', 'audit_log'].map((table) => join(backups, plain, `tables/${table}.copy.zst`))
  if (!users || !jobs) throw new Error('there are two')
  await truncate(jobs, (await stat(jobs)).size - 1)
  await expect(check(plain)).rejects.toThrow(`${plain} is damaged: tables/audit_log.copy.zst is cut off. Use another`)
  await rm(jobs)
  await expect(check(plain)).rejects.toThrow('tables/audit_log.copy.zst is missing')
  await copyFile(users, jobs)
  await expect(check(plain)).rejects.toThrow(/tables\/audit_log.copy.zst is (cut off|not what was written)/)
})

test('a backup that was damaged after it was looked at leaves everything as it was', async () => {
  const checked = await check(plain)
  const part = join(backups, plain, 'tables/audit_log.copy.zst')
  const whole = await readFile(part)
  whole[whole.length - 10] = (whole[whole.length - 10] ?? 0) ^ 1
  await writeFile(part, whole)
  const options = {
    reach: { url: target.url, directUrl: target.url },
    files: targetFiles(),
    dataKeyFile: join(elsewhere.path, 'data-key'),
    varFolder: elsewhere.path,
    replace: false,
  }
  await expect(restoreBackup(checked, options)).rejects.toThrow('tables/audit_log.copy.zst is not what was written')
  expect(await queryOnce(target.url, `select to_regnamespace('mgk') as schema`)).toEqual([{ schema: null }])
  await expect(refuseHalfRestore(elsewhere.path)).rejects.toThrow(`The restore of ${plain} was not finished`)
})

test('a restore over an installation that fails leaves that as it was, free to start', async () => {
  await restoreHere()
  const before = await fingerprint(target.url)
  const checked = await check(encrypted, words)
  await truncate(join(backups, encrypted, 'tables/users.copy.zst.sealed'), 30)
  const options = {
    reach: { url: target.url, directUrl: target.url },
    files: targetFiles(),
    dataKeyFile: join(elsewhere.path, 'data-key'),
    varFolder: elsewhere.path,
    replace: true,
  }
  await expect(restoreBackup(checked, options)).rejects.toThrow('tables/users.copy.zst.sealed is cut off')
  expect(await fingerprint(target.url)).toEqual(before)
  await refuseHalfRestore(elsewhere.path)
})

test('half a backup, a foreign folder and a newer release are each refused in one sentence', async () => {
  await rename(join(backups, plain, manifestName), join(backups, plain, 'manifest.json.part'))
  await expect(check(plain)).rejects.toThrow(`${plain} is incomplete: the backup was interrupted.`)
  await mkdir(join(backups, 'photos'))
  await writeFile(join(backups, 'photos', manifestName), '{"name":"photos"}\n')
  await expect(check('photos')).rejects.toThrow('The backup photos is not one of this product.')
  const opened = await readManifest(place(), encrypted, words)
  if (!opened) throw new Error('it is there')
  const { schema } = opened.manifest
  schema.push('9999-from-the-future')
  await writeManifest({ place: place(), folder: encrypted, key: opened.key }, { ...opened.manifest, schema })
  await expect(check(encrypted, words)).rejects.toThrow(
    `${encrypted} was made by a newer release (0.0.0, with the migration 9999-from-the-future) than this one`,
  )
})

test('a damaged begun.json is noticed', async () => {
  await writeFile(join(backups, plain, 'begun.json'), '{}\n')
  await expect(check(plain)).rejects.toThrow(`${plain} is damaged: begun.json is cut off. Use another`)
})

test('a backup from before release 0.1.0 is refused in one sentence, and neither it nor the target is changed', async () => {
  const manifestFile = join(backups, plain, manifestName)
  const [text = ''] = (await readFile(manifestFile, 'utf8')).split('\n')
  const before = text.replace('"formatVersion":2', '"formatVersion":1').replace('0001-schema', '0001-foundation')
  await writeFile(manifestFile, `${before}\n${createHash('sha256').update(before).digest('hex')}\n`)
  const parts = await readAll(plain)
  const refused = `The backup ${plain} was made before release 0.1.0, and no release can restore it. It was left as it is.`
  await expect(check(plain)).rejects.toThrow(refused)
  await expect(restoreHere({ replace: true })).rejects.toThrow(refused)
  expect(await readAll(plain)).toEqual(parts)
  expect(await queryOnce(target.url, `select to_regnamespace('mgk') as schema`)).toEqual([{ schema: null }])
})

test('a wrong key, none, and one that is not needed are told from each other and from damage', async () => {
  await expect(check(encrypted, 'another key that is long enough')).rejects.toThrow(
    `BACKUP_KEY is not the key that ${encrypted} was made with.`,
  )
  await expect(check(encrypted)).rejects.toThrow(`${encrypted} is encrypted: set BACKUP_KEY`)
  await expect(check(plain, words)).rejects.toThrow(`${plain} is not encrypted, although BACKUP_KEY is set.`)
})

test('a manifest that somebody without the key put together is noticed', async () => {
  const opened = await readManifest(place(), encrypted, words)
  if (!opened?.key) throw new Error('it is there')
  const other = { ...opened.key, secret: Buffer.alloc(32) }
  await writeManifest({ place: place(), folder: encrypted, key: other }, { ...opened.manifest, files: [] })
  await expect(check(encrypted, words)).rejects.toThrow('was changed by somebody without the key')
})

test('a place in use is refused and stays as it is, unless it is to be replaced', async () => {
  await restoreHere()
  await queryOnce(target.url, `insert into mgk.audit_log (at, action) values (now(), 'mine')`)
  const mine = await fingerprint(target.url)
  await expect(restoreHere()).rejects.toThrow('The database is in use by an installation of the product.')
  expect(await fingerprint(target.url)).toEqual(mine)
  await restoreHere({ replace: true, backup: encrypted, key: words })
  expect(await fingerprint(target.url)).toEqual(await fingerprint(source.url))
})

test('files of somebody else keep a restore out, and those of this backup do not', async () => {
  await targetFiles().put('ab'.repeat(16), pour(Buffer.from('mine')))
  await expect(restoreHere()).rejects.toThrow('The place of the files (FILES_URL) is not empty.')
  await targetFiles().delete('ab'.repeat(16))
  const [first] = (await check(plain)).manifest.files
  await targetFiles().put(first?.name ?? '', pour(Buffer.from('half')))
  await restoreHere()
  expect(await fingerprint(target.url)).toEqual(await fingerprint(source.url))
})

test('a replaced installation loses the files that only it had', async () => {
  await restoreHere()
  const old = 'cd'.repeat(16)
  await queryOnce(target.url, `insert into mgk.files (name) values ('${old}')`)
  await targetFiles().put(old, pour(Buffer.from('old')))
  await restoreHere({ replace: true })
  expect(await targetFiles().get(old)).toBeNull()
})

test('a running product on the database keeps a restore out, also with --replace', async () => {
  await restoreHere()
  const database = await openDatabase({ url: target.url, log: createTestLog().log })
  await database.app.selectFrom('mgk.jobs').select('id').execute()
  await expect(restoreHere({ replace: true })).rejects.toThrow(
    'The product, or one of its commands, uses this database',
  )
  await database.close()
  await restoreHere({ replace: true })
})

test('a restore that was cut off is run again without more words, and nothing starts before that', async () => {
  await writeRestoreNote(elsewhere.path, { from: plain, wasEmpty: true })
  await expect(refuseHalfRestore(elsewhere.path)).rejects.toThrow('Run npm run restore again, or remove')
  await restoreHere()
  await refuseHalfRestore(elsewhere.path)
})

test('without the data key in the backup it says which key has to be put back', async () => {
  const { missingKeys } = await restoreHere()
  expect(missingKeys).toEqual((await check(plain)).manifest.dataKeyIds)
  expect(missingKeys).toHaveLength(1)
})
