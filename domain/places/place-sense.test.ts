import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { unknownSense } from './place-sense.ts'
import { placeSense } from './place-sense-schemas.ts'

const schema = z.strictObject(placeSense)

test('nothing needs to be known, and a number of 0 or a no is something known', () => {
  expect(schema.parse(unknownSense)).toEqual(unknownSense)
  const known = { ...unknownSense, headline: 0, stairs: 0, childFrom: 0, walkKm: 0, forChildren: false } as const
  expect(schema.parse(known)).toEqual(known)
})

test.each([
  ['a weight of four', { headline: 4 }],
  ['a best time that is no time of day', { best: 'noon' }],
  ['hours that end when they begin', { activeHours: ['10:00', '10:00'] }],
  ['half of the hours', { activeHours: ['10:00'] }],
  ['24:00, which no clock shows', { activeHours: ['10:00', '24:00'] }],
  ['an age of twenty', { childFrom: 20 }],
  ['half a year of age', { childFrom: 0.5 }],
  ['a way of minus one kilometre', { walkKm: -1 }],
  ['a season without what there is', { seasonBest: [{ from: '04-03', to: '04-12', what: ' ' }] }],
  ['a season of the 31st of a thirteenth month', { seasonAvoid: [{ from: '13-31', to: '01-02', what: 'ice' }] }],
  ['the same dish twice', { dish: ['hotteok', 'hotteok'] }],
  ['a seventh highlight', { highlights: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
  ['a ticket page that is a script', { tickets: 'javascript:alert(1)' }],
  ['an id that is an address', { goesWith: ['https://guide.example/places/one'] }],
])('%s is refused', (_what, part) => {
  expect(schema.safeParse({ ...unknownSense, ...part }).success).toBe(false)
})
