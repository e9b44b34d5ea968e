import { expect, test } from 'vitest'
import { buildCitiesTrip } from '#testing/trips/cities-trip.ts'
import { checkDamaged, checkStretched } from '#testing/trips/damaged-trips.ts'
import { isLong } from '#testing/long-rounds.ts'
import { plainTrip, treatmentTrip } from '#testing/trips/trip-documents.ts'
import { knownBy } from '#domain/places/place-sources.ts'
import { interests, type PlaceSource } from '#domain/places/places.ts'
import { repairTripDocument } from './repair-trip-document.ts'
import { tripDocument } from './trip-document-schemas.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from './trip-documents.ts'

/** The document with some fields of its plan replaced by anything. */
function withPlan(change: Record<string, unknown>, document: TripDocument = plainTrip()): unknown {
  return { ...document, plan: { ...document.plan, ...change } }
}

/** A trip of which every place is known by a page, and has a winter. */
function sourcedTrip(document = plainTrip()): TripDocument {
  const page: PlaceSource = {
    address: 'https://city.example/places',
    publisher: 'City',
    readOn: '2026-11-23',
    pageDate: '2026-03-01',
    facts: ['existence', 'hours'],
    disputes: ['price'],
  }
  const seasons = [{ from: '11-01', to: '02-29', hours: '24h' as const, lastEntry: '15:00' }]
  const places = Object.entries(document.places).map(([id, place]): [string, TripPlace] => [
    id,
    { ...place, ...knownBy([page]), seasons },
  ])
  return { ...document, places: Object.fromEntries<TripPlace>(places) }
}

test.each([
  ['a trip', plainTrip()],
  ['a trip with treatments', treatmentTrip()],
  ['a trip through several cities', buildCitiesTrip()],
  ['a trip with sources and seasons', sourcedTrip()],
])('%s that is whole is read as it is', (_, document) => {
  const stored: unknown = structuredClone(document)
  expect(repairTripDocument(structuredClone(stored))).toEqual({ document: stored, isWhole: true })
})

test.each([null, 1, 'trip', [], {}, { ...plainTrip(), format: 2 }, { format: 1 }])('%o is no trip', (stored) => {
  expect(repairTripDocument(stored)).toBeNull()
})

test.each([
  ['no days', withPlan({ days: [] })],
  ['days that are no list', withPlan({ days: { 0: {} } })],
  ['ten thousand days', withPlan({ days: Array.from({ length: 10_000 }, () => plainTrip().plan.days[0]) })],
  ['a day that is none', withPlan({ days: [plainTrip().plan.days[0], 7] })],
])('a trip with %s is not shown', (_, stored) => {
  expect(repairTripDocument(stored)).toBeNull()
})

test('a stop that cannot be read is left out, and the rest of its day stays', () => {
  const [first, ...rest] = plainTrip().plan.days
  const stops = first?.stops.map((stop, index) => (index === 1 ? { ...stop, arrive: 'noon' } : stop))
  const repaired = repairTripDocument(withPlan({ days: [{ ...first, stops }, ...rest] }))
  expect(repaired?.isWhole).toBe(false)
  expect(repaired?.document.plan.days[0]?.stops).toEqual(first?.stops.toSpliced(1, 1))
  expect(repaired?.document.plan.days[1]).toEqual(rest[0])
})

test('dates that are broken follow from the first day', () => {
  const days = plainTrip().plan.days.map((day, index) => (index === 1 ? { ...day, date: '2027-02-30' } : day))
  const repaired = repairTripDocument(withPlan({ days }))
  expect(repaired?.document.plan.days.map(({ date }) => date)).toEqual(plainTrip().plan.days.map(({ date }) => date))
})

test('answers for other dates than those of the days are set right, so that no page lists empty days', () => {
  const { steps, ...rest } = plainTrip()
  const stored = { ...rest, steps: { ...steps, step1: { ...steps.step1, endDate: '2029-01-01' } } }
  const repaired = repairTripDocument(stored)
  expect(repaired?.document.steps.step1.endDate).toBe(plainTrip().plan.days.at(-1)?.date)
  expect(repaired?.document.steps.step1.selectedInterests).toEqual(steps.step1.selectedInterests)
})

test('a place that cannot be read, or stands under another id, is left out', () => {
  const { places, ...rest } = plainTrip()
  const [[id, place] = ['', undefined], ...others] = Object.entries(places)
  for (const broken of [{ ...place, lat: 'north' }, { ...place, id: 'another-id' }, null]) {
    const repaired = repairTripDocument({ ...rest, places: { ...places, [id]: broken } })
    expect(repaired?.document.places).toEqual(Object.fromEntries(others))
    expect(repaired?.isWhole).toBe(false)
  }
})

