import { expect, test } from 'vitest'
import { readPlaces } from './places.ts'

test('every row of the catalogue keeps the rules of a place', () => {
  expect(readPlaces().length).toBeGreaterThan(0)
})

test('no two places share an id or a name', () => {
  const places = readPlaces()
  expect(new Set(places.map((place) => place.id)).size).toBe(places.length)
  expect(new Set(places.map((place) => place.name.ko)).size).toBe(places.length)
})

test('Korean names are written in Hangul and English ones are not', () => {
  for (const { name, district, address } of readPlaces()) {
    for (const { en, ko } of [name, district, address]) {
      expect(ko).toMatch(/^[\p{Script=Hangul}\d -]*\p{Script=Hangul}[\p{Script=Hangul}\d -]*$/u)
      expect(en).not.toMatch(/\p{Script=Hangul}/u)
    }
  }
})
