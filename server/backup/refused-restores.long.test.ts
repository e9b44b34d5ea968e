import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import {
  backUp,
  fingerprint,
  openTestInstallation,
  openRestoreTarget,
  type RestoreTarget,
} from '#testing/nodes/backups.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { pour } from '#server/platform/files/stored-files.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { manifestName, readManifest, writeManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { refuseHalfRestore, writeRestoreNote } from './restore-note.ts'

const words = 'a key of the operator that is long enough'
let target: RestoreTarget

const source = await openTestInstallation()
const plain = (await backUp(source)).folder
const encrypted = (await backUp(source, { words })).folder
afterAll(() => source.close())
beforeEach(async () => void (target = await openRestoreTarget(source)))
afterEach(() => target.close())

function restoreHere(how?: Parameters<RestoreTarget['restore']>[1]) {
  return target.restore(plain, how)
}

/** The content of every file of a backup. */
async function readAll(folder: string): Promise<[string, string][]> {
  const read = (await target.listParts(folder)).map(async (path): Promise<[string, string]> => [
    path,
    (await readFile(path)).toString('base64'),
  ])
  return Promise.all(read)
}

test('a part that is cut off, missing or swapped with another is told by its name', async () => {
  const [users, jobs] = ['users', 'audit_log'].map((table) => join(target.backups, plain, `tables/${table}.copy.zst`))
  if (!users || !jobs) throw new Error('there are two')
  await truncate(jobs, (await stat(jobs)).size - 1)
  await expect(target.check(plain)).rejects.toThrow(
    `${plain} is damaged: tables/audit_log.copy.zst is cut off. Use another`,
  )
  await rm(jobs)
  await expect(target.check(plain)).rejects.toThrow('tables/audit_log.copy.zst is missing')
  await copyFile(users, jobs)
  await expect(target.check(plain)).rejects.toThrow(/tables\/audit_log.copy.zst is (cut off|not what was written)/)
})

test('a backup that was damaged after it was looked at leaves everything as it was', async () => {
  const checked = await target.check(plain)
  const part = join(target.backups, plain, 'tables/audit_log.copy.zst')
  const whole = await readFile(part)
  whole[whole.length - 10] = (whole[whole.length - 10] ?? 0) ^ 1
  await writeFile(part, whole)
  const options = {
    reach: { url: target.url, directUrl: target.url },
    files: target.files,
    dataKeyFile: join(target.folder, 'data-key'),
    varFolder: target.folder,
    replace: false,
  }
  await expect(restoreBackup(checked, options)).rejects.toThrow('tables/audit_log.copy.zst is not what was written')
  expect(await queryOnce(target.url, `select to_regnamespace('mgk') as schema`)).toEqual([{ schema: null }])
  await expect(refuseHalfRestore(target.folder)).rejects.toThrow(`The restore of ${plain} was not finished`)
})

test('a restore over an installation that fails leaves that as it was, free to start', async () => {
  await restoreHere()
  const before = await fingerprint(target.url)
  const checked = await target.check(encrypted, words)
  await truncate(join(target.backups, encrypted, 'tables/users.copy.zst.sealed'), 30)
  const options = {
    reach: { url: target.url, directUrl: target.url },
    files: target.files,
    dataKeyFile: join(target.folder, 'data-key'),
    varFolder: target.folder,
    replace: true,
  }
  await expect(restoreBackup(checked, options)).rejects.toThrow('tables/users.copy.zst.sealed is cut off')
  expect(await fingerprint(target.url)).toEqual(before)
  await refuseHalfRestore(target.folder)
})

test('half a backup, a foreign folder and a newer release are each refused in one sentence', async () => {
  await rename(join(target.backups, plain, manifestName), join(target.backups, plain, 'manifest.json.part'))
  await expect(target.check(plain)).rejects.toThrow(`${plain} is incomplete: the backup was interrupted.`)
  await mkdir(join(target.backups, 'photos'))
  await writeFile(join(target.backups, 'photos', manifestName), '{"name":"photos"}\n')
  await expect(target.check('photos')).rejects.toThrow('The backup photos is not one of this product.')
  const opened = await readManifest(target.place, encrypted, words)
  if (!opened) throw new Error('it is there')
  const { schema } = opened.manifest
  schema.push('9999-from-the-future')
  await writeManifest({ place: target.place, folder: encrypted, key: opened.key }, { ...opened.manifest, schema })
  await expect(target.check(encrypted, words)).rejects.toThrow(
    `${encrypted} was made by a newer release (0.0.0, with the migration 9999-from-the-future) than this one`,
  )
})

