import { afterAll, beforeEach, expect, test } from 'vitest'
import { hostileWords } from '#testing/builders/hostile-clinic.ts'
import { openPlaceImports } from '#testing/builders/place-imports.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { takeImportLock } from '#server/platform/import/import-lock.ts'
import { longestRecord } from '#server/platform/rows/csv-records.ts'

const imports = await openPlaceImports()

beforeEach(() => imports.empty())
afterAll(() => imports.close())

const header = 'id,name_en,name_ko,kind,lat,lng,address_ko,phone'
const palace = 'palace,Gyeongbokgung Palace,경복궁,attraction,37.579,126.977,서울특별시 종로구 사직로 161,02-3700-3900'
const market = 'market,Gwangjang Market,광장시장,시장,37.570,126.999,서울특별시 종로구 창경궁로 88,'

async function bring(rows: readonly string[], words = '') {
  const file = await imports.write('list.csv', [header, ...rows, ''].join('\n'))
  return (await imports.run(`places ${file} --source csv --day 2026-11-20 ${words}`)).lines
}

test('a list that is brought in again changes no row and writes no history', async () => {
  expect(await bring([palace, market])).toEqual(['2 places added, 0 changed, 0 the same.'])
  const before = await imports.read()
  expect(await bring([palace, market])).toEqual(['0 places added, 0 changed, 2 the same.'])
  expect(await imports.read()).toEqual(before)
  expect(before.changes).toEqual([])
  expect(before.places).toMatchObject([
    { id: 'csv-market', origin: 'csv', source_id: 'market', kind: 'market', interests: ['food'], basis: 'recalled' },
    {
      id: 'csv-palace',
      name_en: 'Gyeongbokgung Palace',
      district_en: 'Jongno-gu',
      district_ko: '종로구',
      province: 'Seoul',
      version: 1,
      location_quality: 'usual',
      position: 1_000_000,
    },
  ])
})

test('imported facts have the source of the mapping and the day of the list', async () => {
  const mapping = await imports.write(
    'mapping.json',
    JSON.stringify({
      source: 'City list',
      kind: 'cafe',
      kinds: {},
      columns: { id: ['nr'], name: ['who'], lat: ['y'], lng: ['x'] },
    }),
  )
  const file = await imports.write('list.ndjson', '{"nr":7,"who":"한빛","y":37.5,"x":127}\n')
  await imports.run(`places ${file} --source city --mapping ${mapping} --day 2026-11-20`)
  expect((await imports.read()).places).toMatchObject([
    { id: 'city-7', kind: 'cafe', name_en: '', name_ko: '한빛', basis: 'checked', source: 'City list' },
  ])
  const [{ day } = {}] = await queryOnce(
    imports.url,
    `select checked_on::text as day from mgk.places where id = 'city-7'`,
  )
  expect(day).toBe('2026-11-20')
})

test('a row that names its page is sourced in what it says, and a page that is too old for a price says none', async () => {
  const columns = 'id,name_en,kind,lat,lng,opening_hours,cost,access,page_address,page_publisher,page_date'
  const hall =
    'hall,City Hall,attraction,37.5,127,Mo-Su 09:00-18:00,3000,tour,https://city.example/hall,City,2024-01-10'
  const gate = 'gate,Old Gate,attraction,37.6,127,,,,http://city.example/gate,City,'
  const file = await imports.write('pages.csv', [columns, hall, gate, ''].join('\n'))
  await imports.run(`places ${file} --source csv --day 2026-11-20`)
  expect((await imports.read()).places).toMatchObject([
    { id: 'csv-gate', basis: 'recalled', source: null, access: 'walk-in', sources: [] },
    {
      id: 'csv-hall',
      basis: 'sourced',
      source: 'https://city.example/hall',
      access: 'tour',
      sources: [
        {
          address: 'https://city.example/hall',
          publisher: 'City',
          readOn: '2026-11-20',
          pageDate: '2024-01-10',
          facts: ['existence', 'hours', 'closed'],
        },
      ],
    },
  ])
})

test('a list that stands on a page is the source of all its rows', async () => {
  const page = { address: 'https://data.example/museums', publisher: 'Museum data' }
  const columns = { id: ['nr'], name: ['who'], lat: ['y'], lng: ['x'] }
  const mapping = await imports.write(
    'mapping.json',
    JSON.stringify({ source: null, page, kind: 'cafe', kinds: {}, columns }),
  )
  const file = await imports.write('list.ndjson', '{"nr":7,"who":"한빛","y":37.5,"x":127}\n')
  await imports.run(`places ${file} --source city --mapping ${mapping} --day 2026-11-20`)
  expect((await imports.read()).places).toMatchObject([
    { id: 'city-7', basis: 'sourced', source: page.address, sources: [{ ...page, facts: ['existence'] }] },
  ])
})

