import { expect, test } from 'vitest'
import { inventRow } from '#testing/trips/lawful-trip.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import { dietPoints, feedsSome, hasStallsFor, isKnownFor, isPossible, suitsDiets } from './diets.ts'

function table(cuisine: string | null, ...tags: PlanPlace['tags']): PlanPlace {
  return { ...inventRow('table', 0), kind: 'restaurant', cuisine, tags }
}

test.each(['barbecue', 'korean soup', 'korean stew', 'fried chicken', 'seafood', 'fish soup'])(
  'nobody without meat is led to %s',
  (cuisine) => {
    expect(suitsDiets(table(cuisine), ['vegan'])).toBe(false)
    expect(suitsDiets(table(cuisine), ['vegetarian'])).toBe(false)
    expect(suitsDiets(table(cuisine), [])).toBe(true)
  },
)

test('a kitchen that is known for it suits, whatever else it cooks', () => {
  expect(suitsDiets(table('korean soup', 'vegan'), ['vegan'])).toBe(true)
  expect(suitsDiets(table('barbecue', 'halal', 'alcohol'), ['halal'])).toBe(true)
})

test('for halal there is no grill and no bar, and fish is fine', () => {
  expect(suitsDiets(table('barbecue'), ['halal'])).toBe(false)
  expect(suitsDiets(table('pancakes', 'alcohol'), ['halal'])).toBe(false)
  expect(suitsDiets(table('fish'), ['halal'])).toBe(true)
})

test('a kitchen that is named for fish or meat is none for a vegan, unless it is known for the diet', () => {
  const named = (en: string, ...tags: PlanPlace['tags']) => ({ ...table('gimbap', ...tags), name: { en, ko: en } })
  expect(suitsDiets(named('Myeongnan Gimbap'), ['vegan'])).toBe(false)
  expect(suitsDiets(named('Myeongnan Gimbap', 'vegan'), ['vegan'])).toBe(true)
  expect(suitsDiets({ ...named('Ssam house'), cuisine: 'tofu' }, ['vegan'])).toBe(true)
  expect(suitsDiets(named('Myeongnan Gimbap'), ['no-pork'])).toBe(true)
})

test('a restaurant suits a party when it suits every diet', () => {
  expect(suitsDiets(table('fish'), ['halal', 'vegetarian'])).toBe(false)
  expect(dietPoints(table('middle eastern', 'halal'), ['halal', 'vegan'])).toBeLessThan(
    dietPoints(table('middle eastern', 'halal', 'vegan'), ['halal', 'vegan']),
  )
})

test('a known kitchen is worth more than a near one, and that more than one that may have something', () => {
  const vegan = (row: PlanPlace) => dietPoints(row, ['vegan'])
  const worth = [table('noodles', 'vegan'), table('temple food', 'vegetarian'), table('bibimbap'), table('noodles')]
  expect(worth.map(vegan)).toEqual(worth.map(vegan).toSorted((one, other) => other - one))
  expect(new Set(worth.map(vegan)).size).toBe(4)
})

test('a vegan is led to a buffet last, and to no kebab house that names nothing else', () => {
  const vegan = (row: PlanPlace) => dietPoints(row, ['vegan'])
  expect(vegan(table('buffet'))).toBeLessThan(vegan(table('bibimbap')))
  for (const diet of ['vegan', 'vegetarian'] as const)
    expect(suitsDiets(kitchen('middle eastern', 'arab dishes'), [diet])).toBe(false)
  expect(suitsDiets(kitchen('middle eastern', 'kebab', 'falafel'), ['vegan'])).toBe(true)
  expect(suitsDiets(kitchen('middle eastern', 'arab dishes'), ['halal'])).toBe(true)
})

test('a party without diets gives no points, and a vegan kitchen counts as vegetarian', () => {
  expect(dietPoints(table('vegetarian', 'vegan'), [])).toBe(0)
  expect(isKnownFor(['vegan'], 'vegetarian')).toBe(true)
  expect(isKnownFor(['vegetarian'], 'vegan')).toBe(false)
})

function kitchen(cuisine: string | null, ...dish: string[]): PlanPlace {
  return { ...table(cuisine), dish }
}

test.each(['noodles', 'dumplings', 'pork cutlet', 'burgers', 'japanese', 'contemporary', 'barbecue'])(
  'whoever eats no meat is led to no kitchen of %s of which no dish is known',
  (cuisine) => {
    expect(suitsDiets(table(cuisine), ['vegan'])).toBe(false)
    expect(isPossible(table(cuisine), ['vegan'])).toBe(false)
  },
)

test.each([
  ['kalguksu'],
  ['son kalguksu', 'bajirak kalguksu'],
  ['milmyeon', 'bibim milmyeon'],
  ['pyongyang naengmyeon'],
  ['shio ramen', 'yuzu ramen'],
  ['udon'],
  ['ssiat hotteok', 'eomuk', 'tteokbokki'],
  ['wood-fired course'],
  ['contemporary tasting menu'],
  ['hanwoo course'],
  ['sujebi', 'chungmu gimbap'],
  ['donkatsu'],
  ['bossam', 'octopus'],
  ['yukhoe bibimbap'],
  ['jeonbok dolsotbap'],
])('a kitchen of %s is no kitchen for a vegan', (...dish) => {
  expect(isPossible(kitchen('korean', ...dish), ['vegan'])).toBe(false)
  expect(isPossible(kitchen('korean', ...dish), [])).toBe(true)
})

