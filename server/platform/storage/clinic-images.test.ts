import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createSemaphore, type Semaphore } from '#server/platform/work/semaphore.ts'
import { drawTestImage, takeTestPhoto } from '#testing/builders/images.ts'
import { buildAdmin, openTestStorage, readRefusal } from '#testing/builders/storage.ts'

const opened = await openTestStorage()
const admin = await buildAdmin(opened)
afterAll(() => opened.close())

function images() {
  return opened.buildClient(admin.bearer.authorization).from('clinic-images')
}

/** As the form for clinics sends it: multipart, the file in a part without a name. */
async function upload(name: string, bytes: Uint8Array, type: string) {
  const { error } = await images().upload(name, new Blob([new Uint8Array(bytes)], { type }))
  if (error) throw error
}

/** The body of the refusal of an upload as raw bytes. */
async function refuse(bytes: Uint8Array, type: string): Promise<string> {
  const headers = { ...admin.bearer, 'content-type': type }
  const body = new Uint8Array(bytes)
  return readRefusal(await opened.request('/storage/v1/object/clinic-images/x.png', { method: 'POST', headers, body }))
}

async function download(path: string, accept = '*/*') {
  const response = await opened.request(`/storage/v1/${path}`, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, image: await sharp(bytes).metadata() }
}

function notSupported(type: string): string {
  return `400 | 415 | InvalidMimeType | invalid_mime_type | mime type ${type} is not supported`
}

const broken = '400 | 400 | InvalidRequest | Error | This picture is damaged or incomplete.'
const tooLarge = '400 | 413 | EntityTooLarge | Payload too large | The object exceeded the maximum allowed size'

test('a photo is turned upright and loses where and by whom it was taken', async () => {
  const photo = await takeTestPhoto({ width: 64, height: 48 })
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Kim Minji')
  await upload('photo.jpg', photo, 'image/jpeg')
  const { image, bytes, headers } = await download('object/public/clinic-images/photo.jpg')
  expect(image).toMatchObject({ format: 'jpeg', width: 48, height: 64 })
  expect([image.exif, image.xmp, image.iptc, image.orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect(bytes.includes('Kim Minji')).toBe(false)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('each type stays what it is, and none is larger than a screen needs', async () => {
  for (const [type, format] of [
    ['image/png', 'png'],
    ['image/webp', 'webp'],
    ['image/jpeg', 'jpeg'],
  ] as const) {
    const drawn = await sharp(await drawTestImage({ width: 3000, height: 1500 }))
      .toFormat(format)
      .toBuffer()
    await upload(`large.${format}`, drawn, type)
    const { image } = await download(`object/public/clinic-images/large.${format}`)
    expect(image).toMatchObject({ format, width: 2560, height: 1280 })
  }
})

test('a picture that is not of its declared type is refused', async () => {
  const png = await drawTestImage()
  expect(await refuse(png, 'image/jpeg')).toBe(notSupported('image/jpeg'))
  expect(await refuse(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')).toBe(
    notSupported('image/svg+xml'),
  )
  expect(await refuse(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png')).toBe(
    notSupported('image/png'),
  )
  expect(await refuse(Buffer.from('GIF89a'), 'image/png')).toBe(notSupported('image/png'))
  expect(await refuse(Buffer.of(), 'image/png')).toBe(notSupported('image/png'))
})

test('a file that is a picture and a page at once is refused', async () => {
  const jpeg = await takeTestPhoto()
  const page = Buffer.from('<HTML><script>alert(1)</script>')
  expect(await refuse(Buffer.concat([jpeg, page]), 'image/jpeg')).toBe(notSupported('image/jpeg'))
  // In a comment right behind the first marker.
  const comment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, page.length + 2), page])
  expect(await refuse(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 'image/jpeg')).toBe(
    notSupported('image/jpeg'),
  )
  expect(await refuse(Buffer.concat([await drawTestImage(), Buffer.from('<?php system(1);')]), 'image/png')).toBe(
    notSupported('image/png'),
  )
})

test('another file behind a picture is not stored with it', async () => {
  await upload(
    'zip.png',
    Buffer.concat([await drawTestImage(), Buffer.from('PK\x03\x04 a whole archive')]),
    'image/png',
  )
  expect((await download('object/public/clinic-images/zip.png')).bytes.includes('PK\x03\x04')).toBe(false)
})

test('a picture that breaks off in the middle is refused', async () => {
  const noise = sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await noise.clone().toFormat(format).toBuffer()
    expect(await refuse(whole.subarray(0, whole.length / 2), `image/${format}`)).toBe(broken)
  }
})

test('a small file that unfolds to more pixels than anybody needs is refused', async () => {
  const bomb = await drawTestImage({ width: 10_000, height: 10_000 })
  expect(bomb.byteLength).toBeLessThan(2_000_000)
  expect(await refuse(bomb, 'image/png')).toBe(tooLarge)
})

test('a text that unfolds to hundreds of megabytes is not stored with its picture', async () => {
  const text = deflateSync(Buffer.alloc(200_000_000))
  const png = await drawTestImage()
  const end = png.length - 12
  const content = Buffer.concat([Buffer.from('zTXtComment\0\0', 'latin1'), text])
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32BE(content.length - 4, 0)
  const chunk = Buffer.concat([sizes.subarray(0, 4), content, Buffer.alloc(4)])
  await upload('text.png', Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]), 'image/png')
  expect((await download('object/public/clinic-images/text.png')).bytes.byteLength).toBeLessThan(1_000)
})

