import { afterAll, expect, test } from 'vitest'
import { noPlaceQuery } from '#domain/places/place-lists.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createPlaces } from './places.ts'

const opened = await openTestDatabase({ withCatalogue: true })
const places = createPlaces(opened)
afterAll(() => opened.close())

test('the list keeps the order of the catalogue and says how many there are in all', async () => {
  const { places: shown, total } = await places.list({ ...noPlaceQuery, limit: 5 })
  expect(shown.map(({ id }) => id)).toEqual(
    readCatalogue()
      .slice(0, 5)
      .map(({ id }) => id),
  )
  expect(total).toBe(readCatalogue().length)
})

test('a tab shows the places that carry its category and no others, and counts them all', async () => {
  const { places: shown, total } = await places.list({ ...noPlaceQuery, category: 'hidden-gems', limit: 50 })
  const gems = readCatalogue().filter(({ categories }) => categories.includes('hidden-gems'))
  expect(shown.map(({ id }) => id)).toEqual(gems.slice(0, 50).map(({ id }) => id))
  expect(total).toBe(gems.length)
})

test('a province shows its own places, within a tab too', async () => {
  const { places: shown, total } = await places.list({
    ...noPlaceQuery,
    category: 'nature',
    province: 'Jeju',
    limit: 5,
  })
  expect(shown[0]?.id).toBe('seongsan-ilchulbong')
  expect(shown.every(({ province, categories }) => province === 'Jeju' && categories.includes('nature'))).toBe(true)
  expect(total).toBeLessThan((await places.list({ ...noPlaceQuery, province: 'Jeju', limit: 1 })).total)
})

test('a place that has closed for good is not shown', async () => {
  const copy = await openTestDatabase({ withCatalogue: true })
  const own = createPlaces(copy)
  const [first, ...others] = readCatalogue()
  if (!first) throw new Error('the catalogue is empty')
  await own.load([{ ...first, permanentlyClosed: true }, ...others])
  const { places: shown } = await own.list({ ...noPlaceQuery, limit: 50 })
  expect(shown.map(({ id }) => id)).not.toContain(first.id)
  await copy.close()
})

test('the catalogue arrives in the database as it is written', async () => {
  const [first] = readCatalogue()
  const row = await opened.database.reader
    .selectFrom('mgk.places')
    .selectAll()
    .where('id', '=', first?.id ?? '')
    .executeTakeFirst()
  expect(row).toMatchObject({
    aliases: first?.aliases,
    hours: first?.hours,
    exceptions: first?.exceptions,
    last_entry: first?.lastEntry,
    seasons: first?.seasons,
    access: first?.access,
    cost: first?.cost,
    basis: first?.basis,
    source: first?.source,
    sources: first?.sources,
  })
})

test('visitors and the reader cannot write', async () => {
  const remove = opened.database.reader.deleteFrom('mgk.places').execute()
  await expect(remove).rejects.toThrow('permission denied')
  const removeAsVisitor = opened.database.transactionAs({ role: 'visitor' }, (tx) =>
    tx.deleteFrom('mgk.places').execute(),
  )
  await expect(removeAsVisitor).rejects.toThrow('permission denied')
})

test('the map shows what the guide shows first, no more than fits a first page, and where it is', async () => {
  const pins = await places.overview()
  expect(pins.length).toBeLessThanOrEqual(12)
  expect(pins.length).toBeLessThan(readCatalogue().length)
  expect(pins.map(({ id }) => id)).toEqual(
    readCatalogue()
      .slice(0, pins.length)
      .map(({ id }) => id),
  )
  expect(pins[0]).toEqual({
    id: 'gyeongbokgung',
    name: { en: 'Gyeongbokgung Palace', ko: '경복궁' },
    lat: 37.579,
    lng: 126.977,
    kind: 'attraction',
    province: 'Seoul',
  })
})
