import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createTestLog } from '#testing/servers/http.ts'
import { inventPlace } from '#testing/builders/places.ts'
import { createPlaceInterest, type PlaceInterest } from './place-interest.ts'
import { createPlaces, type Places } from './places.ts'

const midday = Date.parse('2026-05-01T03:00:00Z')
const aDay = 86_400_000

let opened: TestDatabase
let places: Places
let interest: PlaceInterest
let now: number
let log: ReturnType<typeof createTestLog>

beforeEach(async () => {
  now = midday
  opened = await openTestDatabase()
  places = createPlaces(opened)
  log = createTestLog()
  interest = createPlaceInterest({ database: opened.database, log: log.log, now: () => now })
  await places.load([inventPlace('one'), inventPlace('two'), inventPlace('shut', { permanentlyClosed: true })])
})
afterEach(async () => {
  await interest.stop()
  await opened.close()
})

async function view(id: string, times: number): Promise<void> {
  for (let seen = 0; seen < times; seen += 1) interest.noteView(`/places/${id}`)
  await interest.write()
}

/** So many views on each of the days that end today. */
async function viewDaily(id: string, times: number, days: number): Promise<void> {
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    now = midday - ago * aDay
    await view(id, times)
  }
}

function readViews() {
  return opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.place_views').selectAll().orderBy('place_id').orderBy('day').execute(),
  )
}

test('views of many are one row for a place and a day in Seoul, and hold nothing of who looked', async () => {
  await view('one', 3)
  interest.noteView('/places/one.data')
  now = Date.parse('2026-05-01T15:00:00Z')
  interest.noteView('/places/one')
  await interest.write()
  expect(await readViews()).toEqual([
    { place_id: 'one', day: '2026-05-01', views: 4 },
    { place_id: 'one', day: '2026-05-02', views: 1 },
  ])
})

test('no page but that of a place is counted, and nothing that is no place', async () => {
  for (const path of ['/places', '/places/', '/places/nowhere', '/places/one/more', '/places/ONE', "/places/one'--"]) {
    interest.noteView(path)
  }
  await interest.write()
  expect(await readViews()).toEqual([])
})

test('views that could not be written are written with the next ones', async () => {
  const { database } = opened
  const broken = vi.spyOn(database, 'transactionAs').mockRejectedValueOnce(new Error('gone'))
  await view('one', 2)
  broken.mockRestore()
  await view('one', 1)
  expect(await readViews()).toEqual([{ place_id: 'one', day: '2026-05-01', views: 3 }])
  expect(log.lines).toContainEqual(expect.objectContaining({ msg: 'views of places could not be counted yet' }))
})

test('two nodes that write at once lose no view', async () => {
  const other = createPlaceInterest({ database: opened.database, log: log.log, now: () => now })
  for (const node of [interest, other]) for (const id of ['one', 'two']) node.noteView(`/places/${id}`)
  await Promise.all([interest.write(), other.write()])
  expect((await readViews()).map(({ views }) => views)).toEqual([2, 2])
})

test('nothing trends with too little behind it, and no closed place ever', async () => {
  await viewDaily('one', 1, 14)
  await viewDaily('shut', 50, 14)
  await interest.refresh()
  for (const id of ['one', 'two', 'shut']) expect(await places.one(id)).toMatchObject({ isTrending: false })
})

test('a place with views on many days trends, and its views are deleted after 14 days', async () => {
  await viewDaily('two', 10, 4)
  await interest.refresh()
  expect(await places.one('two')).toMatchObject({ isTrending: true, version: 1 })
  expect(await places.one('one')).toMatchObject({ isTrending: false })
  now = midday + 14 * aDay
  await interest.refresh()
  expect(await places.one('two')).toMatchObject({ isTrending: false, version: 1 })
  expect(await readViews()).toEqual([])
  const { rows } = await popularity()
  expect(rows).toEqual([0, 0, 0])
})

async function popularity() {
  const found = await opened.database.reader.selectFrom('mgk.places').select('popularity').execute()
  return { rows: found.map((row) => row.popularity) }
}

test('a refresh without news writes no row', async () => {
  await viewDaily('two', 10, 4)
  await interest.refresh()
  const version = () =>
    opened.database.transactionAs({ role: 'service' }, async (tx) => {
      const { rows } = await sql<{ xmin: string }>`select xmin::text from mgk.places order by id`.execute(tx)
      return rows
    })
  const before = await version()
  await interest.refresh()
  expect(await version()).toEqual(before)
})

test('saves count too, by their number: whose list they stand in cannot be asked', async () => {
  await saveDaily('one', 4)
  await interest.refresh()
  expect(await places.one('one')).toMatchObject({ isTrending: true })
  expect(await places.one('two')).toMatchObject({ isTrending: false })
  const asService = opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.saved_places').select('list_id').execute(),
  )
  await expect(asService).rejects.toThrow('permission denied')
})

/** A save on each of the days that end today, whoever did it. */
async function saveDaily(id: string, days: number): Promise<void> {
  await queryOnce(
    opened.url,
    `set session_replication_role = replica;
     insert into mgk.saved_lists (user_id, name) select gen_random_uuid(), 'Mine' from generate_series(1, ${days});
     insert into mgk.saved_places (list_id, place_id, saved_at)
     select id, '${id}', '2026-05-01T03:00:00Z'::timestamptz - (row_number() over () - 1) * interval '1 day' from mgk.saved_lists`,
  )
}
