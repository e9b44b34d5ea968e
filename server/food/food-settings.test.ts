import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildFoodSettings, foodVariables } from './food-settings.ts'

const all = {
  NAVER_CLIENT_ID: 'id',
  NAVER_CLIENT_SECRET: 'hunter2',
  KAKAO_REST_KEY: 'hunter2',
  GOOGLE_PLACES_KEY: 'hunter2',
  FOURSQUARE_KEY: ' hunter2\n',
}

function build(given: Record<string, string>) {
  return buildFoodSettings(z.object(foodVariables).parse(given))
}

test('without a key no provider is on, and keys alone set the usual order', () => {
  expect(build({}).providers).toEqual([])
  expect(build(all).providers.map(({ name }) => name)).toEqual(['naver', 'kakao', 'google', 'foursquare'])
  expect(build(all).providers.at(-1)).toMatchObject({ key: 'hunter2', callsPerDay: 300 })
})

test('FOOD_SOURCES sets the order, leaves out others, and off leaves out all', () => {
  const { providers } = build({ ...all, FOOD_SOURCES: 'Google, kakao,google' })
  expect(providers.map(({ name }) => name)).toEqual(['google', 'kakao'])
  expect(build({ ...all, FOOD_SOURCES: 'off' }).providers).toEqual([])
})

test.each([
  [{ FOOD_SOURCES: 'naver' }, 'FOOD_SOURCES cannot be used: it names naver, and NAVER_CLIENT_ID'],
  [{ FOOD_SOURCES: 'yelp' }, 'FOOD_SOURCES cannot be used: it is off, or some of naver'],
  [{ NAVER_CLIENT_ID: 'hunter2' }, 'NAVER_CLIENT_ID cannot be used: NAVER_CLIENT_SECRET is not set'],
  [{ KAKAO_REST_KEY: 'hunter2 hunter2' }, 'no key has'],
  [{ KAKAO_URL: 'http://kakao.example' }, 'without https'],
])('%j is refused with a sentence that holds no key', (given, sentence) => {
  expect(() => build(given)).toThrow(sentence)
  expect(() => build(given)).not.toThrow('hunter2')
})
