import { afterAll, expect, test } from 'vitest'
import { countStatements } from '#testing/database/counting-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { drawTestImage } from '#testing/builders/images.ts'
import { buildAdmin, openTestStorage, readRefusal } from '#testing/builders/storage.ts'

let left = Number.POSITIVE_INFINITY

const database = await openTestDatabase()
const counting = countStatements(database)
const takeStatements = counting.takeStatements
const storage = await openTestStorage({
  shared: counting.counted,
  limits: { take: async () => ({ allowed: left-- > 0, retryAfterSeconds: 30 }) },
})
await storage.service.createBucket('papers', { public: true })
await storage.service.from('papers').upload('one.txt', 'one')
afterAll(async () => {
  await storage.close()
  await database.close()
})

const stranger = { apikey: 'publishable', authorization: 'Bearer publishable', 'content-type': 'application/json' }

function post(path: string, body: unknown, headers: Record<string, string> = stranger) {
  return storage.request(`/storage/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

function operator() {
  return { ...stranger, authorization: storage.serviceBearer }
}

function cursor(value: string, name: string): string {
  return Buffer.from(JSON.stringify([value, name])).toString('base64url')
}

const nul = 'a\0b'
const half = 'a\ud800b'

test('text that the database cannot hold is refused with 400 wherever a stranger may put it', async () => {
  for (const text of [nul, half]) {
    for (const [path, body] of [
      ['object/list/papers', { prefix: text }],
      ['object/list/papers', { prefix: '', search: text }],
      ['object/list-v2/papers', { prefix: text }],
      ['object/list-v2/papers', { cursor: cursor(text, 'x') }],
      ['object/list-v2/papers', { cursor: cursor('x', text) }],
      ['object/sign/papers', { expiresIn: 60, paths: ['one.txt', text] }],
      ['object/move', { bucketId: text, sourceKey: 'a', destinationKey: 'b' }],
      ['object/copy', { bucketId: 'papers', sourceKey: 'a', destinationKey: 'b', destinationBucket: text }],
    ] as const) {
      expect(await readRefusal(await post(path, body)), `${path} ${JSON.stringify(body)}`).toContain('InvalidRequest')
    }
  }
})

test('nor does the operator’s key make an error of ours of it', async () => {
  const upload = { ...operator(), 'content-type': 'text/plain', 'x-metadata': btoa('{"a":"\\u0000"}') }
  const answers = [
    await storage.request('/storage/v1/bucket?search=%00', { headers: operator() }),
    await post('bucket', { name: 'new', allowed_mime_types: [nul] }, operator()),
    await post('bucket', { name: nul }, operator()),
    await storage.request('/storage/v1/object/papers/two.txt', { method: 'POST', headers: upload, body: 'two' }),
  ]
  for (const answer of answers) expect(await readRefusal(answer)).toContain('400 | 400 | InvalidRequest')
})

test('a cursor that belongs to another order, or names no moment, is refused', async () => {
  const sorted = (value: string) =>
    post('object/list-v2/papers', { cursor: cursor(value, 'x'), sortBy: { column: 'created_at', order: 'asc' } })
  for (const value of ['abc', '', '2026-13-01 00:00:00+00', '2026-02-30 00:00:00+00', 'infinity', '2026-05-01']) {
    expect(await readRefusal(await sorted(value)), value).toContain('The cursor cannot be read')
  }
  expect((await sorted('2026-05-01 09:00:00.123456+00')).status).toBe(200)
})

test('a thousand paths are signed by as many statements as one', async () => {
  const sign = async (paths: string[]) => {
    takeStatements()
    const answer = await post('object/sign/papers', { expiresIn: 60, paths })
    expect(answer.status).toBe(200)
    return takeStatements().length
  }
  const forOne = await sign(['one.txt'])
  expect(await sign(Array.from({ length: 1_000 }, (_none, at) => `${at}.txt`))).toBe(forOne)
})

test('requests of a stranger are counted by network, and those of the operator are not', async () => {
  left = 1
  const list = (headers: Record<string, string>) => post('object/list/papers', { prefix: '' }, headers)
  expect((await list(stranger)).status).toBe(200)
  const refused = await list(stranger)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await list(operator())).status).toBe(200)
  left = Number.POSITIVE_INFINITY
})

test('the names of clinics’ pictures are told to whoever manages them and to nobody else', async () => {
  const { bearer } = await buildAdmin(storage)
  const image = new Blob([new Uint8Array(await drawTestImage())], { type: 'image/png' })
  const images = storage.buildClient(bearer.authorization).from('clinic-images')
  expect((await images.upload('draft.png', image)).error).toBeNull()
  const count = async (headers: Record<string, string>, path: string) => {
    const listed = await (await post(path, { prefix: '' }, { ...stranger, ...headers })).json()
    return JSON.stringify(listed).split('draft.png').length > 1
  }
  for (const path of ['object/list/clinic-images', 'object/list-v2/clinic-images']) {
    expect([await count({}, path), await count(bearer, path), await count(operator(), path)], path).toEqual([
      false,
      true,
      true,
    ])
  }
})

test('files that a system hides between pictures are none, whatever is in them', async () => {
  const { bearer } = await buildAdmin(storage)
  const image = new Blob([new Uint8Array(await drawTestImage())], { type: 'image/png' })
  const images = storage.buildClient(bearer.authorization).from('clinic-images')
  for (const name of ['.DS_Store', 'Thumbs.db', 'a/.hidden.png', 'without-ending', '.png']) {
    expect((await images.upload(name, image)).error, name).toMatchObject({ code: 'InvalidKey' })
  }
  expect((await images.upload('shown.PNG', image)).error).toBeNull()
  expect((await images.move('shown.PNG', 'Thumbs.db')).error).toMatchObject({ code: 'InvalidKey' })
})
