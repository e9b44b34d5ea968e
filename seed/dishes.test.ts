import { expect, test } from 'vitest'
import { dishKinds, fitOf, placesServing } from '#domain/dishes.ts'
import { readDishes } from './dishes.ts'
import { readPlaces } from './places.ts'

const dishes = readDishes()

test('some eighty dishes, each once, of every kind', () => {
  expect(dishes.length).toBeGreaterThanOrEqual(60)
  expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length)
  expect(new Set(dishes.map(({ name }) => name.ko)).size).toBe(dishes.length)
  expect(new Set(dishes.map(({ kind }) => kind))).toEqual(new Set(dishKinds))
})

test('what places call a dish is written small and in Hangul too, and no word is said of two dishes', () => {
  const words = dishes.flatMap((dish) => dish.words)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  for (const { id, words: own } of dishes.filter((dish) => dish.words.length > 0)) {
    expect([id, own.some((word) => /\p{Script=Hangul}/u.test(word))]).toEqual([id, true])
    expect([id, own.every((word) => word === word.toLowerCase())]).toEqual([id, true])
  }
})

test('meat and seafood in the name of a dish are always in it', () => {
  const said = {
    돼지: 'pork',
    삼겹: 'pork',
    족발: 'pork',
    순대: 'pork',
    닭: 'chicken',
    게장: 'shellfish',
    낙지: 'shellfish',
  } as const
  for (const { id, name, contains } of dishes)
    for (const [part, ingredient] of Object.entries(said))
      if (name.ko.includes(part)) expect([id, contains[ingredient]]).toEqual([id, 'always'])
})

test('what has kimchi in it is never said to be free of fish and shellfish, and dough never of gluten', () => {
  for (const dish of dishes) {
    if (/김치/u.test(dish.name.ko)) {
      expect([dish.id, fitOf(dish, ['fish'])]).not.toEqual([dish.id, 'usual'])
      expect([dish.id, fitOf(dish, ['shellfish'])]).not.toEqual([dish.id, 'usual'])
    }
    if (/^(?:칼국수|수제비|만두|호떡|붕어빵|계란빵|라면|짬뽕|짜장면)$/u.test(dish.name.ko))
      expect([dish.id, dish.contains.gluten]).toEqual([dish.id, 'always'])
  }
})

test('rows of the catalogue that name a dish are found, and none by a part of another dish’s name', () => {
  const places = readPlaces()
  const servedAt = (id: string) => {
    const dish = dishes.find((one) => one.id === id)
    return dish ? placesServing(dish, places, dishes).map((place) => place.id) : []
  }
  expect(servedAt('samgyetang')).toEqual(expect.arrayContaining(['tosokchon', 'baekje-samgyetang']))
  expect(servedAt('seolleongtang')).toContain('imun-seolnongtang')
  expect(servedAt('gogi-guksu')).toEqual(expect.arrayContaining(['jamae-guksu', 'jeju-noodle-street']))
  const dakgalbi = servedAt('dakgalbi')
  expect(dakgalbi.length).toBeGreaterThan(0)
  expect(servedAt('galbi').filter((id) => dakgalbi.includes(id))).toEqual([])
})
