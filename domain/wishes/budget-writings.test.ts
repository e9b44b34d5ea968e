import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { readBudgetText, tripLimitWon } from './budget-text.ts'

const hundreds = fc.integer({ min: 200, max: 900_000 }).map((hundred) => hundred * 100)
const writings: [name: string, write: (won: number) => string][] = [
  ['separators', (won) => `${won.toLocaleString('en-US')} won`],
  ['points', (won) => `${won.toLocaleString('de-DE')} KRW`],
  ['a sign', (won) => `₩${won}`],
  ['thousands', (won) => `${won / 1000}k won`],
  ['millions', (won) => `${won / 1_000_000} million won`],
  ['만', (won) => `${won / 10_000}만원`],
  ['万', (won) => `${won / 10_000}万ウォン`],
  ['full width', (won) => `${won}원`.replace(/\d/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))],
]

test.each(writings)('an amount written with %s is read to itself', (_, write) => {
  fc.assert(
    fc.property(hundreds, (won) => {
      expect(readBudgetText(write(won))).toMatchObject({ kind: 'won', from: null, to: won })
    }),
  )
})

test('a range written in any of these ways is read to its two ends', () => {
  const way = fc.constantFrom(...writings.map(([, write]) => write))
  fc.assert(
    fc.property(hundreds, hundreds, way, fc.constantFrom(' - ', '~', ' to '), (one, other, write, joint) => {
      const [from, to] = [one, other].toSorted((a, b) => a - b)
      expect(readBudgetText(write(one) + joint + write(other))).toMatchObject({ kind: 'won', from, to })
    }),
  )
})

test('no text makes it throw, and a limit is whole won or none', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 90 }), (text, days) => {
      const limit = tripLimitWon(readBudgetText(text), days, 1)
      expect(limit === null || (Number.isSafeInteger(limit) && limit >= 0)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('case, outer spaces and the width of the characters change nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(readBudgetText(`  ${text.normalize('NFKC')} `)).toEqual(readBudgetText(text))
    }),
  )
})
