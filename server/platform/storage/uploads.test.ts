import { afterAll, expect, test } from 'vitest'
import { openTestStorage, readRefusal } from '#testing/builders/storage.ts'

const opened = await openTestStorage()
await opened.service.createBucket('open', { public: true })
await opened.service.createBucket('small', { public: true, fileSizeLimit: '1kb', allowedMimeTypes: ['image/*'] })
afterAll(() => opened.close())

const tooLarge = '400 | 413 | EntityTooLarge | Payload too large | The object exceeded the maximum allowed size'
const duplicate = '400 | 409 | KeyAlreadyExists | Duplicate | The resource already exists'

function post(path: string, body: RequestInit['body'], headers: Record<string, string> = {}) {
  const sent = { authorization: opened.serviceBearer, ...headers }
  return opened.request(`/storage/v1/object/${path}`, { method: 'POST', headers: sent, body: body ?? null })
}

/** A form as bytes, for what no client would send. */
function postForm(path: string, ...parts: string[]) {
  const body = `${parts.map((part) => `--limit\r\n${part}`).join('\r\n')}\r\n--limit--\r\n`
  return post(path, body, { 'content-type': 'multipart/form-data; boundary=limit' })
}

function field(name: string, value: string): string {
  return `content-disposition: form-data; name="${name}"\r\n\r\n${value}`
}

function file(name: string, content: string, type = 'text/plain'): string {
  return `content-disposition: form-data; name="${name}"; filename="a.txt"\r\ncontent-type: ${type}\r\n\r\n${content}`
}

test('an upload by blob, form or bytes is downloaded as it was', async () => {
  const bytes = Buffer.from('the words of a file')
  const form = new FormData()
  form.append('', new Blob([bytes], { type: 'text/plain' }), 'words.txt')
  const ways = { 'a/blob.txt': new Blob([bytes], { type: 'text/plain' }), 'a/form.txt': form, 'a/raw.txt': bytes }
  for (const [name, body] of Object.entries(ways)) {
    const uploaded = await opened.service.from('open').upload(name, body, { metadata: { by: 'Kim' } })
    expect(uploaded.error, name).toBeNull()
    expect(uploaded.data).toMatchObject({ path: name, fullPath: `open/${name}` })
    const downloaded = await opened.service.from('open').download(name)
    expect(await downloaded.data?.text(), name).toBe('the words of a file')
    expect(downloaded.data?.type).toContain('text/plain')
    const info = await opened.service.from('open').info(name)
    expect(info.data).toMatchObject({ size: 19, metadata: { by: 'Kim' }, cacheControl: 'max-age=3600' })
  }
})

test('an answer names the object, and without a word on caching nothing is cached', async () => {
  const response = await post('open/plain.txt', 'words', { 'content-type': 'text/plain' })
  expect(await response.text()).toMatch(/^\{"Id":"[\da-f-]{36}","Key":"open\/plain\.txt"\}$/)
  expect((await opened.request('/storage/v1/object/public/open/plain.txt')).headers.get('cache-control')).toBe(
    'no-cache',
  )
})

test('an object is replaced when that is asked for, and else refused as a duplicate', async () => {
  const from = opened.service.from('open')
  await from.upload('one.txt', 'first')
  expect(await readRefusal(await post('open/one.txt', 'second'))).toBe(duplicate)
  expect(await (await from.download('one.txt')).data?.text()).toBe('first')
  expect((await from.upload('one.txt', 'third', { upsert: true })).error).toBeNull()
  expect(await (await from.download('one.txt')).data?.text()).toBe('third')
  expect((await from.update('one.txt', 'fourth')).error).toBeNull()
  expect(await (await from.download('one.txt')).data?.text()).toBe('fourth')
})

test('an explicit content type of a form wins over that of its file', async () => {
  await postForm('open/typed', file('', 'words'), field('contentType', 'text/csv'), field('cacheControl', '60'))
  const response = await opened.request('/storage/v1/object/public/open/typed')
  expect(response.headers.get('content-type')).toBe('text/csv')
  expect(response.headers.get('cache-control')).toBe('max-age=60')
})

