import { existsSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { readCourse, readMapFacts, type Spot } from '#seed/map-facts.ts'
import {
  type Boundary,
  isWithin,
  metresBetween,
  metresToEdge,
  readBoundaries,
  readTable,
  referenceFiles,
} from './reference-map.ts'

const facts = readMapFacts()
const isHere = Object.values(referenceFiles).every((file) => existsSync(file))

beforeEach(({ skip }) => skip(!isHere, 'the reference boundaries and stations are not on this machine'))

const municipalities = isHere ? readBoundaries('municipalities') : []
const stationRows = (isHere ? readTable(referenceFiles.stations) : []).map((row) => ({
  name: (row['name_ko'] ?? '').replace(/\(.*\)/u, ''),
  line: row['line'] ?? '',
  lat: Number(row['lat']),
  lng: Number(row['lng']),
}))

const farthest = 300
/** Renamed since the list was made, or under two names. */
const otherNames: Partial<Record<string, string>> = { 자양: '뚝섬유원지', 이수: '총신대입구' }
/** The list has this terminal a kilometre to the south-east of its station. */
const disputed = new Set(['Incheon Airport Terminal 2'])
/** Lines run on over tracks that the list knows by another name. */
const namesOfLine: Partial<Record<string, RegExp>> = {
  1: /^(1호선|경부선|경원선|경인선|중앙선)$/u,
  3: /^(3호선|일산선)$/u,
  4: /^(4호선|과천선|안산선)$/u,
  airport: /^공항철도/u,
}

function isWhereListed([, ko, lat, lng]: Spot): boolean {
  return stationRows.some(
    (row) => [ko, otherNames[ko]].includes(row.name) && metresBetween(row, { lat, lng }) <= farthest,
  )
}

test('every station stands within 300 metres of where the list of stations has it', () => {
  const astray = facts.stations.filter((station) => !disputed.has(station[0]) && !isWhereListed(station))
  expect(astray.map(([en]) => en)).toEqual([])
  expect(isWhereListed(['Gangnam', '강남', 37.502, 127.028])).toBe(false)
})

test('every line stops only where the list of stations has a stop of it', () => {
  const koreanOf = new Map(facts.stations.map(([en, ko]) => [en, [ko, otherNames[ko] ?? ko]]))
  const wrong = facts.lines.flatMap(({ id, courses }) => {
    const line = namesOfLine[id] ?? new RegExp(`^${id}호선`, 'u')
    const stops = new Set(stationRows.filter((row) => line.test(row.line)).map(({ name }) => name))
    const named = courses.flatMap((course) => course.split(', '))
    return named.filter((stop) => !koreanOf.get(stop)?.some((name) => stops.has(name))).map((stop) => `${id}: ${stop}`)
  })
  expect(wrong).toEqual([])
})

function areasNamed(name: string): Boundary[] {
  return municipalities.filter((area) => area.name.startsWith(name))
}

test('every city is named inside its own bounds, and every district of Seoul', () => {
  const cities = facts.cities.filter(([, ko, lat, lng]) => !areasNamed(ko).some((area) => isWithin({ lat, lng }, area)))
  const districts = facts.districts.filter(
    ([, ko, lat, lng]) => !areasNamed(ko).some((area) => area.code.startsWith('11') && isWithin({ lat, lng }, area)),
  )
  expect([...cities, ...districts].map(([en]) => en)).toEqual([])
  expect(facts.districts.length).toBe(25)
})

test('mountains and stations of the fast trains stand on land', () => {
  const atSea = [...facts.mountains, ...facts.rail.stations].filter(
    ([, , lat, lng]) => !municipalities.some((area) => isWithin({ lat, lng }, area)),
  )
  expect(atSea.map(([en]) => en)).toEqual([])
})

const seoul = municipalities.filter(({ code }) => code.startsWith('11'))

test('the Han runs through Seoul where its districts meet', () => {
  const han = readCourse(facts.waters.find(({ id }) => id === 'han')?.course.join(', ') ?? '')
  const inSeoul = han.filter((point) => seoul.some((area) => isWithin(point, area)))
  expect(inSeoul.length).toBeGreaterThan(20)
  // The bounds follow the middle of the river, and now and then an island or a bank of it.
  const astray = inSeoul.filter((point) => Math.min(...seoul.map((area) => metresToEdge(point, area))) > 600)
  expect(astray).toEqual([])
})
