import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { noPlaceQuery, type PlaceQuery } from '#domain/places/place-lists.ts'
import { anyText } from '#testing/builders/any-text.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { inventPlace, openTestPlaces } from '#testing/builders/places.ts'

const opened = await openTestPlaces({ withCatalogue: true })
await opened.places.load([
  ...readCatalogue(),
  inventPlace('blue-moon', { name: { en: 'Blue Moon', ko: '블루문' }, aliases: ['Pureun Dal'] }),
  inventPlace('moon-garden', {
    name: { en: 'Garden', ko: '정원' },
    description: 'Blue at night, with a moon.',
    otherNames: { ja: '月の庭園', zh: null },
  }),
  inventPlace('hangul-only', {
    name: { en: '', ko: '달빛서점' },
    district: { en: 'Mapo-gu, Seoul', ko: '서울 마포구' },
  }),
])
afterAll(() => opened.close())

async function search(words: string, query: Partial<PlaceQuery> = {}) {
  return opened.places.list({ ...noPlaceQuery, words, ...query })
}

async function searchIds(words: string, query: Partial<PlaceQuery> = {}): Promise<string[]> {
  return (await search(words, query)).places.map(({ id }) => id)
}

test.each([
  'Gyeongbokgung',
  'gyeongbokgung palace',
  'Kyongbokkung',
  'Kyeongbok palace',
  'Gyeongbokgong',
  'gyeonbokgung',
  'gyeongb',
  'GYEONGBOK',
  '경복궁',
  '경복',
  'ㄱㅂㄱ',
  'ㄱㅂ',
  '궁',
])('%s finds the palace first', async (words) => {
  expect((await searchIds(words))[0]).toBe('gyeongbokgung')
})

test.each([
  ['Kwangjang market', 'gwangjang-market'],
  ['광장시장', 'gwangjang-market'],
  ['n seoul tower', 'n-seoul-tower'],
  ['nseoultower', 'n-seoul-tower'],
  ['Myungdong', 'myeongdong-kyoja'],
  ['Pureun Dal', 'blue-moon'],
  ['月の庭', 'moon-garden'],
  ['景福宮', 'gyeongbokgung'],
  ['景福宫', 'gyeongbokgung'],
  ['キョンボックン', 'gyeongbokgung'],
  ['きょんぼっくん', 'gyeongbokgung'],
  ['广藏市场', 'gwangjang-market'],
  ['広蔵市場', 'gwangjang-market'],
  ['南山タワー', 'n-seoul-tower'],
  ['タルビッ', 'hangul-only'],
  ['dalbit', 'hangul-only'],
  ['Talbit', 'hangul-only'],
])('%s, another spelling, finds %s', async (words, id) => {
  expect((await searchIds(words)).slice(0, 5)).toContain(id)
})

test('a typo is corrected where the words are found nowhere else', async () => {
  const found = await search('insadogn')
  expect(found.places.length).toBeGreaterThan(0)
  expect(found.places.map(({ id }) => id)).toEqual(await searchIds('insadong', { limit: found.places.length }))
})

test('every word counts: in the name first, then in what is said of a place and where it is', async () => {
  expect(await searchIds('blue moon')).toEqual(['blue-moon', 'moon-garden'])
  expect(await searchIds('blue moon palace')).toEqual([])
  expect(await searchIds('마포 서점')).toEqual(['hangul-only'])
  expect(await searchIds('mapo 서점')).toEqual(['hangul-only'])
})

