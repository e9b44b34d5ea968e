import { readdir } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import type { Files } from './files.ts'
import { createStoredFiles, type StoredFile } from './stored-files.ts'
import { openFiles } from './open-files.ts'

let opened: TestDatabase
let folder: TemporaryFolder
let files: Files

beforeEach(async () => {
  opened = await openTestDatabase()
  folder = await makeTemporaryFolder()
  files = openFiles({ kind: 'folder', folder: folder.path })
})
afterEach(async () => {
  await opened.close()
  await folder.remove()
})

const never = new AbortController().signal

function keep(store: Files = files) {
  return createStoredFiles({ database: opened.database, files: store })
}

async function* pour(...chunks: (string | Error)[]) {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk
    yield Buffer.from(chunk)
  }
}

/** Every file in the folder, finished or not. */
async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function listRows(): Promise<unknown[]> {
  return (await queryOnce(opened.url, 'select name from mgk.files order by added_at')).map(({ name }) => name)
}

function makeOlder(): Promise<unknown> {
  return queryOnce(opened.url, `update mgk.files set added_at = added_at - interval '61 minutes'`)
}

/** As an object does. */
function nameIt({ file }: StoredFile): Promise<unknown> {
  return queryOnce(
    opened.url,
    `insert into mgk.storage_objects (bucket_id, name, file, size, etag, content_type, cache_control)
     values ('clinic-images', 'a.png', '${file}', 1, '', 'image/png', '')`,
  )
}

test('a kept file says how large it is, and two of the same content have the same tag', async () => {
  const kept = keep()
  const first = await kept.add(pour('one ', 'two'))
  const second = await kept.add(pour('one two'))
  expect(first).toMatchObject({ size: 7, etag: second.etag })
  expect((await listFiles()).toSorted()).toEqual([first.file, second.file].toSorted())
})

test('a file that something names stays; one that nothing names goes an hour after it came, and its row with it', async () => {
  const kept = keep()
  const named = await kept.add(pour('named'))
  const unnamed = await kept.add(pour('unnamed'))
  await nameIt(named)
  await kept.sweep(never)
  expect((await listFiles()).toSorted()).toEqual([named.file, unnamed.file].toSorted())
  await makeOlder()
  await kept.sweep(never)
  expect([await listFiles(), await listRows()]).toEqual([[named.file], [named.file]])
  await queryOnce(opened.url, 'delete from mgk.storage_objects')
  await kept.sweep(never)
  expect([await listFiles(), await listRows()]).toEqual([[], []])
})

test('a sweep removes the rows that a killed writer left', async () => {
  // The row stands and nothing else came of it: as after a kill between the two.
  const dying = keep({ ...files, put: () => Promise.reject(new Error('killed')) })
  await expect(dying.add(pour('never written'))).rejects.toThrow('killed')
  await expect(keep().add(pour('half', new Error('cut off')))).rejects.toThrow('cut off')
  expect([(await listFiles()).length, (await listRows()).length]).toEqual([0, 2])
  await makeOlder()
  await keep().sweep(never)
  expect(await listRows()).toEqual([])
})

test('a row goes only with its file: as long as that cannot be removed, both stay and are tried again', async () => {
  const { file } = await keep().add(pour('sticky'))
  await makeOlder()
  const failing = keep({ ...files, delete: () => Promise.reject(new Error('the store is away')) })
  await expect(failing.sweep(never)).rejects.toThrow('the store is away')
  expect(await listRows()).toEqual([file])
  await keep().sweep(never)
  expect([await listFiles(), await listRows()]).toEqual([[], []])
})

test('a picture takes its other sizes with it', async () => {
  const kept = keep()
  const source = await kept.add(pour('large'))
  const variant = await kept.add(pour('small'))
  await queryOnce(
    opened.url,
    `insert into mgk.image_variants values ('${source.file}', '320.webp', '${variant.file}', 5, '')`,
  )
  await makeOlder()
  await kept.sweep(never)
  await kept.sweep(never)
  expect([await listFiles(), await listRows()]).toEqual([[], []])
})
