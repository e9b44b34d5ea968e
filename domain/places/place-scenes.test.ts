import { expect, test } from 'vitest'
import { sceneOf, sceneOfClinic } from './place-scenes.ts'
import { placeKinds } from './places.ts'
import { sceneNames } from '#domain/site/scene-names.ts'

test('the scene that was chosen for a place is the one that is shown, whatever its kind', () => {
  expect(sceneOf({ kind: 'restaurant', scene: 'temple-food' })).toBe('temple-food')
  expect(sceneOf({ kind: 'attraction', categories: ['nature'], tags: ['outdoor'], scene: 'cable-car' })).toBe(
    'cable-car',
  )
})

test('a name never leads to a scene: two places of one kind without a scene show the same view', () => {
  const grill = { id: 'a', kind: 'restaurant', name: { en: 'Old Street Galbi' } } as const
  const temple = { id: 'b', kind: 'restaurant', name: { en: 'Temple Food House' } } as const
  expect([sceneOf(grill), sceneOf(temple)]).toEqual(['set-table', 'set-table'])
})

test('a restaurant without a scene shows what it cooks, and one of an unknown cuisine a set table', () => {
  expect(sceneOf({ kind: 'restaurant', cuisine: 'pizza' })).toBe('pizza')
  expect(sceneOf({ kind: 'restaurant', cuisine: 'Burgers', scene: null })).toBe('burger')
  expect(sceneOf({ kind: 'restaurant', cuisine: 'constructor' })).toBe('set-table')
})

test('a sight without a scene is a landscape where it lies outside or in nature, else a town', () => {
  expect(sceneOf({ kind: 'attraction', tags: ['outdoor'] })).toBe('landscape')
  expect(sceneOf({ kind: 'attraction', categories: ['nature'], tags: ['indoor'] })).toBe('landscape')
  expect(sceneOf({ kind: 'attraction', categories: ['culture'], tags: ['indoor', 'outdoor'] })).toBe('townscape')
  expect(sceneOf({ kind: 'attraction' })).toBe('townscape')
})

test('every kind has a view of its own for places that nobody chose a scene for', () => {
  for (const kind of placeKinds) expect(sceneNames).toContain(sceneOf({ kind, scene: null }))
})

test('a clinic shows a room of its own treatment, its door or its desk', () => {
  for (let index = 0; index < 20; index++) {
    const scene = sceneOfClinic({ id: String(index), treatments: ['dental'] })
    expect(['clinic-dental', 'clinic-door', 'clinic-reception']).toContain(scene)
  }
})
