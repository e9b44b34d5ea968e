import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atLeast, leastMinutes } from './leg-limits.ts'
import { taxiMeterBetween } from '#domain/korea/taxi-fares.ts'
import { type Access, busLeg, subwayLeg, taxiLeg, walkLeg } from './local-legs.ts'
import type { Ride, SubwayRides } from './subway-rides.ts'

const seoul = { lat: 37.563, lng: 126.985 }
const meter = taxiMeterBetween(seoul, seoul)
const metres = fc.integer({ min: 0, max: 120_000 })

test('one walks 4.5 km/h, a third longer than the straight line, and pays nothing', () => {
  expect(walkLeg(0)).toEqual({ mode: 'walk', minutes: 0, metres: 0, cost: 0 })
  expect(walkLeg(1000)).toEqual({ mode: 'walk', minutes: 18, metres: 1300, cost: 0 })
  expect(walkLeg(1).minutes).toBe(1)
})

test('a city bus costs the same however far it goes, a coach by the kilometre, and both are faster beyond a town', () => {
  expect(busLeg(2000)).toEqual({ mode: 'bus', minutes: 18, metres: 2700, cost: 1500 })
  expect(busLeg(60_000).cost).toBe(1500)
  expect(busLeg(10_000, { isCoach: true }).cost).toBe(1500)
  // 81 km of road, of which 61 cost 130 won each.
  expect(busLeg(60_000, { isCoach: true }).cost).toBe(9400)
  expect(busLeg(40_000).minutes).toBeLessThan(2 * busLeg(18_000).minutes)
  // 20 km of road are town, whatever lies beyond.
})

test('a taxi costs its base fare for 1.6 km, and 110 won for each 131 m begun after it', () => {
  expect(taxiLeg(1230, 1, meter).cost).toBe(5300)
  expect(taxiLeg(1231, 1, meter).cost).toBe(5400)
  const kilometres = (count: number) => 4800 + Math.ceil((count * 1300 - 1600) / 131) * 100
  for (const count of [5, 12, 30])
    expect(taxiLeg(count * 1000, 1, meter).cost).toBe(Math.ceil((kilometres(count) * 1.1) / 100) * 100)
})

test('those who share a taxi pay together no less than one alone, and no more than a rounded hundred each', () => {
  fc.assert(
    fc.property(metres, fc.integer({ min: 1, max: 4 }), (straight, party) => {
      const [alone, shared] = [taxiLeg(straight, 1, meter), taxiLeg(straight, party, meter)]
      expect(shared.cost * party).toBeGreaterThan(alone.cost - 100)
      expect(shared.cost * party).toBeLessThan(alone.cost + 100 * party)
      expect({ ...shared, cost: 0 }).toEqual({ ...alone, cost: 0 })
    }),
  )
})

test('no way is shorter, faster or cheaper than a shorter one of its kind', () => {
  const legs = [walkLeg, busLeg, (straight: number) => taxiLeg(straight, 2, meter)]
  fc.assert(
    fc.property(metres, metres, fc.constantFrom(...legs), (one, other, leg) => {
      const [shorter, longer] = [leg(Math.min(one, other)), leg(Math.max(one, other))]
      // At 40 km the floors change to those of motorways.
      const isSameFloor = Math.min(one, other) > 40_000 || Math.max(one, other) <= 40_000
      expect(longer.minutes).toBeGreaterThanOrEqual(isSameFloor ? shorter.minutes : 0)
      expect(longer.metres).toBeGreaterThanOrEqual(shorter.metres)
      expect(longer.cost).toBeGreaterThanOrEqual(shorter.cost)
    }),
  )
})

test('every leg is at least as long as its floor, in whole minutes, metres and won', () => {
  fc.assert(
    fc.property(metres, fc.boolean(), (straight, isCountry) => {
      for (const leg of [
        walkLeg(straight),
        busLeg(straight),
        taxiLeg(straight, 3, meter, { isBetweenTowns: isCountry }),
      ]) {
        expect(leg.minutes).toBeGreaterThanOrEqual(
          leg.mode === 'walk' ? straight / 100 : leastMinutes(leg.mode, straight),
        )
        expect(leg.metres).toBeGreaterThanOrEqual(straight)
        expect([leg.minutes, leg.metres, leg.cost].every(Number.isInteger)).toBe(true)
      }
    }),
  )
})

