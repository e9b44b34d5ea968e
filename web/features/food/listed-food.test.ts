import { expect, test } from 'vitest'
import { buildFood } from '#testing/builders/food-items.ts'
import { foodRowId, numberFood, safeLink } from './listed-food.ts'

test('places are numbered as they stand on the map, and one that may not be shown there has no number', () => {
  const items = [
    buildFood({ id: 'a' }),
    buildFood({ id: 'b', source: 'google', mayShowOnMap: false }),
    buildFood({ id: 'c', mapx: null }),
    buildFood({ id: 'd' }),
  ]
  expect(numberFood(items).map(({ item, number }) => [item.id, number])).toEqual([
    ['a', 1],
    ['b', null],
    ['c', null],
    ['d', 2],
  ])
})

test('only a path of ours and a secure address elsewhere are links', () => {
  for (const link of ['/places/one-palace', 'https://map.naver.com/p/entry/1?c=15']) expect(safeLink(link)).toBe(link)
  for (const link of [null, '', '//evil.example', 'http://a.example', 'javascript:alert(1)', 'https://a b', '/a?b']) {
    expect(safeLink(link), String(link)).toBeNull()
  }
})

test('an id of an outside source becomes one word', () => {
  expect(foodRowId('naver:1 2/"3"')).toBe('food-naver_1_2__3_')
})
