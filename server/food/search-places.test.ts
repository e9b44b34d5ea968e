import { expect, test } from 'vitest'
import type { FoodSearch } from '#domain/food/food-search.ts'
import { foodFunction } from '#locales/en/food/food-function.ts'
import { noFoodAnswer } from '#testing/builders/food-answers.ts'
import { noLimits } from '#testing/servers/http.ts'
import type { Food } from './food.ts'
import { createPlaceSearchFunction } from './search-places.ts'

async function ask(body: unknown) {
  const searched: FoodSearch[] = []
  const food: Pick<Food, 'search'> = {
    async search(search) {
      searched.push(search)
      return noFoodAnswer
    },
  }
  const request = new Request('http://localhost/', { method: 'POST', body: JSON.stringify(body) })
  const signal = AbortSignal.timeout(5_000)
  const call = { request, caller: { kind: 'visitor' } as const, network: '198.51.100.7/32', signal }
  const answer = await createPlaceSearchFunction({ food, limits: noLimits }).answer(call)
  const read: unknown = await answer.json()
  return { status: answer.status, read, searched }
}

test('a search of the four fields is answered by the service', async () => {
  const sent = { query: 'noodles', category: 'cafe', location: 'Busan', coordinates: { lat: 35.1, lng: 129 } }
  const { status, read, searched } = await ask(sent)
  expect([status, read]).toEqual([200, noFoodAnswer])
  expect(searched).toMatchObject([sent])
})

test.each([
  ['location', { location: 'x'.repeat(10_240) }],
  ['coordinates', { coordinates: { lat: Number.NaN, lng: 127 } }],
  ['coordinates', { coordinates: { lat: 48.9, lng: 2.3 } }],
  ['category', { query: 'tea', category: 'bar' }],
  ['filters', { query: 'tea', filters: { budget: 9 } }],
] as const)('a wrong %s is refused with a message for this field', async (field, body) => {
  const { status, read, searched } = await ask(body)
  expect([status, searched]).toEqual([400, []])
  expect(read).toMatchObject({ items: [], fields: { [field]: foodFunction[field] } })
})

test('an empty search and a body that is no object ask for words', async () => {
  for (const body of [{}, null, [], 'x']) {
    expect((await ask(body)).read).toMatchObject({ fields: { query: foodFunction.empty } })
  }
})

test('an unknown cursor is refused in plain words', async () => {
  const food: Pick<Food, 'search'> = {
    search: async () => ({ ...noFoodAnswer, isRestarted: true }),
  }
  const body = JSON.stringify({ query: 'tea', cursor: 'nonsense' })
  const request = new Request('http://localhost/', { method: 'POST', body })
  const call = { request, caller: { kind: 'visitor' } as const, network: '', signal: AbortSignal.timeout(5_000) }
  const answer = await createPlaceSearchFunction({ food, limits: noLimits }).answer(call)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: { cursor: foodFunction.cursor } })
})
