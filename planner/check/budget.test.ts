import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildStatedPrice } from '#testing/builders/stated-price.ts'
import type { StatedPrice } from '#domain/clinics/price-sheets.ts'
import { sumOfFees } from '#domain/clinics/treatment-fees.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import {
  dayOf,
  insertStop,
  judgeTrip,
  lawfulTrip,
  rowOf,
  stopOf,
  toldOf,
  violationsOf,
} from '#testing/trips/checked-trips.ts'
import { lawfulCities } from '#testing/trips/lawful-cities.ts'
import type { Trip } from '#testing/trips/lawful-trip.ts'
import { checkBudget } from './budget.ts'

// Four sights, a cafe and two meals; all ways of these trips are on foot.
const costOfDay = 4 * 3000 + 6000 + 2 * 9000

/** A trip that may cost so much a day and in all. The slider of the form has steps; a limit in a plan need not. */
function limitedTrip(dailyBudgetRange: number, total = ''): Trip {
  return lawfulTrip({ dailyBudgetRange, totalBudget: total })
}

/** Another price of a stop, and honest sums. */
function spend(trip: Trip, placeId: string, more: number, day = 0): void {
  stopOf(trip, placeId).cost += more
  dayOf(trip, day).cost += more
  trip.plan.totals.cost += more
}

test('a day may cost what its limit allows, and not a won more', () => {
  const trip = limitedTrip(costOfDay)
  expect(violationsOf(checkBudget, trip)).toEqual([])
  spend(trip, 'sight-5', 1, 1)
  expect(toldOf(checkBudget, trip)).toEqual([
    { rule: 'budget', day: 1, code: 'day_cost', cost: costOfDay + 1, limit: costOfDay },
  ])
})

test('a day with a named place may cost what the other days leave, and not a won more', () => {
  const asked = { dailyBudgetRange: costOfDay + 5000, mustVisitPlaces: 'The sight-5 house' }
  const trip = lawfulTrip(asked)
  spend(trip, 'sight-5', 10_000, 1)
  expect(violationsOf(checkBudget, trip)).toEqual([])
  spend(trip, 'sight-5', 1, 1)
  expect(toldOf(checkBudget, trip)).toEqual([
    { rule: 'budget', day: 1, code: 'day_cost', cost: costOfDay + 10_001, limit: costOfDay + 5000 },
  ])
  const other = lawfulTrip(asked)
  spend(other, 'sight-1', 10_000)
  expect(toldOf(checkBudget, other).map(({ day, code }) => [day, code])).toEqual([[0, 'day_cost']])
})

test('a day with a place of a kind that is liked may do the same, and one with another dear place may not', () => {
  const dear = (en: string) => {
    const trip = lawfulTrip({ dailyBudgetRange: costOfDay + 5000, likes: ['aquariums'] })
    Object.assign(rowOf(trip, 'sight-5'), { cost: costOfDay, name: { en, ko: '' } })
    spend(trip, 'sight-5', 10_000, 1)
    return toldOf(checkBudget, trip).flatMap((told) => (told.code === 'day_cost' ? [told.day] : []))
  }
  expect(dear('City Park')).toEqual([1])
  expect(dear('City Aquarium')).toEqual([])
})

test('a trip may cost what its limit allows, and not a won more', () => {
  const trip = limitedTrip(60_000, `${2 * costOfDay} won`)
  expect(violationsOf(checkBudget, trip)).toEqual([])
  spend(trip, 'cafe-0', 1)
  expect(toldOf(checkBudget, trip)).toEqual([
    { rule: 'budget', day: null, code: 'trip_cost', cost: 2 * costOfDay + 1, limit: 2 * costOfDay },
  ])
})

test('without limits a trip may cost anything', () => {
  const trip = limitedTrip(120_000)
  expect(trip.plan.budget).toEqual({ dailyLimit: null, tripLimit: null })
  spend(trip, 'cafe-0', 5_000_000)
  expect(violationsOf(checkBudget, trip)).toEqual([])
})

test('fares to the stops and back count in their day', () => {
  const trip = limitedTrip(costOfDay + 2800)
  Object.assign(stopOf(trip, 'sight-1').leg ?? {}, { cost: 1400 })
  Object.assign(dayOf(trip).returnLeg ?? {}, { cost: 1400 })
  dayOf(trip).cost += 2800
  trip.plan.totals.cost += 2800
  expect(violationsOf(checkBudget, trip)).toEqual([])
  Object.assign(dayOf(trip).returnLeg ?? {}, { cost: 1401 })
  dayOf(trip).cost += 1
  trip.plan.totals.cost += 1
  expect(violationsOf(checkBudget, trip)).toEqual(['2027-05-03 costs 38801, more than 38800.'])
})

