import { expect, test } from 'vitest'
import { dishKinds } from '#domain/food/dishes.ts'
import { fitOf, placesServing } from '#domain/food/find-dishes.ts'
import { dishNamesSource, readDishes } from './dishes.ts'
import officialNames from './facts/dishes/official-names.json' with { type: 'json' }
import { readCatalogue } from '#testing/builders/catalogue.ts'

const dishes = readDishes()

test('some eighty dishes, each once, of every kind', () => {
  expect(dishes.length).toBeGreaterThanOrEqual(60)
  expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length)
  expect(new Set(dishes.map(({ name }) => name.ko)).size).toBe(dishes.length)
  expect(new Set(dishes.map(({ kind }) => kind))).toEqual(new Set(dishKinds))
})

test('most dishes have an official name in three scripts, and every such name belongs to a dish of the guide', () => {
  const named = dishes.filter((dish) => dish.officialNames !== null)
  expect(named).toHaveLength(Object.keys(officialNames.names).length)
  expect(named.length).toBeGreaterThanOrEqual(70)
  const written = (script: 'ja' | 'zh' | 'zhHant') => named.map((dish) => dish.officialNames?.[script] ?? '')
  expect(written('ja').filter((name) => !/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(name))).toEqual([])
  for (const script of ['zh', 'zhHant'] as const) {
    expect(written(script).filter((name) => !/^\p{sc=Han}+$/u.test(name))).toEqual([])
  }
  expect(dishNamesSource).toMatchObject({ publisher: 'Korean Food Promotion Institute', licence: 'KOGL Type 1' })
})

test('the words of a dish are lower case with one in Hangul, and no word names two dishes', () => {
  const words = dishes.flatMap((dish) => dish.words)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  const named = dishes.filter((dish) => dish.words.length > 0)
  expect(named.filter((dish) => !dish.words.some((word) => /\p{Script=Hangul}/u.test(word)))).toEqual([])
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([])
})

test.each([
  ['돼지', 'pork'],
  ['삼겹', 'pork'],
  ['족발', 'pork'],
  ['순대', 'pork'],
  ['닭', 'chicken'],
  ['게장', 'shellfish'],
  ['낙지', 'shellfish'],
] as const)('a dish with %s in its name always has %s in it', (part, ingredient) => {
  const named = dishes.filter(({ name }) => name.ko.includes(part))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ contains }) => contains[ingredient] !== 'always')).toEqual([])
})

test('a dish with kimchi is never shown as usual without fish or shellfish', () => {
  const made = dishes.filter(({ name }) => name.ko.includes('김치'))
  expect(made.length).toBeGreaterThan(3)
  expect(made.filter((dish) => fitOf(dish, ['fish']) === 'usual')).toEqual([])
  expect(made.filter((dish) => fitOf(dish, ['shellfish']) === 'usual')).toEqual([])
})

test('a dish of dough always has gluten in it', () => {
  const dough = new Set(['칼국수', '수제비', '만두', '호떡', '붕어빵', '계란빵', '라면', '짬뽕', '짜장면'])
  const made = dishes.filter(({ name }) => dough.has(name.ko))
  expect(made).toHaveLength(dough.size)
  expect(made.filter(({ contains }) => contains.gluten !== 'always')).toEqual([])
})

test('rows of the catalogue that name a dish are found, and none by a part of another dish’s name', () => {
  const places = readCatalogue()
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
