import { afterAll, expect, test } from 'vitest'
import { openTestStorage, readRefusal } from '#testing/builders/storage.ts'

const opened = await openTestStorage()
await opened.service.createBucket('closed', { public: false })
await closed().upload('letter.txt', 'for your eyes')
await closed().upload('other.txt', 'not for yours')
afterAll(() => opened.close())

function closed() {
  return opened.service.from('closed')
}

async function sign(name: string, seconds = 60): Promise<URL> {
  const { data, error } = await closed().createSignedUrl(name, seconds)
  if (error) throw error
  return new URL(data.signedUrl)
}

function open({ pathname, search }: URL, init: RequestInit = {}) {
  return opened.request(`${pathname}${search}`, init)
}

const invalidSignature =
  '400 | 400 | InvalidSignature | InvalidSignature | The signature does not belong to this address'

test('a signed address opens its object to whoever has it, until its time is over', async () => {
  const url = await sign('letter.txt')
  expect(await (await open(url)).text()).toBe('for your eyes')
  opened.clock.now += 59_000
  expect((await open(url)).status).toBe(200)
  opened.clock.now += 1_000
  const expired = '400 | 400 | ExpiredToken | ExpiredToken | "exp" claim timestamp check failed'
  expect(await readRefusal(await open(url))).toBe(expired)
})

test('a token opens nothing but its own address', async () => {
  const url = await sign('letter.txt')
  url.pathname = url.pathname.replace('letter', 'other')
  expect(await readRefusal(await open(url))).toBe(invalidSignature)
})

test('a token that was changed, made up, or is one of another kind is refused', async () => {
  const url = await sign('letter.txt')
  const token = url.searchParams.get('token') ?? ''
  const last = token.endsWith('A') ? 'B' : 'A'
  const made = [`${token.slice(0, -1)}${last}`, 'a.b.c', '', opened.serviceBearer.slice(7), `${token}.${token}`]
  for (const one of made) {
    url.searchParams.set('token', one)
    expect(await readRefusal(await open(url)), one).toContain('| InvalidJWT |')
  }
})

test('a token for a download uploads nothing, and one for an upload downloads nothing', async () => {
  const url = await sign('letter.txt')
  url.pathname = url.pathname.replace('/object/sign/', '/object/upload/sign/')
  expect(await readRefusal(await open(url, { method: 'PUT', body: 'forged' }))).toBe(invalidSignature)
  const upload = await closed().createSignedUploadUrl('new.txt')
  const turned = new URL((upload.data?.signedUrl ?? '').replace('/object/upload/sign/', '/object/sign/'))
  expect(await readRefusal(await open(turned))).toBe(invalidSignature)
})

test('an upload by token needs no session, happens once, and ends with the time of the token', async () => {
  const token = async (name: string) => (await closed().createSignedUploadUrl(name)).data?.token ?? ''
  const anybody = opened.buildClient().from('closed')
  const first = await token('sent.txt')
  expect((await anybody.uploadToSignedUrl('sent.txt', first, 'arrived')).error).toBeNull()
  expect((await anybody.uploadToSignedUrl('sent.txt', first, 'again')).error?.message).toBe(
    'The resource already exists',
  )
  expect(await (await closed().download('sent.txt')).data?.text()).toBe('arrived')
  const late = await token('late.txt')
  opened.clock.now += 2 * 60 * 60 * 1_000
  const refused = await anybody.uploadToSignedUrl('late.txt', late, 'too late')
  expect(refused.error).toMatchObject({ statusCode: '400', message: '"exp" claim timestamp check failed' })
  expect((await closed().exists('late.txt')).data).toBe(false)
})

test('a token that may replace says so from the beginning', async () => {
  const { data } = await closed().createSignedUploadUrl('letter.txt', { upsert: true })
  const replaced = await closed().uploadToSignedUrl('letter.txt', data?.token ?? '', 'for your eyes, again')
  expect(replaced.error).toBeNull()
  expect(await (await open(await sign('letter.txt'))).text()).toBe('for your eyes, again')
})

test('many are signed at once, each with its own answer', async () => {
  const { data } = await closed().createSignedUrls(['letter.txt', 'missing.txt'], 60)
  expect(data?.map(({ path, error, signedUrl }) => [path, error, signedUrl !== null && signedUrl !== ''])).toEqual([
    ['letter.txt', null, true],
    ['missing.txt', 'Either the object does not exist or you do not have access to it', false],
  ])
})

test('nobody signs what they may not read, or for no time', async () => {
  expect((await opened.visitor.from('closed').createSignedUrl('letter.txt', 60)).error?.message).toBe(
    'Bucket not found',
  )
  expect((await opened.visitor.from('closed').createSignedUrls(['letter.txt'], 60)).error?.message).toBe(
    'Bucket not found',
  )
  expect((await closed().createSignedUrl('letter.txt', 0)).error?.message).toContain('body/expiresIn')
  expect((await closed().createSignedUrl('missing.txt', 60)).error?.message).toBe('Object not found')
})