test('a backup from before release 0.1.0 is refused in one sentence, and neither it nor the target is changed', async () => {
  const manifestFile = join(target.backups, plain, manifestName)
  const [text = ''] = (await readFile(manifestFile, 'utf8')).split('\n')
  const before = text.replace('"formatVersion":2', '"formatVersion":1').replace('0001-schema', '0001-foundation')
  await writeFile(manifestFile, `${before}\n${createHash('sha256').update(before).digest('hex')}\n`)
  const parts = await readAll(plain)
  const refused = `The backup ${plain} was made before release 0.1.0, and no release can restore it. It was left as it is.`
  await expect(target.check(plain)).rejects.toThrow(refused)
  await expect(restoreHere({ replace: true })).rejects.toThrow(refused)
  expect(await readAll(plain)).toEqual(parts)
  expect(await queryOnce(target.url, `select to_regnamespace('mgk') as schema`)).toEqual([{ schema: null }])
})

test('a wrong key, none, and one that is not needed are told from each other and from damage', async () => {
  await expect(target.check(encrypted, 'another key that is long enough')).rejects.toThrow(
    `BACKUP_KEY is not the key that ${encrypted} was made with.`,
  )
  await expect(target.check(encrypted)).rejects.toThrow(`${encrypted} is encrypted: set BACKUP_KEY`)
  await expect(target.check(plain, words)).rejects.toThrow(`${plain} is not encrypted, although BACKUP_KEY is set.`)
})

test('a manifest that somebody without the key put together is noticed', async () => {
  const opened = await readManifest(target.place, encrypted, words)
  if (!opened?.key) throw new Error('it is there')
  const other = { ...opened.key, secret: Buffer.alloc(32) }
  await writeManifest({ place: target.place, folder: encrypted, key: other }, { ...opened.manifest, files: [] })
  await expect(target.check(encrypted, words)).rejects.toThrow('was changed by somebody without the key')
})

test('a place in use is refused and stays as it is, unless it is to be replaced', async () => {
  await restoreHere()
  await queryOnce(target.url, `insert into mgk.audit_log (at, action) values (now(), 'mine')`)
  const mine = await fingerprint(target.url)
  await expect(restoreHere()).rejects.toThrow('The database is in use by an installation of the product.')
  expect(await fingerprint(target.url)).toEqual(mine)
  await target.restore(encrypted, { replace: true, words })
  expect(await fingerprint(target.url)).toEqual(await fingerprint(source.url))
})

test('files of somebody else keep a restore out, and those of this backup do not', async () => {
  await target.files.put('ab'.repeat(16), pour(Buffer.from('mine')))
  await expect(restoreHere()).rejects.toThrow('The place of the files (FILES_URL) is not empty.')
  await target.files.delete('ab'.repeat(16))
  const [first] = (await target.check(plain)).manifest.files
  await target.files.put(first?.name ?? '', pour(Buffer.from('half')))
  await restoreHere()
  expect(await fingerprint(target.url)).toEqual(await fingerprint(source.url))
})

test('a replaced installation loses the files that only it had', async () => {
  await restoreHere()
  const old = 'cd'.repeat(16)
  await queryOnce(target.url, `insert into mgk.files (name) values ('${old}')`)
  await target.files.put(old, pour(Buffer.from('old')))
  await restoreHere({ replace: true })
  expect(await target.files.get(old)).toBeNull()
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
  await writeRestoreNote(target.folder, { from: plain, wasEmpty: true })
  await expect(refuseHalfRestore(target.folder)).rejects.toThrow('Run npm run restore again, or remove')
  await restoreHere()
  await refuseHalfRestore(target.folder)
})

test('without the data key in the backup it says which key has to be put back', async () => {
  const { missingKeys } = await restoreHere()
  expect(missingKeys).toEqual((await target.check(plain)).manifest.dataKeyIds)
  expect(missingKeys).toHaveLength(1)
})
