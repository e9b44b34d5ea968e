import { createWriteStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, test } from 'vitest'
import { openTestStorage, readRefusal } from '#testing/builders/storage.ts'
import type { Files } from '#server/platform/files/files.ts'
import { isStorageFull, StorageFull } from '#server/platform/files/storage-full.ts'

/** A disk on which every byte is one too many, as the kernel says it. */
const fullDisk = '/dev/full'

let put: Files['put'] = async (_name, content) => pipeline(content, createWriteStream(fullDisk))

const files: Files = {
  check: async () => {},
  put: (name, content) => put(name, content),
  get: async () => null,
  delete: async () => {},
  async *list() {},
}
const opened = await openTestStorage({ files })
await opened.service.createBucket('open', { public: true })
afterAll(() => opened.close())

const full =
  '507 | 507 | InsufficientStorage | insufficient_storage | This site has no storage left. Please try again later.'

function post(name: string, body: string | FormData) {
  const sent = { method: 'POST', headers: { authorization: opened.serviceBearer }, body }
  return opened.request(`/storage/v1/object/open/${name}`, sent)
}

function formOf(content: string): FormData {
  const form = new FormData()
  form.append('', new Blob([content]), 'a.txt')
  return form
}

test('an upload to a full disk is refused as that in every way of sending it, and no object is there', async ({
  skip,
}) => {
  skip(!existsSync(fullDisk), 'This system has no disk that is always full.')
  expect(await readRefusal(await post('raw.txt', 'words'))).toBe(full)
  expect(await readRefusal(await post('form.txt', formOf('words')))).toBe(full)
  expect(await readRefusal(await post('long.txt', formOf('words '.repeat(100_000))))).toBe(full)
  expect((await opened.service.from('open').list('')).data).toEqual([])
})

test('a write error is answered 500, and a lost connection 503', async () => {
  const before = put
  put = async () => {
    throw Object.assign(new Error('input/output error'), { code: 'EIO' })
  }
  expect(await readRefusal(await post('form.txt', formOf('words')))).toContain('500 | 500 | InternalError')
  put = async () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  }
  const busy = await post('form.txt', formOf('words'))
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
  put = before
})

test('a disk, a quota, the database and an S3 service say in their own words that they are full', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    expect(isStorageFull(Object.assign(new Error('full'), { code }))).toBe(true)
  }
  expect(isStorageFull(new StorageFull('the S3 service answered PUT with 507 (XMinioStorageFull)'))).toBe(true)
  expect(isStorageFull(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBe(false)
})
