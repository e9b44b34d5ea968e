import { existsSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import type { Hub, SubwayStation } from '#domain/korea/transport.ts'
import { readBases, readGates } from '#seed/bases.ts'
import { readIntercity, readSubwayNetwork } from '#seed/transport.ts'
import { isWithin, metresBetween, readBoundaries, readTable, referenceFiles } from './reference-map.ts'

const { stations, lines } = readSubwayNetwork()
/** The list of stations is one of the capital area. */
const listedStations = stations.filter(({ lat }) => lat > 36)
const listedLines = lines.filter(({ id }) => !id.startsWith('busan'))
const { hubs } = readIntercity()
const isHere = Object.values(referenceFiles).every((file) => existsSync(file))

beforeEach(({ skip }) => skip(!isHere, 'the reference stations, airports and boundaries are not on this machine'))

const stationRows = (isHere ? readTable(referenceFiles.stations) : []).map((row) => ({
  name: plain(row['name_ko'] ?? ''),
  line: row['line'] ?? '',
  lat: Number(row['lat']),
  lng: Number(row['lng']),
}))

/** Signs write more than the name, and dots in several ways. */
function plain(name: string): string {
  return name.replaceAll(/\(.*\)|[\s.·]/gu, '')
}

const farthest = 300
/** Renamed since the list was made, or under two names. */
const otherNames: Partial<Record<string, string>> = {
  자양: '뚝섬유원지',
  이수: '총신대입구',
  평택지제: '지제',
  한국항공대: '화전',
  시우: '원곡',
  용인중앙시장: '운동장.송담대',
}
/** The list has this terminal a kilometre to the south-east of its station. */
const disputed = new Set(['Incheon Airport Terminal 2'])
/** The list has these on the other line alone that stops there. */
const listedElsewhere = new Set([
  '2-sinjeong: Kkachisan',
  'suin-bundang: Wangsimni',
  'gyeongui-jungang: Daegok',
  'gyeongui-jungang: Yongsan',
  'seohae: Daegok',
])
/** Lines run on over tracks that the list knows by another name. */
const namesOfLine: Record<string, RegExp> = {
  1: /^(1호선|경부선|경원선|경인선|중앙선|장항선)$/u,
  2: /^2호선/u,
  '2-seongsu': /^2호선/u,
  '2-sinjeong': /^2호선/u,
  3: /^(3호선|일산선)$/u,
  4: /^(4호선|과천선|안산선|진접선)$/u,
  5: /^5호선/u,
  6: /^6호선/u,
  7: /^7호선/u,
  8: /^(8호선|별내선)$/u,
  9: /^9호선/u,
  '9-express': /^9호선/u,
  airport: /^공항철도/u,
  sinbundang: /^신분당선/u,
  'suin-bundang': /^(분당선|수인선|안산선)$/u,
  'gyeongui-jungang': /^(경의중앙선|중앙선|경원선)$/u,
  gyeongchun: /^(경춘선|중앙선|경원선)$/u,
  gyeonggang: /^경강선$/u,
  seohae: /^(서해선|경의중앙선)$/u,
  'ui-sinseol': /^우이신설선$/u,
  sillim: /^신림선$/u,
  gimpo: /^김포골드라인$/u,
  'incheon-1': /^인천1호선$/u,
  'incheon-2': /^인천2호선$/u,
  everline: /^에버라인선$/u,
}

function namesOf({ name }: SubwayStation): string[] {
  return [name.ko, otherNames[name.ko] ?? name.ko].map(plain)
}

function metresFromList(station: SubwayStation): number {
  const names = namesOf(station)
  const listed = stationRows.filter(({ name }) => names.includes(name))
  return Math.min(...listed.map((row) => metresBetween(row, station)))
}

test('every station stands within 300 metres of where the list of stations has it', () => {
  const astray = listedStations.filter((station) => !disputed.has(station.id) && metresFromList(station) > farthest)
  expect(astray.map((station) => `${station.id} ${station.name.ko} ${Math.round(metresFromList(station))}`)).toEqual([])
})

test('a station that is half a kilometre off is found', () => {
  const gangnam = stations.find(({ id }) => id === 'Gangnam')
  expect(gangnam && metresFromList({ ...gangnam, lat: gangnam.lat + 0.0045 })).toBeGreaterThan(farthest)
})

test('every line stops only where the list of stations has a stop of it', () => {
  const known = new Map(stations.map((station) => [station.id, station]))
  const wrong = listedLines.flatMap(({ id, courses }) => {
    const stops = new Set(stationRows.filter((row) => namesOfLine[id]?.test(row.line)).map(({ name }) => name))
    return courses
      .flatMap((course) => course.stops)
      .filter((stop) => {
        const station = known.get(stop)
        return !station || !namesOf(station).some((name) => stops.has(name))
      })
      .map((stop) => `${id}: ${stop}`)
  })
  expect(wrong.filter((stop) => !listedElsewhere.has(stop))).toEqual([])
})

test('every other station stands on land, in the province of its city', () => {
  const provinces = readBoundaries('provinces').filter(({ name }) => /^(?:부산|경상남도|경남)/u.test(name))
  const others = stations.filter((station) => !listedStations.includes(station))
  expect(others.length).toBeGreaterThan(90)
  expect(others.filter((station) => !provinces.some((area) => isWithin(station, area))).map(({ id }) => id)).toEqual([])
})

const airports = (isHere ? readTable(referenceFiles.airports) : []).map(({ name_ko = '', lat, lng }) => ({
  name: name_ko,
  lat: Number(lat),
  lng: Number(lng),
}))

/** From the middle of the runways. */
function metresFromAirport(hub: Pick<Hub, 'name' | 'lat' | 'lng'>): number {
  const named = airports.filter(({ name }) => hub.name.ko.startsWith(name))
  return Math.min(...named.map((airport) => metresBetween(airport, hub)))
}

test('terminals stand beside the runways of their airport, and all other hubs on land', () => {
  const municipalities = readBoundaries('municipalities')
  const terminals = hubs.filter(({ kind }) => kind === 'airport')
  expect(terminals.filter((hub) => !(metresFromAirport(hub) < 3000)).map(({ id }) => id)).toEqual([])
  const ashore = hubs.filter(({ kind }) => kind === 'train' || kind === 'bus')
  const atSea = ashore.filter((hub) => !municipalities.some((area) => isWithin(hub, area)))
  expect(atSea.map(({ id }) => id)).toEqual([])
})

test('every airport of the list is a gate beside its runways, and no gate is another airport', () => {
  const gates = readGates()
  expect(gates.filter((gate) => !(metresFromAirport(gate) < 3000)).map(({ code }) => code)).toEqual([])
  const missing = airports.filter(({ name }) => !gates.some((gate) => gate.name.ko === name))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('every base lies in the city or county that it is called after, and its stop on land', () => {
  const municipalities = readBoundaries('municipalities')
  const provinces = readBoundaries('provinces')
  const astray = readBases().filter((base) => {
    const within = [...municipalities, ...provinces].filter((area) => isWithin(base, area))
    return !within.some(({ name }) => name.startsWith(base.city.ko.replace(/[시도]$/u, '')))
  })
  expect(astray.map(({ id }) => id)).toEqual([])
  const stops = readBases().map(({ arrival }) => arrival)
  const ashore = stops.filter(({ kind }) => kind === 'train' || kind === 'bus')
  const atSea = ashore.filter((stop) => !municipalities.some((area) => isWithin(stop, area)))
  expect(atSea.map(({ id }) => id)).toEqual([])
})
