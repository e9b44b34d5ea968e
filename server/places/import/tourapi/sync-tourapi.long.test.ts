import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openPlaceImports } from '#testing/builders/place-imports.ts'
import { startTourApi, type TourRecord } from '#testing/stand-ins/tour-api.ts'

const key = 'a+b/c=='
let portal: Awaited<ReturnType<typeof startTourApi>>

const palace = record('264337', 'Gyeongbokgung Palace (경복궁)', {
  addr1: '161 Sajik-ro, Jongno-gu, Seoul',
  tel: '+82-2-3700-3900',
  firstimage: 'http://tong.visitkorea.or.kr/cms/resource/33/palace.jpg',
  cpyrhtDivCd: 'Type3',
  lDongRegnCd: '11',
  lclsSystm1: 'HS',
})
const market = record('264350', 'Gwangjang Market (광장시장)', {
  contenttypeid: '79',
  cpyrhtDivCd: '',
  firstimage: 'http://x.example/a.jpg',
})
const korean = record('126508', '경복궁', {
  contenttypeid: '12',
  addr1: '서울특별시 종로구 사직로 161',
  mapx: '126.9771',
})
const japanese = record('300001', '景福宮（경복궁）', { mapy: '37.5801' })
const farAway = record('300002', '広蔵市場（광장시장）', { mapy: '37.60' })

const imports = await openPlaceImports()

beforeEach(async () => {
  await imports.empty()
  portal = await startTourApi({
    key,
    services: {
      EngService2: [palace, market],
      KorService2: [korean],
      JpnService2: [japanese, farAway],
      ChsService2: [],
    },
    details: {
      264337: {
        overview: 'The <b>largest</b> palace.<br />Built in 1395 &amp; rebuilt.',
        homepage: '<a href="http://www.royalpalace.go.kr" target="_blank" title="open">www.royalpalace.go.kr</a>',
        usetime: '09:00-18:00',
        restdate: 'Tuesdays',
      },
      264350: {
        overview: 'A market.',
        homepage: '<a href="javascript:alert(1)">x</a>',
        usetime: '09:00~23:00 (varies)',
      },
    },
  })
  // A day of its own: what a service refused on one is not asked again on that day.
  imports.clock.now += 86_400_000
})
afterEach(() => portal.stop())
afterAll(() => imports.close())

function record(contentid: string, title: string, more: Record<string, string> = {}): TourRecord {
  const where = { mapx: '126.9770', mapy: '37.5790', contenttypeid: '76', modifiedtime: '20261101093000' }
  return { contentid, title, ...where, ...more }
}

async function sync(words = '', given: { key?: string; callsPerDay?: number } = {}) {
  const { lines } = await imports.run(`places --from tourapi ${words}`, { key, url: portal.origin, ...given })
  return lines
}

test('places come in by their list in English, with names in other languages, details and rights', async () => {
  expect(await sync()).toEqual([
    'The list in English:',
    '  2 places added, 0 changed, 0 the same.',
    'Addresses in Korean:',
    '  0 places added, 1 changed, 1 the same.',
    'Names in Japanese:',
    '  0 places added, 1 changed, 1 the same.',
    'Names in Chinese:',
    '  0 places added, 0 changed, 2 the same.',
    'Details:',
    '  0 places added, 2 changed, 0 the same.',
  ])
  const { places } = await imports.read()
  expect(places).toMatchObject([
    {
      id: 'tourapi-264337',
      source_id: '264337',
      kind: 'attraction',
      categories: ['culture'],
      name_en: 'Gyeongbokgung Palace',
      name_ko: '경복궁',
      name_ja: '景福宮',
      name_zh: null,
      province: 'Seoul',
      district_en: 'Jongno-gu',
      district_ko: '종로구',
      address_en: '161 Sajik-ro, Jongno-gu, Seoul',
      address_ko: '서울특별시 종로구 사직로 161',
      description: 'The largest palace.Built in 1395 & rebuilt.',
      website: 'http://www.royalpalace.go.kr/',
      image: {
        url: 'https://tong.visitkorea.or.kr/cms/resource/33/palace.jpg',
        author: 'Korea Tourism Organization',
        licence: 'KOGL Type 3, unchanged',
        cpyrhtDivCd: 'Type3',
      },
      basis: 'checked',
      source: 'Korea Tourism Organization, TourAPI',
    },
    // More than 300 m away it is another place; a picture without its terms is not shown; hours with a note are
    // unknown.
    { id: 'tourapi-264350', kind: 'shopping', name_ja: null, image: null, hours: null, website: null },
  ])
  expect(places[0]?.hours).toMatchObject({ mon: [['09:00', '18:00']], tue: [] })
  const days = await queryOnce(
    imports.url,
    "select checked_on::text as day from mgk.places where id = 'tourapi-264337'",
  )
  expect(days).toEqual([{ day: '2026-11-01' }])
})

test('the key is encoded once and stands in no log; a browser asks', async () => {
  await sync()
  for (const { url, headers } of portal.asked) {
    expect(url).toContain('serviceKey=a%2Bb%2Fc%3D%3D&')
    expect(headers['user-agent']).toMatch(/^Mozilla/)
  }
  portal.state.callsLeft.set('EngService2', 0)
  await sync('--full')
  expect(imports.log.join()).toContain('quota')
  expect(imports.log.join()).not.toMatch(/a\+b|a%2Bb|serviceKey/i)
})

