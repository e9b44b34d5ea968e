import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airportPlaces } from '#domain/korea/airports.ts'
import type { LegMode } from '#domain/trips/plan/plans.ts'
import { straightMetres } from '#domain/korea/distances.ts'
import { onlyStreets, readTransport } from '#testing/trips/transport.ts'
import { createTravelModel, type TravelStyle } from './travel-model.ts'

const transport = readTransport()
const town = { lat: 37.55, lng: 126.98 }
const walker: TravelStyle = { longestWalkMinutes: 15, taxiSavesMinutes: null, party: 1 }
const rider: TravelStyle = { longestWalkMinutes: 5, taxiSavesMinutes: 10, party: 3 }

test('near is walked, elsewhere a bus goes, and who is in a hurry takes a taxi', () => {
  const model = createTravelModel(onlyStreets, walker)
  expect(model.leg(town, { lat: 37.553, lng: 126.983 }).mode).toBe('walk')
  expect(model.leg(town, { lat: 37.6, lng: 127.03 })).toMatchObject({ mode: 'bus', cost: 1500 })
  expect(createTravelModel(onlyStreets, rider).leg(town, { lat: 37.6, lng: 127.03 }).mode).toBe('taxi')
})

test('whoever has a car drives out of the capital, and neither in a great city nor onto an island', () => {
  const modeOf = (from: typeof town, to: typeof town, style: TravelStyle = driver) =>
    createTravelModel(transport, style).leg(from, to).mode
  const driver = { ...walker, drives: true }
  const [seongsan, jejuCity] = [
    { lat: 33.458, lng: 126.942 },
    { lat: 33.488, lng: 126.492 },
  ]
  expect([modeOf(jejuCity, seongsan), modeOf(jejuCity, seongsan, walker)]).toEqual(['car', 'bus'])
  expect(modeOf(jejuCity, { lat: 33.489, lng: 126.494 })).toBe('walk')
  expect(modeOf(jejuCity, { lat: 35.158, lng: 129.06 })).toBe('flight')
  const [gyeongju, busan] = [
    { lat: 35.836, lng: 129.21 },
    { lat: 35.158, lng: 129.06 },
  ]
  expect(modeOf(gyeongju, busan)).toBe('car')
  expect(modeOf(busan, { lat: 35.115, lng: 129.04 })).not.toBe('car')
  expect([modeOf(town, { lat: 37.6, lng: 127.03 }), modeOf(town, gyeongju)]).not.toContain('car')
})

test('a drive costs nothing that is known, and takes four minutes more than a taxi', () => {
  const [from, to] = [
    { lat: 33.488, lng: 126.492 },
    { lat: 33.394, lng: 126.239 },
  ]
  const drive = createTravelModel(onlyStreets, { ...rider, drives: true }).leg(from, to)
  const taxi = createTravelModel(onlyStreets, rider).leg(from, to)
  expect(taxi.mode).toBe('taxi')
  expect(drive).toEqual({ mode: 'car', minutes: taxi.minutes + 4, metres: taxi.metres, cost: 0 })
})

test('those who share a taxi share its fare', () => {
  const to = { lat: 37.6, lng: 127.03 }
  const alone = createTravelModel(onlyStreets, { ...rider, party: 1 }).leg(town, to)
  const three = createTravelModel(onlyStreets, rider).leg(town, to)
  expect(three.cost).toBeLessThan(alone.cost / 2)
  expect(alone.cost).toBeGreaterThan(4800)
})

test('a way to the same point takes no time and costs nothing', () => {
  const model = createTravelModel(transport, walker)
  expect(model.leg(town, town)).toEqual({ mode: 'walk', minutes: 0, metres: 0, cost: 0 })
})

// As trips are judged: kilometres an hour on the straight line, and minutes that go with every ride.
const limits: Record<LegMode, [speed: number, extra: number]> = {
  walk: [6, 0],
  bus: [30, 4],
  transit: [30, 4],
  subway: [35, 4],
  taxi: [50, 2],
  car: [50, 2],
  train: [250, 15],
  ktx: [250, 15],
  flight: [720, 75],
  ferry: [54, 15],
}

// Beyond 40 km.
const motorway: Partial<typeof limits> = { bus: [70, 4], transit: [70, 4], taxi: [70, 2], car: [70, 2] }

