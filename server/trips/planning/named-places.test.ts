import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlaceFacts } from '#domain/places/places.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { openTestFacts } from '#testing/trips/planner-facts.ts'
import { openTripFunction, threeDays } from '#testing/trips/trip-function.ts'
import { createNamedPlaces } from './named-places.ts'
import { createPlaceWishes } from './place-wishes.ts'

const limits = { mostPlaces: 300, mostClinics: 20 }
let opened: Awaited<ReturnType<typeof openTestFacts>>
let beyond: PlaceFacts

beforeAll(async () => {
  opened = await openTestFacts('catalogue', limits)
  const { places } = await opened.facts.current()
  const usual = new Set(places.map(({ id }) => id))
  const isVisited = ({ kind, province, cost, visitMinutes }: PlaceFacts) =>
    kind === 'attraction' && province === 'Seoul' && cost === 0 && visitMinutes <= 90
  const found = readCatalogue().find((place) => isVisited(place) && !usual.has(place.id) && place.closed.length === 0)
  if (!found) throw new Error('the limits leave nothing out')
  beyond = found
})
afterAll(() => opened.close())

test('a place that a text names beyond the usual ones is found once in the whole catalogue', async () => {
  const named = createNamedPlaces(opened.facts)
  const current = await opened.facts.current()
  expect(current.isWhole).toBe(false)
  const found = await named.findBeyond(current, `Gyeongbokgung, ${beyond.name.en}, ${beyond.name.ko}`)
  expect(found.filter(({ id }) => id === beyond.id)).toHaveLength(1)
  expect(await named.findBeyond(current, 'Gyeongbokgung Palace, Atlantis')).toEqual([])
})

test('named places are not searched for when the facts hold the whole catalogue', async () => {
  const find = () => Promise.reject(new Error('searched'))
  const current = { ...(await opened.facts.current()), isWhole: true }
  expect(await createNamedPlaces({ find }).findBeyond(current, beyond.name.en)).toEqual([])
})

test('a text of a thousand names is searched for a few of them alone', async () => {
  const searched: string[] = []
  const find = async (words: string) => {
    searched.push(words)
    return []
  }
  const text = Array.from({ length: 1000 }, (_, index) => `Nowhere ${index}`).join(',')
  await createNamedPlaces({ find }).findBeyond(await opened.facts.current(), text)
  expect(searched).toEqual(Array.from({ length: 8 }, (_, index) => `Nowhere ${index}`))
})

test('the form reads such a place as the plan does', async () => {
  const wishes = createPlaceWishes(opened.facts, createNamedPlaces(opened.facts))
  expect(await wishes.read([beyond.name.en, 'Atlantis'])).toMatchObject([
    [{ kind: 'place', name: beyond.name }],
    [{ kind: 'unknown', text: 'Atlantis' }],
  ])
})

test('a trip goes to a named place that is not among the usual ones, and every rule holds', async () => {
  const node = await openTripFunction({ limits })
  const step2 = { ...threeDays.step2, areaPreferences: [], mustVisitPlaces: beyond.name.en }
  const planned = await node.plan({ ...threeDays, step2 })
  await node.close()
  if (!planned.success) throw new Error(planned.error)
  expect(planned.plan.unplaced).toEqual([])
  expect(planned.plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId))).toContain(beyond.id)
  expect(planned.places[beyond.id]?.name).toEqual(beyond.name)
  expect(planned.plan.checks.filter(({ held }) => !held)).toEqual([])
})
