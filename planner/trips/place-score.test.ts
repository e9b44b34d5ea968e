import { expect, test } from 'vitest'
import type { Interest } from '#domain/places.ts'
import type { PlanPlace } from '#domain/plans.ts'
import { withoutContact, type TripStep2 } from '#domain/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventRow } from '#testing/lawful-trip.ts'
import { weigh } from './place-score.ts'

const base = { name: 'Insadong', lat: 37.57, lng: 126.985 }

function row(id: string, change: Partial<PlanPlace> = {}): PlanPlace {
  return { ...inventRow(id, 0), kind: 'attraction', tags: [], interests: [], ...change }
}

function wishesOf(asked: Partial<TripStep2>) {
  const steps = withoutContact(askTrip(2, { areaPreferences: [], travelerType: 'solo', mustVisitPlaces: '', ...asked }))
  return readTripWishes(steps, { names: indexPlaceNames([]), treatments: [] })
}

function scoreOf(place: PlanPlace): number {
  return weigh(place, 0.5, false, wishesOf({}), base).score
}

test('a sight that one stays two hours for is worth more than a gate', () => {
  const gate = row('gate', { visitMinutes: 20 })
  const palace = row('palace', { visitMinutes: 120 })
  expect(scoreOf(palace)).toBeGreaterThan(1.5 * scoreOf(gate))
})

test('what people come to the country for is worth more, and most where it answers an interest', () => {
  const score = (change: Partial<PlanPlace>, interests: Interest[]) =>
    weigh(row('palace', change), 0.5, false, { ...wishesOf({}), interests }, base).score
  const plain: Partial<PlanPlace> = { interests: ['culture'] }
  for (const great of [{ fame: 4 }, { categories: ['popular'] }] satisfies Partial<PlanPlace>[]) {
    const more = (asked: Interest[]) => score({ ...plain, ...great }, asked) - score(plain, asked)
    expect(more(['culture'])).toBeGreaterThan(60)
    expect(more(['shopping'])).toBeGreaterThan(0)
    expect(more(['shopping'])).toBeLessThan(more(['culture']) / 3)
  }
  expect(score({ ...plain, fame: 2 }, ['culture'])).toBe(score(plain, ['culture']))
  const table = (fame: 5 | null) => scoreOf(row('table', { kind: 'restaurant', fame }))
  expect(table(5)).toBe(table(null))
})

test('a meal is worth no more for lasting longer', () => {
  const table = (visitMinutes: number) => row('table', { kind: 'restaurant', visitMinutes })
  expect(scoreOf(table(120))).toBe(scoreOf(table(30)))
})

test('a dear meal loses points, and most where money is short', () => {
  const table = (cost: number, dailyBudgetRange: number) =>
    weigh(row('table', { kind: 'restaurant', cost }), 0, false, wishesOf({ dailyBudgetRange }), base).score
  const lost = (limit: number) => table(4000, limit) - table(8000, limit)
  expect(lost(100_000)).toBeGreaterThan(0)
  expect(lost(30_000)).toBeGreaterThan(2 * lost(40_000))
})

test('how far a place lies takes few points: the search counts the way', () => {
  const far = row('far', { lat: base.lat + 0.2, lng: base.lng })
  const near = row('near', { lat: base.lat, lng: base.lng })
  expect(scoreOf(near) - scoreOf(far)).toBeLessThanOrEqual(10)
  expect(scoreOf(near)).toBeGreaterThan(scoreOf(far))
})

test('an unknown price counts as what such a place usually costs, and a shop costs nothing to enter', () => {
  const costOf = (kind: PlanPlace['kind'], cost: number | null = null) =>
    weigh(row('unknown', { kind, cost }), 0.5, false, wishesOf({}), base).cost
  expect((['attraction', 'spa', 'nightlife', 'restaurant', 'cafe'] as const).map((kind) => costOf(kind) > 0)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect([costOf('shopping'), costOf('attraction', 0), costOf('attraction', 62_000)]).toEqual([0, 0, 62_000])
})
