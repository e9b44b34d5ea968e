import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#domain/accounts/accounts.ts'
import { takeTestPhoto } from '#testing/builders/images.ts'
import { buildAdmin, openTestStorage, type TestStorage } from '#testing/builders/storage.ts'

const answers = new Map<string, Buffer>()
const server = createServer(({ url = '' }, response) => response.end(answers.get(url)))
const asked: string[] = []
let opened: TestStorage
let admin: Actor

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  opened = await openTestStorage({
    outside: {
      resolve: async (hostname) => {
        asked.push(hostname)
        return [hostname === 'inside.example' ? '10.0.0.1' : '93.184.215.14']
      },
      connect: () => connect(listening.port, '127.0.0.1'),
    },
  })
  const { user } = await buildAdmin(opened)
  admin = { kind: 'admin', userId: user.id, assurance: 'aal2' }
  answers.set('/photo', await takeTestPhoto())
  answers.set('/page', Buffer.from('<html>'))
})
afterAll(async () => {
  server.close()
  await opened.close()
})

function listPictures() {
  return opened.service.from('clinic-images').list('')
}

test('a picture from elsewhere is looked at like an upload and gets a name of ours', async () => {
  const name = await opened.storage.addPictureFrom('https://pictures.example/photo', admin)
  expect(name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.jpeg$/)
  const { data } = await opened.visitor.from('clinic-images').download(name)
  expect(data?.type).toBe('image/jpeg')
  expect(await data?.text()).not.toContain('Kim Minji')
})

test('nobody but an administrator with a second factor makes the server ask anybody', async () => {
  asked.length = 0
  const userId = randomUUID()
  for (const actor of [
    { kind: 'visitor' },
    { kind: 'member', userId, assurance: 'aal2' },
    { kind: 'admin', userId, assurance: 'aal1' },
  ] satisfies Actor[]) {
    const adding = opened.storage.addPictureFrom('https://pictures.example/photo', actor)
    await expect(adding).rejects.toThrow('row-level security')
  }
  expect(asked).toEqual([])
})

test('an address that is no picture or lies inside is refused, and nothing is stored', async () => {
  const before = (await listPictures()).data?.length
  const page = opened.storage.addPictureFrom('https://pictures.example/page', admin)
  await expect(page).rejects.toThrow('pictures.not_a_picture')
  const inside = opened.storage.addPictureFrom('https://inside.example/photo', admin)
  await expect(inside).rejects.toThrow('pictures.address_refused')
  expect((await listPictures()).data?.length).toBe(before)
})
