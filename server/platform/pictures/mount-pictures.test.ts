import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pictureAddress, pictureVersion } from '#domain/site/scenes.ts'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { mountPictures } from './mount-pictures.ts'
import { drawPicture } from '#pictures/pictures.ts'

const address = pictureAddress('palace', 'gyeongbokgung', 'day', 'card')

function createPictures(options: Partial<Parameters<typeof mountPictures>[0]> = {}) {
  return createTestApp({ routes: [mountPictures({ limits: noLimits, ...options })] }).app
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

test('a picture is an SVG that may be kept for a year and may load nothing', async () => {
  const answer = await createPictures().request(address)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(drawPicture('palace', 'gyeongbokgung', 'day', 'card'))
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
})

test('each coding holds the same picture and has a tag of its own', async () => {
  const app = createPictures()
  const ask = async (coding: string) => app.request(address, { headers: { 'accept-encoding': coding } })
  const plain = await ask('')
  const br = await ask('gzip, br')
  const gzip = await ask('gzip')
  const refused = await ask('br;q=0')
  const drawn = await plain.text()
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(drawn)
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(drawn)
  expect(refused.headers.get('content-encoding')).toBeNull()
  expect(new Set([plain, br, gzip].map((answer) => answer.headers.get('etag'))).size).toBe(3)
})

test('a picture answers 304 to its ETag and HEAD without bytes', async () => {
  const app = createPictures()
  const first = await app.request(address)
  const etag = first.headers.get('etag') ?? ''
  const again = await app.request(address, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  const head = await app.request(address, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
  expect(await head.text()).toBe('')
})

test('an address of another version is answered, and soon asked again', async () => {
  const answer = await createPictures().request(address.replace(pictureVersion, 'older'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
})

test('an address that names no picture is not found', async () => {
  const app = createPictures()
  for (const wrong of [
    '/pictures/',
    '/pictures/palace',
    '/pictures/castle/x-day-card.svg',
    '/pictures/constructor/x-day-card.svg',
    '/pictures/palace/x-night-card.svg',
    '/pictures/palace/x-day-square.svg',
    '/pictures/palace/x-day-hero.svg',
    '/pictures/hero/x-day-card.svg',
    '/pictures/hero/any-day-hero.svg',
    '/pictures/palace/-day-card.png',
    '/pictures/palace/X-day-card.svg',
    '/pictures/palace/x_y-day-card.svg',
    '/pictures/palace/%3Cscript%3E-day-card.svg',
    `/pictures/palace/${'a'.repeat(65)}-day-card.svg`,
    '/pictures/palace/day-card.svg',
    '/pictures/palace/x-day-card.svg/more',
  ]) {
    expect((await app.request(wrong)).status, wrong).toBe(404)
  }
})

test('memory is bounded: what was asked for longest ago is drawn again, and is the same', async () => {
  const app = createPictures({ keepBytes: 60_000 })
  const first = await (await app.request(address)).text()
  for (let index = 0; index < 12; index++) {
    await (await app.request(pictureAddress('mountain', `m-${index}`, 'day', 'card'))).text()
  }
  expect(await (await app.request(address)).text()).toBe(first)
})

test('of one network so many are drawn and no more; what is kept costs nothing', async () => {
  const app = createPictures({ limits: { take: async () => ({ allowed: left-- > 0, retryAfterSeconds: 30 }) } })
  let left = 1
  expect((await app.request(address)).status).toBe(200)
  const refused = await app.request('/pictures/palace/another-day-card.svg')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await app.request(address)).status).toBe(200)
})

test('several who ask at once wait for one drawing', async () => {
  let counted = 0
  const app = createPictures({
    limits: {
      take: async () => {
        counted += 1
        return { allowed: true, retryAfterSeconds: 0 }
      },
    },
  })
  const answers = await Promise.all([1, 2, 3].map(async () => app.request(address)))
  const [first] = await Promise.all(answers.map(bytesOf))
  expect(first?.toString()).toBe(drawPicture('palace', 'gyeongbokgung', 'day', 'card'))
  expect((await app.request(address)).status).toBe(200)
  expect(counted).toBe(3)
})
