import { expect, test } from 'vitest'
import type { Place } from '#planner/solver/problem.ts'
import { type LaidSheets, noSheets } from '#planner/trips/sheets/laid-sheets.ts'
import { findFarMeals } from './far-meals.ts'

// Kilometres east of the base.
const kilometres = { base: 0, nearTable: 1, park: 3, mountain: 20, farTable: 40, hill: 20 }
const base = { name: 'Base', lat: 36, lng: 127 }
const points = Object.values(kilometres).map((east) => ({ lat: 36, lng: 127 + east / 90.1 }))
const at = { base: 0, nearTable: 1, park: 2, mountain: 3, farTable: 4, hill: 5 }

function place(location: number, isTable: boolean, must = false): Place {
  const meals = isTable ? { meals: ['lunch'] } : {}
  return { id: `${location}`, location, score: 1, service: 60, cost: 0, must, windows: [], kinds: [], ...meals }
}

function isFarMeal(
  from: keyof typeof at,
  to: keyof typeof at,
  mealMetres = 2000,
  laid: Pick<LaidSheets, 'stops'> = noSheets,
  eased = 0,
  liked: ReadonlySet<string> = new Set(),
): boolean {
  const pointOf = (location: number) => points[location] ?? base
  const ways = { pointOf, locationOfEnd: () => at.base, locationOf: () => at.base }
  const asked = {
    frames: [{ start: base, flight: null }],
    treatments: { visits: [] },
    mealMetres,
    ways,
    laid,
    eased,
    liked,
  }
  const places = [place(1, true), place(2, false), place(3, false, true), place(4, true), place(5, false)]
  return findFarMeals(places, asked)(at[from], at[to])
}

test('a meal is near where one comes from', () => {
  expect(isFarMeal('park', 'nearTable')).toBe(false)
  expect(isFarMeal('park', 'farTable')).toBe(true)
  expect(isFarMeal('farTable', 'nearTable')).toBe(true)
})

test('from a place that has no table near it one goes home for a meal, named or not, and to no other table', () => {
  for (const from of ['mountain', 'hill'] as const) {
    expect(isFarMeal(from, 'nearTable')).toBe(false)
    expect(isFarMeal(from, 'farTable')).toBe(true)
    // With longer ways to meals there is a table near it.
    expect(isFarMeal(from, 'farTable', 21_000)).toBe(false)
  }
})

test('where searches have missed meals twice one goes home for a meal from everywhere', () => {
  expect(isFarMeal('farTable', 'nearTable', 5000, noSheets, 1)).toBe(true)
  expect(isFarMeal('farTable', 'nearTable', 5000, noSheets, 2)).toBe(false)
  expect(isFarMeal('park', 'farTable', 5000, noSheets, 2)).toBe(true)
})

test('from a named place out of town one goes home for dinner, though a table is near it', () => {
  const pointOf = (location: number) => points[location] ?? base
  const ways = { pointOf, locationOfEnd: () => at.base, locationOf: () => at.base }
  const asked = {
    frames: [{ start: base, flight: null }],
    treatments: { visits: [] },
    mealMetres: 2000,
    ways,
    laid: noSheets,
  }
  const isFar = findFarMeals(
    [place(at.nearTable, true), place(at.farTable, true), place(at.farTable, false, true)],
    asked,
  )
  expect(isFar(at.farTable, at.nearTable)).toBe(false)
})

test('a sight of a sheet without a table near it leads to the table of its sheet, and to no other', () => {
  const stop = { day: 1, minutes: 60, starts: { from: 0, to: 1440 }, isTable: false }
  const laid = (day: number): Pick<LaidSheets, 'stops'> => ({
    stops: new Map([
      [`${at.hill}`, stop],
      [`${at.farTable}`, { ...stop, day, isTable: true }],
    ]),
  })
  expect(isFarMeal('hill', 'farTable', 2000, laid(1))).toBe(false)
  expect(isFarMeal('hill', 'farTable', 2000, laid(2))).toBe(true)
  expect(isFarMeal('hill', 'nearTable', 2000, laid(1))).toBe(true)
  expect(isFarMeal('park', 'farTable', 2000, laid(1))).toBe(true)
})

test('a meal may be farther when tables are few', () => {
  expect(isFarMeal('park', 'farTable', Infinity)).toBe(false)
})

test('the way to what is no meal is never too far', () => {
  expect(isFarMeal('nearTable', 'mountain')).toBe(false)
})

test('of two beds of a trip one goes home to the tables of the nearer one', () => {
  const [here, there] = [base, { ...base, lng: 127 + 40 / 90.1 }]
  const pointOf = (location: number) => points[location] ?? base
  const locationOfEnd = ({ lng }: { lng: number }) => (lng === here.lng ? at.base : at.farTable)
  const ways = { pointOf, locationOfEnd, locationOf: () => at.base }
  const frames = [
    { start: here, flight: null },
    { start: there, flight: null },
  ]
  const asked = { frames, treatments: { visits: [] }, mealMetres: 2000, ways, laid: noSheets, eased: 2 }
  const isFar = findFarMeals([place(at.nearTable, true), place(at.park, false), place(at.farTable, true)], asked)
  expect(isFar(at.park, at.nearTable)).toBe(false)
  expect(isFar(at.park, at.farTable)).toBe(true)
})

test('whoever has landed goes on to the tables of the bed, however many beds the trip has', () => {
  const [airport, there] = [
    { ...base, lng: 127 - 60 / 90.1 },
    { ...base, lng: 127 + 40 / 90.1 },
  ]
  const all = [...points, airport]
  const ends = new Map([
    [airport.lng, points.length],
    [base.lng, at.base],
    [there.lng, at.farTable],
  ])
  const ways = {
    pointOf: (location: number) => all[location] ?? base,
    locationOfEnd: ({ lng }: { lng: number }) => ends.get(lng) ?? at.base,
    locationOf: () => at.base,
  }
  const isFarAfter = (flight: 'arrival' | null) => {
    const frames = [{ start: airport, flight }, ...[base, there].map((start) => ({ start, flight: null }))]
    const asked = { frames, treatments: { visits: [] }, mealMetres: 2000, ways, laid: noSheets, eased: 2 }
    return findFarMeals([place(at.nearTable, true), place(points.length, false)], asked)(points.length, at.nearTable)
  }
  expect([isFarAfter('arrival'), isFarAfter(null)]).toEqual([false, true])
})

test('a day begins at a far table where its sheet does, and at no other', () => {
  const stop = { day: 0, minutes: 60, starts: { from: 0, to: 1440 }, isTable: true }
  const laid = (isFirst: boolean) => ({ stops: new Map([['4', { ...stop, ...(isFirst && ({ isFirst } as const)) }]]) })
  expect(isFarMeal('base', 'farTable', 2000, laid(true))).toBe(false)
  expect(isFarMeal('base', 'farTable', 2000, laid(false))).toBe(true)
  expect(isFarMeal('park', 'farTable', 2000, laid(true))).toBe(true)
})

test('one goes a little farther for a dish that is liked, and not across the city', () => {
  const likedTable = new Set(['1'])
  expect(isFarMeal('park', 'nearTable', 1500)).toBe(true)
  expect(isFarMeal('park', 'nearTable', 1500, noSheets, 0, likedTable)).toBe(false)
  expect(isFarMeal('farTable', 'nearTable', 1500, noSheets, 0, likedTable)).toBe(true)
})
