import { expect, test } from 'vitest'
import { straightMetres } from './distances.ts'
import { islandOf, islands } from './islands.ts'

test.each([
  ['Udo', 33.5009, 126.9515, 'udo'],
  ['a table on the east coast of Udo', 33.4989, 126.9651, 'udo'],
  ['Marado', 33.118, 126.267, 'marado'],
  ['Oedo', 34.7698, 128.7128, 'oedo'],
  ['Nami Island', 37.7914, 127.5255, 'nami'],
  ['Jeju City', 33.488, 126.492, 'jeju'],
  ['Seongsan on Jeju', 33.458, 126.942, 'jeju'],
  ['Dodong on Ulleungdo', 37.4835, 130.911, 'ulleungdo'],
])('%s is on an island without a bridge', (_name, lat, lng, id) => {
  expect(islandOf({ lat, lng })?.id).toBe(id)
})

test.each([
  ['Seoul', 37.5665, 126.978],
  ['Ganghwa', 37.747, 126.486],
  ['Bomunsa on Seongmodo', 37.6883, 126.3218],
  ['Geoje', 34.889, 128.624],
  ['Seonyudo', 35.8105, 126.4122],
  ['Odongdo', 34.7443, 127.7663],
  ['Legoland in Chuncheon', 37.8855, 127.6975],
  ['Gapyeong', 37.83, 127.511],
])('%s is reached by road', (_name, lat, lng) => {
  expect(islandOf({ lat, lng })).toBeNull()
})

test('a boat lands on its island and leaves from another shore', () => {
  for (const { id, boat } of islands) {
    if (!boat) continue
    expect(islandOf(boat.landing)?.id, id).toBe(id)
    expect(islandOf(boat.pier)?.id, id).not.toBe(id)
    expect(straightMetres(boat.pier, boat.landing), id).toBeLessThan(10_000)
  }
})
