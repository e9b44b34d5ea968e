import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestSavedPlaces } from '#testing/builders/saved-places.ts'

const opened = await openTestSavedPlaces(['palace', 'market'])
const mina = await opened.member()
const jun = await opened.member()
const by = { kind: 'member', userId: mina.user.id, assurance: 'aal1' } as const
const { id: listId } = await opened.savedPlaces.add(by, 'Secret plans')
await opened.savedPlaces.save(by, listId, 'palace')
const token = await opened.share(mina, listId)
afterAll(() => opened.close())

const changes = [
  ['PATCH', '', { name: 'Mine' }],
  ['DELETE', '', undefined],
  ['PUT', '/places/market', undefined],
  ['DELETE', '/places/palace', undefined],
  ['POST', '/share', undefined],
  ['DELETE', '/share', undefined],
] as const

async function expectUntouched(): Promise<void> {
  expect(await opened.lists(mina)).toMatchObject([
    { id: listId, name: 'Secret plans', version: 1, isShared: true, places: [{ id: 'palace' }] },
  ])
  expect((await opened.ask(null, `shared-lists/${token}`)).status).toBe(200)
}

test.each(changes)(
  '%s %s by a visitor is refused as such, and by another member as of a list that is not there',
  async (...change) => {
    const [method, path, body] = change
    const call = { method, body, headers: { 'if-match': '"1"' } }
    expect((await opened.ask(null, `saved-lists/${listId}${path}`, call)).status).toBe(401)
    const foreign = await opened.ask(jun, `saved-lists/${listId}${path}`, call)
    const guessed = await opened.ask(jun, `saved-lists/${randomUUID()}${path}`, call)
    expect([foreign.status, guessed.status]).toEqual([404, 404])
    const withoutRequest = (text: string) => text.replaceAll(/"requestId":"[^"]*"/g, '')
    expect(withoutRequest(await foreign.text())).toBe(withoutRequest(await guessed.text()))
    await expectUntouched()
  },
)

test('the use cases refuse everybody else too, whatever route leads to them', async () => {
  const { savedPlaces } = opened
  const other = { kind: 'admin', userId: jun.user.id, assurance: 'aal2' } as const
  const absent = { code: 'saved_lists.not_found' }
  await expect(savedPlaces.rename(other, listId, 1, 'Mine')).rejects.toMatchObject(absent)
  await expect(savedPlaces.remove(other, listId)).rejects.toMatchObject(absent)
  await expect(savedPlaces.save(other, listId, 'market')).rejects.toMatchObject(absent)
  await expect(savedPlaces.unsave(other, listId, 'palace')).rejects.toMatchObject(absent)
  await expect(savedPlaces.share(other, listId)).rejects.toMatchObject(absent)
  await expect(savedPlaces.unshare(other, listId)).rejects.toMatchObject(absent)
  await expect((async () => savedPlaces.list({ kind: 'visitor' }))()).rejects.toMatchObject({
    code: 'accounts.sign_in_required',
  })
  expect(await savedPlaces.list(other)).toEqual([])
  await expectUntouched()
})

test('the database refuses everybody else too: another member finds nothing and changes nothing', async () => {
  const asJun = { role: 'member', userId: jun.user.id, assurance: 'aal2' } as const
  const outcome = await opened.database.transactionAs(asJun, async (tx) => ({
    lists: await tx.selectFrom('mgk.saved_lists').selectAll().execute(),
    places: await tx.selectFrom('mgk.saved_places').selectAll().execute(),
    renamed: await tx.updateTable('mgk.saved_lists').set({ name: 'Mine' }).returning('id').execute(),
    deleted: await tx.deleteFrom('mgk.saved_lists').returning('id').execute(),
    emptied: await tx.deleteFrom('mgk.saved_places').returning('list_id').execute(),
  }))
  expect(outcome).toEqual({ lists: [], places: [], renamed: [], deleted: [], emptied: [] })
  const row = { list_id: listId, place_id: 'market', saved_at: new Date() }
  await expect(
    opened.database.transactionAs(asJun, (tx) => tx.insertInto('mgk.saved_places').values(row).execute()),
  ).rejects.toThrow('row-level security')
  await expect(
    opened.database.transactionAs(asJun, (tx) =>
      tx
        .insertInto('mgk.saved_lists')
        .values({ user_id: mina.user.id, name: 'For you', share_hash: null, shared_at: null })
        .execute(),
    ),
  ).rejects.toThrow('row-level security')
  await expectUntouched()
})

