import { expect, test } from 'vitest'
import { sceneOf } from '#domain/places/place-scenes.ts'
import scenes from './facts/places/scenes.json' with { type: 'json' }
import { placeScenes } from './place-scenes.ts'
import { readCatalogue } from '#testing/builders/catalogue.ts'

const places = readCatalogue()

test('every id with a scene is a place of the catalogue, and they stand in order', () => {
  const known = new Set(places.map(({ id }) => id))
  const ids = Object.keys(scenes)
  expect(ids.filter((id) => !known.has(id))).toEqual([])
  expect(ids).toEqual(ids.toSorted())
})

test('at most one row in twelve has no scene and shows the neutral view of its kind', () => {
  const without = places.filter(({ id }) => !placeScenes.has(id))
  const list = without.map(({ id, kind, cuisine }) => `${id} (${cuisine ?? kind})`).join(', ')
  expect(without.length, `${without.length} rows have no scene: ${list}`).toBeLessThanOrEqual(places.length / 12)
})

test('a place shows the scene that was chosen for its row', () => {
  const shown = new Map(places.map((place) => [place.id, sceneOf(place)]))
  expect(shown.get('balwoo-gongyang')).toBe('temple-food')
  expect(shown.get('busan-air-cruise')).toBe('sea-cable-car')
  expect(shown.get('seoul-plaza')).toBe('park')
})
