import { expect, test } from 'vitest'
import { isSceneName, sceneNames } from './scene-names.ts'
import { isRatioOf, palettes, pictureAddress, ratios } from './scenes.ts'

test('an address holds nothing but what the route accepts', () => {
  for (const id of ['gyeongbokgung', '광장시장', 'Ünsafe/../id', 'a'.repeat(80)]) {
    expect(pictureAddress('palace', id, 'day', 'card')).toMatch(
      /^\/pictures\/palace\/[a-z0-9-]{1,64}-day-card\.svg\?v=\w+$/,
    )
  }
})

test('the hero has crops of its own, and no other scene has them', () => {
  expect(Object.keys(ratios).filter((ratio) => isRatioOf('hero', ratio))).toEqual(['hero', 'phone'])
  expect(Object.keys(ratios).filter((ratio) => isRatioOf('palace', ratio))).toEqual(['card', 'wide', 'tall'])
  expect(isRatioOf('palace', 'toString')).toBe(false)
})

test('names of scenes are known as such', () => {
  expect(sceneNames.every(isSceneName)).toBe(true)
  expect(isSceneName('constructor')).toBe(false)
  expect(palettes).toEqual(['day', 'dusk'])
})
