import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SubwayCourse, SubwayLine, SubwayNetwork } from '#domain/korea/transport.ts'
import { createSubwayRides } from './subway-rides.ts'

function station(id: string, lat: number, lng: number) {
  return { id, name: { en: id, ko: id }, lat, lng }
}

function line(id: string, course: Partial<SubwayCourse> & { stops: string[] }, facts: Partial<SubwayLine> = {}) {
  return {
    id,
    name: { en: id, ko: id },
    headwayMinutes: 6,
    tracksOf: null,
    isRailway: false,
    courses: [{ clock: {}, isOneWay: false, surchargeWon: 0, ...course }],
    ...facts,
  }
}

/** A line from west to east and one from south to north, which meet in the middle; an island has none. */
const network: SubwayNetwork = {
  stations: [
    station('west', 37.55, 126.9),
    station('middle', 37.55, 126.98),
    station('east', 37.55, 127.06),
    station('south', 37.48, 126.98),
    station('alone', 37.4, 126.7),
  ],
  lines: [
    line('across', { stops: ['west', 'middle', 'east'], clock: { east: 30 } }),
    line('up', { stops: ['south', 'middle'], clock: { middle: 15 } }, { headwayMinutes: 10 }),
  ],
  changes: [],
}
const [west, middle, east, south, alone] = [0, 1, 2, 3, 4]
const rides = createSubwayRides(network)

function minutes(from: number, to: number, of = rides): number {
  return of.from(from)[to]?.minutes ?? Infinity
}

test('one waits for half of what lies between two trains, and rides as long as the clock of the line says', () => {
  expect(minutes(west, east)).toBeCloseTo(3 + 30)
  expect(minutes(west, middle)).toBeCloseTo(3 + 15)
  expect(rides.from(west)[west]?.minutes).toBe(0)
})

test('a change of lines takes four minutes and the wait, or the known minutes of the station', () => {
  expect(minutes(west, south)).toBeCloseTo(3 + 15 + 4 + 5 + 15)
  const longer = createSubwayRides({ ...network, changes: [{ station: 'middle', line: 'up', minutes: 9 }] })
  expect(minutes(west, south, longer)).toBeCloseTo(3 + 15 + 9 + 5 + 15)
})

test('an express of the same tracks is changed to without a walk', () => {
  const express = line('fast', { stops: ['middle', 'east'], clock: { east: 4 } }, { tracksOf: 'across' })
  const withExpress = createSubwayRides({ ...network, lines: [...network.lines, express] })
  expect(minutes(west, east, withExpress)).toBeCloseTo(3 + 15 + 3 + 4)
})

test('a station without a train has no ride', () => {
  expect(rides.from(west)[alone]).toBeNull()
  expect(rides.from(alone).filter((ride) => ride !== null)).toHaveLength(1)
  expect([...rides.minutesFrom(west)]).toEqual(rides.from(west).map((ride) => ride?.minutes ?? Infinity))
})

test('a ride back is as long as the ride there, but on a line that runs one way', () => {
  for (const from of [west, middle, east, south])
    for (const to of [west, middle, east, south]) expect(minutes(from, to)).toBeCloseTo(minutes(to, from))
  const oneWay = line('round', { stops: ['west', 'middle', 'east', 'west'], clock: { west: 30 }, isOneWay: true })
  const round = createSubwayRides({ ...network, lines: [oneWay] })
  expect(minutes(west, middle, round)).toBeLessThan(minutes(middle, west, round))
})

test('a stop that nobody knows is passed', () => {
  const past = line('across', { stops: ['west', 'nowhere', 'middle', 'east'], clock: { nowhere: 5, east: 30 } })
  expect(minutes(west, east, createSubwayRides({ ...network, lines: [past] }))).toBeCloseTo(3 + 30)
})

test('a line whose times are not known runs as trains do', () => {
  const timeless = createSubwayRides({ ...network, lines: [line('across', { stops: ['west', 'middle'] })] })
  expect(minutes(west, middle, timeless)).toBeGreaterThan(10)
  expect(minutes(west, middle, timeless)).toBeLessThan(20)
})

test('a surcharge and railway are counted by the part that one rides', () => {
  const dear = line('across', { stops: ['west', 'middle', 'east'], surchargeWon: 1000 }, { isRailway: true })
  const ride = createSubwayRides({ ...network, lines: [dear] }).from(west)[middle]
  expect(ride?.surchargeWon).toBeCloseTo(500, -1)
  expect(ride?.railwayMetres).toBe(ride?.metres)
})

/** Some lines over a grid of stations. */
const networks = fc
  .array(fc.uniqueArray(fc.nat(8), { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 })
  .map((courses): SubwayNetwork => {
    const stations = Array.from({ length: 9 }, (_, index) =>
      station(`s${index}`, 37.5 + Math.floor(index / 3) * 0.01, 127 + (index % 3) * 0.012),
    )
    const lines = courses.map((stops, index) => line(`l${index}`, { stops: stops.map((stop) => `s${stop}`) }))
    return { stations, lines, changes: [] }
  })

test('a way by a third station is never shorter than the ride itself, with the change that the ride would need there', () => {
  fc.assert(
    fc.property(networks, fc.nat(8), fc.nat(8), fc.nat(8), (some, from, by, to) => {
      const of = createSubwayRides(some)
      expect(minutes(from, to, of)).toBeLessThanOrEqual(minutes(from, by, of) + minutes(by, to, of) + 4 + 1e-9)
    }),
  )
})

test('a line more never makes a ride longer', () => {
  fc.assert(
    fc.property(networks, fc.nat(8), fc.nat(8), (some, from, to) => {
      const fewer = createSubwayRides({ ...some, lines: some.lines.slice(1) })
      expect(minutes(from, to, createSubwayRides(some))).toBeLessThanOrEqual(minutes(from, to, fewer) + 1e-9)
    }),
  )
})
