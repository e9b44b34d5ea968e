import { expect, test } from 'vitest'
import { readCatalogue } from '#testing/builders/catalogue.ts'
import { readSteps } from '#testing/builders/read-steps.ts'
import { isLikedAs } from '#domain/wishes/meant-by.ts'
import { likedNames } from './liked-kinds.ts'

const catalogue = readCatalogue()

test.each(likedNames)('the guide knows a place for whoever likes %s', (name) => {
  expect(catalogue.some((row) => isLikedAs(row, name))).toBe(true)
})

test.each([
  ['We love street food and contemporary art', ['street food', 'art']],
  ['Beach, aquarium, nothing spicy', ['aquariums', 'beaches']],
  ['Kids love animals and trains', ['animals', 'trains']],
  ['one day hiking please', ['hiking']],
  ['갈치조림이랑 흑돼지 먹고 싶어요', ['galchi', 'black pork']],
  ['야경 보고 싶고 시장 좋아해요', ['night views', 'markets']],
  ['水族館と遊園地に行きたい', ['aquariums', 'theme parks']],
  ['焼肉と参鶏湯', ['barbecue', 'samgyetang']],
  ['想去游乐园、海边和水族馆', ['aquariums', 'beaches', 'theme parks']],
  ['想逛書店，吃炸雞', ['bookshops', 'fried chicken']],
])('of %j the likes are %j', (text, likes) => {
  expect(readSteps(text).step2.likes?.toSorted()).toEqual(likes.toSorted())
})

test.each([
  'no aquarium please',
  'She works in a library',
  'seafood allergy',
  'We prefer nature to palaces',
  'a hanok guesthouse near the station',
  '동물원은 빼주세요',
  '海鮮アレルギー',
  '不想去水族馆',
])('%j tells no like', (text) => {
  expect(readSteps(text).step2.likes ?? []).toEqual([])
})

test.each([
  ['not more than two palaces', ['at most 2 palaces']],
  ['at most one museum', ['at most 1 museum']],
  ['절은 한 곳만', ['at most 1 temple']],
  ['宮殿は1つだけ', ['at most 1 palace']],
  ['博物馆最多一个', ['at most 1 museum']],
])('%j limits a kind, and refuses nothing', (text, likes) => {
  const { step1, step2 } = readSteps(text)
  expect(step2.likes).toEqual(likes)
  expect(step2.avoid).toBeUndefined()
  expect(step1.selectedInterests).toBeUndefined()
})

test('a place with a kind in its name is a place to visit, and no like', () => {
  const { step2 } = readSteps('Starfield Library and Noryangjin Fish Market')
  expect(step2.mustVisitPlaces).toContain('Starfield Library')
  expect(step2.likes).toBeUndefined()
})
