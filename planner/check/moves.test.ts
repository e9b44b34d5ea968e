import { expect, test } from 'vitest'
import { airportBase } from '#domain/korea/airports.ts'
import type { PlanDay, PlanRule, PlanStop } from '#domain/trips/plan/plans.ts'
import { lawfulCities } from '#testing/trips/lawful-cities.ts'
import { caseOf, type Trip } from '#testing/trips/lawful-trip.ts'
import { checkPlan } from './check-plan.ts'

function violations(trip: Trip): string[] {
  return checkPlan(caseOf(trip)).flatMap(({ violations: found }) => found)
}

function broken(trip: Trip): PlanRule[] {
  return checkPlan(caseOf(trip)).flatMap(({ rule, held }) => (held ? [] : [rule]))
}

function dayOf({ plan }: Trip, index: number): PlanDay {
  const day = plan.days[index]
  if (!day) throw new Error(`no day ${index}`)
  return day
}

function moveOn(trip: Trip, index: number): PlanStop {
  const move = dayOf(trip, index).stops.find(({ kind }) => kind === 'transfer')
  if (!move) throw new Error(`no move on day ${index}`)
  return move
}

function flightsOf({ steps }: Trip) {
  const { arrival, departure } = steps.step1
  if (!arrival || !departure) throw new Error('no flights')
  return { arrival, departure }
}

/** A meal less, with its cost; the way of the next stop stays as it was, which is longer than it has to be. */
function skipMeal(trip: Trip, index: number, meal: 'lunch' | 'dinner'): void {
  const day = dayOf(trip, index)
  day.stops = day.stops.filter((stop) => stop.meal !== meal)
}

test('five days in four cities keep to every rule', () => {
  expect(violations(lawfulCities())).toEqual([])
})

type Fault = [what: string, rule: PlanRule, says: RegExp, spoil: (trip: Trip) => void]

const faults: Fault[] = [
  [
    'a day that begins where the one before did not end',
    'reachable',
    /begins at Gyeongju Station, and the day before it ends at Gyeongju/u,
    (trip) => (dayOf(trip, 2).from = { name: 'Gyeongju Station', lat: 35.799, lng: 129.139 }),
  ],
  [
    'a first night elsewhere than the plan says',
    'reachable',
    /The first night is at Insadong, not at Gangnam/u,
    (trip) => (trip.plan.base = { name: 'Gangnam', lat: 37.498, lng: 127.028 }),
  ],
  [
    'a first day that begins at another airport',
    'reachable',
    /begins at Gimpo Airport, not at ICN/u,
    (trip) => (dayOf(trip, 0).from = airportBase('GMP')),
  ],
  [
    'a last day that ends at another airport',
    'reachable',
    /ends at Gimhae Airport, not at CJU/u,
    (trip) => (dayOf(trip, 4).to = airportBase('PUS')),
  ],
  [
    'a way out of the airport too soon after landing',
    'reachable',
    /too soon after landing at 09:56/u,
    (trip) => (flightsOf(trip).arrival.time = '09:56'),
  ],
  [
    'an airport that is reached too late for a domestic flight',
    'reachable',
    /too late for the flight at 15:54/u,
    (trip) => (flightsOf(trip).departure.time = '15:54'),
  ],
  [
    'two moves on a day',
    'reachable',
    /has 2 moves/u,
    (trip) => dayOf(trip, 1).stops.splice(0, 0, { ...moveOn(trip, 1) }),
  ],
  [
    'a move of which nobody knows where it arrives',
    'reachable',
    /does not say where it arrives/u,
    (trip) => delete moveOn(trip, 1).lat,
  ],
  ['a move without a name', 'reachable', /does not say what it is/u, (trip) => (moveOn(trip, 1).name = ' ')],
  ['a move without a way', 'reachable', /Of the way to transfer/u, (trip) => (moveOn(trip, 1).leg = null)],
  [
    'a move that leaves before seven',
    'reachable',
    /is not between 07:00 and 21:00/u,
    (trip) => Object.assign(moveOn(trip, 3), { arrive: '09:49' }),
  ],
  [
    'a move that arrives after nine in the evening',
    'reachable',
    /is not between 07:00 and 21:00/u,
    (trip) => Object.assign(moveOn(trip, 3), { arrive: '21:01', leave: '21:30' }),
  ],
  [
    'a move without time for the luggage',
    'reachable',
    /no time for the luggage/u,
    (trip) => (moveOn(trip, 1).leave = '11:44'),
  ],
  [
    'a move to elsewhere than where one sleeps',
    'reachable',
    /arrives far from Gyeongju/u,
    (trip) => Object.assign(moveOn(trip, 1), { lat: 37.5, lng: 127 }),
  ],
  [
    'a night in another city without a move',
    'reachable',
    /ends at Gyeongju, far from Insadong, and holds no move/u,
    (trip) => dayOf(trip, 1).stops.splice(0, 1),
  ],
  [
    'a move that is faster than its train',
    'reachable',
    /takes 60 minutes by ktx/u,
    (trip) => Object.assign(moveOn(trip, 1).leg ?? {}, { minutes: 60 }),
  ],
  [
    'a move that names a place',
    'open',
    /is a transfer and names a place/u,
    (trip) => (moveOn(trip, 1).placeId = 'seoul-sight-3'),
  ],
  [
    'a fare of a move that counts in its day',
    'budget',
    /2027-05-04 costs \d+, not \d+/u,
    (trip) => (dayOf(trip, 1).cost += moveOn(trip, 1).leg?.cost ?? 0),
  ],
  [
    'a fare of a move that the trip leaves out',
    'budget',
    /The trip costs/u,
    (trip) => (trip.plan.totals.cost -= moveOn(trip, 1).leg?.cost ?? 0),
  ],
  ['a day of moving without lunch', 'meals', /2027-05-04 has 0 times lunch/u, (trip) => skipMeal(trip, 1, 'lunch')],
  ['a day of arrival without dinner', 'meals', /2027-05-03 has 0 times dinner/u, (trip) => skipMeal(trip, 0, 'dinner')],
  [
    'a short day that does not say why',
    'pace',
    /2027-05-06 has 1 sights, fewer than 4/u,
    (trip) => (dayOf(trip, 3).shortfall = null),
  ],
]

