import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPlaceQuery, type PlaceQuery } from '#domain/places/place-lists.ts'
import { inventPlace, openTestPlaces, type TestPlaces } from '#testing/builders/places.ts'
import { columnNames } from './place-store.ts'
import { writeColumns } from './place-columns.ts'
import { placeListing } from './place-listing.ts'

/** More than are sorted, in each segment and beside a sample of it: every way of finding a page is taken. */
const many = placeListing.most + 100
let opened: TestPlaces
let owner: pg.Client

beforeAll(async () => {
  opened = await openTestPlaces()
  owner = new pg.Client(opened.url)
  await owner.connect()
  const popular = Array.from({ length: many }, (_, nth) => `popular-${nth}`)
  const { rows } = await owner.query<{ id: string; isInHead: boolean }>(
    `select id, mgk.place_rank(1000000, 0, id) < mgk.first_tier_end() as "isInHead"
     from (select 'scattered-' || nth as id from generate_series(1, 3000) as nth) as made`,
  )
  const scattered = rows.filter(({ isInHead }) => isInHead).map(({ id }) => id)
  const rest = rows.filter(({ isInHead }) => !isInHead).map(({ id }) => id)
  await add(popular.slice(0, 20), 1, { description: 'Walnut. Chestnut.' })
  await add(popular.slice(20), 1, { description: 'Walnut.' })
  await add(scattered, 0, { description: 'Hazel.' })
  await add(rest.slice(0, many), 0, { description: 'Walnut. Chestnut.' })
  await add(rest.slice(many, many + 50), 0, { description: 'Hazel.' })
  await add(rest.slice(many + 50, many + 80), 0, { name: { en: 'Walnut grove', ko: '숲' } })
})
afterAll(async () => {
  await owner.end()
  await opened.close()
})

async function add(ids: readonly string[], popularity: number, facts: Parameters<typeof inventPlace>[1]) {
  const places = ids.map((id) => ({ ...writeColumns(inventPlace(id, facts)), id, source_id: id, popularity }))
  await owner.query(
    `insert into mgk.places (id, origin, source_id, popularity, ${columnNames})
     select id, 'test', source_id, popularity, ${columnNames} from jsonb_populate_recordset(null::mgk.places, $1::jsonb)`,
    [JSON.stringify(places)],
  )
}

/** What has the word in its name before what only tells of it, each in the order of the guide. */
async function listAll(word: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from mgk.places join mgk.place_listings on place_id = id
     where name_en ilike $1 or description ilike $1 order by name_en ilike $1 desc, rank, id`,
    [`%${word}%`],
  )
  return rows.map(({ id }) => id)
}

async function pageThrough(
  ask: (query: PlaceQuery) => Promise<{ places: readonly { id: string }[]; next: string | null }>,
  query: Partial<PlaceQuery>,
) {
  const ids: string[] = []
  let after: string | null = null
  do {
    const page = await ask({ ...noPlaceQuery, limit: 40, ...query, after })
    ids.push(...page.places.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  return ids
}

test.each(['walnut', 'chestnut', 'hazel'])(
  'all pages of %s hold everything once, in order, counted or not',
  async (words) => {
    const all = await listAll(words)
    expect(all.length).toBeGreaterThan(100)
    expect(await pageThrough((query) => opened.places.catalogue(query), { words })).toEqual(all)
    expect(await pageThrough((query) => opened.places.list(query), { words })).toEqual(all)
  },
)

test('words that no place has both of find nothing', async () => {
  expect(await opened.places.list({ ...noPlaceQuery, words: 'hazel walnut' })).toMatchObject({
    places: [],
    total: 0,
    next: null,
  })
  expect(await opened.places.catalogue({ ...noPlaceQuery, words: 'hazel walnut' })).toEqual({ places: [], next: null })
})

test('an uncounted page continues where a counted page ends', async () => {
  const all = await listAll('walnut')
  const counted = await opened.places.list({ ...noPlaceQuery, words: 'walnut', limit: 30 })
  const { places } = await opened.places.catalogue({ ...noPlaceQuery, words: 'walnut', limit: 30, after: counted.next })
  expect([...counted.places, ...places].map(({ id }) => id)).toEqual(all.slice(0, 60))
})

test('a list of a kind holds everything once, in the order of the guide, and says that there are at least as many as are counted', async () => {
  const { rows } = await owner.query<{ id: string }>(
    'select place_id as id from mgk.place_listings order by rank, place_id',
  )
  const all = rows.map(({ id }) => id)
  const query = { kinds: ['attraction'] } as const
  expect(await pageThrough((asked) => opened.places.catalogue(asked), query)).toEqual(all)
  expect(await pageThrough((asked) => opened.places.list(asked), query)).toEqual(all)
  expect(await opened.places.list({ ...noPlaceQuery, ...query })).toMatchObject({
    total: placeListing.most,
    isTotalAtLeast: true,
  })
})
