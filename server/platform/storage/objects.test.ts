import { afterAll, expect, test } from 'vitest'
import { openTestStorage, readRefusal } from '#testing/builders/storage.ts'

const opened = await openTestStorage()
await opened.service.createBucket('papers', { public: true })
await opened.service.createBucket('archive', { public: false })
for (const name of ['b.txt', 'a.txt', 'Cards/one.txt', 'Cards/two.txt', 'cards/three.txt', 'a/deep/er.txt']) {
  await papers().upload(name, name)
}
afterAll(() => opened.close())

function papers() {
  return opened.service.from('papers')
}

test('a folder lists its objects with what is known of them, and its folders by their names alone', async () => {
  const { data } = await opened.visitor.from('papers').list('')
  expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
    ['Cards', true],
    ['a.txt', false],
    ['a', true],
    ['b.txt', false],
    ['cards', true],
  ])
  expect(data?.[0]).toMatchObject({ metadata: null, created_at: null })
  expect(data?.[1]?.metadata).toMatchObject({ size: 5, mimetype: 'text/plain;charset=UTF-8', httpStatusCode: 200 })
  expect((await papers().list('Cards')).data?.map(({ name }) => name)).toEqual(['one.txt', 'two.txt'])
  expect((await papers().list('Card')).data).toEqual([])
})

test('a list is searched, sorted and cut into pages as asked', async () => {
  const names = async (options: Parameters<ReturnType<typeof papers>['list']>[1]) =>
    (await papers().list('', options)).data?.map(({ name }) => name)
  expect(await names({ search: 'CARD' })).toEqual(['Cards', 'cards'])
  expect(await names({ search: '_' })).toEqual([])
  expect(await names({ limit: 2, offset: 1 })).toEqual(['a.txt', 'a'])
  expect(await names({ sortBy: { column: 'name', order: 'desc' }, limit: 1 })).toEqual(['cards'])
  expect(await names({ sortBy: { column: 'created_at', order: 'asc' }, limit: 2 })).toEqual(['b.txt', 'a.txt'])
})

test('the newer list goes on where the page before ended', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data, error } = await papers().listV2({ limit: 2, with_delimiter: true, ...(cursor && { cursor }) })
    expect(error).toBeNull()
    seen.push(...(data?.folders ?? []).map(({ name }) => name), ...(data?.objects ?? []).map(({ name }) => name))
    cursor = data?.nextCursor
  } while (cursor !== undefined)
  expect(seen.toSorted()).toEqual(['Cards/', 'a.txt', 'a/', 'b.txt', 'cards/'])
  const whole = await papers().listV2({ prefix: 'Ca' })
  expect(whole.data?.objects.map(({ name }) => name)).toEqual(['Cards/one.txt', 'Cards/two.txt'])
})

test('an invalid listing is refused with a reason', async () => {
  expect((await papers().list('', { limit: 0 })).error?.message).toContain('body/limit')
  expect((await papers().listV2({ cursor: 'rubbish' })).error?.message).toBe('The cursor cannot be read')
  const forged = Buffer.from('["\'; drop table mgk.users; --","x"]').toString('base64url')
  expect((await papers().listV2({ cursor: forged })).error).toBeNull()
})

test('a body that is no JSON, or is larger than any list of names, is refused', async () => {
  const headers = { authorization: opened.serviceBearer, 'content-type': 'application/json' }
  const list = (body: string) => opened.request('/storage/v1/object/list/papers', { method: 'POST', headers, body })
  expect(await readRefusal(await list('{"prefix":'))).toContain('The body is no JSON')
  expect(await readRefusal(await list('{}'))).toContain('body/prefix')
  expect(await readRefusal(await list(`{"prefix":"${'x'.repeat(1_100_000)}"}`))).toContain('| EntityTooLarge |')
})

test('a moved object is found under its new name alone, in another bucket too', async () => {
  await papers().upload('moving.txt', 'on the way')
  expect((await papers().move('moving.txt', 'settled.txt')).data).toEqual({ message: 'Successfully moved' })
  expect((await papers().exists('moving.txt')).data).toBe(false)
  await papers().move('settled.txt', 'old.txt', { destinationBucket: 'archive' })
  expect(await (await opened.service.from('archive').download('old.txt')).data?.text()).toBe('on the way')
  expect((await papers().move('a.txt', 'b.txt')).error?.message).toBe('The resource already exists')
  expect((await papers().move('missing.txt', 'c.txt')).error?.message).toBe('Object not found')
  expect((await papers().move('a.txt', '../c.txt')).error?.message).toBe('Invalid key: ../c.txt')
  expect((await papers().move('a.txt', 'c.txt', { destinationBucket: 'none' })).error?.message).toBe('Bucket not found')
})

test('of two that move to the same name at once, one arrives and the other stays where it was', async () => {
  const names = ['left.txt', 'right.txt']
  for (const name of names) await papers().upload(name, name)
  const moved = await Promise.all(names.map((name) => papers().move(name, 'middle.txt')))
  expect(new Set(moved.map(({ error }) => error?.message))).toEqual(new Set([undefined, 'The resource already exists']))
  expect((await papers().list('', { search: 'left' })).data?.length).toBe(moved[0]?.error ? 1 : 0)
  expect((await papers().list('', { search: 'right' })).data?.length).toBe(moved[1]?.error ? 1 : 0)
})

