import { afterEach, beforeEach, expect, test } from 'vitest'
import { noFoodAnswer } from '#testing/builders/food-answers.ts'
import { buildFood } from '#testing/builders/food-items.ts'
import { readFoodAddress } from '#web/features/food/food-address.ts'
import { dismissToast, readToasts } from '#web/ui/feedback/toast-store.ts'
import { askFood } from './ask-food.ts'
import { type FoodAnswered, keepLastAnswer } from './last-answer.ts'

function answer(search: string, given: Partial<FoodAnswered['answered']['listing']> = {}): FoodAnswered {
  const listing = { ...noFoodAnswer, freed: [], items: [buildFood()], ...given }
  const query = readFoodAddress(new URLSearchParams(search))
  return {
    head: [],
    answered: { query, listing, isMissingWords: false, today: '2026-11-23', renderedAt: 0, unanswered: null },
  }
}

function request(search: string, signal?: AbortSignal): Request {
  return new Request(`https://guide.example/food-and-cafe${search}`, signal && { signal })
}

function toasts() {
  return readToasts().map(({ title, description }) => [title, description])
}

async function refuse(): Promise<FoodAnswered> {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => keepLastAnswer(answer('q=noodles'), '/food-and-cafe?q=noodles'))
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

test('an answer is given on as it is, and one with places tells nothing', async () => {
  const given = answer('q=tea')
  expect(await askFood(request('?q=tea'), async () => given)).toBe(given)
  expect(toasts()).toEqual([])
})

test('a search that found nothing names the tab', async () => {
  await askFood(request('?tab=street-food'), async () => answer('tab=street-food', { items: [] }))
  expect(toasts()).toEqual([['No results found', 'No street food found for your search criteria.']])
})

test('a refusal of an outside source is told with its name', async () => {
  const error = { source: 'naver', code: 'bad_key', message: 'Naver does not accept the key.' } as const
  await askFood(request('?q=tea'), async () => answer('q=tea', { error }))
  await askFood(request('?q=tea'), async () => answer('q=tea', { error: { ...error, code: 'malformed' } }))
  expect(toasts()).toEqual([
    ['Naver API error', 'Naver does not accept the key.'],
    ['Search error', "Invalid response format from Naver's API"],
  ])
})

test('a server that was not reached leaves the last results, which do not become the answer of another search', async () => {
  for (const search of ['?q=tea', '?q=pie']) {
    const { answered } = await askFood(request(search), refuse)
    expect(answered.query.query).toBe('noodles')
    expect(answered.unanswered?.query).toBe(search.slice('?q='.length))
    keepLastAnswer({ head: [], answered }, `/food-and-cafe${search}`)
  }
  expect(toasts()).toEqual([['Search failed', 'There was a problem with your search. Please try again.']])
})

test('an answer that cannot be read is an unexpected error', async () => {
  const { answered } = await askFood(request('?q=tea'), async () => {
    throw new Error('Unable to decode')
  })
  expect(answered.unanswered?.query).toBe('tea')
  expect(toasts()).toEqual([['Search error', 'An unexpected error occurred']])
})

test('a search that was left for another page is no failure', async () => {
  const left = AbortSignal.abort()
  await expect(askFood(request('?q=tea', left), refuse)).rejects.toThrow('Failed to fetch')
  expect(toasts()).toEqual([])
})