test.each(faults)('%s is caught', (_, rule, says, spoil) => {
  const trip = lawfulCities()
  spoil(trip)
  expect(broken(trip)).toContain(rule)
  expect(violations(trip).join('\n')).toMatch(says)
})

test('the flight home leaves no time for dinner, and with a later one its absence is caught', () => {
  const trip = lawfulCities()
  expect(broken(trip)).not.toContain('meals')
  flightsOf(trip).departure.time = '23:00'
  expect(violations(trip)).toEqual(['2027-05-07 has 0 times dinner.'])
})

test('a landing in the evening leaves no time for meals', () => {
  const trip = lawfulCities()
  flightsOf(trip).arrival.time = '20:00'
  const day = dayOf(trip, 0)
  const [seoul, airport] = [day.to, day.from]
  Object.assign(day, { stops: [], returnLeg: { mode: 'train', minutes: 80, metres: 62_000, cost: 4450 }, cost: 4450 })
  expect([seoul.name, airport.name]).toEqual(['Insadong', 'Incheon Airport'])
  expect(violations(trip).join()).not.toMatch(/2027-05-03 has 0 times|2027-05-03 .* nothing is said/u)
})

test('a wish may be left out for want of time when flights and moves shorten every day', () => {
  const trip = lawfulCities()
  trip.steps.step2.mustVisitPlaces = 'The seoul-sight-3 house'
  trip.plan.unplaced.push({ placeId: 'seoul-sight-3', name: 'The seoul-sight-3 house', reason: 'no_time', note: '' })
  expect(violations(trip)).toEqual([])
})

test('a place near the second city is not too far, and chosen areas count on days in the capital alone', () => {
  const trip = lawfulCities()
  trip.steps.step2.mustVisitPlaces = 'The busan-sight-3 house'
  trip.plan.unplaced.push({ placeId: 'busan-sight-3', name: 'The busan-sight-3 house', reason: 'too_far', note: '' })
  expect(violations(trip)).toEqual(['The busan-sight-3 house is said to be left out for too_far, which is not so.'])
  expect(caseOf(trip).wishes.areas).toEqual(['Insadong'])
})

test('an express bus beyond forty kilometres may be as fast as a motorway, and a city bus may not', () => {
  const trip = lawfulCities()
  expect(moveOn(trip, 2).leg?.mode).toBe('bus')
  Object.assign(moveOn(trip, 2).leg ?? {}, { minutes: 65 })
  expect(violations(trip).join()).toMatch(/takes 65 minutes by bus, and cannot take less than 70/u)
})
