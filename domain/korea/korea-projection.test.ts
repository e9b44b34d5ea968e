import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { metresPerUnit, projectToSheet, unprojectFromSheet } from './korea-projection.ts'

const seoul = { lat: 37.566, lng: 126.978 }
const busan = { lat: 35.18, lng: 129.076 }
const jeju = { lat: 33.5, lng: 126.53 }

test('east is right and south is down, and a degree of longitude is 500 units everywhere', () => {
  const [north, south, island] = [seoul, busan, jeju].map(projectToSheet)
  expect(south?.x).toBeGreaterThan(north?.x ?? 0)
  expect(south?.y).toBeGreaterThan(north?.y ?? 0)
  expect(island?.y).toBeGreaterThan(south?.y ?? 0)
  expect((south?.x ?? 0) - (north?.x ?? 0)).toBeCloseTo((busan.lng - seoul.lng) * 500, 6)
})

test('Seoul to Busan measures 325 km and Seoul to Jeju 453 km on the sheet', () => {
  expect(sheetKilometres(seoul, busan)).toBeCloseTo(325, -0.5)
  expect(sheetKilometres(seoul, jeju)).toBeCloseTo(453, -0.5)
})

test('a point of the sheet leads back to the place it came from', () => {
  for (const place of [seoul, busan, jeju, { lat: 37.241, lng: 131.865 }]) {
    const back = unprojectFromSheet(projectToSheet(place))
    expect(back.lat).toBeCloseTo(place.lat, 9)
    expect(back.lng).toBeCloseTo(place.lng, 9)
  }
})

test('the reference airports keep their distances from Seoul within one percent', ({ skip }) => {
  const file = '../shared/check/airports-kr.csv'
  skip(!existsSync(file), 'the reference list of airports is not on this machine')
  const airports = readFileSync(file, 'utf8').trim().split('\n').slice(1).map(readAirport)
  expect(airports).toHaveLength(15)
  for (const airport of airports) {
    const measured = sheetKilometres(seoul, airport)
    const real = greatCircleKilometres(seoul, airport)
    expect(Math.abs(measured / real - 1), airport.name).toBeLessThan(0.01)
  }
})

function readAirport(line: string): { name: string; lat: number; lng: number } {
  const [, name = '', , lat, lng] = line.split(',')
  return { name, lat: Number(lat), lng: Number(lng) }
}

type Position = { lat: number; lng: number }

/** With the scale half way, which is how a scale bar is read. */
function sheetKilometres(one: Position, other: Position): number {
  const [from, to] = [projectToSheet(one), projectToSheet(other)]
  const units = Math.hypot(from.x - to.x, from.y - to.y)
  return (units * metresPerUnit((one.lat + other.lat) / 2)) / 1000
}

function greatCircleKilometres(one: Position, other: Position): number {
  const radians = Math.PI / 180
  const cosine =
    Math.sin(one.lat * radians) * Math.sin(other.lat * radians) +
    Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * Math.cos((one.lng - other.lng) * radians)
  return 6371.0088 * Math.acos(cosine)
}
