import { expect, test } from 'vitest'
import { goTo, wayFrom } from './way-phrases.ts'

const bus = { mode: 'bus', minutes: 80, metres: 62_900, cost: 1500 } as const
const zone = { station: null, stationKo: null, isTour: true }

test('to a place in the controlled zone one goes with the coach of a tour, and to any other by bus', () => {
  expect(wayFrom('your hotel', bus, zone)).toBe('about an hour and a quarter with the coach of a tour from your hotel')
  expect(goTo(bus, zone)).toBe('join a tour to')
  expect(wayFrom('your hotel', bus, { ...zone, isTour: false })).toBe(
    'about an hour and a quarter by bus from your hotel',
  )
  expect(goTo({ ...bus, minutes: 20 }, { ...zone, isTour: false })).toBe('take the bus to')
})

test('how long a way takes stands beside the station where one gets off', () => {
  const there = { station: 'Anguk', stationKo: '안국역', isTour: false }
  expect(goTo({ ...bus, mode: 'subway' }, there)).toBe(
    'take the subway to Anguk (안국역), about an hour and a quarter, for',
  )
})

test('inside the zone one walks', () => {
  expect(goTo({ ...bus, mode: 'walk', minutes: 8 }, zone)).toBe('walk to')
})

test('a long way to an island is told as one by land and boat, a short one as a ferry', () => {
  const island = { station: null, stationKo: null, isTour: false }
  expect(goTo({ ...bus, mode: 'ferry' }, island)).toBe('travel by land and boat (about an hour and a quarter) to')
  expect(wayFrom('your room', { ...bus, mode: 'ferry' }, island)).toContain('by land and boat from your room')
  expect(goTo({ ...bus, mode: 'ferry', minutes: 20 }, island)).toBe('take the ferry to')
})
