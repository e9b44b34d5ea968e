import { afterEach, beforeEach, expect, test } from 'vitest'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { inventPlace, openTestPlaces, type TestPlaces } from '#testing/builders/places.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { saveCatalogue } from './place-store.ts'
import { createPlaces } from './places.ts'

let opened: TestPlaces

beforeEach(async () => {
  opened = await openTestPlaces()
})
afterEach(() => opened.close())

function readRows() {
  return opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.places').select(['id', 'version', 'deleted_at']).orderBy('id').execute(),
  )
}

async function readHistory(id: string) {
  const rows = await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.place_changes').selectAll().where('place_id', '=', id).orderBy('id').execute(),
  )
  return rows.map(({ version, action, before, after, actor_id }) => ({ version, action, before, after, actor_id }))
}

function change(id: string, values: object) {
  return opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.updateTable('mgk.places').set(values).where('id', '=', id).execute(),
  )
}

test('a catalogue that says the same changes nothing, and one that says something else counts up and tells the history', async () => {
  await opened.places.load([inventPlace('one'), inventPlace('two')])
  await opened.places.load([inventPlace('one'), inventPlace('two')])
  expect(await readHistory('one')).toEqual([])
  await opened.places.load([inventPlace('one', { cost: 3000, closed: ['2027-02-07'] }), inventPlace('two')])
  expect((await readRows()).map(({ id, version }) => [id, version])).toEqual([
    ['one', 2],
    ['two', 1],
  ])
  expect(await readHistory('one')).toEqual([
    {
      version: 2,
      action: 'imported',
      before: { cost: null, closed: [] },
      after: { cost: 3000, closed: ['2027-02-07'] },
      actor_id: null,
    },
  ])
})

test('a fame is kept, and one that changes is no news to visitors', async () => {
  await opened.places.load([inventPlace('one', { fame: 2 }), inventPlace('two')])
  expect([(await opened.places.one('one'))?.fame, (await opened.places.one('two'))?.fame]).toEqual([2, null])
  await opened.places.load([inventPlace('one', { fame: 4 }), inventPlace('two')])
  expect((await opened.places.one('one'))?.fame).toBe(4)
  expect((await readRows()).map(({ id, version }) => [id, version])).toEqual([
    ['one', 1],
    ['two', 1],
  ])
  expect(await readHistory('one')).toEqual([])
})

test('an editor’s word stands over the catalogue, and what it says below that is no news to anybody', async () => {
  await opened.places.load([inventPlace('one', { cost: 1000 })])
  await change('one', { overlay: JSON.stringify({ cost: 5000, hours: '24h', closed: ['2027-02-07'] }), version: 2 })
  await opened.places.load([inventPlace('one', { cost: 2000 })])
  const place = await opened.places.one('one')
  expect(place).toMatchObject({ cost: 5000, hours: '24h', closed: ['2027-02-07'], version: 2 })
  expect(await readHistory('one')).toEqual([])
  await change('one', { overlay: '{}' })
  expect(await opened.places.one('one')).toMatchObject({ cost: 2000, hours: null, closed: [] })
})

test('a place that the catalogue does not hold any more goes, comes back with it, and stays where an editor had a word', async () => {
  await opened.places.load([inventPlace('one'), inventPlace('two'), inventPlace('three')])
  await change('two', { overlay: JSON.stringify({ description: 'Looked at.' }) })
  await change('three', { picked_on: '2026-11-21' })
  await opened.places.load([])
  const ids = async () => (await opened.places.list(noPlaceQuery)).places.map(({ id }) => id)
  expect((await ids()).toSorted()).toEqual(['three', 'two'])
  await opened.places.load([inventPlace('one')])
  expect(await opened.places.one('one')).toMatchObject({ version: 3 })
  expect((await readHistory('one')).map(({ action }) => action)).toEqual(['deleted', 'restored'])
})

test('a place that an editor deleted stays deleted after the catalogue is loaded again', async () => {
  await opened.places.load([inventPlace('one')])
  await change('one', { deleted_at: new Date(), version: 2 })
  await opened.places.load([inventPlace('one', { cost: 10 })])
  expect(await opened.places.one('one')).toBeNull()
  expect((await opened.places.list(noPlaceQuery)).total).toBe(0)
})

