import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUp, openTestInstallation, type TestInstallation } from '#testing/nodes/backups.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { StorageFull } from '#server/platform/files/storage-full.ts'
import { type BackupPlace, openBackupPlace } from './backup-place.ts'
import { checkBackup } from './check-backup.ts'
import { manifestName } from './manifest.ts'

/** A disk on which every byte is one too many, as the kernel says it. */
const fullDisk = '/dev/full'
const words = 'a key of the operator that is long enough'

let source: TestInstallation
let backups: string
let place: BackupPlace

beforeEach(async () => {
  source = await openTestInstallation()
  backups = join(source.folder, 'backups')
  place = openBackupPlace(backups, 'BACKUP_TO')
})
afterEach(() => source.close())

/** A place that takes so many parts and then does something else. */
function placeThatFails(parts: number, fail: (content: AsyncIterable<Uint8Array>) => Promise<void>): BackupPlace {
  let taken = 0
  return {
    ...place,
    put(path, content) {
      taken += 1
      return taken > parts ? fail(content) : place.put(path, content)
    },
  }
}

async function cutOff(how: { after: number; words?: string }): Promise<void> {
  const failing = placeThatFails(how.after, () => Promise.reject(new Error('the machine stopped')))
  const options = { place: failing, ...(how.words !== undefined && { words: how.words }) }
  await expect(backUp(source, options)).rejects.toThrow('the machine stopped')
}

const tables = 61

test('a backup that was cut off is no backup, and the next run goes on with its files', async () => {
  await cutOff({ after: 1 + tables + 2 })
  const [half] = await readdir(backups)
  await expect(checkBackup(place, { folder: half ?? '', words: null })).rejects.toThrow(
    'is incomplete: the backup was interrupted',
  )
  const made = await backUp(source)
  expect(made).toMatchObject({ folder: half, wasResumed: true, reusedFiles: 2 })
  await checkBackup(place, { folder: made.folder, words: null })
})

test('a resumed backup has the moment and the tables of its last run', async () => {
  await cutOff({ after: 1 + tables + 1 })
  await queryOnce(source.url, `insert into mgk.audit_log (at, action) values (now(), 'later')`)
  const { manifest } = await backUp(source)
  expect(manifest.tables.find(({ name }) => name === 'audit_log')?.rows).toBe(501)
})

test('a file of the cut-off run that holds something else is written again, however whole it looks', async () => {
  await cutOff({ after: 1 + tables + 3 })
  const paths = await readdir(backups, { recursive: true })
  const [one, other] = paths.filter((path) => /files\/..\/\w+\.zst$/.test(path))
  await copyFile(join(backups, one ?? ''), join(backups, other ?? ''))
  expect(await backUp(source)).toMatchObject({ wasResumed: true, reusedFiles: 2 })
})

test('a file of the cut-off run that is not whole, or is under another key, is written again', async () => {
  await cutOff({ after: 1 + tables + 3 })
  const files = (await readdir(backups, { recursive: true })).filter((path) => /files\/..\/\w+\.zst$/.test(path))
  expect(files).toHaveLength(3)
  for (const file of files) await truncate(join(backups, file), 5)
  await cutOff({ after: tables + 3, words })
  const made = await backUp(source, { words: `${words} and another` })
  expect(made).toMatchObject({ wasResumed: true, reusedFiles: 0 })
  const left = (await readdir(backups, { recursive: true })).filter((path) => path.endsWith('.zst'))
  expect(left).toEqual([])
  await checkBackup(place, { folder: made.folder, words: `${words} and another` })
})

