import { afterEach, beforeEach, expect, test } from 'vitest'
import { noFoodAnswer } from '#testing/builders/food-answers.ts'
import { buildFood } from '#testing/builders/food-items.ts'
import { readFoodAddress } from '#web/features/food/food-address.ts'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { askFood, type FoodAnswered, lastFood } from './ask-food.ts'

function answer(search: string, given: Partial<FoodAnswered['answered']['listing']> = {}): FoodAnswered {
  const listing = { ...noFoodAnswer, freed: [], items: [buildFood()], ...given }
  const query = readFoodAddress(new URLSearchParams(search))
  return {
    head: [],
    answered: { query, listing, isMissingWords: false, today: '2026-11-23', renderedAt: 0 },
  }
}

function ask(search: string, serverLoader: () => Promise<FoodAnswered>) {
  return askFood({ request: new Request(`https://guide.example/food-and-cafe${search}`), serverLoader })
}

function toasts() {
  return readToasts().map(({ title, description }) => [title, description])
}

beforeEach(() => lastFood.keepOpen(answer('q=noodles'), '/food-and-cafe?q=noodles'))
afterEach(() => {
  lastFood.close()
  for (const { id } of readToasts()) dismissToast(id)
})

test('an answer is given on as it is, and one with places tells nothing', async () => {
  const given = answer('q=tea')
  expect(await ask('?q=tea', async () => given)).toBe(given)
  expect(toasts()).toEqual([])
})

test('a search that found nothing names the tab', async () => {
  await ask('?tab=street-food', async () => answer('tab=street-food', { items: [] }))
  expect(toasts()).toEqual([['No results found', 'No street food found for your search criteria.']])
})

test('a refusal of an outside source is told with its name', async () => {
  const error = { source: 'naver', code: 'bad_key', message: 'Naver does not accept the key.' } as const
  await ask('?q=tea', async () => answer('q=tea', { error }))
  await ask('?q=tea', async () => answer('q=tea', { error: { ...error, code: 'malformed' } }))
  expect(toasts()).toEqual([
    ['Naver API error', 'Naver does not accept the key.'],
    ['Search error', "Invalid response format from Naver's API"],
  ])
})

test.each([
  [new TypeError('Failed to fetch'), 'Search failed', 'There was a problem with your search. Please try again.'],
  [new Error('Unable to decode'), 'Search error', 'An unexpected error occurred'],
])('a search without an answer leaves the last results under their own address: %s', async (error, ...words) => {
  async function refuse(): Promise<never> {
    throw error
  }
  await expect(ask('?q=tea', refuse)).rejects.toMatchObject({ status: 302 })
  const { answered, unanswered } = await ask('?q=noodles', refuse)
  expect(answered.query.query).toBe('noodles')
  expect(unanswered?.address).toBe('/food-and-cafe?q=tea')
  expect(toasts()).toEqual([words])
})

test('results of Google are not kept for the way back', async () => {
  async function refuse(): Promise<never> {
    throw new TypeError('Failed to fetch')
  }
  lastFood.keepOpen(answer('q=tea', { source: ['naver', 'google'] }), '/food-and-cafe?q=tea')
  expect(await ask('?q=noodles', refuse)).toMatchObject({ unanswered: { why: 'offline' } })
  lastFood.keepOpen(answer('q=noodles'), '/food-and-cafe?q=noodles')
  await expect(ask('?q=tea', refuse)).rejects.toMatchObject({ status: 302 })
})
