import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headPictureVersion } from '#domain/site-pages.ts'
import { createTestApp } from '#testing/http.ts'
import { mountHeadPictures } from './mount-head-pictures.ts'

const title = 'Discover the Beauty of Korea'
const address = `/head-pictures/home.png?v=${headPictureVersion(title)}`

function createPictures() {
  const find = (name: string) => (name === 'home' ? { scene: 'palace' as const, title } : null)
  return createTestApp({ routes: [mountHeadPictures({ site: 'My Guide Korea', find })] }).app
}

test('the picture of a link is a PNG of 1200 × 630 that a chat may show and keep for a year', async () => {
  const answer = await createPictures().request(address)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.byteLength).toBeLessThan(300_000)
})

test('who has the picture is told so, HEAD has no bytes, and another version is soon asked again', async () => {
  const app = createPictures()
  const etag = (await app.request(address)).headers.get('etag') ?? ''
  expect((await app.request(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(await (await app.request(address, { method: 'HEAD' })).text()).toBe('')
  const other = await app.request('/head-pictures/home.png?v=older')
  expect(other.headers.get('cache-control')).toBe('public, max-age=60')
})

test('only what we say ourselves is drawn: any other name is missing', async () => {
  for (const name of ['other', 'Buy-gold', 'home.svg', '%2e%2e', 'a'.repeat(90)]) {
    expect((await createPictures().request(`/head-pictures/${name}.png`)).status, name).toBe(404)
  }
})