test('more bytes than the bucket takes are refused', async () => {
  expect(await refuse(Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png')).toBe(tooLarge)
})

test('nothing of what was refused lies anywhere', async () => {
  const stored = (await images().list('')).data?.map(({ name }) => name)
  expect(stored).not.toContain('x.png')
  const count = (await opened.listFiles()).length
  await refuse(Buffer.from('GIF89a'), 'image/png')
  expect((await opened.listFiles()).length).toBe(count)
})

test('a picture comes in each listed width and in the best type that the browser reads', async () => {
  await upload('wide.png', await drawTestImage({ width: 1000, height: 500 }), 'image/png')
  const url = (width: number) => `render/image/public/clinic-images/wide.png?width=${width}`
  const cases: [accept: string, type: string][] = [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
  ]
  for (const [accept, type] of cases) {
    const { headers, image } = await download(url(320), accept)
    expect([headers.get('content-type'), image.width, image.height], accept).toEqual([type, 320, 160])
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual(['accept', 'max-age=3600'])
  }
  expect((await download(url(1920))).image.width).toBe(1000)
  expect((await download(`${url(320)}&format=webp`)).headers.get('content-type')).toBe('image/webp')
})

test('a width is made once, however many ask for it and as long as the picture stands', async () => {
  await upload('shared.png', await drawTestImage({ width: 700 }), 'image/png')
  const count = (await opened.listFiles()).length
  const path = 'render/image/public/clinic-images/shared.png?width=640'
  await Promise.all([download(path), download(path), download(path)])
  await download(path)
  expect((await opened.listFiles()).length).toBe(count + 1)
})

test('nobody has other sizes made than the listed ones', async () => {
  const path = '/storage/v1/render/image/public/clinic-images/wide.png'
  for (const query of ['', '?width=321', '?width=1', '?width=320&height=10', '?width=320&quality=99', '?width=-320']) {
    const refusal = await readRefusal(await opened.request(`${path}${query}`))
    expect(refusal, query).toBe(
      '400 | 400 | InvalidRequest | Error | width is one of 320, 640, 960, 1280, 1920, and stands alone',
    )
  }
  const asVisitor = await opened.visitor.from('clinic-images').download('wide.png', { transform: { width: 77 } })
  expect(asVisitor.error?.message).toContain('width is one of')
})

test('a stranger has no size signed but the listed widths, which are made once and kept', async () => {
  await upload('signed.png', await drawTestImage({ width: 700 }), 'image/png')
  const asVisitor = opened.visitor.from('clinic-images')
  for (const transform of [{ width: 2499, height: 2399, quality: 100 }, { width: 321 }, { width: 640, quality: 90 }]) {
    const { error } = await asVisitor.createSignedUrl('signed.png', 60, { transform })
    expect(error?.message, JSON.stringify(transform)).toContain('width is one of')
  }
  const { data } = await asVisitor.createSignedUrl('signed.png', 60, { transform: { width: 320 } })
  const path = String(data?.signedUrl).replace(/^.*\/storage\/v1\//u, '')
  const count = (await opened.listFiles()).length
  await Promise.all([download(path), download(path)])
  expect((await download(path)).image).toMatchObject({ width: 320 })
  expect((await opened.listFiles()).length).toBe(count + 1)
})

test('an administrator has any size signed, and nothing of it is kept', async () => {
  await upload('own-size.png', await drawTestImage({ width: 700, height: 700 }), 'image/png')
  const transform = { width: 77, height: 33 }
  const { data } = await images().createSignedUrl('own-size.png', 60, { transform })
  const count = (await opened.listFiles()).length
  const { image } = await download(String(data?.signedUrl).replace(/^.*\/storage\/v1\//u, ''))
  expect(image).toMatchObject({ width: 77, height: 33 })
  expect((await opened.listFiles()).length).toBe(count)
})

test('a file that is no picture has no other widths', async () => {
  await opened.service.createBucket('papers', { public: true })
  await opened.service.from('papers').upload('fake.png', '<svg/>', { contentType: 'image/png' })
  const response = await opened.request('/storage/v1/render/image/public/papers/fake.png?width=320')
  expect(await readRefusal(response)).toBe(notSupported('image/png'))
})

/** Storage with one picture, and one piece of work that keeps everybody else waiting until it is let go. */
async function openHeldStorage(mostWaiting: number) {
  const semaphore = createSemaphore({ atOnce: 1, mostWaiting })
  let asked = 0
  const runLimited: Semaphore = (work, how) => {
    asked += 1
    return semaphore(work, how)
  }
  const storage = await openTestStorage({ runLimited })
  const { bearer } = await buildAdmin(storage)
  const bytes = await drawTestImage({ width: 400, height: 300 })
  await storage
    .buildClient(bearer.authorization)
    .from('clinic-images')
    .upload('held.png', new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
  const held = Promise.withResolvers<null>()
  const holding = semaphore(() => held.promise)
  const before = asked
  return {
    storage,
    ask: async (width: number, signal?: AbortSignal) =>
      storage.request(`/storage/v1/render/image/public/clinic-images/held.png?width=${width}`, {
        ...(signal && { signal }),
      }),
    countAsked: () => asked - before,
    letGo: async () => {
      held.resolve(null)
      await holding
    },
  }
}

test('a width beyond the queue is answered 503 with Retry-After', async () => {
  const { storage, ask, countAsked, letGo } = await openHeldStorage(1)
  const waiting = ask(320)
  await expect.poll(countAsked).toBe(1)
  const refused = await ask(640)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await readRefusal(refused)).toContain('503 | 503 | SlowDown')
  await letGo()
  expect((await waiting).status).toBe(200)
  expect((await ask(640)).status).toBe(200)
  await storage.close()
})

test('for a caller that leaves the queue nothing is made', async () => {
  const { storage, ask, countAsked, letGo } = await openHeldStorage(2)
  const leaving = new AbortController()
  const [left, staying] = [ask(320, leaving.signal), ask(640)]
  await expect.poll(countAsked).toBe(2)
  const before = (await storage.listFiles()).length
  leaving.abort()
  expect((await left).status).toBe(503)
  await letGo()
  expect((await staying).status).toBe(200)
  expect((await storage.listFiles()).length).toBe(before + 1)
  await storage.close()
})

test('under a name made up for it a picture is kept for a year and never replaced; under another as long as its sender says', async () => {
  const [one, other] = await Promise.all([drawTestImage({ width: 40 }), drawTestImage({ width: 50 })])
  const put = async (name: string, bytes: Uint8Array) =>
    images().upload(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), {
      upsert: true,
      cacheControl: '60',
    })
  const made = '0b6ff1f6-38b5-4b0c-9d3e-0a1b2c3d4e5f.png'
  for (const name of [made, 'door.png']) expect((await put(name, one)).error).toBeNull()
  expect((await put(made, other)).error).toMatchObject({ code: 'KeyAlreadyExists' })
  expect((await images().copy('door.png', made)).error).toMatchObject({ code: 'KeyAlreadyExists' })
  expect((await put('door.png', other)).error).toBeNull()
  const shown = async (name: string) => {
    const { headers, image } = await download(`object/public/clinic-images/${name}`)
    return [headers.get('cache-control'), image.width]
  }
  expect(await shown(made)).toEqual(['public, max-age=31536000, immutable', 40])
  expect(await shown('door.png')).toEqual(['max-age=60', 50])
})