test('the fare of a move counts in the trip and not in its day', () => {
  const trip = lawfulCities()
  const { cost } = dayOf(trip, 1)
  trip.steps.step2.dailyBudgetRange = Math.max(...trip.plan.days.map((day) => day.cost))
  trip.steps.step2.totalBudget = `${trip.plan.totals.cost} won`
  trip.plan.budget = { dailyLimit: trip.steps.step2.dailyBudgetRange, tripLimit: trip.plan.totals.cost }
  expect(cost).toBeLessThan(51_000)
  expect(violationsOf(checkBudget, trip)).toEqual([])
  trip.steps.step2.totalBudget = `${trip.plan.totals.cost - 1} won`
  trip.plan.budget.tripLimit = trip.plan.totals.cost - 1
  expect(toldOf(checkBudget, trip)).toMatchObject([{ code: 'trip_cost', day: null }])
})

test('ways of which nothing is said cost nothing', () => {
  const trip = lawfulTrip()
  dayOf(trip).returnLeg = null
  stopOf(trip, 'sight-0').leg = null
  insertStop(trip, { placeId: null, kind: 'transfer', arrive: '19:00', leave: '19:30' })
  expect(violationsOf(checkBudget, trip)).toEqual([])
})

test.each([1, -1])('a sum of a day that is off by %i is caught', (more) => {
  const trip = lawfulTrip()
  dayOf(trip, 1).cost += more
  expect(violationsOf(checkBudget, trip)).toEqual([`2027-05-04 costs ${costOfDay}, not ${costOfDay + more}.`])
})

test.each([1, -1])('a sum of the trip that is off by %i is caught', (more) => {
  const trip = lawfulTrip()
  trip.plan.totals.cost += more
  expect(violationsOf(checkBudget, trip)).toEqual([`The trip costs ${2 * costOfDay}, not ${2 * costOfDay + more}.`])
})

test.each([
  [{ dailyLimit: 60_001, tripLimit: 300_000 }],
  [{ dailyLimit: 60_000, tripLimit: 299_999 }],
  [{ dailyLimit: null, tripLimit: 300_000 }],
  [{ dailyLimit: 60_000, tripLimit: null }],
])('limits of the plan that are not those of the traveller are caught: %o', (budget) => {
  const trip = lawfulTrip()
  trip.plan.budget = budget
  expect(violationsOf(checkBudget, trip)).toEqual([
    `The budget is 60000 a day and 300000 in all, not ${budget.dailyLimit} and ${budget.tripLimit}.`,
  ])
})

test('half of a price may be counted, for a child or a discount, and not a won less', () => {
  const trip = lawfulTrip()
  rowOf(trip, 'sight-0').cost = 6000
  expect(violationsOf(checkBudget, trip)).toEqual([])
  rowOf(trip, 'sight-0').cost = 6001
  expect(violationsOf(checkBudget, trip)).toEqual([
    'The sight-0 house on 2027-05-03 costs 6001, and the plan counts 3000.',
  ])
})

test('a price that is not known is counted as anything', () => {
  const trip = lawfulTrip()
  rowOf(trip, 'sight-0').cost = null
  spend(trip, 'sight-0', -3000)
  expect(violationsOf(checkBudget, trip)).toEqual([])
})

test('a rest and a stop that is no row cost what they cost, although no place says so', () => {
  const trip = lawfulTrip()
  insertStop(trip, { placeId: null, kind: 'rest', arrive: '19:00', leave: '19:30', cost: 500 })
  stopOf(trip, 'cafe-0').placeId = 'nowhere'
  dayOf(trip).cost += 500
  trip.plan.totals.cost += 500
  expect(violationsOf(checkBudget, trip)).toEqual([])
})

test.each([-1, 0.5, Number.NaN])('a price of %d is caught', (cost) => {
  const trip = lawfulTrip()
  stopOf(trip, 'cafe-0').cost = cost
  expect(violationsOf(checkBudget, trip)).toContain(`The cafe-0 house on 2027-05-03 costs ${cost}.`)
})

test('a stop that costs nothing at a place that costs nothing is lawful', () => {
  const trip = lawfulTrip()
  rowOf(trip, 'cafe-0').cost = 0
  spend(trip, 'cafe-0', -6000)
  expect(violationsOf(checkBudget, trip)).toEqual([])
})

test('a price counts as unverified where it is recalled, and not where it was checked', () => {
  const trip = lawfulTrip()
  expect(judgeTrip(checkBudget, trip).onUnverifiedFacts).toBe(14)
  rowOf(trip, 'sight-0').basis = 'checked'
  expect(judgeTrip(checkBudget, trip).onUnverifiedFacts).toBe(13)
})