test('a stop at what every object has is no stop', () => {
  const [day] = plainTrip().plan.days
  const stops = [{ ...day?.stops[0], placeId: 'constructor' }]
  const repaired = repairTripDocument(withPlan({ days: [{ ...day, stops }] }))
  expect(repaired?.document.plan.days[0]?.stops).toEqual([])
})

test('words, sums and a moment that are gone are empty, added up and that of the first day', () => {
  const { words: _words, generatedAt: _moment, ...rest } = plainTrip()
  const { totals, ...plan } = rest.plan
  const repaired = repairTripDocument({ ...rest, plan })
  expect(repaired?.document.words).toEqual({ text: '', by: 'built-in' })
  expect(repaired?.document.plan.totals.cost).toBe(totals.cost)
  expect(repaired?.document.generatedAt).toBe('2027-05-03T00:00:00.000Z')
})

test('contact data that somebody wrote into the answers is not read', () => {
  const { steps, ...rest } = plainTrip()
  const stored = { ...rest, steps: { ...steps, step3: { ...steps.step3, email: 'mina@example.com' } } }
  expect(JSON.stringify(repairTripDocument(stored))).not.toContain('mina@example.com')
})

test.each([
  ['a trip with treatments', treatmentTrip()],
  ['a trip through several cities', buildCitiesTrip()],
  ['a trip with sources and seasons', sourcedTrip()],
])('however %s is damaged, what is read of it is a lawful document or nothing', (_, whole) => {
  const rounds = isLong ? 150 : 20
  let unreadable = 0
  checkDamaged(whole, { rounds, seed: 13 }, (stored) => {
    const repaired = repairTripDocument(stored)
    if (!repaired) {
      unreadable += 1
      return
    }
    const parsed = tripDocument.safeParse(repaired.document)
    expect(parsed.error?.issues ?? []).toEqual([])
  })
  expect(unreadable).toBeLessThan(rounds / 7)
})

test('however a trip with treatments, sources and seasons is stretched, what an account accepts is read whole', () => {
  const accepted = new Set<string>()
  checkStretched(sourcedTrip(treatmentTrip()), (stored, at) => {
    const lawful = tripDocument.safeParse(stored).data
    if (!lawful) return
    accepted.add(at)
    expect(repairTripDocument(stored), at).toEqual({ document: lawful, isWhole: true })
  })
  expect([...accepted]).toEqual(expect.arrayContaining(['address', 'mustVisitPlaces', 'dailyBudgetRange']))
})

test('a list that is too long keeps its first items, and the trip stays', () => {
  const [first, ...rest] = plainTrip().plan.days
  const stops = Array.from({ length: 90 }, () => first?.stops[0])
  const repaired = repairTripDocument(withPlan({ days: [{ ...first, stops }, ...rest] }))
  expect(repaired?.document.plan.days[0]?.stops).toHaveLength(60)
  expect(repaired?.isWhole).toBe(false)
})

test('two days of one date get dates that follow each other', () => {
  const days = plainTrip().plan.days.map((day) => ({ ...day, date: '2027-05-03' }))
  const repaired = repairTripDocument(withPlan({ days }))
  expect(repaired?.document.plan.days.map(({ date }) => date)).toEqual(plainTrip().plan.days.map(({ date }) => date))
})

test('when no interest can be read, none is preferred, and the account accepts the trip', () => {
  const { steps, ...rest } = plainTrip()
  const stored = { ...rest, steps: { ...steps, step1: { ...steps.step1, selectedInterests: ['beer'] } } }
  const repaired = repairTripDocument(stored)
  expect(repaired?.isWhole).toBe(false)
  expect(repaired?.document.steps.step1.selectedInterests).toEqual(interests)
})

test('a field of a later release is dropped, and the trip is whole', () => {
  const read = repairTripDocument({ ...plainTrip(), mood: 'glad' })
  expect(read).toEqual({ document: plainTrip(), isWhole: true })
})

test.each(['null', '[]', '{}', '{"__proto__":{"id":"x"}}', '"x"'])('places stored as %s cost no days', (text) => {
  const repaired = repairTripDocument({ ...plainTrip(), places: JSON.parse(text) as unknown })
  expect(repaired?.document.plan.days).toEqual(plainTrip().plan.days)
  expect(repaired?.document.places).toEqual({})
})
