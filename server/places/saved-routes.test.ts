import { afterAll, expect, test } from 'vitest'
import { savedList } from '#domain/places/saved-place-schemas.ts'
import { savedLimits, type SavedList } from '#domain/places/saved-places.ts'
import type { Member } from '#testing/builders/members.ts'
import { openTestSavedPlaces } from '#testing/builders/saved-places.ts'

const many = Array.from({ length: savedLimits.places + 10 }, (_, number) => `place-${number}`)

const opened = await openTestSavedPlaces(['palace', 'market', 'tower', ...many])
afterAll(() => opened.close())

function placesOf(list: SavedList | undefined): string[] | undefined {
  return list?.places.map(({ id }) => id)
}

function save(who: Member, place: string, list = 'main', method = 'PUT') {
  opened.clock.now += 1000
  return opened.ask(who, `saved-lists/${list}/places/${place}`, { method })
}

async function addList(who: Member, name: string): Promise<string> {
  opened.clock.now += 1000
  const answer = await opened.ask(who, 'saved-lists', { method: 'POST', body: { name } })
  expect(answer.status).toBe(201)
  return savedList.parse(await answer.json()).id
}

test('a place is saved once however often it is asked for, the last one first, and taken out again', async () => {
  const mina = await opened.member()
  expect(await opened.lists(mina)).toEqual([])
  for (const place of ['palace', 'market', 'palace']) expect((await save(mina, place)).status).toBe(200)
  expect((await opened.lists(mina)).map(placesOf)).toEqual([['market', 'palace']])
  for (const place of ['palace', 'palace', 'nowhere']) {
    expect((await save(mina, place, 'main', 'DELETE')).status).toBe(200)
  }
  const [main] = await opened.lists(mina)
  expect(main).toMatchObject({ id: 'main', name: null, isShared: false })
  expect(placesOf(main)).toEqual(['market'])
})

test('a list is made, filled, renamed by who saw its name, and deleted with its places', async () => {
  const mina = await opened.member()
  const id = await addList(mina, '  Busan   with Jun ')
  await save(mina, 'tower', id)
  const rename = (name: string, version: string | null) =>
    opened.ask(mina, `saved-lists/${id}`, {
      method: 'PATCH',
      body: { name },
      headers: version === null ? {} : { 'if-match': version },
    })
  expect((await rename('Busan', null)).status).toBe(428)
  const renamed = await rename('Busan', '"1"')
  expect(renamed.headers.get('etag')).toBe('"2"')
  expect((await rename('Pusan', '"1"')).status).toBe(412)
  expect((await opened.lists(mina)).map(({ name, places }) => [name, places.length])).toEqual([['Busan', 1]])
  expect((await opened.ask(mina, `saved-lists/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await opened.lists(mina)).toEqual([])
  expect((await rename('Busan', '"2"')).status).toBe(404)
  expect((await save(mina, 'tower', id)).status).toBe(404)
})

test('merging places of a device adds each once, and drops ids that the guide does not have', async () => {
  const mina = await opened.member()
  await save(mina, 'palace')
  const kept = [
    { id: 'tower', savedAt: '2026-04-01T00:00:00.000Z' },
    { id: 'palace', savedAt: '2026-04-02T00:00:00.000Z' },
    { id: 'nowhere', savedAt: '2026-04-03T00:00:00.000Z' },
    { id: 'market', savedAt: '2031-01-01T00:00:00.000Z' },
  ]
  const first = await opened.merge(mina, kept)
  expect(first.left).toEqual([])
  expect(new Set(placesOf(first.lists[0]))).toEqual(new Set(['market', 'palace', 'tower']))
  const now = new Date(opened.clock.now).toISOString()
  expect(first.lists[0]?.places.find(({ id }) => id === 'market')?.savedAt).toBe(now)
  opened.clock.now += 1000
  expect(await opened.merge(mina, kept)).toEqual(first)
})

test('two devices that are merged at the same moment make one list', async () => {
  const mina = await opened.member()
  const savedAt = '2026-04-01T00:00:00.000Z'
  await Promise.all(['tower', 'palace', 'tower'].map((id) => opened.merge(mina, [{ id, savedAt }])))
  const lists = await opened.lists(mina)
  expect(lists.map(placesOf)).toEqual([['palace', 'tower']])
})

test('a full list takes no more, and what a device kept beyond it stays there', async () => {
  const mina = await opened.member()
  const savedAt = '2026-04-01T00:00:00.000Z'
  const full = await opened.merge(
    mina,
    many.slice(0, savedLimits.places).map((id) => ({ id, savedAt })),
  )
  expect(full.left).toEqual([])
  const more = await opened.merge(
    mina,
    many
      .slice(5)
      .slice(0, savedLimits.places)
      .map((id) => ({ id, savedAt })),
  )
  expect(more.left.map(({ id }) => id)).toEqual(many.slice(savedLimits.places).slice(0, 5))
  const refused = await save(mina, 'palace')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'saved_lists.full' })
  expect((await save(mina, 'place-0')).status).toBe(200)
  expect(placesOf((await opened.lists(mina))[0])).toHaveLength(savedLimits.places)
})

test('nobody has more lists than there can be, also not by asking for many at once', async () => {
  const mina = await opened.member()
  const answers = await Promise.all(
    Array.from({ length: savedLimits.lists + 3 }, (_, number) =>
      opened.ask(mina, 'saved-lists', { method: 'POST', body: { name: `List ${number}` } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  expect(await opened.lists(mina)).toHaveLength(savedLimits.lists)
})

test('a link reads the list as it is now, says nothing of its owner, and opens nothing once it is taken back or made anew', async () => {
  const mina = await opened.member()
  const id = await addList(mina, '<b>Seoul</b>')
  await save(mina, 'palace', id)
  const token = await opened.share(mina, id)
  await save(mina, 'tower', id)
  const answer = await opened.ask(null, `shared-lists/${token}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ name: '<b>Seoul</b>', places: [{ id: 'tower' }, { id: 'palace' }] })
  for (const secret of [mina.user.id, mina.user.email ?? 'no address', id]) expect(text).not.toContain(secret)

  const again = await opened.share(mina, id)
  expect(again).not.toBe(token)
  expect((await opened.ask(null, `shared-lists/${token}`)).status).toBe(404)
  expect((await opened.lists(mina)).find((list) => list.id === id)?.isShared).toBe(true)
  expect((await opened.ask(mina, `saved-lists/${id}/share`, { method: 'DELETE' })).status).toBe(204)
  expect((await opened.ask(null, `shared-lists/${again}`)).status).toBe(404)
  expect((await opened.lists(mina)).find((list) => list.id === id)?.isShared).toBe(false)
})

test('the export of a member contains their lists, and deleting the account deletes them', async () => {
  const mina = await opened.member()
  await save(mina, 'palace')
  const token = await opened.share(mina, 'main')
  expect(await opened.savedPlaces.exportPart.read(mina.user.id)).toMatchObject([
    { id: 'main', isShared: true, places: [{ id: 'palace' }] },
  ])
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.deleteFrom('mgk.users').where('id', '=', mina.user.id).execute(),
  )
  expect((await opened.ask(null, `shared-lists/${token}`)).status).toBe(404)
  expect(await opened.savedPlaces.exportPart.read(mina.user.id)).toEqual([])
})
