import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airportBase } from '#domain/korea/airports.ts'
import { minutesOfPlanClock, planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import type { Meal, PlanStop } from '#domain/trips/plan/plans.ts'
import type { BreachFacts } from '#domain/trips/plan/trip-edits.ts'
import {
  dayOf,
  dropStop,
  insertStop,
  lawfulTrip,
  northOf,
  rowOf,
  shiftStop,
  stopOf,
  toldOf,
  violationsOf,
} from '#testing/trips/checked-trips.ts'
import { lawfulCities } from '#testing/trips/lawful-cities.ts'
import type { Trip } from '#testing/trips/lawful-trip.ts'
import { checkMeals } from './meals.ts'

function mealOf(trip: Trip, meal: Meal): PlanStop {
  return stopOf(trip, meal === 'lunch' ? 'noodle-0' : 'grill-0')
}

/** What is told with one code. */
function toldWith(code: BreachFacts['code'], trip: Trip) {
  return toldOf(checkMeals, trip).filter((told) => told.code === code)
}

test.each<[Meal, string, string]>([
  ['lunch', '11:00', '14:30'],
  ['dinner', '17:00', '21:00'],
])('%s begins from %s to %s, and a minute outside is told with the clock', (meal, from, to) => {
  for (const [clock, minutes] of [
    [from, -1],
    [to, 1],
  ] as const) {
    const trip = lawfulTrip()
    const stop = mealOf(trip, meal)
    stop.arrive = clock
    expect(toldWith('meal_hours', trip)).toEqual([])
    shiftStop(stop, { arrive: minutes })
    const { arrive } = stop
    const name = rowOf(trip, stop.placeId ?? '').name.en
    expect(toldWith('meal_hours', trip)).toEqual([{ rule: 'meals', day: 0, code: 'meal_hours', meal, name, arrive }])
  }
})

test.each([
  ['restaurant', 30, 100],
  ['cafe', 30, 100],
  ['market', 30, 150],
  ['street-food', 30, 150],
] as const)('a meal at a %s takes from %i to %i minutes, and a minute less or more is told', (kind, least, most) => {
  const trip = lawfulTrip()
  const stop = mealOf(trip, 'dinner')
  const row = rowOf(trip, stop.placeId ?? '')
  row.kind = kind
  for (const [minutes, isTold] of [
    [least - 1, true],
    [least, false],
    [most, false],
    [most + 1, true],
  ] as const) {
    stop.leave = planClockOf(minutesOfPlanClock(stop.arrive) + minutes)
    expect(toldOf(checkMeals, trip)).toEqual(
      isTold ? [{ rule: 'meals', day: 0, code: 'meal_length', name: row.name.en, minutes }] : [],
    )
  }
})

test.each([
  [180, []],
  [179, [{ rule: 'meals', day: 0, code: 'dinner_soon', minutes: 179 }]],
  [-5, [{ rule: 'meals', day: 0, code: 'dinner_soon', minutes: 0 }]],
])('between lunch and dinner lie three hours: %i minutes', (minutes, told) => {
  const trip = lawfulTrip()
  const [lunch, dinner] = [mealOf(trip, 'lunch'), mealOf(trip, 'dinner')]
  lunch.leave = planClockOf(minutesOfPlanClock(dinner.arrive) - minutes)
  expect(toldWith('dinner_soon', trip)).toEqual(told)
  dropStop(trip, dinner.placeId ?? '')
  expect(toldWith('dinner_soon', trip)).toEqual([])
})

test.each<[string, number]>([
  ['05:00', 0],
  ['11:00', 0],
  ['11:01', 1],
])('a breakfast is allowed from 05:00 to 11:00: at %s there is %i fault', (arrive, faults) => {
  const trip = lawfulTrip()
  const leave = planClockOf(minutesOfPlanClock(arrive) + 30)
  insertStop(trip, { placeId: 'noodle-9', kind: 'meal', meal: 'breakfast', arrive, leave }, { at: 0 })
  rowOf(trip, 'noodle-9').cuisine = 'porridge'
  expect(violationsOf(checkMeals, trip)).toHaveLength(faults)
})

test.each<[Meal, string]>([
  ['lunch', 'noodle-0'],
  ['dinner', 'grill-0'],
])('a day without %s and a day with two are told with the day', (meal, placeId) => {
  const without = lawfulTrip()
  dropStop(without, placeId)
  expect(toldOf(checkMeals, without)).toEqual([{ rule: 'meals', day: 0, code: 'no_meal', meal }])
  const twice = lawfulTrip()
  const { arrive, leave } = mealOf(twice, meal)
  rowOf(twice, 'noodle-9').cuisine = 'soup'
  insertStop(twice, { placeId: 'noodle-9', kind: 'meal', meal, arrive, leave })
  expect(toldOf(checkMeals, twice)).toContainEqual({ rule: 'meals', day: 0, code: 'many_meals', meal, count: 2 })
})

test('a day needs no breakfast and may not have two', () => {
  const trip = lawfulTrip()
  for (const [index, id] of ['noodle-8', 'noodle-9'].entries()) {
    rowOf(trip, id).cuisine = `porridge ${index}`
    insertStop(trip, { placeId: id, kind: 'meal', meal: 'breakfast', arrive: '08:00', leave: '08:30' }, { at: 0 })
  }
  expect(violationsOf(checkMeals, trip)).toEqual(['2027-05-03 has 2 times breakfast.'])
})

test('a meal says which it is, and is at a place that serves meals', () => {
  const trip = lawfulTrip()
  const stop = mealOf(trip, 'dinner')
  delete stop.meal
  expect(violationsOf(checkMeals, trip)).toEqual([
    '2027-05-03 has 0 times dinner.',
    'The grill-0 house on 2027-05-03 is a meal, and does not say which.',
  ])
  stop.meal = 'dinner'
  for (const kind of ['restaurant', 'cafe', 'street-food', 'market'] as const) {
    rowOf(trip, 'grill-0').kind = kind
    expect(violationsOf(checkMeals, trip)).toEqual([])
  }
  rowOf(trip, 'grill-0').kind = 'attraction'
  expect(violationsOf(checkMeals, trip)).toEqual(['The grill-0 house on 2027-05-03 serves no meals.'])
  stop.placeId = 'nowhere'
  expect(violationsOf(checkMeals, trip)).toEqual(['nowhere on 2027-05-03 serves no meals.'])
})

test('a cafe at the hour of a meal is no meal, and needs to be none', () => {
  const trip = lawfulTrip()
  Object.assign(stopOf(trip, 'cafe-0'), { arrive: '05:30', meal: 'lunch' })
  expect(violationsOf(checkMeals, trip)).toEqual([])
})

/** Lunch lies north of two stops at one point, so that the detour is twice the way there. */
function detourTrip(metres: number): Trip {
  const trip = lawfulTrip()
  const here = { lat: 37.57, lng: 126.98 }
  for (const id of ['sight-1', 'sight-2']) Object.assign(rowOf(trip, id), here)
  Object.assign(rowOf(trip, 'noodle-0'), northOf(here, metres / 2))
  return trip
}

test('a meal may lie four kilometres off the way, and a little more is told with the metres', () => {
  expect(violationsOf(checkMeals, detourTrip(3999.5))).toEqual([])
  expect(toldOf(checkMeals, detourTrip(4001))).toEqual([
    { rule: 'meals', day: 0, code: 'meal_far', name: 'The noodle-0 house', metres: 4001 },
  ])
})

test('the last meal of a day lies on the way to where the day ends', () => {
  const trip = lawfulTrip()
  const day = dayOf(trip)
  Object.assign(rowOf(trip, 'grill-0'), northOf(rowOf(trip, 'sight-3'), 10_000))
  expect(violationsOf(checkMeals, trip)).toHaveLength(1)
  day.to = { name: 'North', ...northOf(rowOf(trip, 'sight-3'), 20_000) }
  expect(violationsOf(checkMeals, trip)).toEqual([])
})

test.each(['dailyBudgetRange', 'totalBudget', 'dates'] as const)(
  'a meal may be missing or far where the plan says that money is short: %s',
  (wish) => {
    const trip = detourTrip(4001)
    dropStop(trip, 'grill-1')
    trip.plan.conflicts.push({ wishes: ['selectedInterests', wish], relax: [] })
    expect(violationsOf(checkMeals, trip)).toHaveLength(wish === 'dates' ? 2 : 0)
  },
)

test('money that is short excuses neither hours nor a second meal', () => {
  const trip = lawfulTrip()
  trip.plan.conflicts.push({ wishes: ['dailyBudgetRange'], relax: [] })
  mealOf(trip, 'lunch').arrive = '10:59'
  Object.assign(mealOf(trip, 'dinner'), { meal: 'lunch', arrive: '14:00' })
  expect(toldOf(checkMeals, trip).map(({ code }) => code)).toEqual(expect.arrayContaining(['many_meals', 'meal_hours']))
})

test('no cuisine comes twice a day, and unknown ones and those of other days are not compared', () => {
  const trip = lawfulTrip()
  rowOf(trip, 'grill-0').cuisine = 'noodles'
  expect(toldOf(checkMeals, trip)).toEqual([{ rule: 'meals', day: 0, code: 'same_cuisine' }])
  rowOf(trip, 'grill-0').cuisine = null
  rowOf(trip, 'noodle-0').cuisine = null
  expect(violationsOf(checkMeals, trip)).toEqual([])
})

test('with a diet a cuisine may come twice, because no other may suit', () => {
  const trip = lawfulTrip()
  rowOf(trip, 'grill-0').cuisine = 'noodles'
  trip.steps.step2.diet = ['vegan']
  expect(toldOf(checkMeals, trip)).toEqual([])
})

test('a cafe of the cuisine of a meal is no second meal of it', () => {
  const trip = lawfulTrip()
  rowOf(trip, 'cafe-0').cuisine = 'noodles'
  expect(violationsOf(checkMeals, trip)).toEqual([])
})

// From Gimpo one is in the city 75 + 40 minutes after landing; lunch needs an hour, and half an hour to choose from.
test.each([
  ['12:05', 1],
  ['12:06', 0],
])('a landing at %s leaves time for lunch, so that its absence is %i fault', (time, faults) => {
  const trip = lawfulTrip()
  trip.steps.step1.arrival = { airport: 'GMP', time }
  dayOf(trip).from = airportBase('GMP')
  dropStop(trip, 'noodle-0')
  expect(violationsOf(checkMeals, trip).filter((violation) => violation.includes('lunch'))).toHaveLength(faults)
})

// From Gimpo one leaves the city 120 + 40 minutes before a take-off; dinner from 17:00 has to end before.
test.each([
  ['21:10', 1],
  ['21:09', 0],
])('a take-off at %s leaves time for dinner, so that its absence is %i fault', (time, faults) => {
  const trip = lawfulTrip()
  trip.steps.step1.departure = { airport: 'GMP', time }
  dayOf(trip, 1).to = airportBase('GMP')
  dropStop(trip, 'grill-1')
  expect(violationsOf(checkMeals, trip).filter((violation) => violation.includes('dinner'))).toHaveLength(faults)
})

test('a move out of the airport of arrival takes the time of a meal, and one between cities does not', () => {
  const trip = lawfulCities()
  const day = dayOf(trip, 1)
  day.stops = day.stops.filter(({ meal }) => meal !== 'lunch')
  Object.assign(day.stops[0] ?? {}, { arrive: '14:00', leave: '14:20' })
  expect(violationsOf(checkMeals, trip)).toEqual(['2027-05-04 has 0 times lunch.'])
  Object.assign(day, { from: airportBase('ICN') })
  expect(violationsOf(checkMeals, trip)).toEqual([])
})

// A meal that may begin at 17:00 takes an hour, and half an hour to choose from: one sets out at 18:30.
test.each([
  [140, 1],
  [141, 0],
])('before a move of %i minutes that reaches the airport at 20:50 no dinner is %i fault', (minutes, faults) => {
  for (const index of [2, 1]) {
    const trip = lawfulTrip({}, {}, 3)
    trip.steps.step1.departure = { airport: 'ICN', time: index === 2 ? '23:59' : '05:00' }
    dayOf(trip, index).to = airportBase('ICN')
    dropStop(trip, `grill-${index}`)
    const leg = { mode: 'train', minutes, metres: 70_000, cost: 0 } as const
    insertStop(trip, { placeId: null, kind: 'transfer', arrive: '20:50', leave: '20:50', leg }, { day: index })
    const of = `${dayOf(trip, index).date} has 0 times dinner.`
    expect(violationsOf(checkMeals, trip).filter((violation) => violation === of)).toHaveLength(faults)
  }
})

test('a meal after a stop at an unknown place is not checked for its distance', () => {
  const trip = lawfulTrip()
  Object.assign(stopOf(trip, 'sight-1'), { placeId: 'nowhere' })
  Object.assign(rowOf(trip, 'noodle-0'), { lat: 37.9 })
  expect(violationsOf(checkMeals, trip)).toEqual([])
})

test('a night between a flight and a move, near the airport, has no meals', () => {
  const trip = lawfulCities()
  const day = dayOf(trip, 0)
  Object.assign(day, { stops: [], to: day.from, returnLeg: null })
  expect(violationsOf(checkMeals, trip)).toEqual([])
  day.shortfall = 'few_fit'
  expect(violationsOf(checkMeals, trip)).toEqual(['2027-05-03 has 0 times lunch.', '2027-05-03 has 0 times dinner.'])
})

test('a meal is reported exactly when it begins outside of its hours', () => {
  fc.assert(
    fc.property(fc.constantFrom<Meal>('lunch', 'dinner'), fc.integer({ min: 300, max: 1739 }), (meal, minutes) => {
      const trip = lawfulTrip()
      mealOf(trip, meal).arrive = planClockOf(minutes)
      const [from, to] = meal === 'lunch' ? ['11:00', '14:30'] : ['17:00', '21:00']
      const isOutside = minutes < minutesOfPlanClock(from) || minutes > minutesOfPlanClock(to)
      expect(toldWith('meal_hours', trip)).toHaveLength(Number(isOutside))
    }),
    { numRuns: 150 },
  )
})