test("an editor's word stands over what a list says, and is not told as a change", async () => {
  await bring([palace])
  await queryOnce(imports.url, `set role mgk_service; update mgk.places set overlay = '{"phone": "1330"}', version = 2`)
  expect(await bring([palace.replace('02-3700-3900', '02-0000-0000')])).toEqual([
    '0 places added, 0 changed, 1 the same.',
  ])
  const { places, changes } = await imports.read()
  expect(places).toMatchObject([{ phone: '02-0000-0000', overlay: { phone: '1330' }, version: 2 }])
  expect(changes).toEqual([])
  expect(await bring([palace.replace('경복궁', '경복궁 궁')])).toEqual(['0 places added, 1 changed, 0 the same.'])
  expect((await imports.read()).changes).toEqual([
    {
      place_id: 'csv-palace',
      version: 3,
      action: 'imported',
      before: { name_ko: '경복궁' },
      after: { name_ko: '경복궁 궁' },
    },
  ])
})

test('a place that a whole list lacks is marked, stays visible, and loses the mark when it comes back', async () => {
  await bring([palace, market])
  expect(await bring([palace])).toHaveLength(1)
  expect(await bring([palace], '--full')).toContain('1 were marked as perhaps closed: this list does not have them.')
  expect((await imports.read()).places.map((place) => [place.closed_candidate, place.deleted_at])).toEqual([
    [true, null],
    [false, null],
  ])
  await bring([palace, market])
  expect((await imports.read()).places.map((place) => place.closed_candidate)).toEqual([false, false])
})

test('a dry run says what would happen and changes nothing', async () => {
  await bring([palace, market])
  const before = await imports.read()
  const rows = [palace.replace('126.977', '126.978'), palace.replace('palace', 'other')]
  expect(await bring(rows, '--full --dry-run')).toEqual([
    'Nothing was changed. 1 places would be added, 1 changed; 0 are the same.',
    '1 would be marked as perhaps closed: this list does not have them.',
  ])
  expect(await imports.read()).toEqual(before)
})

test('rows that cannot be used are counted by reason, and the others come in', async () => {
  const lines = await bring([
    palace,
    palace.replace('Gyeongbokgung Palace', 'Again'),
    ',Nobody,,cafe,37.5,127,,',
    'a,,,cafe,37.5,127,,',
    'b,Airport,,airport,37.5,127,,',
    'c,Nowhere,,cafe,,,,',
    'd,Tokyo,,cafe,35.68,139.7,,',
    'e,Huge,,cafe,1e400,99999999999999999999,,',
    'f,At sea,,cafe,33.1,124.1,,',
    `g,${'x'.repeat(201)},,cafe,37.5,127,,`,
    'h,Nul\u0000,,cafe,37.5,127,,',
    'i,Short,,cafe',
    'j,Far from Seoul,,cafe,35.17,129.07,서울특별시 종로구 사직로 161,',
  ])
  expect(lines).toEqual([
    '2 places added, 0 changed, 0 the same.',
    '1 are outside every district: they are kept but left off maps.',
    '11 rows were refused; --rejects FILE lists them all:',
    '  1 could not be read as a row of this file: line 13',
    '  1 have no id: line 4 (Nobody)',
    '  1 have no name: line 5 (a)',
    '  1 are of a kind that the guide does not list: line 6 (Airport)',
    '  1 do not say where they are: line 7 (Nowhere)',
    '  2 lie outside of Korea (longitude 124 to 132, latitude 32.9 to 38.7): line 8 (Tokyo); line 9 (Huge)',
    '  1 name no province and lie far from every town: line 10 (At sea)',
    '  1 repeat an id that a line before them has: line 3 (Again)',
    `  2 have a value that is too long or cannot be stored: line 11 (${'x'.repeat(60)}…); line 12 (h)`,
  ])
  expect((await imports.read()).places.map(({ id, location_quality: quality }) => [id, quality])).toEqual([
    ['csv-j', 'low'],
    ['csv-palace', 'usual'],
  ])
})

