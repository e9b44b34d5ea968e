import { expect, test } from 'vitest'
import type { Interest } from '#domain/places/places.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import type { Candidate } from './place-score.ts'
import { topSights } from './top-sights.ts'

const base = { name: 'Insadong', lat: 37.5733, lng: 126.9856 }

function candidateOf(id: string, change: Partial<PlanPlace>, cost = 0): Candidate {
  const row = { ...inventRow(id, 0), lat: base.lat, lng: base.lng, province: 'Seoul' as const, ...change }
  return { row, kind: 'attraction', score: 100, minutes: 60, cost, isMust: false, because: [] }
}

const palace = candidateOf('palace', { headline: 3 })
const street = candidateOf('street', { headline: 2 })
const filler = candidateOf('filler', { headline: 1 })

function topsOf(
  candidates: readonly Candidate[],
  days: number,
  firstTime?: boolean,
  interests: Interest[] = [],
  diet: string[] = [],
  laidIds: string[] = [],
): string[] {
  const steps = askTrip(days, { diet, dailyBudgetRange: 60_000, ...(firstTime !== undefined && { firstTime }) })
  steps.step1.selectedInterests = interests
  const wishes = readTripWishes(steps, { names: indexPlaceNames([]), treatments: [] })
  const frame = { start: base, end: base, isEmpty: false, flight: null, moveIn: null }
  const frames = Array.from({ length: days }, () => frame)
  const treatments = { treatmentDays: new Set<number>(), quietDays: new Set<number>() }
  const stop = { day: 0, minutes: 60, starts: { from: 0, to: 0 }, isTable: false }
  const laid = { stops: new Map(laidIds.map((id) => [id, stop])) }
  return [...topSights({ wishes, candidates, frames, treatments, laid })]
}

test('what nobody leaves out comes first, then what is great, and no filler', () => {
  expect(topsOf([filler, street, palace], 1)).toEqual(['palace'])
  expect(topsOf([filler, street, palace], 2)).toEqual(['palace', 'street'])
})

test('whoever has been in Seoul follows interests there', () => {
  expect(topsOf([palace], 2, false)).toEqual([])
  expect(topsOf([candidateOf('temple', { headline: 3, province: 'Busan' })], 2, false)).toEqual(['temple'])
})

test('nobody is sent to another city, nor to an entry that takes half of the money of a day', () => {
  expect(
    topsOf([candidateOf('far', { headline: 3, lat: 35.1 }), candidateOf('dear', { headline: 3 }, 30_000)], 2),
  ).toEqual([])
})

test('one day is not for both ends of a city, two are, and what is near the bed is for any evening', () => {
  const west = candidateOf('west', { headline: 3, lat: base.lat - 0.08, lng: base.lng - 0.08 })
  const east = candidateOf('east', { headline: 3, lat: base.lat + 0.08, lng: base.lng + 0.08 })
  const beside = candidateOf('beside', { headline: 3, lat: base.lat + 0.02 })
  expect(topsOf([west, east], 1)).toEqual(['west'])
  expect(topsOf([west, east], 2)).toEqual(['west', 'east'])
  expect(topsOf([west, beside], 1)).toEqual(['west', 'beside'])
  expect(topsOf([west, east], 1, undefined, [], [], ['east'])).toEqual(['east'])
})

test('the best market of a base is seen from the second whole day on, and by who comes for the food from the first', () => {
  const markets = [
    candidateOf('small', { kind: 'market', headline: 0 }),
    candidateOf('great', { kind: 'market', headline: 1 }),
  ]
  expect(topsOf(markets, 1, true, ['food'])).toEqual(['great'])
  expect(topsOf(markets, 1, true, ['culture'])).toEqual([])
  expect(topsOf(markets, 2, true, ['culture'])).toEqual(['great'])
})

test('a market where a vegan finds nothing but fruit is no great sight of the trip', () => {
  const market = candidateOf('market', { kind: 'market', headline: 1, dish: ['eomuk', 'kalguksu'] })
  expect(topsOf([market], 2, true, ['food'])).toEqual(['market'])
  expect(topsOf([market], 2, true, ['food'], ['vegan'])).toEqual([])
})

test('a first trip of two whole days has a view by night, a free one where the entry is dear, and no child waits for it', () => {
  const tower = candidateOf('tower', { headline: 1, dusk: 'best' }, 30_000)
  const river = candidateOf('river', { headline: 1, dusk: 'best' })
  expect(topsOf([tower, river], 2, true)).toEqual(['river'])
  expect(topsOf([tower, river], 1, true)).toEqual([])
  expect(topsOf([tower, river], 2, false)).toEqual([])
  const seen = candidateOf('wolji', { headline: 2, dusk: 'only' })
  expect(topsOf([river, seen], 2, true)).toEqual(['wolji'])
})