function pointIn(south: number, north: number, west: number, east: number) {
  return fc.record({
    lat: fc.double({ min: south, max: north, noNaN: true }),
    lng: fc.double({ min: west, max: east, noNaN: true }),
  })
}
const inTown = pointIn(37.35, 37.75, 126.65, 127.25)
const inKorea = pointIn(33.2, 38.3, 126, 129.5)

test('no way is faster or shorter than possible, wherever it leads', () => {
  const ends = fc.oneof(fc.tuple(inTown, inTown), fc.tuple(inTown, inKorea), fc.tuple(inKorea, inKorea))
  fc.assert(
    fc.property(ends, fc.constantFrom(walker, rider), ([from, to], style) => {
      const { mode, minutes, metres, cost } = createTravelModel(transport, style).leg(from, to)
      const straight = straightMetres(from, to)
      const [speed, extra] = straight > 40_000 ? (motorway[mode] ?? limits[mode]) : limits[mode]
      expect(minutes).toBeGreaterThanOrEqual(straight / 1000 / (speed / 60) + (straight > 300 ? extra : 0))
      expect(metres).toBeGreaterThanOrEqual(straight)
      expect([minutes, metres, cost].every(Number.isInteger)).toBe(true)
    }),
  )
})

test('trains never make a way longer than the streets alone', () => {
  fc.assert(
    fc.property(inTown, fc.oneof(inTown, inKorea), (from, to) => {
      const withTrains = createTravelModel(transport, walker).leg(from, to)
      expect(withTrains.minutes).toBeLessThanOrEqual(createTravelModel(onlyStreets, walker).leg(from, to).minutes)
    }),
  )
})

test('of many ways the rides from a station are looked up often and worked out once', () => {
  let lookUps = 0
  const found = new Set<unknown>()
  const counted = {
    ...transport,
    rides: {
      ...transport.rides,
      minutesFrom(station: number) {
        lookUps += 1
        const minutes = transport.rides.minutesFrom(station)
        found.add(minutes)
        return minutes
      },
    },
  }
  const model = createTravelModel(counted, walker)
  const points = Array.from({ length: 60 }, (_, index) => ({
    lat: 37.5 + (index % 8) * 0.012,
    lng: 126.9 + Math.floor(index / 8) * 0.02,
  }))
  for (const from of points) for (const to of points) model.leg(from, to)
  // At the most four stations at the start of each way, and never the square of it.
  expect(lookUps).toBeLessThanOrEqual(points.length ** 2 * 4)
  expect(found.size).toBeLessThanOrEqual(points.length * 4)
})

test('a taxi that is dearer than its share of the day is not taken, and one that is not is', () => {
  const [from, to] = [
    { lat: 34.95, lng: 127.49 },
    { lat: 35.05, lng: 127.45 },
  ]
  const style: TravelStyle = { longestWalkMinutes: 15, taxiSavesMinutes: 10, party: 1 }
  const taxi = createTravelModel(readTransport(), style).leg(from, to)
  expect(taxi.mode).toBe('taxi')
  const legWith = (mostTaxiWon: number) => createTravelModel(readTransport(), { ...style, mostTaxiWon }).leg(from, to)
  expect(legWith(taxi.cost)).toEqual(taxi)
  expect(legWith(taxi.cost - 1).mode).not.toBe('taxi')
  const toAirport = createTravelModel(onlyStreets, { ...style, mostTaxiWon: 1 }).leg(from, airportPlaces.MWX)
  expect(toAirport.mode).toBe('taxi')
})

test('a long taxi where trains go saves half an hour more than a short one, and none goes to another city', () => {
  const style: TravelStyle = { longestWalkMinutes: 15, taxiSavesMinutes: 10, party: 3 }
  const modeTo = (lat: number, lng: number, from = { lat: 34.95, lng: 127.49 }) =>
    createTravelModel(onlyStreets, style).leg(from, { lat, lng }).mode
  expect(modeTo(35.2, 127.49)).toBe('bus')
  expect(modeTo(33.25, 126.56, { lat: 33.49, lng: 126.49 })).toBe('taxi')
  expect(modeTo(36.95, 127.49)).toBe('bus')
})
