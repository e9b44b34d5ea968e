import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { readFareSources, readIntercity, readSubwayNetwork } from './transport.ts'

const { stations, lines, changes } = readSubwayNetwork()
const { hubs, journeys } = readIntercity()
const stationIds = new Set(stations.map(({ id }) => id))

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

test('no two stations, lines, hubs or journeys are the same', () => {
  expect(repeated(stations.map(({ id }) => id))).toEqual([])
  expect(repeated(stations.map(({ lat, lng }) => `${lat} ${lng}`))).toEqual([])
  expect(repeated(lines.map(({ id }) => id))).toEqual([])
  expect(repeated(hubs.map(({ id }) => id))).toEqual([])
  expect(
    repeated(journeys.flatMap(({ mode, from, to }) => [`${mode} ${from} ${to}`, `${mode} ${to} ${from}`])),
  ).toEqual([])
})

test('every line of the capital area that a traveller takes is there, and every station lies on one', () => {
  const named = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'airport', 'sinbundang', 'suin-bundang']
  expect(lines.map(({ id }) => id)).toEqual(expect.arrayContaining([...named, 'gyeongui-jungang', 'gyeongchun']))
  const served = new Set(lines.flatMap(({ courses }) => courses.flatMap(({ stops }) => stops)))
  expect([...stationIds].filter((id) => !served.has(id))).toEqual([])
})

test('courses stop at stations that are known, and their clock runs forward to the last one', () => {
  for (const { id, courses } of lines)
    for (const { stops, clock } of courses) {
      expect(
        stops.filter((stop) => !stationIds.has(stop)),
        id,
      ).toEqual([])
      const times = stops.slice(1).flatMap((stop) => clock[stop] ?? [])
      expect(times.length, id).toBe(Object.keys(clock).length)
      expect(times, id).toEqual(times.toSorted((one, other) => one - other))
      expect(clock[stops.at(-1) ?? ''], id).toBeGreaterThan(0)
    }
})

test('neighbours on a line lie no farther apart than stations do, nor on top of each other', () => {
  const positions = new Map(stations.map((station) => [station.id, station]))
  const odd = lines.flatMap(({ id, courses }) =>
    courses.flatMap(({ stops }) =>
      stops.slice(1).flatMap((stop, index) => {
        const [from, to] = [positions.get(stops[index] ?? ''), positions.get(stop)]
        const metres = from && to ? straightMetres(from, to) : 0
        return metres > 300 && metres < 11_000 ? [] : [`${id}: ${stops[index]} – ${stop} ${Math.round(metres)} m`]
      }),
    ),
  )
  expect(odd).toEqual([])
})

test('a change is told of a line that stops there', () => {
  const wrong = changes.filter(
    ({ station, line }) =>
      !lines.some(({ id, courses }) => id === line && courses.some(({ stops }) => stops.includes(station))),
  )
  expect(wrong).toEqual([])
})

test('journeys lead between hubs that are known, and are as fast as their kind can be', () => {
  const known = new Map(hubs.map((hub) => [hub.id, hub]))
  const slowest = { train: 40, ktx: 55, bus: 28, flight: 150, ferry: 30 }
  const fastest = { train: 130, ktx: 220, bus: 100, flight: 520, ferry: 75 }
  const wrong = journeys.filter(({ mode, from, to, minutes }) => {
    const [one, other] = [known.get(from), known.get(to)]
    const kmPerHour = one && other ? straightMetres(one, other) / 1000 / (minutes / 60) : 0
    return kmPerHour < slowest[mode] || kmPerHour > fastest[mode]
  })
  expect(wrong).toEqual([])
})

test('a fare with a source names a page that was read after it was written', () => {
  const sourced = readFareSources().flatMap(({ source }) => source ?? [])
  expect(sourced.length).toBeGreaterThan(15)
  expect(sourced.filter(({ readOn, pageDate }) => pageDate !== null && pageDate > readOn)).toEqual([])
})

test('fast trains and long-distance buses name no page of before their fares changed in autumn 2026', () => {
  const changedOn = { ktx: '2026-09-01', bus: '2026-10-01' }
  const isOld = (mode: 'ktx' | 'bus', day: string | null) => day === null || day < changedOn[mode]
  const old = readFareSources().flatMap(({ mode, from, to, source }) =>
    // Buses from airports have fares of their own.
    source && (mode === 'ktx' || mode === 'bus') && !from.includes('Airport') && isOld(mode, source.pageDate)
      ? [`${mode} ${from} ${to}`]
      : [],
  )
  expect(old).toEqual([])
})

test('every place of the catalogue lies within an hour of somewhere that one can travel to', () => {
  const lost = readCatalogue().filter(
    (place) => ![...hubs, ...stations].some((stop) => straightMetres(place, stop) < 55_000),
  )
  expect(lost.map(({ id }) => id)).toEqual([])
})

/** Signs join and part the same name in several ways. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/gu, '')
}

test('every station that the catalogue names in the capital area is one of the subway', () => {
  // Jayang was called so until 2024.
  const known = new Set([...stations.map(({ id }) => plain(id)), 'ttukseompark'])
  const capitalArea = readCatalogue().filter(({ province }) => ['Seoul', 'Incheon', 'Gyeonggi'].includes(province))
  const unknown = capitalArea.flatMap(({ id, station }) =>
    station === null || known.has(plain(station)) ? [] : [`${id}: ${station}`],
  )
  expect(unknown).toEqual([])
})
