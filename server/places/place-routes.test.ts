import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { mealPlaceKinds, placeKinds } from '#domain/places/places.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { buildFacts } from '#testing/builders/clinic-examples.ts'
import { inventPlace, openTestPlaces } from '#testing/builders/places.ts'
import { place as placeAnswer, placePins, placeRows } from './place-answers.ts'

const refusal = z.object({ code: z.string(), mistakes: z.array(z.object({ field: z.string(), message: z.string() })) })

const opened = await openTestPlaces({ withCatalogue: true })
afterAll(() => opened.close())

test('all pages of the catalogue together are every row once, each with every field, and the last one ends it', async () => {
  const catalogue = readCatalogue()
  let next: string | null = null
  const found: unknown[] = []
  do {
    const answer = await opened.ask(`?limit=500${next === null ? '' : `&cursor=${next}`}`)
    const page = placeRows.parse(await answer.json())
    found.push(...page.items)
    next = page.next
  } while (next !== null)
  expect(found).toMatchObject(
    catalogue.map((facts) => ({ ...facts, origin: 'catalogue', rating: null, pickedOn: null })),
  )
})

test('a place is answered as its row, and one that is not there is refused', async () => {
  const answer = await opened.ask('/gyeongbokgung')
  expect(placeAnswer.parse(await answer.json())).toMatchObject({ name: { ko: '경복궁' }, kind: 'attraction' })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  const again = await opened.ask('/gyeongbokgung', { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  for (const id of ['nowhere', 'clinic-17', 'clinic-99999999999999999999', 'pins-of', '%EA%B6%81', 'a'.repeat(201)]) {
    expect((await opened.ask(`/${id}`)).status, id).toBe(404)
  }
})

test.each([
  ['kind=market,street-food', ({ kind }: Row) => kind === 'market' || kind === 'street-food'],
  ['category=hidden-gems', ({ categories }: Row) => categories.includes('hidden-gems')],
  ['interest=nightlife', ({ interests }: Row) => interests.includes('nightlife')],
  ['tag=indoor,family', ({ tags }: Row) => tags.includes('indoor') && tags.includes('family')],
  ['area=Hongdae', ({ area }: Row) => area === 'Hongdae'],
  ['province=Jeju', ({ province }: Row) => province === 'Jeju'],
  ['district=Jongno-gu', ({ district }: Row) => district.en === 'Jongno-gu, Seoul'],
  ['budget=1', ({ budgetLevel }: Row) => budgetLevel === 1],
  ['box=35,128.9,35.3,129.3', ({ lat, lng }: Row) => lat >= 35 && lat <= 35.3 && lng >= 128.9 && lng <= 129.3],
  ['kind=cafe&province=Busan', ({ kind, province }: Row) => kind === 'cafe' && province === 'Busan'],
])('%s leaves exactly what fits, in the order of the guide', async (search, fits) => {
  const expected = readCatalogue().flatMap((row) => (fits(row) ? [row.id] : []))
  expect(expected.length).toBeGreaterThan(0)
  const { ids } = await opened.listIds(`${search}&limit=500`)
  expect(ids).toEqual(expected.slice(0, 500))
})
type Row = ReturnType<typeof readCatalogue>[number]

test('near a place stand what to see and where to eat, eight of each at most, the nearest first', async () => {
  const near = (await opened.places.near('gyeongbokgung')) ?? []
  const food = near.filter(({ kind }) => mealPlaceKinds.includes(kind))
  expect([food.length, near.length - food.length]).toEqual([8, 8])
  expect(near.map(({ metres }) => metres)).toEqual(
    near.map(({ metres }) => metres).toSorted((one, other) => one - other),
  )
})

test('a circle leaves what lies in it, and the nearest comes first where that is asked for', async () => {
  const { ids } = await opened.listIds('near=37.579,126.977,800&order=near&limit=500')
  expect(ids[0]).toBe('gyeongbokgung')
  const rows = new Map(readCatalogue().map((row) => [row.id, row]))
  const metres = ids.map((id) => metresBetween({ lat: 37.579, lng: 126.977 }, rows.get(id)))
  expect(metres).toEqual(metres.toSorted((one, other) => one - other))
  const inside = [...rows.values()].filter((row) => metresBetween({ lat: 37.579, lng: 126.977 }, row) <= 800)
  expect(new Set(ids)).toEqual(new Set(inside.map(({ id }) => id)))
})

test('pages go on without a gap in every order', async () => {
  for (const order of ['order=guide', 'order=name', 'near=37.57,126.98,50000&order=near']) {
    const whole = await opened.listIds(`province=Seoul&${order}&limit=500`)
    const found: string[] = []
    let cursor = ''
    do {
      const page = await opened.listIds(`province=Seoul&${order}&limit=37${cursor}`)
      found.push(...page.ids)
      cursor = page.next === null ? '' : `&cursor=${page.next}`
    } while (cursor !== '')
    expect(found, order).toEqual(whole.ids)
  }
})

test.each([
  ['limit', 'limit=0'],
  ['limit', 'limit=501'],
  ['limit', 'limit=-1'],
  ['limit', 'limit=1e9'],
  ['kind', 'kind=castle'],
  ['near', 'near=37.5,127'],
  ['box', 'box=37.7,126.8,37.4,127.2'],
  ['box', 'box=NaN,0,1,1'],
  ['box', 'box=-1e9,-1e9,1e9,1e9'],
  ['order', 'order=near'],
  ['open', 'open=2027-02-29'],
  ['q', `q=${'a'.repeat(2000)}`],
  ['q', 'q=%00'],
  ['cursor', 'cursor=WyJndWlkZSJd'],
  ['cursor', `cursor=${Buffer.from('["guide",1,"\\u0000"]').toString('base64url')}`],
  ['cursor', `cursor=${Buffer.from('["guide",1e300,"a"]').toString('base64url')}`],
  ['cursor', `cursor=${Buffer.from('["name","a","b"]').toString('base64url')}`],
  ['cursor', `cursor=${Buffer.from('["clinics",-1]').toString('base64url')}`],
  ['cursor', `cursor=${Buffer.from('["clinics",1e300]').toString('base64url')}`],
  ['cursor', 'cursor=%FF%FE'],
])('a wrong %s (%#) is refused by its name and with what would fit', async (field, search) => {
  const answer = await opened.ask(`?${search}`)
  expect(answer.status).toBe(400)
  const { code, mistakes } = refusal.parse(await answer.json())
  expect(code).toBe('request.malformed')
  expect(mistakes.map((mistake) => mistake.field)).toEqual([field])
  expect(mistakes[0]?.message.length).toBeGreaterThan(5)
})

test('a parameter that nobody knows is refused, and a map takes none of a page', async () => {
  for (const path of ['?colour=red', '/pins?limit=5', '/pins?cursor=abc', '/pins?order=name']) {
    expect((await opened.ask(path)).status, path).toBe(400)
  }
  expect((await opened.app.request('/api/places', { method: 'POST' })).status).toBe(405)
})

test('an area far from Korea has no places, and the whole world has those of the catalogue', async () => {
  for (const far of ['near=90,180,50000', 'near=-90,-180,1', 'near=21.3,-157.8,50000&order=near', 'box=-90,-180,0,0']) {
    expect(await opened.listIds(far), far).toEqual({ ids: [], next: null })
    expect((await opened.ask(`/pins?${far.split('&')[0]}`)).status, far).toBe(200)
  }
  const world = placePins.parse(await (await opened.ask('/pins?box=-90,-180,90,180')).json())
  expect(world.total).toBe(readCatalogue().length)
})

test('characters with a meaning for a database are searched for as they are', async () => {
  for (const words of ['%25', '_', '%5C', "';--", '%EF%BF%BD', '%F0%9F%98%80', '%ED%A0%BD']) {
    const answer = await opened.ask(`?q=${words}`)
    expect(answer.status, words).toBe(200)
    expect(placeRows.parse(await answer.json()).items.length, words).toBeLessThanOrEqual(24)
  }
})

test('a real clinic with a place on the map follows the places as a row of its own, and a sample never does', async () => {
  const own = await openTestPlaces()
  await own.places.load([inventPlace('one'), inventPlace('two')])
  await own.clinics.load([{ sourceId: 'sample', facts: buildFacts({ name: 'Sample' }) }])
  const add = (facts: ReturnType<typeof buildFacts>) =>
    own.database.transactionAs({ role: 'service' }, (tx) =>
      tx
        .insertInto('mgk.clinics')
        .values({ origin: 'hira', source_id: facts.name, imported: JSON.stringify(facts) })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  const { id } = await add(buildFacts({ name: 'Real' }))
  await add(buildFacts({ name: 'Nowhere', lat: null, lng: null }))
  const row = `clinic-${id}`
  expect(await own.listIds('')).toEqual({ ids: ['one', 'two', row], next: null })
  const first = await own.listIds('limit=2')
  expect(first.ids).toEqual(['one', 'two'])
  expect(await own.listIds(`limit=2&cursor=${first.next}`)).toEqual({ ids: [row], next: null })
  for (const fits of [
    'kind=clinic',
    'interest=beauty',
    'tag=medical',
    'open=2027-05-31T10:00',
    'near=37.52,127.02,900',
  ]) {
    expect((await own.listIds(fits)).ids, fits).toContain(row)
  }
  for (const other of ['kind=cafe', 'interest=food', 'tag=indoor', 'category=culture', 'q=Real', 'open=2027-05-30']) {
    expect((await own.listIds(other)).ids, other).not.toContain(row)
  }
  expect(placeAnswer.parse(await (await own.ask(`/${row}`)).json())).toMatchObject({
    kind: 'clinic',
    name: { en: 'Real', ko: '예시치과의원' },
    tags: ['medical'],
    rating: 4.7,
    ratingSource: 'My Guide Korea, 2026-10-01',
    ratingCount: null,
    clinic: { languages: ['ko', 'en'], isRegistered: true },
  })
  await own.close()
})

test('a map gets single pins up to 500, and above that clusters that hold every place once', async () => {
  const busan = placePins.parse(await (await opened.ask('/pins?box=35,128.9,35.3,129.3')).json())
  expect(busan.clusters).toEqual([])
  expect(busan.pins).toHaveLength(busan.total)
  const all = placePins.parse(await (await opened.ask('/pins')).json())
  expect(all.clusters.length).toBeGreaterThan(5)
  const joined = all.clusters.reduce((sum, { count }) => sum + count, 0)
  expect([joined + all.pins.length, all.total]).toEqual([readCatalogue().length, readCatalogue().length])
  for (const { lat, lng, count, box } of all.clusters) {
    expect(count).toBeGreaterThan(1)
    expect(lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east).toBe(true)
  }
})

test('a map of some kinds in any box counts the places that stand there, whether they are single or joined', async () => {
  const placed = readCatalogue().filter(({ permanentlyClosed }) => !permanentlyClosed)
  const [anyLat, anyLng] = [
    fc.double({ min: 32, max: 39.5, noNaN: true }),
    fc.double({ min: 123, max: 132.5, noNaN: true }),
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([...placeKinds], { maxLength: 3 }),
      fc.tuple(anyLat, anyLat).map((pair) => pair.toSorted((a, b) => a - b)),
      fc.tuple(anyLng, anyLng).map((pair) => pair.toSorted((a, b) => a - b)),
      async (kinds, [south = 0, north = 0], [west = 0, east = 0]) => {
        fc.pre(south < north && west < east)
        const box = `${south},${west},${north},${east}`
        const asked = new URLSearchParams({ box, ...(kinds.length > 0 && { kind: kinds.join(',') }) })
        const map = placePins.parse(await (await opened.ask(`/pins?${asked.toString()}`)).json())
        const there = placed.filter(
          ({ kind, lat, lng }) =>
            (kinds.length === 0 || kinds.includes(kind)) && lat >= south && lat <= north && lng >= west && lng <= east,
        )
        const joined = map.clusters.reduce((sum, { count }) => sum + count, 0)
        expect([joined + map.pins.length, map.total]).toEqual([there.length, there.length])
        expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining(map.pins.map(({ id }) => id)))
      },
    ),
    { numRuns: 60 },
  )
})

test('the public routes of places answer 429 with Retry-After beyond their limit', async () => {
  const limits = { take: async () => ({ allowed: false, retryAfterSeconds: 7 }) }
  const own = await openTestPlaces({ limits })
  for (const path of ['', '/pins', '/gyeongbokgung']) {
    const answer = await own.ask(path)
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([429, '7'])
  }
  await own.close()
})

function metresBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number } | undefined): number {
  if (!other) throw new Error('no such place')
  const narrow = Math.cos((one.lat * Math.PI) / 180)
  return Math.round(111_195 * Math.hypot(other.lat - one.lat, (other.lng - one.lng) * narrow))
}
