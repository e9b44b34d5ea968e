import { expect, test } from 'vitest'
import { plainGuide } from './plain-guide.ts'

test('headings, bold, italic and escaped signs are told without their signs', () => {
  const markdown = '# Two days\n\n## Day 1 · Mon\n\n**Lunch** at *Tosokchon*, 5 \\* 3.\n\n- one\n- two'
  expect(plainGuide(markdown)).toBe('Two days\n\nDay 1 · Mon\n\nLunch at Tosokchon, 5 * 3.\n\n- one\n- two')
})

test('stars and hashes that mark nothing stay as they are', () => {
  for (const text of ['5 * 3 * 2', 'No. #1 in town', '2*3*4', 'a ** b']) expect(plainGuide(text)).toBe(text)
})
