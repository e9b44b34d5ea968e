import { expect, test } from 'vitest'
import { countSmallChildren } from '#domain/trips/answers/companions.ts'
import { costOfParty } from './party-cost.ts'
import type { LegMode, PlanDay, PlanStop } from './plans.ts'

const seoul = { name: 'Seoul', lat: 37.563, lng: 126.985 }

function leg(mode: LegMode, cost: number, metres = 9000) {
  return { mode, minutes: 20, metres, cost }
}

function stop(kind: PlanStop['kind'], cost: number, way: PlanStop['leg'] = null): PlanStop {
  return { placeId: 'one', kind, arrive: '10:00', leave: '11:00', leg: way, cost, hoursUnknown: false, because: [] }
}

/** A plan of one day, whose sums are those of its stops and ways. */
function planOf(stops: PlanStop[], returnLeg: PlanStop['leg'] = null) {
  const ways = [...stops.map((one) => one.leg), returnLeg]
  const cost = stops.reduce((sum, one) => sum + one.cost, 0) + ways.reduce((sum, way) => sum + (way?.cost ?? 0), 0)
  const day: PlanDay = { date: '2027-05-01', from: seoul, to: seoul, stops, returnLeg, cost, shortfall: null }
  return { days: [day], totals: { cost, travelMinutes: 0, stops: stops.length } }
}

function partyOf(adults: number, ...childAges: number[]) {
  return { adults, childAges, older: false, mobility: null }
}

const day = planOf(
  [
    stop('attraction', 3000, leg('subway', 1550)),
    stop('meal', 12_000, leg('bus', 1500)),
    stop('attraction', 5000, leg('bus', 4000, 40_000)),
    stop('cafe', 6000, leg('taxi', 3000)),
  ],
  leg('ktx', 20_000),
)
const each = 3000 + 1550 + 12_000 + 1500 + 5000 + 4000 + 6000 + 3000 + 20_000
const eatenAndRidden = 12_000 + 6000 + 1550 + 1500

test('a child under six has no meals and no fares of its own on subways and city buses, and all else', () => {
  expect(costOfParty(day, partyOf(2))).toBe(2 * each)
  expect(costOfParty(day, partyOf(2, 0))).toBe(3 * each - eatenAndRidden)
  expect(costOfParty(day, partyOf(1, 5, 2))).toBe(3 * each - 2 * eatenAndRidden)
  expect(costOfParty(day, partyOf(2, 6))).toBe(3 * each)
  expect(countSmallChildren(partyOf(2, 5, 6, 12))).toBe(1)
})

test('what a clinic stated is paid for one traveller, whoever comes along', () => {
  const treated = planOf([{ ...stop('treatment', 500_000), fees: [] }, stop('attraction', 3000)])
  expect(costOfParty(treated, partyOf(2, 4))).toBe(500_000 + 3 * 3000)
})