test('a row of an import keeps to its source when the catalogue has the same id', async () => {
  await opened.places.load([inventPlace('one')])
  await change('one', { origin: 'osm', source_id: '17' })
  await opened.places.load([inventPlace('one', { cost: 10 })])
  expect(await opened.places.one('one')).toMatchObject({ cost: null, origin: 'osm' })
})

test('visitors see no deleted place and no history, and write nothing', async () => {
  await opened.places.load([inventPlace('one'), inventPlace('two')])
  await change('one', { deleted_at: new Date() })
  const { reader } = opened.database
  expect(await reader.selectFrom('mgk.places').select('id').execute()).toEqual([{ id: 'two' }])
  await expect(reader.selectFrom('mgk.place_changes').selectAll().execute()).rejects.toThrow('permission denied')
  const member = { role: 'member', userId: '7b0c1d9e-4a2b-4e0e-9f5a-0a1b2c3d4e5f', assurance: 'aal2' } as const
  await opened.database.transactionAs(member, (tx) =>
    tx.updateTable('mgk.places').set({ popularity: 9 }).where('id', '=', 'two').execute(),
  )
  expect(await reader.selectFrom('mgk.places').select('popularity').execute()).toEqual([{ popularity: 0 }])
})

test('a node that starts while another one loads the catalogue waits for it, longer than a request waits for a lock', async () => {
  const catalogue = [inventPlace('one'), inventPlace('two')]
  await shortenLockTimeout('20ms')
  const { log } = createTestLog()
  const database = await openDatabase({ url: opened.url, log })
  const loaded = await opened.database.transactionAs({ role: 'service' }, async (tx) => {
    await saveCatalogue(tx, catalogue)
    const loading = createPlaces({ database }).load(catalogue)
    await expect.poll(countPatientWaits, { timeout: 10_000 }).toBe(1)
    return { loading }
  })
  await expect(loaded.loading).resolves.toBeUndefined()
  await database.close()
  expect((await readRows()).map(({ id, version }) => [id, version])).toEqual([
    ['one', 1],
    ['two', 1],
  ])
})

/** For the logins of this one database, in connections that are opened from now on. */
async function shortenLockTimeout(timeout: string) {
  const [row] = await queryOnce(
    opened.url,
    `select current_database() as name, pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = 'mgk'`,
  )
  const app = String(row?.['owner']).replace('owner', 'app')
  await queryOnce(opened.url, `alter role ${app} in database ${String(row?.['name'])} set lock_timeout = '${timeout}'`)
}

/** Statements that have waited for a lock ten times longer than that. */
async function countPatientWaits() {
  const [row] = await queryOnce(
    opened.url,
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and clock_timestamp() - query_start > '200 ms'`,
  )
  return row?.['count']
}

test('a row keeps the scene that was chosen for it, another one is no new version, and an import or editor has none', async () => {
  await opened.places.load([{ ...inventPlace('one'), scene: 'temple' }, inventPlace('two')])
  expect(await opened.places.one('one')).toMatchObject({ scene: 'temple', version: 1 })
  expect(await opened.places.one('two')).toMatchObject({ scene: null })
  await opened.places.load([{ ...inventPlace('one'), scene: 'village' }, inventPlace('two')])
  expect(await opened.places.one('one')).toMatchObject({ scene: 'village', version: 1 })
  expect(await readHistory('one')).toEqual([])
})

test('a scene is not shown where an editor says another kind or cuisine, nor one that this release does not know', async () => {
  await opened.places.load([{ ...inventPlace('one'), scene: 'barbecue' }])
  await change('one', { overlay: JSON.stringify({ cuisine: 'vegan' }) })
  expect(await opened.places.one('one')).toMatchObject({ cuisine: 'vegan', scene: null })
  await change('one', { overlay: '{}', scene: 'of-a-later-release' })
  expect(await opened.places.one('one')).toMatchObject({ scene: null })
})
