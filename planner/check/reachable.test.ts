import fc from 'fast-check'
import { expect, test } from 'vitest'
import { straightMetres } from '#domain/korea/distances.ts'
import { type LegMode, legModes } from '#domain/trips/plan/plans.ts'
import {
  dayOf,
  insertStop,
  judgeTrip,
  lawfulTrip,
  northOf,
  rowOf,
  stopOf,
  violationsOf,
} from '#testing/trips/checked-trips.ts'
import type { Trip } from '#testing/trips/lawful-trip.ts'
import { checkReachable } from './reachable.ts'

/** One stop so far north of the base that all else is lawful; the way there takes these minutes. */
function wayTrip(mode: LegMode, straight: number, minutes: number, metres = Math.ceil(straight)): Trip {
  const trip = lawfulTrip({}, {}, 1)
  const day = dayOf(trip)
  Object.assign(rowOf(trip, 'sight-0'), northOf(day.from, straight))
  const leg = { mode, minutes, metres, cost: 0 }
  const stop = stopOf(trip, 'sight-0')
  day.stops = [{ ...stop, leg }]
  day.returnLeg = { mode: 'walk', minutes: 9999, metres: metres + 1, cost: 0 }
  trip.plan.totals.travelMinutes = minutes + 9999
  return trip
}

// Kilometres an hour, overhead in minutes and the speed beyond 40 km, as shared rule 2 has them.
const floors: Record<LegMode, [speed: number, overhead: number, beyond: number]> = {
  walk: [6, 0, 6],
  bus: [30, 4, 70],
  transit: [30, 4, 70],
  subway: [35, 4, 35],
  taxi: [50, 2, 70],
  car: [50, 2, 70],
  train: [250, 15, 250],
  ktx: [250, 15, 250],
  ferry: [54, 15, 54],
  flight: [720, 75, 720],
}

function leastMinutes(mode: LegMode, metres: number): number {
  const [speed, overhead, beyond] = floors[mode]
  const motorway = metres > 40_000 ? beyond : speed
  return metres / 1000 / (motorway / 60) + (metres > 300 ? overhead : 0)
}

test.each(
  legModes.flatMap((mode) =>
    [250, 299.9, 301, 12_345, 39_999, 40_001, 120_000].map((metres) => [mode, metres] as const),
  ),
)('by %s over %d m the least time is allowed, and a minute less is caught', (mode, metres) => {
  const least = Math.ceil(leastMinutes(mode, metres))
  expect(violationsOf(checkReachable, wayTrip(mode, metres, least))).toEqual([])
  expect(violationsOf(checkReachable, wayTrip(mode, metres, least - 1))).toEqual([
    `the way to The sight-0 house on 2027-05-03 takes ${least - 1} minutes by ${mode}, and cannot take less than ${least}.`,
  ])
})

test('a way may be as long as the straight line, rounded, and no shorter', () => {
  expect(violationsOf(checkReachable, wayTrip('walk', 1000.4, 11, 1000))).toEqual([])
  expect(violationsOf(checkReachable, wayTrip('walk', 1000.4, 11, 999))).toEqual([
    'the way to The sight-0 house on 2027-05-03 is 999 m long, shorter than the straight line.',
  ])
})

test.each(['minutes', 'metres', 'cost'] as const)('%s below nothing or without an end are caught', (figure) => {
  for (const wrong of [-1, Number.NaN, Infinity]) {
    const trip = wayTrip('walk', 0, 5, 5)
    Object.assign(stopOf(trip, 'sight-0').leg ?? {}, { [figure]: wrong })
    expect(violationsOf(checkReachable, trip)).toContain(
      'the way to The sight-0 house on 2027-05-03 has a figure that is none.',
    )
  }
  expect(violationsOf(checkReachable, wayTrip('walk', 0, 0, 0))).toEqual([])
})

test('a stop less than a metre away needs no leg, and one farther away needs one', () => {
  const trip = wayTrip('walk', 0.5, 1, 1)
  const stop = stopOf(trip, 'sight-0')
  stop.leg = null
  trip.plan.totals.travelMinutes = 9999
  expect(violationsOf(checkReachable, trip)).toEqual([])
  Object.assign(rowOf(trip, 'sight-0'), northOf(dayOf(trip).from, 1.5))
  expect(violationsOf(checkReachable, trip)).toEqual(['Of the way to The sight-0 house on 2027-05-03 nothing is said.'])
})

test('a way back is needed from anywhere but where the day ends, and the last way is measured like others', () => {
  const trip = wayTrip('walk', 1000, 10)
  dayOf(trip).returnLeg = null
  trip.plan.totals.travelMinutes = 10
  expect(violationsOf(checkReachable, trip)).toEqual(['Of the way back on 2027-05-03 nothing is said.'])
  dayOf(trip).returnLeg = { mode: 'walk', minutes: 9, metres: 1000, cost: 0 }
  trip.plan.totals.travelMinutes = 19
  expect(violationsOf(checkReachable, trip)).toEqual([
    'the way back on 2027-05-03 takes 9 minutes by walk, and cannot take less than 10.',
  ])
})

test('of a way from or to a place that is not known only the figures are judged', () => {
  const trip = wayTrip('walk', 5000, 1, 1)
  stopOf(trip, 'sight-0').placeId = 'nowhere'
  expect(violationsOf(checkReachable, trip)).toEqual([])
})

test('one rests where one is, and goes on from there', () => {
  const trip = wayTrip('walk', 1000, 10)
  insertStop(trip, { placeId: null, kind: 'rest', arrive: '19:00', leave: '19:30' })
  expect(violationsOf(checkReachable, trip)).toEqual([])
  dayOf(trip).returnLeg = { mode: 'walk', minutes: 9, metres: 1000, cost: 0 }
  trip.plan.totals.travelMinutes = 19
  expect(violationsOf(checkReachable, trip)).toHaveLength(1)
})

test.each([1, -1])('a sum of minutes that is off by %i is caught', (more) => {
  const trip = lawfulTrip()
  const { travelMinutes } = trip.plan.totals
  trip.plan.totals.travelMinutes += more
  expect(violationsOf(checkReachable, trip)).toEqual([
    `The ways take ${travelMinutes} minutes in all, not ${travelMinutes + more}.`,
  ])
})

test('a day that flights leave without any time needs no way, and counts in no sum', () => {
  const trip = lawfulTrip()
  const day = dayOf(trip, 1)
  const minutes = [...day.stops.map(({ leg }) => leg), day.returnLeg].reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0)
  Object.assign(day, { stops: [], returnLeg: null, to: { name: 'Far', lat: 35, lng: 129 } })
  trip.plan.totals.travelMinutes -= minutes
  expect(violationsOf(checkReachable, trip)).toHaveLength(2)
  for (const shortfall of ['arrival', 'departure'] as const) {
    day.shortfall = shortfall
    expect(violationsOf(checkReachable, trip)).toEqual([])
  }
})

test('a leg is reported exactly when it is faster than the least time of its mode', () => {
  const metres = fc.double({ min: 0, max: 400_000, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...legModes), metres, fc.integer({ min: 0, max: 600 }), (mode, straight, minutes) => {
      const trip = wayTrip(mode, straight, minutes)
      const real = straightMetres(dayOf(trip).from, rowOf(trip, 'sight-0'))
      const isTooFast = minutes < leastMinutes(mode, real)
      expect(judgeTrip(checkReachable, trip).held).toBe(!isTooFast)
    }),
    { numRuns: 150 },
  )
})