test('a copy stays when the original goes, also after its bytes were swept', async () => {
  await papers().upload('original.txt', 'once written')
  expect((await papers().copy('original.txt', 'copy.txt')).data).toEqual({ path: 'papers/copy.txt' })
  expect((await papers().copy('original.txt', 'copy.txt')).error?.message).toBe('The resource already exists')
  await papers().remove(['original.txt'])
  await opened.storage.sweep(new AbortController().signal)
  expect(await (await papers().download('copy.txt')).data?.text()).toBe('once written')
})

test('removing answers with what was there, and is silent about the rest', async () => {
  await papers().upload('going.txt', 'x')
  const { data } = await papers().remove(['going.txt', 'never.txt'])
  expect(data?.map(({ name }) => name)).toEqual(['going.txt'])
  const headers = { authorization: opened.serviceBearer }
  const again = await opened.request('/storage/v1/object/papers/going.txt', { method: 'DELETE', headers })
  expect(await again.json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
})

test('a bucket is made once, changed, emptied, and deleted when nothing is in it', async () => {
  const { service } = opened
  expect((await service.createBucket('brief', { public: false, fileSizeLimit: '20MB' })).data).toEqual({
    name: 'brief',
  })
  expect((await service.createBucket('brief', { public: false })).error?.message).toBe('The resource already exists')
  expect((await service.createBucket('a/b', { public: false })).error?.message).toBe('Invalid key: a/b')
  await service.updateBucket('brief', { public: true, allowedMimeTypes: ['text/plain'] })
  const { data } = await service.getBucket('brief')
  expect(data).toMatchObject({ public: true, file_size_limit: 20_000_000, allowed_mime_types: ['text/plain'] })
  await service.from('brief').upload('a.txt', 'x', { contentType: 'text/plain' })
  expect((await service.deleteBucket('brief')).error?.message).toBe('The bucket you tried to delete is not empty')
  await service.emptyBucket('brief')
  expect((await service.deleteBucket('brief')).error).toBeNull()
  expect((await service.getBucket('brief')).error?.message).toBe('Bucket not found')
  const listed = await service.listBuckets({ search: 'ar', sortColumn: 'name', sortOrder: 'desc' })
  expect(listed.data?.map(({ id }) => id)).toEqual(['archive'])
})

test('a copy keeps what was said of the original, or says what it is told', async () => {
  const { service } = opened
  await service.from('papers').upload('said.txt', 'words', {
    contentType: 'text/plain',
    cacheControl: '60',
    metadata: { by: 'Mina' },
  })
  const copy = async (destinationKey: string, more: object, headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ bucketId: 'papers', sourceKey: 'said.txt', destinationKey, ...more })
    const answer = await opened.request('/storage/v1/object/copy', {
      method: 'POST',
      headers: { authorization: opened.serviceBearer, 'content-type': 'application/json', ...headers },
      body,
    })
    if (!answer.ok) return readRefusal(answer)
    const { data } = await service.from('papers').info(destinationKey)
    return [data?.contentType, data?.cacheControl, data?.metadata]
  }
  const encoded = (metadata: string) => ({ 'x-metadata': btoa(metadata) })
  expect(await copy('as-it-is.txt', {})).toEqual(['text/plain', 'max-age=60', { by: 'Mina' }])
  expect(await copy('without.txt', { copyMetadata: false })).toEqual(['text/plain', 'no-cache', {}])
  expect(await copy('sent.txt', { copyMetadata: false }, encoded('{"by":"Juno"}'))).toEqual([
    'text/plain',
    'no-cache',
    { by: 'Juno' },
  ])
  expect(await copy('other.txt', { metadata: { mimetype: 'text/markdown', cacheControl: 'max-age=5' } })).toEqual([
    'text/markdown',
    'max-age=5',
    { by: 'Mina' },
  ])
  for (const wrong of ['no json', '[1]', '"text"', 'null']) {
    expect(await copy('wrong.txt', {}, encoded(wrong)), wrong).toContain('The metadata is no JSON object')
  }
  expect(await copy('wrong.txt', { copyMetadata: 'perhaps' })).toContain('InvalidRequest')
  expect(await copy('wrong.txt', { metadata: { mimetype: 'not a type' } })).toContain('InvalidMimeType')
})

test('the information of an object has an ETag, also for HEAD, and the version of the protocol', async () => {
  await papers().upload('tagged.txt', 'words')
  const answer = await opened.request('/storage/v1/object/info/papers/tagged.txt', {
    method: 'HEAD',
    headers: { authorization: opened.serviceBearer },
  })
  const { data } = await papers().info('tagged.txt')
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, data?.etag])
  const version = await opened.request('/storage/v1/version')
  expect(await version.text()).toMatch(/^\d+\.\d+\.\d+$/)
})