test('scripts in texts and in links come in as words or not at all', async () => {
  const row = {
    id: '../../etc/passwd',
    name_en: hostileWords.slice(0, 150),
    description: hostileWords,
    kind: 'cafe',
    lat: 37.5,
    lng: 127,
    website: 'javascript:alert(1)',
    tags: 'vegan;surprise',
  }
  const linked = { ...row, id: 'b', website: '<a href="java\nscript:alert(1)" title="x">site</a>' }
  const good = { ...row, id: 'c', website: '<a href="http://www.cafe.example" target="_blank">www.cafe.example</a>' }
  const file = await imports.write('hostile.ndjson', [row, linked, good].map((one) => JSON.stringify(one)).join('\n'))
  expect((await imports.run(`places ${file} --source csv`)).lines[0]).toBe('3 places added, 0 changed, 0 the same.')
  const { places } = await imports.read()
  expect(places.flatMap(({ website }) => website ?? [])).toEqual(['http://www.cafe.example/'])
  for (const { id, name_en: name, description, tags } of places) {
    expect(id).toMatch(/^csv-[a-z0-9]+$/)
    expect(`${name} ${description}`).not.toMatch(/<script|<img|\n/i)
    expect(tags).toEqual(['vegan'])
  }
})

test('a line of many megabytes is let go of, and those around it come in', async () => {
  const row = (id: string) => `{"id":"${id}","name":"Cafe","kind":"cafe","lat":37.5,"lng":127}\n`
  const long = `{"id":"long","name":"${'x'.repeat(longestRecord)}"}\n`
  const file = await imports.write('long.ndjson', row('a') + long + row('b'))
  expect((await imports.run(`places ${file} --source csv`)).lines).toEqual([
    '2 places added, 0 changed, 0 the same.',
    '1 rows were refused; --rejects FILE lists them all:',
    '  1 could not be read as a row of this file: line 2',
  ])
})

test('CP949 is found out, and Hangul comes in as it was', async () => {
  const hangul = Buffer.from([0xb0, 0xe6, 0xba, 0xb9, 0xb1, 0xc3])
  const file = await imports.write(
    'cp949.csv',
    Buffer.concat([Buffer.from('id,name,kind,lat,lng\n1,'), hangul, Buffer.from(',attraction,37.579,126.977\n')]),
  )
  await imports.run(`places ${file} --source csv`)
  expect((await imports.read()).places).toMatchObject([{ name_ko: '경복궁', name_en: '' }])
})

test.each([
  ['other columns', 'a,b\n1,2\n', 'has no column for the id'],
  ['a quote that stays open', `${header}\n${palace}\nx,"open\n`, 'is never closed'],
  ['a collection that is cut off', '{"type":"FeatureCollection","features":[{"type":', 'it was cut off'],
])('a file with %s changes nothing', async (_what, content, sentence) => {
  const file = await imports.write('broken', content)
  await expect(imports.run(`places ${file} --source csv`)).rejects.toThrow(sentence)
  expect((await imports.read()).places).toEqual([])
})

test('of two imports at once the second is refused, and one of clinics beside it is not', async () => {
  const file = await imports.write('list.csv', `${header}\n${palace}\n`)

  await imports.database.session(async (session) => {
    await session.transactionAs({ role: 'service' }, (tx) => takeImportLock(tx, 'place'))
    await expect(imports.run(`places ${file} --source csv`)).rejects.toThrow('Another import of places is running.')
  })
  await imports.database.session(async (session) => {
    await session.transactionAs({ role: 'service' }, (tx) => takeImportLock(tx, 'clinic'))
    expect((await imports.run(`places ${file} --source csv`)).lines[0]).toBe('1 places added, 0 changed, 0 the same.')
  })
})

test('an import leaves one line in the audit log, a terminal sees a bar, and a dry run leaves no line', async () => {
  await bring([palace], '--dry-run')
  const file = await imports.write('list.csv', `${header}\n${palace}\n`)
  const { shown } = await imports.run(`places ${file} --source csv --day 2026-11-20`, { isTTY: true })
  expect(shown).toContain('Writing ██████████████████████████████ 100 %')
  const entries = await queryOnce(imports.url, 'select action, subject_id, details from mgk.audit_log')
  const counts = { added: 1, changed: 0, same: 0, missing: 0, lowLocation: 0, refused: 0 }
  expect(entries).toEqual([
    { action: 'place.imported', subject_id: 'csv', details: { list: 'places', day: '2026-11-20', ...counts } },
  ])
})

test.each([
  ['', 'npm run import -- places FILE'],
  ['clinics x', 'npm run import -- places FILE'],
  ['places', 'npm run import'],
  ['places x --from tourapi', 'npm run import'],
  ['places x', '--source says where the list comes from'],
  ['places x --source catalogue', 'is not a source name'],
  ['places x --source clinic', 'is not a source name'],
  ['places x --source a-', 'is not a source name'],
  ['places x --source csv', 'There is no file x'],
  ['places --from kakao', 'is not tourapi'],
  ['places --from tourapi', 'TOURAPI_KEY is not set'],
])('the words %j are answered with a sentence', async (words, sentence) => {
  await expect(imports.run(words)).rejects.toThrow(sentence)
})