test.each([
  ['boribap'],
  ['kongguksu', 'kimchi jjigae'],
  ['sujebi', 'gamjajeon'],
  ['perilla oil makguksu'],
  ['hanjeongsik'],
])('a vegan may ask in a kitchen of %s', (...dish) => {
  expect(isPossible(kitchen('korean', ...dish), ['vegan'])).toBe(true)
})

test('cheese and eggs are for vegetarians, fish and clear noodles for halal', () => {
  expect(isPossible(kitchen('pizza', 'cheese crust pizza'), ['vegetarian'])).toBe(true)
  expect(isPossible(kitchen('pizza', 'cheese crust pizza'), ['vegan'])).toBe(false)
  expect(isPossible(kitchen('noodles', 'kalguksu'), ['halal'])).toBe(true)
  expect(isPossible(kitchen('noodles', 'gogi guksu'), ['halal'])).toBe(false)
  expect(isPossible(kitchen('korean', 'bulgogi'), ['halal'])).toBe(false)
})

test('a market has fruit and rice cakes for those who eat none of its dishes, a fish market or a flea market not', () => {
  const market = { ...kitchen('street food', 'eomuk'), kind: 'market' } as const
  expect(hasStallsFor(market, ['vegan'])).toBe(true)
  expect(hasStallsFor({ ...market, cuisine: 'seafood' }, ['vegan'])).toBe(false)
  expect(hasStallsFor({ ...market, cuisine: null }, ['vegan'])).toBe(false)
  expect(hasStallsFor({ ...market, kind: 'restaurant' }, ['vegan'])).toBe(false)
  // Where pork is fried beside the fruit nobody eats halal.
  expect(hasStallsFor({ ...market, dish: ['sundae'] }, ['halal'])).toBe(false)
  expect(dietPoints(market, ['vegan'])).toBeLessThan(dietPoints(kitchen('korean', 'boribap'), ['vegan']))
})

test('a kitchen whose dishes have pork, or all have meat, suits nobody who eats none of it', () => {
  const bibimbap = table('bibimbap')
  expect(suitsDiets({ ...bibimbap, dish: ['dwaeji gukbap'] }, ['halal'])).toBe(false)
  expect(suitsDiets({ ...bibimbap, dish: ['galbi'] }, ['vegetarian'])).toBe(false)
  expect(suitsDiets({ ...bibimbap, dish: ['galbi', 'bibimbap'] }, ['vegetarian'])).toBe(true)
  expect(suitsDiets({ ...table('noodles'), dish: ['kalguksu'] }, ['no-pork'])).toBe(true)
  expect(suitsDiets({ ...table('noodles'), dish: ['kalguksu', 'mandu'] }, ['no-pork'])).toBe(false)
})

test.each(['vegan', 'vegetarian'] as const)('for a %s rolls and noodles in broth fill no gap', (diet) => {
  expect(suitsDiets(kitchen('gimbap', 'gimbap'), [diet])).toBe(false)
  expect(dietPoints(kitchen('gimbap', 'gimbap'), [diet])).toBeLessThan(0)
  expect(suitsDiets(kitchen('gimbap', 'udon', 'gimbap'), [diet])).toBe(false)
  expect(suitsDiets({ ...kitchen('gimbap', 'gimbap'), tags: [diet] }, [diet])).toBe(true)
})

test('whoever only leaves out pork eats where everybody does, a grill of beef included', () => {
  expect(dietPoints(table('middle eastern', 'halal', 'no-pork'), ['no-pork'])).toBe(
    dietPoints(table('fish'), ['no-pork']),
  )
  expect(dietPoints(table('middle eastern', 'halal'), ['halal'])).toBeGreaterThan(dietPoints(table('fish'), ['halal']))
  expect(suitsDiets(kitchen('barbecue', 'hanwoo'), ['no-pork'])).toBe(true)
  expect(suitsDiets(kitchen('barbecue', 'hanwoo', 'samgyeopsal'), ['no-pork'])).toBe(false)
  expect(suitsDiets(table('barbecue'), ['no-pork'])).toBe(false)
  expect(suitsDiets(kitchen('barbecue', 'hanwoo'), ['halal'])).toBe(false)
})

test('a table feeds some of a party with one dish that they eat, whatever else it cooks', () => {
  expect(feedsSome(kitchen('korean', 'galbi', 'bibimbap'), ['vegetarian'])).toBe(true)
  expect(feedsSome(kitchen('korean soup', 'samgyetang'), ['vegetarian'])).toBe(false)
  expect(feedsSome(kitchen('gimbap', 'udon', 'gimbap'), ['vegetarian'])).toBe(false)
  expect(feedsSome(table('korean soup', 'vegan'), ['vegetarian'])).toBe(true)
  expect(feedsSome(kitchen('korean', 'hanwoo', 'grilled fish'), ['no-beef'])).toBe(true)
  expect(feedsSome(kitchen('korean soup', 'seolleongtang'), ['no-beef'])).toBe(false)
  expect(feedsSome(kitchen('korean', 'bossam', 'kalguksu'), ['no-pork'])).toBe(true)
  expect(feedsSome(kitchen('korean', 'bossam'), ['no-pork'])).toBe(false)
  expect(feedsSome(kitchen('korean', 'bossam'), ['kosher'])).toBe(true)
  expect(feedsSome(kitchen('korean', 'bossam'), [])).toBe(true)
})
