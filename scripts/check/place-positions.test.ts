import { existsSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import type { PlaceFacts, Province } from '#domain/places/places.ts'
import { romanise } from '#domain/korea/romanise.ts'
import { readPlaces } from '#seed/places.ts'
import { isWithin, metresBetween, metresToEdge, readBoundaries, readTable, referenceFiles } from './reference-map.ts'

const places = readPlaces()
const isHere = Object.values(referenceFiles).every((file) => existsSync(file))

beforeEach(({ skip }) => skip(!isHere, 'the reference boundaries, places and stations are not on this machine'))

const provinceCodes: Record<Province, string> = {
  Seoul: '11',
  Busan: '21',
  Daegu: '22',
  Incheon: '23',
  Gwangju: '24',
  Daejeon: '25',
  Ulsan: '26',
  Sejong: '29',
  Gyeonggi: '31',
  Gangwon: '32',
  'North Chungcheong': '33',
  'South Chungcheong': '34',
  'North Jeolla': '35',
  'South Jeolla': '36',
  'North Gyeongsang': '37',
  'South Gyeongsang': '38',
  Jeju: '39',
}
// The outlines are simplified, and piers, rocks and beaches lie before the coast.
const coastMetres = 300
const municipalities = isHere ? readBoundaries('municipalities') : []

// The outlines are older than Incheon's new districts of July 2026.
const formerDistricts: Partial<Record<string, readonly string[]>> = { 제물포구: ['중구', '동구'], 영종구: ['중구'] }

function isInItsDistrict({ lat, lng, province, district }: PlaceFacts): boolean {
  const division = district.ko.split(' ')[1] ?? district.ko
  const divisions = formerDistricts[division] ?? [division]
  // The outlines of Changwon's districts are named without their city.
  const own = municipalities.filter(
    ({ code, name }) =>
      code.startsWith(provinceCodes[province]) &&
      (divisions.some((former) => name.includes(former)) || division === '창원시'),
  )
  const isAtSea = !municipalities.some((other) => isWithin({ lat, lng }, other))
  return own.some(
    (home) => isWithin({ lat, lng }, home) || (isAtSea && metresToEdge({ lat, lng }, home) <= coastMetres),
  )
}

test('every place lies in the province and district that it names', () => {
  expect(places.filter((place) => !isInItsDistrict(place)).map(({ id }) => id)).toEqual([])
})

test('a place that is moved to the next district is found', () => {
  const palace = places.find(({ id }) => id === 'gyeongbokgung')
  expect(palace && isInItsDistrict({ ...palace, lat: 37.555 })).toBe(false)
})

type Reference = { name: string; lat: number; lng: number; tier: string; status: string }
const references = (isHere ? readTable(referenceFiles.places) : [])
  .map(({ name_ko = '', lat, lng, tier = '', status = '' }): Reference => ({
    name: bareName(name_ko),
    lat: Number(lat),
    lng: Number(lng),
    tier,
    status,
  }))
  .filter(({ status }) => !/SUSPECT|WRONG|CONFLICT|near/u.test(status))

function bareName(name: string): string {
  return name.replaceAll(/\[.*?\]|\(.*?\)|[\s·.-]/gu, '')
}

const openAir = /산$|산국립공원$|공원$|섬$|도$|호수|숲|해안|해변|해수욕장|계곡|코지$|고궁/u
const quarters = /시장|거리|마을|길$|동$|촌$|타운$|성$/u

/** How far a place may lie from where others say it is. */
function toleranceOf({ kind, name, categories }: PlaceFacts): number {
  if (categories.includes('nature') || openAir.test(name.ko)) return 2000
  return kind === 'market' || kind === 'street-food' || quarters.test(name.ko) ? 600 : 300
}

/** References that count by themselves, or because two of them agree. */
function referencesOf({ name, aliases }: PlaceFacts): Reference[] {
  const names = new Set([name.ko, ...aliases].map(bareName))
  return references.filter((reference) => names.has(reference.name) && isTrusted(reference))
}

function isTrusted({ tier, status }: Reference): boolean {
  return tier === 'A' || status.startsWith('agree')
}

function isWhereOthersSay(place: PlaceFacts): boolean {
  const known = referencesOf(place)
  return known.length === 0 || known.some((reference) => metresBetween(place, reference) <= toleranceOf(place))
}

test('every place that the references know lies where they say', () => {
  expect(places.filter((place) => referencesOf(place).length > 0).length).toBeGreaterThan(20)
  expect(places.filter((place) => !isWhereOthersSay(place)).map(({ id }) => id)).toEqual([])
})

test('a building that is half a kilometre off is found', () => {
  const village = places.find(({ id }) => id === 'gamcheon-culture-village')
  expect(village && isWhereOthersSay({ ...village, lat: village.lat + 0.006 })).toBe(false)
})

// How the signs write stations whose name is not simply spelled out.
const stationNames: Partial<Record<string, string>> = {
  'Bukhansan Ui': '북한산우이',
  "Children's Grand Park": '어린이대공원',
  'City Hall': '시청',
  'Dongdaemun History & Culture Park': '동대문역사문화공원',
  Dongmyo: '동묘앞',
  'Dongguk Univ.': '동대입구',
  'Ewha Womans Univ.': '이대',
  'Euljiro 1-ga': '을지로입구',
  Everland: '전대.에버랜드',
  'Express Bus Terminal': '고속터미널',
  'Garak Market': '가락시장',
  "Gimpo Int'l Airport": '김포공항',
  'Hansung Univ.': '한성대입구',
  'Hanseong Baekje': '한성백제',
  'Hongik Univ.': '홍대입구',
  'Hyochang Park': '효창공원앞',
  'Incheon Grand Park': '인천대공원',
  "Incheon Nat'l Univ.": '인천대입구',
  "Int'l Business District": '국제업무지구',
  'Konkuk Univ.': '건대입구',
  'Nambu Bus Terminal': '남부터미널',
  'National Assembly': '국회의사당',
  'Olympic Park': '올림픽공원',
  'Seoul Forest': '서울숲',
  'Seoul Grand Park': '대공원',
  "Seoul Nat'l Univ. of Education": '교대',
  "Sookmyung Women's Univ.": '숙대입구',
  'Seoul Station': '서울역',
  'Ttukseom Park': '뚝섬유원지',
  'World Cup Stadium': '월드컵경기장',
  'Apgujeong Rodeo': '압구정로데오',
}
const farthestWalk = 2500
const capitalArea: readonly Province[] = ['Seoul', 'Incheon', 'Gyeonggi']
const stations = (isHere ? readTable(referenceFiles.stations) : []).map(({ name_ko = '', lat, lng }) => ({
  name: name_ko.replace(/\(.*\)/u, ''),
  lat: Number(lat),
  lng: Number(lng),
}))

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/gu, '')
}

function isNearItsStation(place: PlaceFacts & { station: string }): boolean {
  const korean = stationNames[place.station]
  return stations.some(
    (station) =>
      (korean ? station.name === korean : plain(romanise(station.name)) === plain(place.station)) &&
      metresBetween(place, station) <= farthestWalk,
  )
}

test('a station of the capital area exists by that name and is near', () => {
  const lost = places.filter(
    ({ station, province, ...place }) =>
      station !== null && capitalArea.includes(province) && !isNearItsStation({ ...place, province, station }),
  )
  expect(lost.map(({ id, station }) => `${id}: ${station}`)).toEqual([])
})
