import { expect, test } from 'vitest'
import { findReason, listFoodTerms } from '#domain/food/food-terms.ts'
import { kitchens } from '#domain/food/kitchens.ts'
import { createFoodWordsReader } from '#domain/food/read-food-words.ts'
import type { PlaceKind } from '#domain/places/places.ts'
import { readDishes } from './dishes.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'

const eatingKinds = new Set<PlaceKind>(['restaurant', 'cafe', 'street-food', 'market'])
const places = readCatalogue().filter(
  ({ kind, interests, permanentlyClosed }) =>
    eatingKinds.has(kind) && !permanentlyClosed && (kind !== 'market' || interests.includes('food')),
)
const dishes = readDishes()
const terms = listFoodTerms(dishes)
const read = createFoodWordsReader(terms)

test('every cuisine of the catalogue is one of a term, and every cuisine of a term is one of the catalogue', () => {
  // "Various" says nothing that somebody searches.
  const stated = new Set(places.flatMap(({ cuisine }) => (cuisine === null || cuisine === 'various' ? [] : [cuisine])))
  const ofKitchens = kitchens.flatMap(({ cuisines, related }) => [...cuisines, ...related])
  const known = new Set([...ofKitchens, ...dishes.flatMap(({ cuisines }) => cuisines)])
  expect([...stated].filter((cuisine) => !known.has(cuisine))).toEqual([])
  expect([...known].filter((cuisine) => !stated.has(cuisine))).toEqual([])
})

test('every term leads to a place of the catalogue', () => {
  const empty = terms.filter((term) => !places.some((place) => term.match(place)))
  expect(empty.map(({ id }) => id)).toEqual([])
})

test('every name of a term is read as this term, and no name belongs to two', () => {
  const wrong = terms.flatMap((term) =>
    term.names.flatMap((name) => {
      const words = read(name, { isArea: () => false })
      return words.terms.length === 1 && words.terms[0] === term && words.rest === '' ? [] : [`${term.id}: ${name}`]
    }),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['samgyeopsal', 'barbecue'],
  ['eomuk', 'fishcake'],
  ['jajangmyeon', 'chinese'],
])('%s is found at places that name it before places of the cuisine %s', (id, cuisine) => {
  const term = terms.find((one) => one.id === `dish ${id}`)
  const reasons = places.flatMap((place) => (term && findReason([term], ({ match }) => match(place))) ?? [])
  const ofCuisine = places.filter((place) => place.cuisine === cuisine)
  expect(reasons.some(({ by }) => by === 'name' || by === 'text')).toBe(true)
  expect(ofCuisine.every((place) => term?.match(place))).toBe(true)
})
