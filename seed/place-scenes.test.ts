import { expect, test } from 'vitest'
import { sceneOf } from '#domain/place-scenes.ts'
import scenes from './facts/places/scenes.json' with { type: 'json' }
import { readPlaces } from './places.ts'

const places = readPlaces()

test('every id with a scene is a place of the catalogue, and they stand in order', () => {
  const known = new Set(places.map(({ id }) => id))
  const ids = Object.keys(scenes)
  expect(ids.filter((id) => !known.has(id))).toEqual([])
  expect(ids).toEqual(ids.toSorted())
})

test('what somebody chose for a row is what its card shows', () => {
  const shown = new Map(places.map((place) => [place.id, sceneOf(place)]))
  expect(shown.get('bulguksa')).toBe('temple')
  expect(shown.get('seokguram')).toBe('landscape')
  expect(shown.get('la-yeon')).toBe('set-table')
})