test('a second run asks for what changed alone, brings no place twice, and keeps what other lists said', async () => {
  await sync()
  const before = await imports.read()
  imports.clock.now += 86_400_000
  portal.asked.length = 0
  expect(await sync()).not.toContain('Details:')
  expect((await imports.read()).places).toEqual(before.places)
  expect(portal.asked.map(({ url }) => new URL(url, 'http://x').pathname)).toEqual(
    ['Eng', 'Kor', 'Jpn', 'Chs'].map((name) => `/${name}Service2/areaBasedSyncList2`),
  )
  const changed = { ...palace, tel: '1330', modifiedtime: '20991231000000' }
  portal.state.services['EngService2'] = [changed, market]
  expect((await sync()).slice(0, 2)).toEqual(['The list in English:', '  0 places added, 1 changed, 0 the same.'])
  expect((await imports.read()).places[0]).toMatchObject({ phone: '1330', name_ja: '景福宮', version: 5 })
})

test('a place that its source takes back is marked, and one that a whole list does not have', async () => {
  await sync()
  imports.clock.now += 86_400_000
  const hidden = { ...market, showflag: '0', modifiedtime: '20991231000000' }
  portal.state.services['EngService2'] = [palace, hidden]
  expect(await sync()).toContain('  1 were marked as perhaps closed: this list does not have them.')
  expect((await imports.read()).places.map((place) => place.closed_candidate)).toEqual([false, true])
  portal.state.services['EngService2'] = [market]
  await sync('--full')
  expect((await imports.read()).places.map((place) => place.closed_candidate)).toEqual([true, false])
})

test('a sync of TourAPI that uses up its calls says so and continues on the next day', async () => {
  portal.state.callsLeft.set('EngService2', 3)
  const told = await sync()
  expect(told.slice(-2)).toEqual([
    '  0 places added, 1 changed, 0 the same.',
    '  The calls of this day are used up. Run the same again after midnight in Korea: it goes on from here.',
  ])
  portal.state.callsLeft.clear()
  imports.clock.now += 86_400_000
  expect((await sync()).slice(-2)).toEqual(['Details:', '  0 places added, 1 changed, 0 the same.'])
  imports.clock.now += 86_400_000
  expect(await sync()).not.toContain('Details:')
})

test('a budget of the operator ends it too, before the service does', async () => {
  expect((await sync('', { callsPerDay: 1 })).slice(0, 2)).toEqual([
    'The list in English:',
    '  2 places added, 0 changed, 0 the same.',
  ])
  expect(portal.asked.filter(({ url }) => url.startsWith('/Eng'))).toHaveLength(1)
})

test('an operator says which place a record is and which it is not, and may think otherwise', async () => {
  const file = await imports.write('joins.csv', 'language,content_id,joined_to\nja,300002,264350\nja,300001,\n')
  expect((await imports.run(`place-joins ${file}`)).lines[0]).toBe(
    '2 records are joined by hand now. The next import from tourapi with --full follows it.',
  )
  await sync()
  expect((await imports.read()).places.map((place) => place.name_ja)).toEqual([null, '広蔵市場'])
  // The record that was joined before loses its place on the next walk through all.
  const other = await imports.write('other.csv', 'language,content_id,joined_to\nja,300002,\n')
  await imports.run(`place-joins ${other}`)
  await sync('--full')
  expect((await imports.read()).places.map((place) => place.name_ja)).toEqual(['景福宮', null])
  const wrong = await imports.write('wrong.csv', 'language,content_id,joined_to\nja,300002,264350\nxx,1,2\n')
  await expect(imports.run(`place-joins ${wrong}`)).rejects.toThrow('Line 3 of wrong.csv is no join')
})

test.each([
  ['a key that nobody knows', { key: 'other' }, 'tourapi-en: bad_key (30). TOURAPI_KEY is unknown there'],
  [
    'a service that was not applied for',
    {},
    'tourapi-en: forbidden (HTTP 403). The key is not allowed to use this service',
  ],
] as const)('%s is told in a sentence, and nothing is changed', async (what, given, sentence) => {
  if (what.includes('applied')) delete portal.state.services['EngService2']
  await expect(sync('', given)).rejects.toThrow(sentence)
  expect((await imports.read()).places).toEqual([])
})

test('a portal that goes down between two pages of a step changes nothing in that step', async () => {
  portal.state.goesDownAt = 2
  await expect(sync()).rejects.toThrow('tourapi-ko: upstream_down (HTTP 500)')
  const { places } = await imports.read()
  expect(places.map(({ address_ko: address }) => address)).toEqual(['', ''])
})

test('a dry run changes nothing and asks for no details', async () => {
  expect((await sync('--dry-run')).slice(0, 2)).toEqual([
    'The list in English:',
    '  Nothing was changed. 2 places would be added, 0 changed; 0 are the same.',
  ])
  expect((await imports.read()).places).toEqual([])
  expect(portal.asked.some(({ url }) => url.includes('detail'))).toBe(false)
})
