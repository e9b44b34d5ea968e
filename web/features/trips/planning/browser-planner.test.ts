import { expect, test } from 'vitest'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { readCatalogue, readTreatmentTable } from '#testing/builders/catalogue.ts'
import { buildSeoulTrip } from '#testing/trips/seoul-trip.ts'
import { readTransportFacts } from '#testing/trips/transport.ts'
import { treatmentTrip } from '#testing/trips/trip-documents.ts'
import { createBrowserPlanner, createLimitedPlanner } from './browser-planner.ts'

const doing = { now: () => 0 }
const facts = {
  version: 'of-a-test',
  places: readCatalogue(),
  treatments: readTreatmentTable(),
  sheets: [],
  ...readTransportFacts(),
}
const planner = createBrowserPlanner(facts)
const trip = buildSeoulTrip(2)

function edit({ steps, plan, places }: TripDocument, change: Parameters<typeof planner.edit>[0]['edit'], by = planner) {
  return by.edit({ steps, plan, places, edit: change }, doing)
}

test('an edited trip comes with its words and all the places that it names', () => {
  const { plan, words, places } = edit(trip, { do: 'remove', at: { day: 0, stop: 0 } })
  const ids = plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
  expect(Object.keys(places)).toEqual(expect.arrayContaining(ids))
  for (const id of ids) expect(words).toContain(places[id]?.name.en)
})

test('a change that is refused writes no words', () => {
  const { isRefused, words } = edit(trip, { do: 'remove', at: { day: 0, stop: 99 } })
  expect([isRefused, words]).toEqual([true, null])
})

test('alternatives come with their places', () => {
  const { steps, plan } = trip
  const { alternatives, places } = planner.alternatives({ steps, plan, at: { day: 0, stop: 0 } }, doing)
  expect(alternatives.map(({ placeId }) => placeId)).toEqual(Object.keys(places))
})

test('a trip that is planned here has recommendations for its interests, with their places', () => {
  const { plan, recommendations, places } = planner.plan({ steps: trip.steps, seed: 1 }, doing)
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  expect(Object.keys(recommendations)).toHaveLength(
    trip.steps.step1.selectedInterests.length + trip.steps.step2.areaPreferences.length,
  )
  for (const { id } of Object.values(recommendations).flat()) {
    expect(places[id]?.id).toBe(id)
    expect(planned.has(id)).toBe(false)
  }
})

test('a plan that is made here in the place of another one has other places', () => {
  const idsOf = (shown: string[]) => {
    const { plan } = planner.plan({ steps: trip.steps, seed: 1, shown }, doing)
    return plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
  }
  const first = idsOf([])
  const next = idsOf(first)
  expect(next.filter((id) => first.includes(id)).length).toBeLessThan(first.length / 2)
})

test('a trip that is planned here is checked with its words, as on the server', () => {
  const { plan } = planner.plan({ steps: trip.steps, seed: 1 }, doing)
  const ofWords = plan.checks.filter(({ rule }) => ['privacy', 'words', 'wishes'].includes(rule))
  expect(ofWords.map(({ rule, held }) => [rule, held])).toEqual([
    ['privacy', true],
    ['words', true],
    ['wishes', true],
  ])
})

test('places are found by what was typed, in any script', () => {
  expect(planner.find({ typed: '경복궁' }, doing).places.map(({ id }) => id)).toContain('gyeongbokgung')
  expect(planner.find({ typed: 'no such place' }, doing).places).toEqual([])
})

test('the proofs of clashes end when their time is over, and the days are there all the same', () => {
  let clock = 0
  const steps = { ...trip.steps, step2: { ...trip.steps.step2, mustVisitPlaces: 'Hallasan, Haeundae Beach' } }
  const { plan } = planner.plan({ steps, seed: 1 }, { now: () => (clock += 600) })
  expect(plan.days).toHaveLength(2)
})

test('without facts a trip is changed with its own places alone, and says so', () => {
  const own = createLimitedPlanner(trip.places)
  const removed = edit(trip, { do: 'remove', at: { day: 0, stop: 1 } }, own)
  expect([removed.isRefused, removed.isLimited]).toEqual([false, true])
  expect(removed.plan.days[0]?.stops).toHaveLength((trip.plan.days[0]?.stops.length ?? 0) - 1)
  const elsewhere = facts.places.find(({ id }) => trip.places[id] === undefined)?.id ?? ''
  expect(edit(trip, { do: 'add', placeId: elsewhere, at: null }, own)).toMatchObject({
    isRefused: true,
    breaches: [{ code: 'not_found' }],
  })
})

test('what is near now comes with its places; without facts these are places of the trip, and it says so', () => {
  const { steps, plan, places } = trip
  const request = { day: 0, now: 13 * 60, at: plan.base }
  const answer = planner.now({ steps, plan, places, request }, doing)
  const found = answer?.now.found.meal.near.map(({ placeId }) => placeId) ?? []
  expect(found.length).toBeGreaterThan(0)
  expect(Object.keys(answer?.places ?? {})).toEqual(expect.arrayContaining(found))
  const limited = createLimitedPlanner(places).now({ steps, plan, places, request }, doing)
  expect(limited?.now.isLimited).toBe(true)
  for (const id of Object.keys(limited?.places ?? {})) expect(places[id]).toBeDefined()
  expect(planner.now({ steps, plan, places, request: { ...request, day: 7 } }, doing)).toBeNull()
})

test('without facts what is known of a recovery stays as it was', () => {
  const document = treatmentTrip()
  document.plan.recovery ??= []
  const changed = edit(
    document,
    { do: 'lock', at: { day: 0, stop: 0 }, locked: true },
    createLimitedPlanner(document.places),
  )
  expect(changed.plan.recovery).toEqual(document.plan.recovery)
})