test('a visitor of the database sees no list without its token, with it no other one, and never whose it is', async () => {
  const asVisitor = { role: 'visitor' } as const
  const { database } = opened
  const secret = await opened.share(jun, 'main')
  const names = (said: string | null) =>
    database.transactionAs(asVisitor, async (tx) => {
      if (said !== null) await sql`select set_config('mgk.share_token', ${said}, true)`.execute(tx)
      return tx.selectFrom('mgk.saved_lists').select('name').execute()
    })
  expect(await names(null)).toEqual([])
  expect(await names('')).toEqual([])
  expect(await names('%')).toEqual([])
  expect(await names(token)).toEqual([{ name: 'Secret plans' }])
  expect(await names(secret)).toEqual([{ name: null }])
  for (const column of ['user_id', 'share_hash'] as const) {
    const asking = database.transactionAs(asVisitor, (tx) => tx.selectFrom('mgk.saved_lists').select(column).execute())
    await expect(asking, column).rejects.toThrow('permission denied')
  }
  const removing = database.transactionAs(asVisitor, (tx) => tx.deleteFrom('mgk.saved_lists').execute())
  await expect(removing).rejects.toThrow('permission denied')
})

test('a token stands in no line of the log, also of a page or its data', async () => {
  expect((await opened.ask(null, `shared-lists/${token}`)).status).toBe(200)
  await opened.ask(null, `../shared/${token}`)
  await opened.ask(null, `../ko/shared/${token}.data`)
  const paths = opened.lines.map(({ path }) => path)
  expect(paths.slice(-3)).toEqual(['/api/shared-lists/…', '/shared/…', '/ko/shared/…'])
  expect(JSON.stringify(opened.lines)).not.toContain(token)
})

test('a token stands nowhere in the database', async () => {
  const rows = await opened.database.transactionAs({ role: 'member', userId: mina.user.id, assurance: 'aal1' }, (tx) =>
    tx.selectFrom('mgk.saved_lists').selectAll().execute(),
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows[0]?.share_hash?.toString('latin1')).not.toContain(token)
})

test.each([
  ['another one', 'A'.repeat(32), 404],
  ['a short one', 'abc', 404],
  ['a hash', 'a'.repeat(64), 404],
  ['a pattern', '%25', 404],
  ['a zero', 'a%00b', 400],
  ['a very long one', 'a'.repeat(201), 404],
])('a token that is %s opens nothing', async (_what, guess, status) => {
  expect((await opened.ask(null, `shared-lists/${guess}`)).status).toBe(status)
})

test.each([
  ['an owner', { name: 'Mine', user_id: randomUUID() }],
  ['an id', { name: 'Mine', id: randomUUID() }],
  ['a version', { name: 'Mine', version: 7 }],
  ['a link', { name: 'Mine', isShared: true }],
  ['no name', {}],
  ['an empty name', { name: ' \u200B ' }],
  ['a long name', { name: 'x'.repeat(61) }],
  ['a very long name', { name: ' '.repeat(100_000) }],
  ['a number', { name: 7 }],
  ['a zero character', { name: 'a\0b' }],
  ['half of a character', { name: 'a\uD800' }],
])('a list with %s is refused, and none is made', async (_what, body) => {
  expect((await opened.ask(jun, 'saved-lists', { method: 'POST', body })).status).toBe(400)
  expect((await opened.lists(jun)).filter(({ name }) => name !== null)).toEqual([])
})

test.each([
  ['no list', {}],
  [
    'too many',
    { places: Array.from({ length: 301 }, (_, number) => ({ id: `p-${number}`, savedAt: '2026-01-01T00:00:00Z' })) },
  ],
  ['a strange id', { places: [{ id: '../x', savedAt: '2026-01-01T00:00:00Z' }] }],
  ['no moment', { places: [{ id: 'palace', savedAt: 'yesterday' }] }],
  ['an owner', { places: [{ id: 'palace', savedAt: '2026-01-01T00:00:00Z', user_id: randomUUID() }] }],
])('a merge of a device is refused with %s', async (_what, body) => {
  expect((await opened.ask(jun, 'saved-lists/merge', { method: 'POST', body })).status).toBe(400)
})

test('unknown places, other ids and the main list where it is fixed are not found', async () => {
  for (const place of ['nowhere', 'clinic-17', 'a'.repeat(65), '%F0%9F%8F%AF', '..']) {
    const answer = await opened.ask(jun, `saved-lists/main/places/${place}`, { method: 'PUT' })
    expect(answer.status, place).toBe(404)
  }
  expect((await opened.ask(jun, 'saved-lists/main/places/a%00b', { method: 'PUT' })).status).toBe(400)
  expect((await opened.ask(jun, 'saved-lists/main', { method: 'DELETE' })).status).toBe(404)
  expect((await opened.ask(jun, 'saved-lists/1', { method: 'DELETE' })).status).toBe(404)
})

test('a place that the guide gives up is not told any more, and stays to be taken out', async () => {
  const member = await opened.member()
  await opened.ask(member, 'saved-lists/main/places/market', { method: 'PUT' })
  const shared = await opened.share(member, 'main')
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.places').set({ deleted_at: new Date() }).where('id', '=', 'market').execute(),
  )
  expect(await opened.tell(null, `shared-lists/${shared}`)).toMatchObject({ name: null, places: [] })
  const [main] = await opened.lists(member)
  expect(main?.places).toHaveLength(1)
  expect((await opened.ask(member, 'saved-lists/main/places/market', { method: 'DELETE' })).status).toBe(200)
})
