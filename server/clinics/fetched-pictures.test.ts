import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { mountRoutes } from '#server/platform/api/mount-routes.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { openTestClinics, readProblem, type TestClinics } from '#testing/builders/clinics.ts'
import { createTestApp } from '#testing/servers/http.ts'
import { takeTestPhoto } from '#testing/builders/images.ts'
import type { Member } from '#testing/builders/members.ts'
import { buildAdmin, openTestStorage, type TestStorage } from '#testing/builders/storage.ts'
import { describeClinicRoutes } from './clinic-routes.ts'

const answers = new Map<string, Buffer>()
const asked: string[] = []
const elsewhere = createServer(({ url = '' }, response) => response.end(answers.get(url)))
let storage: TestStorage
let clinics: TestClinics
let admin: Member
let app: ReturnType<typeof createTestApp>['app']

beforeAll(async () => {
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve))
  const listening = elsewhere.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  storage = await openTestStorage({
    outside: {
      resolve: async (hostname) => {
        asked.push(hostname)
        return [hostname === 'inside.example' ? '10.0.0.1' : '93.184.215.14']
      },
      connect: () => connect(listening.port, '127.0.0.1'),
    },
  })
  clinics = await openTestClinics()
  admin = await buildAdmin(storage)
  const routes = describeClinicRoutes({
    ...clinics,
    addPicture: (address, { actor }) => storage.storage.addPictureFrom(address, actor),
  })
  const { database, clock } = storage
  const limits = createRateLimits({ database, now: () => clock.now })
  const { identify } = storage.accounts
  app = createTestApp({ routes: [(mounted) => mountRoutes(mounted, routes, { identify, limits })] }).app
  answers.set('/photo', await takeTestPhoto())
  answers.set('/page', Buffer.from('<html>'))
})
afterAll(async () => {
  elsewhere.close()
  await clinics.close()
  await storage.close()
})

function fetchPicture(address: unknown, bearer: Record<string, string> = admin.bearer) {
  const headers = { 'content-type': 'application/json', ...bearer }
  return app.request('/api/clinics/pictures', { method: 'POST', headers, body: JSON.stringify({ address }) })
}

test('a picture of another site becomes one of ours, at the address that the form keeps', async () => {
  const answer = await fetchPicture('https://pictures.example/photo')
  expect(answer.status).toBe(201)
  const { url } = z.object({ url: z.string() }).parse(await answer.json())
  expect(url).toMatch(/^\/storage\/v1\/object\/public\/clinic-images\/[\w-]+\.jpeg$/)
  const picture = await storage.request(url)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('an address inside, one that is no picture and one that is none are refused, and the first is not even connected to', async () => {
  for (const [address, problem] of [
    ['https://inside.example/photo', '422 pictures.address_refused'],
    ['http://169.254.169.254/latest/meta-data', '422 pictures.address_refused'],
    ['https://[::1]/', '422 pictures.address_refused'],
    ['file:///etc/passwd', '422 pictures.address_refused'],
    ['', '422 pictures.address_refused'],
    ['https://pictures.example/page', '415 pictures.not_a_picture'],
    [7, '400 request.malformed'],
    ['x'.repeat(2001), '400 request.malformed'],
  ]) {
    expect(await readProblem(await fetchPicture(address)), String(address)).toBe(problem)
  }
})

test('a caller who may not change clinics makes the server fetch no picture', async () => {
  asked.length = 0
  const unassured = await buildAdmin(storage, { assured: false })
  expect((await fetchPicture('https://pictures.example/photo', {})).status).toBe(401)
  expect((await fetchPicture('https://pictures.example/photo', unassured.bearer)).status).toBe(403)
  expect(asked).toEqual([])
})