test('only whole backups beyond the newest few are removed, and nothing that somebody else put there', async () => {
  await mkdir(join(backups, 'my-guide-korea-2020-01-01T00-00-00-000Z'), { recursive: true })
  await writeFile(join(backups, 'my-guide-korea-2020-01-01T00-00-00-000Z', 'manifest.json'), 'mine')
  await mkdir(join(backups, 'photos'))
  const names: string[] = []
  for (let round = 0; round < 3; round += 1) names.push((await backUp(source)).folder)
  const last = await backUp(source, { keep: 2 })
  expect(last.pruned).toEqual(names.slice(0, 2))
  const left = ['my-guide-korea-2020-01-01T00-00-00-000Z', names[2], last.folder, 'photos']
  expect((await readdir(backups)).toSorted()).toEqual(left)
})

test('a backup from before release 0.1.0 is neither removed nor gone on with', async () => {
  const { folder } = await backUp(source)
  await rm(join(backups, folder, manifestName))
  const begun = join(backups, folder, 'begun.json')
  await writeFile(begun, (await readFile(begun, 'utf8')).replace('"formatVersion":2,', ''))
  const before = await readdir(join(backups, folder), { recursive: true })
  const made = await backUp(source, { keep: 1 })
  expect(made).toMatchObject({ wasResumed: false, pruned: [] })
  expect(made.folder).not.toBe(folder)
  expect(await readdir(join(backups, folder), { recursive: true })).toEqual(before)
})

test('a run that fails removes nothing, however old the backups are', async () => {
  const first = await backUp(source)
  const failing = placeThatFails(3, () => Promise.reject(new Error('the machine stopped')))
  await expect(backUp(source, { place: failing, keep: 1 })).rejects.toThrow('the machine stopped')
  await checkBackup(place, { folder: first.folder, words: null })
})

test('a removal that was cut off is finished by the next run, and not taken for half a backup', async () => {
  const first = await backUp(source)
  let removed = 0
  const stopping: BackupPlace = {
    ...place,
    async remove(path) {
      removed += 1
      if (removed > 2) throw new Error('the machine stopped')
      await place.remove(path)
    },
  }
  await expect(backUp(source, { place: stopping, keep: 1 })).rejects.toThrow('the machine stopped')
  const third = await backUp(source, { keep: 1 })
  expect(third).toMatchObject({ wasResumed: false, pruned: [first.folder, expect.stringContaining('my-guide-korea-')] })
  expect(await readdir(backups)).toEqual([third.folder])
})

test('a full disk, at any part, is told in one sentence, and a later run goes on', async ({ skip }) => {
  skip(!existsSync(fullDisk), 'This system has no disk that is always full.')
  for (const parts of [0, 5, tables, tables + 1]) {
    const full = placeThatFails(parts, (content) => pipeline(content, createWriteStream(fullDisk)))
    await expect(backUp(source, { place: full })).rejects.toThrow(
      `There is not enough space at ${place.name} for a backup.`,
    )
  }
  const quota = placeThatFails(2, () => Promise.reject(new StorageFull('QuotaExceeded')))
  await expect(backUp(source, { place: quota })).rejects.toThrow('There is not enough space')
  const made = await backUp(source)
  expect(made.wasResumed).toBe(true)
  await checkBackup(place, { folder: made.folder, words: null })
})

test('two backups of a database at once are one', async () => {
  let second: Promise<unknown> | undefined
  const meeting: BackupPlace = {
    ...place,
    async put(path, content) {
      second ??= backUp(source).catch(String)
      await second
      await place.put(path, content)
    },
  }
  await backUp(source, { place: meeting })
  expect(await second).toContain('Another backup of this database is under way.')
})

test('a run that is told to end does so between two pieces, and the next one goes on', async () => {
  const ending = new AbortController()
  const run = backUp(source, { signal: ending.signal, onStep: () => ending.abort(new Error('told')) })
  await expect(run).rejects.toThrow('told')
  expect(await backUp(source)).toMatchObject({ wasResumed: true })
})

test('the data key is never put into a backup that is not encrypted', async () => {
  await expect(backUp(source, { dataKeyFile: source.dataKeyFile })).rejects.toThrow('set BACKUP_KEY')
  expect(existsSync(backups)).toBe(false)
})
