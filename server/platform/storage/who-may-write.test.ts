import { afterAll, expect, test } from 'vitest'
import { buildMember } from '#testing/builders/members.ts'
import { buildAdmin, openTestStorage, readRefusal } from '#testing/builders/storage.ts'
import { drawTestImage } from '#testing/builders/images.ts'

const denied = '400 | 403 | AccessDenied | Unauthorized | new row violates row-level security policy'

const opened = await openTestStorage()
const admin = await buildAdmin(opened)
const member = await buildMember(opened)
const halfAdmin = await buildAdmin(opened, { assured: false })
const strangers: Record<string, string> = {
  'a visitor': 'Bearer publishable',
  'a member': member.bearer.authorization,
  'an administrator without a second factor': halfAdmin.bearer.authorization,
}
const image = await drawTestImage()
await opened.service.createBucket('papers', { public: true })
await opened.service.from('papers').upload('plan.txt', 'the plan')
await opened.service.from('clinic-images').upload('kept.png', image, { contentType: 'image/png' })
afterAll(() => opened.close())

type Change = { method: string; path: string; body?: RequestInit['body']; type?: string }

/** Every way to change what stands in a bucket. */
function listChanges(bucket: string, name: string): Change[] {
  const upload = { body: new Uint8Array(image), type: 'image/png' }
  const transfer = { body: JSON.stringify({ bucketId: bucket, sourceKey: name, destinationKey: 'other.png' }) }
  return [
    { method: 'POST', path: `object/${bucket}/new.png`, ...upload },
    { method: 'PUT', path: `object/${bucket}/${name}`, ...upload },
    { method: 'POST', path: `object/upload/sign/${bucket}/new.png`, body: '{}' },
    { method: 'DELETE', path: `object/${bucket}`, body: JSON.stringify({ prefixes: [name] }) },
    { method: 'DELETE', path: `object/${bucket}/${name}` },
    { method: 'POST', path: 'object/move', ...transfer },
    { method: 'POST', path: 'object/copy', ...transfer },
  ]
}

const bucketChanges: Change[] = [
  { method: 'GET', path: 'bucket' },
  { method: 'GET', path: 'bucket/papers' },
  { method: 'POST', path: 'bucket', body: '{"name":"mine"}' },
  { method: 'PUT', path: 'bucket/papers', body: '{"public":false}' },
  { method: 'POST', path: 'bucket/papers/empty' },
  { method: 'DELETE', path: 'bucket/papers' },
]

test('an address of buckets tells a client library without a key what the hosted service tells it, and others what is missing', async () => {
  const missing = "400 | 400 | InvalidRequest | Error | headers must have required property 'authorization'"
  const hosted = '400 | 403 | AccessDenied | Unauthorized | Invalid Compact JWS'
  for (const { method, path } of bucketChanges) {
    const ask = (headers: Record<string, string>) => opened.request(`/storage/v1/${path}`, { method, headers })
    expect(await readRefusal(await ask({})), `${method} ${path}`).toBe(missing)
    expect(await readRefusal(await ask({ 'x-client-info': 'storage-js/2' })), `${method} ${path}`).toBe(hosted)
  }
})

async function tryChange(authorization: string, { method, path, body, type = 'application/json' }: Change) {
  const headers = { apikey: 'publishable', authorization, 'content-type': type }
  return readRefusal(await opened.request(`/storage/v1/${path}`, { method, headers, body: body ?? null }))
}

test('a picture of a clinic can be changed by nobody but an administrator with a second factor', async () => {
  for (const [who, authorization] of Object.entries(strangers)) {
    for (const change of listChanges('clinic-images', 'kept.png')) {
      expect(await tryChange(authorization, change), `${who}: ${change.method} ${change.path}`).toBe(denied)
    }
  }
  expect((await opened.service.from('clinic-images').list('')).data?.map(({ name }) => name)).toEqual(['kept.png'])
})

test('an administrator with a second factor changes pictures of clinics, and nothing in any other bucket', async () => {
  const { authorization } = admin.bearer
  const images = opened.buildClient(authorization).from('clinic-images')
  expect((await images.upload('a.png', image, { contentType: 'image/png' })).error).toBeNull()
  expect((await images.update('a.png', image, { contentType: 'image/png' })).error).toBeNull()
  expect((await images.move('a.png', 'b.png')).error).toBeNull()
  expect((await images.copy('b.png', 'c.png')).error).toBeNull()
  expect((await images.remove(['b.png', 'c.png'])).data?.map(({ name }) => name)).toEqual(['b.png', 'c.png'])
  for (const change of listChanges('papers', 'plan.txt')) {
    expect(await tryChange(authorization, change), `${change.method} ${change.path}`).toBe(denied)
  }
})

test('buckets are for a key of the operator and for nobody else', async () => {
  for (const authorization of [...Object.values(strangers), admin.bearer.authorization]) {
    for (const change of bucketChanges) {
      expect(await tryChange(authorization, change), `${change.method} ${change.path}`).toBe(denied)
    }
  }
})

test('the rows themselves refuse who may not, whatever the code above them forgets', async () => {
  const objects = () => opened.service.from('clinic-images').list('')
  const before = (await objects()).data?.length
  for (const who of [
    { role: 'visitor' },
    { role: 'member', userId: admin.user.id, assurance: 'aal1' },
    { role: 'member', userId: (await buildMember(opened)).user.id, assurance: 'aal2' },
  ] as const) {
    const insert = opened.database.transactionAs(who, (tx) =>
      tx
        .insertInto('mgk.storage_objects')
        .columns(['bucket_id', 'name', 'file', 'size', 'etag', 'content_type', 'cache_control', 'metadata'])
        .expression((from) =>
          from
            .selectFrom('mgk.storage_objects')
            .select((is) => [
              'bucket_id',
              is.val('forged.png').as('name'),
              'file',
              'size',
              'etag',
              'content_type',
              'cache_control',
              'metadata',
            ])
            .where('name', '=', 'kept.png'),
        )
        .execute(),
    )
    await expect(insert).rejects.toThrow(/row-level security|permission denied/)
    const remove = opened.database.transactionAs(who, (tx) =>
      tx.deleteFrom('mgk.storage_objects').returning('id').execute(),
    )
    await expect(remove.catch(() => [])).resolves.toEqual([])
  }
  expect((await objects()).data?.length).toBe(before)
})

test('nothing gets among the pictures of clinics without having been looked at, not even by a key of the operator', async () => {
  const papers = opened.service.from('papers')
  for (const change of [
    papers.copy('plan.txt', 'plan.png', { destinationBucket: 'clinic-images' }),
    papers.move('plan.txt', 'plan.png', { destinationBucket: 'clinic-images' }),
  ]) {
    expect((await change).error?.message).toBe('new row violates row-level security policy')
  }
  expect((await opened.service.updateBucket('clinic-images', { public: false })).error?.message).toBe(
    'This bucket belongs to the product',
  )
  expect((await opened.service.deleteBucket('clinic-images')).error?.message).toBe('This bucket belongs to the product')
})
