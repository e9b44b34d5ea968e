import { expect, test } from 'vitest'
import { readTransport } from '#testing/trips/transport.ts'
import { airportBase, airportPlaces } from './airports.ts'
import { straightMetres } from './distances.ts'
import { airports } from '#domain/trips/answers/trips.ts'

test('every airport lies where the table of ways between cities has it', () => {
  const { hubs } = readTransport().intercity
  const known = hubs.filter(({ kind }) => kind === 'airport')
  // No journey of the table begins at Muan.
  for (const airport of airports.filter((code) => code !== 'MWX')) {
    const nearest = Math.min(...known.map((hub) => straightMetres(hub, airportPlaces[airport])))
    expect(nearest, airport).toBeLessThan(200)
  }
})

test('an airport at the end of a day is told by its English name', () => {
  expect(airportBase('ICN')).toEqual({ name: 'Incheon Airport', lat: 37.449, lng: 126.451 })
})
