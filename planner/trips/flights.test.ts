import { expect, test, vi } from 'vitest'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { TripFlight } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkPlan } from '#planner/check/check-plan.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { planTrip } from './plan-trip.ts'

vi.setConfig({ testTimeout: 60_000 })

const catalogue = inventCatalogue()

type Flights = { arrival?: TripFlight; departure?: TripFlight }

function plan(days: number, flights: Flights, asked: Parameters<typeof askTrip>[1] = {}): Plan {
  const steps = askTrip(days, asked)
  Object.assign(steps.step1, flights)
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
  const made = planTrip({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.2 })
  const verdicts = checkPlan({ steps, wishes, catalogue, plan: made, words: '' })
  const untold = verdicts.filter(({ rule }) => rule !== 'words' && rule !== 'wishes')
  expect(untold.flatMap(({ violations }) => violations)).toEqual([])
  return made
}

function at(airport: TripFlight['airport'], time: string): TripFlight {
  return { airport, time }
}

function mealsOf({ days }: Plan): (string | undefined)[][] {
  return days.map(({ stops }) => stops.flatMap(({ meal }) => (meal ? [meal] : [])))
}

test('a trip between two flights keeps to every rule, and its ways lead from the airport and back', () => {
  const made = plan(3, { arrival: at('ICN', '10:00'), departure: at('ICN', '20:00') })
  expect(made.days.map(({ from, to }) => [from.name, to.name])).toEqual([
    ['Incheon Airport', 'Insadong'],
    ['Insadong', 'Insadong'],
    ['Insadong', 'Incheon Airport'],
  ])
  expect(made.base.name).toBe('Insadong')
  expect(made.days[2]?.returnLeg?.metres).toBeGreaterThan(40_000)
  expect(made.warnings).toEqual([])
})

test('a landing in the evening forces no meal, and a day that is too short says why', () => {
  const made = plan(2, { arrival: at('ICN', '18:30') })
  expect(mealsOf(made)[0]).toEqual([])
  expect(made.days[0]?.shortfall).toBe('arrival')
  expect(mealsOf(made)[1]).toEqual(['lunch', 'dinner'])
  expect(mealsOf(plan(2, { arrival: at('ICN', '16:00') }))[0]).toEqual(['dinner'])
})

test('a flight home in the afternoon leaves lunch and no dinner', () => {
  const made = plan(2, { departure: at('ICN', '19:00') })
  expect(mealsOf(made)).toEqual([['lunch', 'dinner'], ['lunch']])
})

test('a flight that leaves nothing of its day makes it empty, with the way, the shortfall and a warning', () => {
  const made = plan(2, { arrival: at('ICN', '22:00') })
  expect(made.days[0]).toMatchObject({ stops: [], shortfall: 'arrival', to: { name: 'Insadong' } })
  expect(made.days[0]?.returnLeg?.minutes).toBeGreaterThan(0)
  expect(made.warnings).toEqual([{ code: 'flight_day_empty', text: '' }])
})

test('flights that contradict each other are planned as an empty day and said to clash', () => {
  const made = plan(1, { arrival: at('ICN', '20:00'), departure: at('ICN', '09:00') })
  expect(made.days).toMatchObject([{ stops: [], shortfall: 'arrival', returnLeg: null, cost: 0 }])
  expect(made.warnings.map(({ code }) => code)).toEqual(['flights_clash', 'flight_day_empty'])
  expect(made.conflicts).toEqual([
    {
      wishes: ['selectedInterests', 'socialMediaOptions', 'dates', 'flights'],
      relax: [{ wish: 'dates', to: '2027-05-05' }],
    },
  ])
})

test('a flight home before a move of that morning could arrive is said to be missed, and nobody is sent on the move', () => {
  const made = plan(2, { arrival: at('CJJ', '21:00'), departure: at('ICN', '08:00') })
  expect(made.days[1]).toMatchObject({ stops: [], shortfall: 'departure', returnLeg: null })
  expect(made.warnings.map(({ code }) => code)).toContain('flights_clash')
  const later = plan(2, { arrival: at('CJJ', '21:00'), departure: at('ICN', '23:50') })
  expect(later.days[1]?.stops[0]).toMatchObject({ kind: 'transfer' })
  expect(later.warnings.map(({ code }) => code)).not.toContain('flights_clash')
})

test('an area that a flight leaves no time for is left out by its name', () => {
  const asked = { mustVisitPlaces: 'Insadong', areaPreferences: [] }
  const made = plan(1, { arrival: at('ICN', '22:00') }, asked)
  expect(made.unplaced).toEqual([{ placeId: null, name: 'Insadong', reason: 'no_time', note: '' }])
})

test('an airport in another city is left by a move, whose fare counts in the sum of the trip alone', () => {
  const made = plan(2, { arrival: at('CJJ', '08:00') }, { totalBudget: '' })
  const [move] = made.days[0]?.stops ?? []
  expect(move).toMatchObject({ kind: 'transfer', placeId: null })
  expect(move?.name).toMatch(/ to Seoul$/u)
  const spent = made.days.reduce((sum, { cost }) => sum + cost, 0)
  expect(made.totals.cost).toBe(spent + (move?.leg?.cost ?? 0))
  expect(move?.leg?.cost).toBeGreaterThan(0)
})

test('before a move home one fetches the luggage', () => {
  const made = plan(2, { departure: at('CJJ', '21:00') }, { totalBudget: '' })
  expect(made.days[1]?.stops.slice(-2).map(({ kind, name }) => [kind, name])).toEqual([
    ['lodging', 'Insadong'],
    ['transfer', expect.stringMatching(/ to Cheongju Airport$/u)],
  ])
  expect(made.days[1]?.returnLeg).toBeNull()
})

function sightsOf({ days }: Plan): number[] {
  const isSight = (kind: string) => kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'
  return days.map(({ stops }) => stops.filter(({ kind }) => isSight(kind)).length)
}

test('a day of landing has few sights, and none after a landing in the evening', () => {
  const evening = plan(2, { arrival: at('ICN', '17:30') })
  expect(sightsOf(evening)[0]).toBe(0)
  expect(mealsOf(evening)[0]).toEqual(['dinner'])
  const noon = plan(2, { arrival: at('ICN', '12:00') })
  expect(sightsOf(noon)[0]).toBeLessThanOrEqual(3)
  expect(sightsOf(noon)[1]).toBeGreaterThan(3)
})

test('a day with a landing and a take-off still has a sight', () => {
  const asked = { dailyBudgetRange: 120_000, totalBudget: '' }
  const made = plan(1, { arrival: at('ICN', '13:00'), departure: at('ICN', '23:50') }, asked)
  expect(sightsOf(made)[0]).toBeGreaterThan(0)
})
