import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { readNumeral } from './numerals.ts'

test.each([
  ['0', 0],
  ['42', 42],
  ['1,500', 1500],
  ['1.500', 1500],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1,500.50', 1500.5],
  ['1.500,50', 1500.5],
  ["1'500'000", 1_500_000],
  ['1 500 000', 1_500_000],
  ['12 34', 12],
  ['1.500k', 1500],
  ['1,500k', 1_500_000],
  ['2m', 2_000_000],
  ['2mwon', 2_000_000],
  ['2 miles', 2],
  ['2 and a half million', 2_500_000],
  ['3bn', 3_000_000_000],
  ['half a million', 500_000],
  ['twenty thousand', 20_000],
  ['two hundred thousand', 200_000],
  ['만원', 10_000],
  ['15만원', 150_000],
  ['1.5만', 15_000],
  ['천만원', 10_000_000],
  ['3백50만', 3_500_000],
  ['1억2천3백45만', 123_450_000],
  ['삼십만', 300_000],
  ['二百五十万', 2_500_000],
  ['两千元', 2000],
  ['兩萬', 20_000],
  ['1万5000円', 15_000],
])('%s is %d', (text, value) => {
  expect(readNumeral(text, 0)?.value).toBe(value)
})

test.each([['won'], ['만약'], ['천천히'], ['백화점'], ['億万長者'], ['a day'], ['kilo'], ['']])(
  '%s begins with no number',
  (text) => {
    expect(readNumeral(text, 0)).toBeNull()
  },
)

test('the scale is what the first figure was multiplied by', () => {
  const scales = ['5', '5k', '5 million', '5만', '5백만', '5천만', '5억', '5万'].map(
    (text) => readNumeral(text, 0)?.scale,
  )
  expect(scales).toEqual([1, 1000, 1e6, 1e4, 1e6, 1e7, 1e8, 1e4])
})

test('the script tells who counts so', () => {
  const scripts = ['5', '5k', '5만', '5万'].map((text) => readNumeral(text, 0)?.script)
  expect(scripts).toEqual(['plain', 'plain', 'hangul', 'han'])
})

test('a number in the middle is read where it begins and nowhere else', () => {
  expect(readNumeral('about 500k won', 6)).toMatchObject({ value: 500_000, length: 4 })
  expect(readNumeral('about 500k won', 0)).toBeNull()
})

test('a numeral of digits is read as its number, and any other text gives null or a valid numeral', () => {
  fc.assert(fc.property(fc.nat(), (number) => readNumeral(String(number), 0)?.value === number))
  fc.assert(
    fc.property(anyText, fc.nat(40), (text, at) => {
      const numeral = readNumeral(text, at)
      expect(numeral === null || (numeral.length > 0 && numeral.value >= 0)).toBe(true)
    }),
  )
})
