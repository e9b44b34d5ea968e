import { expect, test } from 'vitest'
import type { TripParty } from '#domain/trips/answers/trips.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import {
  earlyEvening,
  hasChildren,
  hasToddler,
  isSnackFor,
  mostSightsFor,
  suitsSomeOf,
  suitsTravellers,
} from './who-travels.ts'

function party(facts: Partial<TripParty>): TripParty {
  return { adults: 2, childAges: [], older: false, mobility: null, ...facts }
}

function suits(row: Partial<PlanPlace>, facts: Partial<TripParty>, avoid: string[] = []): boolean {
  return suitsTravellers(inventRow('place', 0, row), { party: party(facts), avoid })
}

test('a child comes along from the age that the place says, and to a place that says nothing', () => {
  expect(suits({ childFrom: 6 }, { childAges: [9, 5] })).toBe(false)
  expect(suits({ childFrom: 6 }, { childAges: [6] })).toBe(true)
  expect(suits({ childFrom: 19 }, {})).toBe(true)
  expect(suits({}, { childAges: [0] })).toBe(true)
})

test('many stairs are for nobody who is old, small or in a pram, and steps for no wheelchair', () => {
  for (const slow of [{ older: true }, { childAges: [3] }, { mobility: 'pram' as const }]) {
    expect(suits({ stairs: 2 }, slow)).toBe(false)
    expect(suits({ stairs: 1 }, slow)).toBe(true)
  }
  expect(suits({ stairs: 2 }, { childAges: [8] })).toBe(true)
  expect(suits({ stairs: 1 }, { mobility: 'wheelchair' })).toBe(false)
  expect(suits({ stairs: 0 }, { mobility: 'wheelchair' })).toBe(true)
  expect(suits({ stairs: 1, tags: ['step-free'] }, { mobility: 'wheelchair' })).toBe(true)
  expect(suits({ tags: ['strenuous'] }, { older: true })).toBe(false)
})

test('nobody who is old, small or in a wheelchair eats standing at the carts of a street', () => {
  const carts: Partial<PlanPlace> = { kind: 'street-food', cuisine: 'street food', stairs: 0 }
  for (const slow of [{ older: true }, { childAges: [2] }, { mobility: 'wheelchair' as const }]) {
    expect(suits(carts, slow)).toBe(false)
    expect(suits({ ...carts, cuisine: 'noodles' }, slow)).toBe(true)
  }
  expect(suits(carts, { childAges: [8] })).toBe(true)
})

test('nobody is led to what somebody wants to avoid', () => {
  expect(suits({ tags: ['strenuous'], visitMinutes: 240 }, {}, ['snakes', 'hiking'])).toBe(false)
  expect(suits({ tags: ['strenuous'] }, {}, ['snakes'])).toBe(true)
})

test('the evening ends earlier the younger the child, and early for older people', () => {
  const homes = [3, 6, 12].map((age) => earlyEvening(party({ childAges: [age, 15] }))?.home ?? 0)
  expect(homes).toEqual([20.25 * 60, 20.75 * 60, 21.5 * 60])
  expect(earlyEvening(party({ older: true }))?.dinner).toBe(19.5 * 60)
  expect(earlyEvening(party({ childAges: [13] }))).toBeNull()
  expect(earlyEvening(null)).toBeNull()
})

test('three sights are enough with a toddler or older people, and children up to twelve are children', () => {
  expect([mostSightsFor(party({ childAges: [3] })), mostSightsFor(party({ older: true }))]).toEqual([3, 3])
  expect([mostSightsFor(party({ childAges: [4] })), mostSightsFor(null)]).toEqual([null, null])
  expect([12, 13].map((age) => hasChildren(party({ childAges: [age] })))).toEqual([true, false])
})

test('a child of three is a toddler, and one of four is none', () => {
  expect([3, 4].map((age) => hasToddler(party({ childAges: [age, 9] })))).toEqual([true, false])
  expect(hasToddler(party({}))).toBe(false)
  expect(hasToddler(null)).toBe(false)
})

test('nobody takes children to a bar, also not to eat there', () => {
  for (const tag of ['alcohol', 'adult'] as const) {
    expect(suits({ kind: 'restaurant', tags: [tag] }, { childAges: [14] })).toBe(false)
    expect(suits({ kind: 'restaurant', tags: [tag] }, {})).toBe(true)
  }
})

test('nothing spicy is for a child of three, and a child of four may try', () => {
  expect(suits({ kind: 'restaurant', dish: ['tteokbokki'] }, { childAges: [3] })).toBe(false)
  expect(suits({ kind: 'restaurant', dish: ['gimbap', 'tteokbokki'] }, { childAges: [3] })).toBe(true)
  expect(suits({ kind: 'restaurant', dish: ['tteokbokki'] }, { childAges: [4] })).toBe(true)
})

test('nobody takes a child of three to a table of loach, blood or raw fish', () => {
  for (const dish of ['chueotang', 'seonji', 'mulhoe', 'raw fish'])
    expect(suits({ kind: 'restaurant', dish: [dish] }, { childAges: [3] }), dish).toBe(false)
  expect(suits({ kind: 'restaurant', dish: ['kalguksu'] }, { childAges: [3] })).toBe(true)
})

test('what one of several asked for is planned though another only comes along, without stairs and in grown company', () => {
  const some = (row: Partial<PlanPlace>, facts: Partial<TripParty>) =>
    suitsSomeOf(inventRow('place', 0, row), { party: party(facts), avoid: [] })
  const rental = { childFrom: 3, stairs: 1 } as const
  expect(some(rental, { childAges: [7, 2], mobility: 'wheelchair' })).toBe(true)
  expect(some(rental, { adults: 1, childAges: [2] })).toBe(false)
  expect(some(rental, { adults: 1, mobility: 'wheelchair' })).toBe(false)
  expect(some({ stairs: 2 }, { mobility: 'wheelchair' })).toBe(false)
  expect(some({ stairs: 2 }, { childAges: [2] })).toBe(false)
  expect(some({ tags: ['adult'] }, { childAges: [2] })).toBe(false)
  expect(some({ tags: ['strenuous'] }, { older: true })).toBe(false)
})

test('a snack of rice cakes in chilli sauce is no meal for older people and small children', () => {
  const isSnack = (dish: string[], facts: Partial<TripParty>) =>
    isSnackFor(inventRow('place', 0, { kind: 'restaurant', dish }), party(facts))
  expect(isSnack(['jeukseok tteokbokki'], { older: true })).toBe(true)
  expect(isSnack(['jeukseok tteokbokki'], { childAges: [5] })).toBe(true)
  expect(isSnack(['jeukseok tteokbokki'], { childAges: [9] })).toBe(false)
  expect(isSnack(['gimbap', 'tteokbokki'], { older: true })).toBe(false)
})
