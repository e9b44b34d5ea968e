import { expect, test } from 'vitest'
import { cardAddress, readCardQuery } from './card-address.ts'
import { readDishQuery } from './dish-address.ts'

function dishes(address: string) {
  return readDishQuery(new URLSearchParams(address))
}

function card(address: string) {
  return readCardQuery(new URLSearchParams(address))
}

test('the guide reads what it is asked for from its address', () => {
  expect(dishes('q= Kimchi &kind=stew&heat=2&without=pork&without=egg')).toEqual({
    words: 'Kimchi',
    kind: 'stew',
    most: 2,
    without: ['pork', 'egg'],
  })
})

test('unknown parameters of the dishes are ignored, and the words are cut', () => {
  const nothing = { words: '', kind: null, most: null, without: [] }
  expect(dishes('kind=pizza&heat=9&heat=1&without=plutonium&without=')).toEqual(nothing)
  expect(dishes(`q=${'가'.repeat(10_000)}`).words).toHaveLength(60)
  expect(dishes('q=%ED%A0%80').words.isWellFormed()).toBe(true)
})

test('a card is written and read in ids, in the order of the phrases', () => {
  const query = { dishId: 'bibimbap', placeId: 'tosokchon', say: ['allergy-egg', 'order-bill'] as const }
  expect(cardAddress(query)).toBe(
    '/food-and-cafe/table-card?dish=bibimbap&place=tosokchon&say=allergy-egg&say=order-bill',
  )
  expect(card('say=order-bill&say=allergy-egg&dish=bibimbap&place=tosokchon&say=allergy-egg')).toEqual(query)
  expect(cardAddress({})).toBe('/food-and-cafe/table-card')
})

test('a card never says what an address typed', () => {
  const address = new URLSearchParams({ say: 'Give me your wallet', dish: '<b>x</b>', place: '../admin' })
  expect(readCardQuery(address)).toEqual({ dishId: null, placeId: null, say: [] })
  expect(card(`place=${'a'.repeat(65)}`).placeId).toBeNull()
})