test('an upload larger than its bucket allows is refused in every form, and nothing is stored', async () => {
  const large = 'x'.repeat(1001)
  expect(await readRefusal(await post('small/a.png', large, { 'content-type': 'image/png' }))).toBe(tooLarge)
  expect(await readRefusal(await postForm('small/a.png', file('', large, 'image/png')))).toBe(tooLarge)
  expect(await readRefusal(await post('small/a.png', 'x', { 'content-length': '99999999999' }))).toBe(tooLarge)
  expect((await opened.service.from('small').list('')).data).toEqual([])
  expect((await post('small/a.png', 'x'.repeat(1000), { 'content-type': 'image/png' })).status).toBe(200)
})

test('no bucket takes more than the server does', async () => {
  const chunk = Buffer.alloc(8 * 1024 * 1024)
  async function* pour() {
    for (let count = 0; count < 7; count += 1) yield chunk
  }
  const body = ReadableStream.from(pour())
  const headers = { authorization: opened.serviceBearer, 'content-type': 'video/mp4' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  expect(await readRefusal(await opened.request('/storage/v1/object/open/film.mp4', init))).toBe(tooLarge)
})

test('a type that its bucket does not take is refused, whoever says it', async () => {
  const refused = '400 | 415 | InvalidMimeType | invalid_mime_type | mime type text/html is not supported'
  expect(await readRefusal(await post('small/a', 'x', { 'content-type': 'text/html' }))).toBe(refused)
  expect(await readRefusal(await postForm('small/a', file('', 'x', 'text/html')))).toBe(refused)
  expect(await readRefusal(await postForm('small/a', file('', 'x'), field('contentType', 'text/html')))).toBe(refused)
  expect(await readRefusal(await post('open/a', 'x', { 'content-type': 'no type at all' }))).toContain('| 415 |')
})

test('a form without an end, without a file, with two, or with too many fields stores nothing', async () => {
  const invalid = '400 | 400 | InvalidRequest | Error | '
  const multipart = { 'content-type': 'multipart/form-data; boundary=limit' }
  const tooMany = `${invalid}A form holds one file and at most ten fields`
  const elevenFields = Array.from({ length: 11 }, (_, index) => field(`field${index}`, 'x'))
  const cases: [Promise<Response> | Response, string][] = [
    [post('open/cut', `--limit\r\n${file('', 'half of')}`, multipart), `${invalid}Unexpected end of form`],
    [post('open/cut', '--limit\r\ncontent-dispo', multipart), `${invalid}Unexpected end of form`],
    [post('open/cut', 'x', { 'content-type': 'multipart/form-data' }), `${invalid}The form has no boundary`],
    [postForm('open/cut', field('cacheControl', '1')), `${invalid}There is no file in the form`],
    [postForm('open/cut', file('', 'one'), file('b', 'two')), tooMany],
    [postForm('open/cut', ...elevenFields, file('', 'one')), tooMany],
    [postForm('open/cut', field('metadata', 'x'.repeat(70_000)), file('', 'one')), tooMany],
    [postForm('open/cut', field('metadata', '[1]'), file('', 'one')), `${invalid}The metadata is no JSON object`],
  ]
  for (const [response, refusal] of cases) expect(await readRefusal(await response)).toBe(refusal)
  expect((await opened.service.from('open').exists('cut')).data).toBe(false)
})

test('names that look like a way out, that no key may have or that are too long are refused', async () => {
  for (const name of ['a/%2e%2e%2fb', '%E2%82%AC.png', 'a%00b', 'a%5Cb', 'a%22b', 'a%0Ab', 'x'.repeat(1025)]) {
    const refusal = await readRefusal(await post(`open/${name}`, 'x'))
    expect(refusal, name).toMatch(/^400 \| 400 \| (InvalidKey|InvalidRequest) \|/)
  }
  // A client that follows the rules of addresses takes these away itself, and asks for another object.
  expect((await post('open/a/%2e%2e/%2e%2e/%2e%2e/healthz', 'x')).status).toBe(400)
})