test('a search fits the other filters, and its pages go on without a gap', async () => {
  const cafes = await search('seoul', { kinds: ['cafe'], limit: 500 })
  expect(cafes.places.length).toBeGreaterThan(12)
  expect(cafes.total).toBe(cafes.places.length)
  expect(cafes.places.every(({ kind }) => kind === 'cafe')).toBe(true)
  for (const order of ['guide', 'name'] as const) {
    const whole = await searchIds('seoul', { kinds: ['cafe'], limit: 500, order })
    const found: string[] = []
    let after: string | null = null
    do {
      const page = await search('seoul', { kinds: ['cafe'], limit: 5, after, order })
      found.push(...page.places.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(found).toEqual(whole)
  }
})

test('suggestions are the first places of the list', async () => {
  for (const words of [
    's',
    'se',
    'seoul',
    'museum',
    'park',
    '궁',
    '시장',
    'ㅅㅇ',
    'gyeongbok palace',
    'cafe seoul',
    'insadogn',
  ]) {
    const offered = await opened.places.first({ ...noPlaceQuery, words, limit: 5 })
    expect(
      offered.map(({ id }) => id),
      words,
    ).toEqual(await searchIds(words, { limit: 5 }))
  }
  const cafes = { kinds: ['cafe' as const], limit: 5 }
  const offered = await opened.places.first({ ...noPlaceQuery, ...cafes })
  expect(offered).toEqual((await search('', cafes)).places)
})

test('a position of a search is none of a list, and the other way round', async () => {
  const { next } = await search('seoul', { limit: 2 })
  await expect(opened.places.list({ ...noPlaceQuery, after: next })).rejects.toThrow('request.malformed')
  const { next: other } = await opened.places.list({ ...noPlaceQuery, limit: 2 })
  await expect(search('seoul', { after: other })).rejects.toThrow('request.malformed')
})

test('an edit of a name is found at once, and what is deleted or closed for good is found no more', async () => {
  const change = (values: object) =>
    opened.database.transactionAs({ role: 'service' }, (tx) =>
      tx.updateTable('mgk.places').set(values).where('id', '=', 'blue-moon').execute(),
    )
  await change({ overlay: JSON.stringify({ name_en: 'Zirkonia', lat: 35.1, lng: 129.05 }) })
  expect(await searchIds('zirkonia')).toEqual(['blue-moon'])
  expect(await searchIds('blue moon')).toEqual(['moon-garden'])
  const box = { south: 35.09, west: 129.04, north: 35.11, east: 129.06 }
  expect((await opened.places.pins({ ...noPlaceQuery, words: 'zirkonia', box })).pins).toMatchObject([{ lat: 35.1 }])
  await change({ deleted_at: new Date() })
  expect(await searchIds('zirkonia')).toEqual([])
  await change({ deleted_at: null })
  expect(await searchIds('zirkonia')).toEqual(['blue-moon'])
  await change({ permanently_closed: true })
  expect(await searchIds('zirkonia')).toEqual([])
  expect((await opened.places.catalogue({ ...noPlaceQuery, words: 'zirkonia' })).places).toMatchObject([
    { permanentlyClosed: true },
  ])
})

test('a change of popularity alone puts a place elsewhere, and a position that cannot be right keeps it off the map', async () => {
  const own = await openTestPlaces()
  await own.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .insertInto('mgk.places')
      .values(
        ['one', 'two', 'three'].map((id) => {
          const { name, district, address, closed: _closed, exceptions: _exceptions, ...facts } = inventPlace(id)
          return {
            id,
            origin: 'osm',
            source_id: id,
            kind: facts.kind,
            name_en: name.en,
            name_ko: name.ko,
            aliases: [],
            description: '',
            lat: facts.lat,
            lng: facts.lng,
            province: facts.province,
            district_en: district.en,
            district_ko: district.ko,
            address_en: address.en,
            address_ko: address.ko,
            categories: [],
            interests: [],
            tags: [],
            closed: [],
            exceptions: {},
            visit_minutes: 60,
            permanently_closed: false,
            basis: 'recalled' as const,
          }
        }),
      )
      .execute(),
  )
  const set = (id: string, values: object) =>
    own.database.transactionAs({ role: 'service' }, (tx) =>
      tx.updateTable('mgk.places').set(values).where('id', '=', id).execute(),
    )
  await set('three', { popularity: 7 })
  await set('one', { popularity: 3 })
  expect((await own.listIds('')).ids).toEqual(['three', 'one', 'two'])
  await set('three', { location_quality: 'low' })
  expect((await own.places.pins(noPlaceQuery)).pins.map(({ id }) => id)).toEqual(['one', 'two'])
  expect((await own.listIds('near=37.574,126.985,100')).ids).toEqual(['one', 'two'])
  expect((await own.places.near('one'))?.map(({ id }) => id)).toEqual(['two'])
  expect(await own.places.near('nowhere')).toBeNull()
  await own.close()
})

test('no words make a search fail', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (words) => {
      expect((await search(words, { limit: 3 })).places.length).toBeLessThanOrEqual(3)
    }),
    { numRuns: 60 },
  )
})
