import { expect, test } from 'vitest'
import type { Interest } from '#domain/places.ts'
import type { PlanPlace } from '#domain/plans.ts'
import { withoutContact, type TripStep2 } from '#domain/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventRow } from '#testing/lawful-trip.ts'
import { chooseCandidates, weigh } from './candidates.ts'

const base = { name: 'Insadong', lat: 37.57, lng: 126.985 }
const reach = { isNear: () => true, isOnDayTrip: () => true }

function row(id: string, change: Partial<PlanPlace> = {}): PlanPlace {
  return { ...inventRow(id, 0), kind: 'attraction', tags: [], interests: [], ...change }
}

function wishesOf(asked: Partial<TripStep2>, catalogue: readonly PlanPlace[] = []) {
  const steps = withoutContact(askTrip(2, { areaPreferences: [], travelerType: 'solo', mustVisitPlaces: '', ...asked }))
  return readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
}

function chosen(asked: Partial<TripStep2>, catalogue: readonly PlanPlace[]): string[] {
  return chooseCandidates(wishesOf(asked, catalogue), catalogue, {
    bases: [base],
    reaches: [reach],
    nights: [base],
  }).candidates.map((each) => each.row.id)
}

function scoreOf(place: PlanPlace, rank = 0.5): number {
  return weigh(place, rank, false, wishesOf({}), base).score
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

test('what is seen only with a tour is planned for those who name it alone', () => {
  const catalogue = [row('border', { access: 'tour' }), row('garden', { access: 'booking' })]
  expect(chosen({}, catalogue)).toEqual(['garden'])
  expect(chosen({ mustVisitPlaces: catalogue[0]?.name.en ?? '' }, catalogue)).toContain('border')
})

test('a meal is worth no more for lasting longer', () => {
  const table = (visitMinutes: number) => row('table', { kind: 'restaurant', visitMinutes })
  expect(scoreOf(table(120))).toBe(scoreOf(table(30)))
})

test('how far a place lies takes few points: the search counts the way', () => {
  const far = row('far', { lat: base.lat + 0.2, lng: base.lng })
  const near = row('near', { lat: base.lat, lng: base.lng })
  expect(scoreOf(near) - scoreOf(far)).toBeLessThanOrEqual(10)
  expect(scoreOf(near)).toBeGreaterThan(scoreOf(far))
})

test('a family climbs no ridge, but the one that it names', () => {
  const ridge = row('ridge', { tags: ['strenuous'], name: { en: 'Wolf Ridge', ko: '늑대능선' } })
  const park = row('park')
  expect(chosen({ travelerType: 'family' }, [ridge, park])).toEqual(['park'])
  expect(chosen({ travelerType: 'family', mustVisitPlaces: 'Wolf Ridge' }, [ridge, park])).toContain('ridge')
  expect(chosen({}, [ridge, park])).toContain('ridge')
})

test('who eats no meat is led to no grill that nobody named', () => {
  const grill = row('grill', { kind: 'restaurant', cuisine: 'barbecue', name: { en: 'Iron Grill', ko: '쇠구이' } })
  const tofu = row('tofu', { kind: 'restaurant', cuisine: 'tofu' })
  expect(chosen({ mustVisitPlaces: 'vegan food' }, [grill, tofu])).toEqual(['tofu'])
  expect(chosen({ mustVisitPlaces: 'vegan food, Iron Grill' }, [grill, tofu])).toContain('grill')
})