test('an estimate below the least minutes or metres is raised to them, and keeps the rest', () => {
  const ktx = { mode: 'ktx' as const, minutes: 0, metres: 0, cost: 59_800 }
  expect(atLeast(100_000, ktx)).toEqual({ ...ktx, minutes: 40, metres: 100_000 })
  expect(atLeast(100_000.2, { ...ktx, minutes: 120.2, metres: 130_000 })).toEqual({
    ...ktx,
    minutes: 121,
    metres: 130_000,
  })
})

test('buses and taxis are held to 70 km/h beyond 40 km alone', () => {
  for (const [mode, speed, extra] of [
    ['bus', 500, 4],
    ['transit', 500, 4],
    ['taxi', 833, 2],
  ] as const) {
    expect(leastMinutes(mode, 40_000)).toBeCloseTo(40_000 / speed + extra)
    expect(leastMinutes(mode, 40_001)).toBeCloseTo(40_001 / 1166 + extra)
  }
  expect(leastMinutes('subway', 60_000)).toBeCloseTo(60_000 / 583 + 4)
})

function ride(facts: Partial<Ride> = {}): Ride {
  return { minutes: 20, metres: 8000, railwayMetres: 0, surchargeWon: 0, ...facts }
}

/** Stations from each of which one rides to every other as said. */
function ridesOf(...table: (Ride | null)[][]): SubwayRides {
  const from = (station: number) => table[station] ?? []
  return {
    stations: [],
    from,
    minutesFrom: (station) => Float64Array.from(from(station), (each) => each?.minutes ?? Infinity),
  }
}

function access(station: number, minutes: number): Access {
  return { station, minutes, metres: minutes * 75, mode: 'walk' }
}

test('a ride takes the ways to and from its stations and three minutes of stairs', () => {
  const rides = ridesOf([null, ride()])
  expect(subwayLeg(rides, [access(0, 5)], [access(1, 4)], 7000)).toEqual({
    mode: 'subway',
    minutes: 5 + 3 + 20 + 4,
    metres: 8000 + 9 * 75,
    cost: 1550,
  })
})

test('a ride with a bus at one of its ends is told as both', () => {
  const rides = ridesOf([null, ride()])
  const byBus = { ...access(1, 25), mode: 'bus' as const }
  expect(subwayLeg(rides, [access(0, 5)], [byBus], 7000)?.mode).toBe('transit')
  expect(subwayLeg(rides, [{ ...access(0, 25), mode: 'bus' }], [access(1, 5)], 7000)?.mode).toBe('transit')
})

test('of several stations those are taken with which one is there first', () => {
  const rides = ridesOf([null, ride({ minutes: 30 }), ride({ minutes: 10 })])
  expect(subwayLeg(rides, [access(0, 2)], [access(1, 1), access(2, 15)], 5000)?.minutes).toBe(30)
  expect(subwayLeg(rides, [access(0, 2)], [access(1, 1), access(2, 40)], 5000)?.minutes).toBe(36)
})

test('without a station, a train or another station to leave it there is no ride', () => {
  const rides = ridesOf([ride(), null])
  expect(subwayLeg(rides, [], [access(1, 1)], 5000)).toBeNull()
  expect(subwayLeg(rides, [access(0, 1)], [], 5000)).toBeNull()
  expect(subwayLeg(rides, [access(0, 1)], [access(1, 1)], 5000)).toBeNull()
  expect(subwayLeg(rides, [access(0, 1)], [access(0, 1)], 5000)).toBeNull()
})

test.each([
  [10_000, 0, 1550],
  [10_001, 0, 1650],
  [15_000, 0, 1650],
  [15_001, 0, 1750],
  [8000, 1, 1600],
  [8000, 50, 1600],
  [8000, 51, 1650],
])('a ride of %i m with a surcharge of %i won costs %i won', (length, surchargeWon, cost) => {
  const rides = ridesOf([null, ride({ metres: length, surchargeWon })])
  expect(subwayLeg(rides, [access(0, 1)], [access(1, 1)], 5000)?.cost).toBe(cost)
})

test.each([
  [20, 20_001, 'train'],
  [20, 20_000, 'subway'],
  [80, 40_000, 'subway'],
])('a ride of %i minutes with %i m of 40 km on railways is one by %s', (minutes, railwayMetres, mode) => {
  const rides = ridesOf([null, ride({ minutes, metres: 40_000, railwayMetres })])
  const leg = subwayLeg(rides, [access(0, 1)], [access(1, 1)], 40_000)
  expect(leg?.mode).toBe(mode)
  expect(leg?.minutes).toBeGreaterThanOrEqual(leastMinutes(leg?.mode ?? 'walk', 40_000))
})
