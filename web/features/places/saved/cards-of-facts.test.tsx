import { afterEach, expect, test } from 'vitest'
import { plannerFactsAddress, plannerFactsCache } from '#domain/trips/plan/planner-facts.ts'
import { palace } from '#testing/trips/two-day-trip.ts'
import { findCardsOnDevice } from './cards-of-facts.ts'

afterEach(() => caches.delete(plannerFactsCache))

async function keep(text: string): Promise<void> {
  const cache = await caches.open(plannerFactsCache)
  await cache.put(plannerFactsAddress, new Response(text))
}

test('the card of a saved place is in the facts of the planner, and no other place is', async () => {
  await keep(JSON.stringify({ places: [palace, { ...palace, id: 'other' }] }))
  const [card, ...others] = await findCardsOnDevice([palace.id, 'unknown'])
  expect(others).toEqual([])
  expect(card).toMatchObject({ id: palace.id, name: palace.name, kind: 'attraction' })
  expect(card).not.toHaveProperty('hours')
})

test('without facts, or with an incomplete answer, there are no cards', async () => {
  expect(await findCardsOnDevice([palace.id])).toEqual([])
  await keep('{"places":[{"id":')
  expect(await findCardsOnDevice([palace.id])).toEqual([])
})
