import { afterAll, expect, test } from 'vitest'
import { openTestStorage, readRefusal } from '#testing/builders/storage.ts'

const opened = await openTestStorage()
await opened.service.createBucket('open', { public: true })
await opened.service.createBucket('closed', { public: false })
for (const bucket of ['open', 'closed']) {
  await opened.service.from(bucket).upload('page.html', '0123456789', { contentType: 'text/html' })
}
afterAll(() => opened.close())

const address = '/storage/v1/object/public/open/page.html'

function get(headers: Record<string, string> = {}, path = address) {
  return opened.request(path, { headers })
}

test('bytes come with what a browser needs to keep them, and can neither be run nor taken for something else', async () => {
  const response = await get()
  expect(await response.text()).toBe('0123456789')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html',
    'content-length': '10',
    'cache-control': 'max-age=3600',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'access-control-allow-origin': '*',
  })
  expect(response.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  expect(response.headers.get('last-modified')).toContain('GMT')
})

test('a HEAD has the same headers and no body', async () => {
  const response = await opened.request(address, { method: 'HEAD' })
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '10', ''])
})

test('a download answers 304 to its ETag or date', async () => {
  const first = await get()
  const etag = first.headers.get('etag') ?? ''
  for (const headers of [
    { 'if-none-match': etag },
    { 'if-none-match': `"other", W/${etag}` },
    { 'if-modified-since': first.headers.get('last-modified') ?? '' },
  ]) {
    const again = await get(headers)
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  expect((await get({ 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200)
})

test('a range is answered with these bytes, one outside of the file with its size, and rubbish with everything', async () => {
  const cases: [range: string, status: number, body: string, contentRange: string | null][] = [
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-500', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-500', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ]
  for (const [range, status, body, contentRange] of cases) {
    const response = await get({ range })
    expect([response.status, await response.text(), response.headers.get('content-range')], range).toEqual([
      status,
      body,
      contentRange,
    ])
  }
})

test('a range of a version that is no more is answered with the whole new one', async () => {
  const response = await get({ range: 'bytes=2-4', 'if-range': '"older"' })
  expect([response.status, await response.text()]).toEqual([200, '0123456789'])
  const etag = (await get()).headers.get('etag') ?? ''
  expect((await get({ range: 'bytes=2-4', 'if-range': etag })).status).toBe(206)
})

test('a download gets the name that was asked for, however it is written', async () => {
  const disposition = async (query: string) => (await get({}, `${address}${query}`)).headers.get('content-disposition')
  expect(await disposition('')).toBeNull()
  expect(await disposition('?download=')).toBe('attachment')
  expect(await disposition('?download=my%20page.html')).toBe(
    `attachment; filename="my page.html"; filename*=UTF-8''my%20page.html`,
  )
  expect(await disposition(`?download=${encodeURIComponent('사진"\r\n.png')}`)).toBe(
    `attachment; filename="_____.png"; filename*=UTF-8''%EC%82%AC%EC%A7%84%22%0D%0A.png`,
  )
})

test('a private bucket is not there for who may not read it', async () => {
  const noBucket = '400 | 404 | NoSuchBucket | Bucket not found | Bucket not found'
  expect(await readRefusal(await get({}, '/storage/v1/object/public/closed/page.html'))).toBe(noBucket)
  const anonymous = { authorization: 'Bearer publishable', apikey: 'publishable' }
  for (const path of ['object/closed', 'object/authenticated/closed', 'object/info/closed']) {
    expect(await readRefusal(await get(anonymous, `/storage/v1/${path}/page.html`)), path).toBe(noBucket)
  }
  expect((await opened.visitor.from('closed').list('')).error?.message).toBe('Bucket not found')
  expect(await (await opened.service.from('closed').download('page.html')).data?.text()).toBe('0123456789')
})

test('an address that wants to know who asks says so when nobody tells', async () => {
  const required = "400 | 400 | InvalidRequest | Error | headers must have required property 'authorization'"
  for (const path of ['object/open/page.html', 'object/authenticated/open/page.html', 'object/info/open/page.html']) {
    expect(await readRefusal(await get({}, `/storage/v1/${path}`)), path).toBe(required)
  }
})

test('a missing object is refused with a reason in a GET and without a body in a HEAD', async () => {
  const missing = '/storage/v1/object/public/open/missing.png'
  expect(await readRefusal(await get({}, missing))).toBe('400 | 404 | NoSuchKey | not_found | Object not found')
  const head = await opened.request(missing, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([400, ''])
})

test('a token that is no longer one, or never was, is refused and does not count as a visitor', async () => {
  for (const token of ['a.b.c', `${opened.serviceBearer.slice(7)}x`]) {
    const response = await get({ authorization: `Bearer ${token}` }, '/storage/v1/object/open/page.html')
    expect(await readRefusal(response)).toBe('400 | 403 | AccessDenied | Unauthorized | Invalid Compact JWS')
    const byKey = await get({ authorization: 'Bearer x', apikey: token }, '/storage/v1/object/open/page.html')
    expect(await readRefusal(byKey)).toContain('AccessDenied')
  }
})

test('another site may ask before it asks, and the status needs nothing', async () => {
  const preflight = await opened.request('/storage/v1/object/open/a.png', { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-upsert')
  expect((await opened.request('/storage/v1/status')).status).toBe(200)
  expect(await readRefusal(await opened.request('/storage/v1/elsewhere'))).toContain('Not found')
  expect(await readRefusal(await opened.request('/storage/v1/status', { method: 'PATCH' }))).toContain('Only GET here')
})