test('a budget in another currency needs its warning and no other', () => {
  const trip = lawfulTrip({ totalBudget: '2000 USD' })
  trip.plan.warnings.push({ code: 'time_cut', text: 'The search was ended early.' })
  expect(violationsOf(checkBudget, trip)).toEqual(['The budget is in another currency, and no warning says so.'])
  trip.plan.warnings.push({ code: 'budget_currency', text: 'Dollars are not converted.' })
  expect(violationsOf(checkBudget, trip)).toEqual([])
})

test('a cost that breaks the daily or the total limit is reported with its figures, and no other', () => {
  const places = dayOf(lawfulTrip()).stops.flatMap(({ placeId }) => placeId ?? [])
  const limits = { day: 50_000, trip: 90_000 }
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 0, max: 40_000 }), (placeId, more) => {
      const trip = limitedTrip(limits.day, `${limits.trip} won`)
      spend(trip, placeId, more)
      const [cost, total] = [costOfDay + more, 2 * costOfDay + more]
      expect(toldOf(checkBudget, trip)).toEqual([
        ...(cost > limits.day ? [{ rule: 'budget', day: 0, code: 'day_cost', cost, limit: limits.day }] : []),
        ...(total > limits.trip
          ? [{ rule: 'budget', day: null, code: 'trip_cost', cost: total, limit: limits.trip }]
          : []),
      ])
    }),
    { numRuns: 60 },
  )
})

test('a taxi costs each one no less than the meter on the straight line, and more at night', () => {
  const trip = limitedTrip(120_000)
  const day = dayOf(trip)
  const last = day.stops.at(-1)
  const taxi = { mode: 'taxi' as const, minutes: 30, metres: 12_000, cost: 20_000 }
  day.cost += taxi.cost - (day.returnLeg?.cost ?? 0)
  trip.plan.totals.cost += taxi.cost - (day.returnLeg?.cost ?? 0)
  day.returnLeg = taxi
  expect(violationsOf(checkBudget, trip)).toEqual([])
  // Two share a base of 4,800 won by day, and two fifths more at half past eleven.
  Object.assign(taxi, { cost: 3000 })
  day.cost -= 17_000
  trip.plan.totals.cost -= 17_000
  expect(violationsOf(checkBudget, trip)).toEqual([])
  Object.assign(last ?? {}, { leave: '23:30' })
  expect(violationsOf(checkBudget, trip).join(' ')).toContain('by taxi, and the meter')
})

const price = buildStatedPrice()

/** A trip with a treatment that costs what its clinic states, in a trip that may cost 200,000 won beside it. */
function treatedTrip(fees: StatedPrice[] = [price], prices = [price]): Trip {
  const trip = lawfulTrip(
    { dailyBudgetRange: costOfDay, totalBudget: `${2 * costOfDay + 150_000} won` },
    { beautyInterest: 'interested', beautyCategories: ['Medical Treatment'], plasticSurgeryType: 'lasik' },
  )
  rowOf(trip, 'clinic-1').clinic = { languages: [], isRegistered: true, prices }
  const stop = insertStop(trip, { placeId: 'clinic-1', kind: 'treatment', arrive: '17:00', leave: '17:20' })
  stop.treatment = 'medical'
  if (fees.length > 0) stop.fees = fees
  spend(trip, 'clinic-1', sumOfFees(fees))
  return trip
}

function faultsOf(trip: Trip): string[] {
  return violationsOf(checkBudget, trip, readTreatmentTable())
}

test('the fee of a clinic is paid by the trip and not by its day', () => {
  const trip = treatedTrip()
  expect(faultsOf(trip)).toEqual([])
  spend(trip, 'sight-5', 1, 1)
  expect(toldOf(checkBudget, trip, readTreatmentTable()).map(({ code }) => code)).toEqual(['day_cost', 'trip_cost'])
})

test('a fee that no clinic states is caught, and so is one that is left out or counted wrongly', () => {
  const invented = treatedTrip([{ ...price, toWon: 140_000 }])
  expect(faultsOf(invented).join()).toContain('does not state that LASIK costs 100000')
  expect(faultsOf(treatedTrip([])).join()).toContain('states what LASIK costs, and the plan counts 0')
  const bare = treatedTrip()
  delete stopOf(bare, 'clinic-1').fees
  expect(faultsOf(bare).join()).toContain('costs 150000, and states 0')
  const low = treatedTrip()
  spend(low, 'clinic-1', -1)
  expect(faultsOf(low).join()).toContain('costs 149999, and states 150000')
  const elsewhere = treatedTrip()
  stopOf(elsewhere, 'sight-5').fees = []
  expect(faultsOf(elsewhere).join()).toContain('has the fees of a clinic')
})

test('a price that a clinic has changed since does not spoil the plan that it was stated for', () => {
  expect(faultsOf(treatedTrip([price], [{ ...price, toWon: 190_000, statedOn: '2026-11-01' }]))).toEqual([])
})
