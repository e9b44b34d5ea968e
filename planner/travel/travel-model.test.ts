import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LegMode } from '#domain/plans.ts'
import type { SubwayNetwork } from '#domain/transport.ts'
import { straightMetres } from '#domain/distances.ts'
import { createSubwayRides } from './subway-rides.ts'
import { createTravelModel, type TravelStyle } from './travel-model.ts'

const town = { lat: 37.55, lng: 126.98 }
const walker: TravelStyle = { longestWalkMinutes: 15, taxiSavesMinutes: null, party: 1 }
const rider: TravelStyle = { longestWalkMinutes: 5, taxiSavesMinutes: 10, party: 3 }

function station(id: string, lat: number, lng: number) {
  return { id, name: { en: id, ko: id }, lat, lng }
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
    { id: 'across', name: { en: 'Across', ko: '가로' }, courses: [['west', 'middle', 'east']] },
    { id: 'up', name: { en: 'Up', ko: '세로' }, courses: [['south', 'middle']] },
  ],
}
const rides = createSubwayRides(network)

test('rides take the tracks of their line, and a change takes time', () => {
  const [west, middle, east, south, alone] = [0, 1, 2, 3, 4].map((index) => rides.from(0)[index])
  expect(west?.minutes).toBe(0)
  expect(east?.metres).toBeCloseTo((middle?.metres ?? 0) * 2, -2)
  expect(south?.minutes).toBeGreaterThan((middle?.minutes ?? 0) + 4)
  expect(alone).toBeNull()
})

test('a ride back is as long as the ride there', () => {
  for (const from of [0, 1, 2, 3])
    for (const to of [0, 1, 2, 3]) expect(rides.from(from)[to]?.minutes).toBeCloseTo(rides.from(to)[from]?.minutes ?? 0)
})

test('a line that names a station nobody knows leads past it', () => {
  const lines = [{ id: 'across', name: { en: 'Across', ko: '가로' }, courses: [['west', 'nowhere', 'middle']] }]
  expect(createSubwayRides({ ...network, lines }).from(0)[1]).toEqual(rides.from(0)[1])
})

test('near is walked, along a line one rides, elsewhere a bus goes, and who is in a hurry takes a taxi', () => {
  const model = createTravelModel(rides, walker)
  expect(model.leg(town, { lat: 37.553, lng: 126.983 }).mode).toBe('walk')
  expect(model.leg(town, { lat: 37.5505, lng: 127.0605 })).toMatchObject({ mode: 'subway', cost: 1550 })
  expect(model.leg(town, { lat: 37.6, lng: 127.03 })).toMatchObject({ mode: 'bus', cost: 1500 })
  expect(createTravelModel(rides, rider).leg(town, { lat: 37.6, lng: 127.03 }).mode).toBe('taxi')
})

test('those who share a taxi share its fare', () => {
  const to = { lat: 37.6, lng: 127.03 }
  const alone = createTravelModel(rides, { ...rider, party: 1 }).leg(town, to)
  const three = createTravelModel(rides, rider).leg(town, to)
  expect(three.cost).toBeLessThan(alone.cost / 2)
  expect(alone.cost).toBeGreaterThan(4800)
})

test('nobody who is there already travels', () => {
  expect(createTravelModel(rides, walker).leg(town, town)).toEqual({ mode: 'walk', minutes: 0, metres: 0, cost: 0 })
})

// As trips are judged: kilometres an hour on the straight line, and minutes that go with every ride.
const limits: Partial<Record<LegMode, [speed: number, extra: number]>> = {
  walk: [6, 0],
  bus: [30, 4],
  subway: [35, 4],
  taxi: [50, 2],
}

test('no way is faster or shorter than possible, wherever it leads', () => {
  const point = fc.record({
    lat: fc.double({ min: 37.35, max: 37.75, noNaN: true }),
    lng: fc.double({ min: 126.65, max: 127.25, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, fc.constantFrom(walker, rider), (from, to, style) => {
      const { mode, minutes, metres, cost } = createTravelModel(rides, style).leg(from, to)
      const [speed, extra] = limits[mode] ?? [0, 0]
      const straight = straightMetres(from, to)
      expect(minutes).toBeGreaterThanOrEqual(straight / 1000 / (speed / 60) + (straight > 300 ? extra : 0))
      expect(metres).toBeGreaterThanOrEqual(straight)
      expect([minutes, metres, cost].every(Number.isInteger)).toBe(true)
    }),
  )
})
