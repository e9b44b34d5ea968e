import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { budgetTokens, currencies } from './budget-words.ts'
import { plainText } from './plain-text.ts'

function kinds(text: string): string[] {
  return budgetTokens(plainText(text)).map(({ kind }) => kind)
}

test.each([
  ['2,000,000 won', ['amount', 'currency']],
  ['₩2m', ['currency', 'amount']],
  ['usd2000', ['currency', 'amount']],
  ['2000usd', ['amount', 'currency']],
  ['1-2 million', ['amount', 'range', 'amount']],
  ['100~200만원', ['amount', 'tilde', 'amount', 'currency']],
  ['between 1 and 2 million', ['between', 'amount', 'and', 'amount']],
  ['100,000 won per day', ['amount', 'currency', 'span']],
  ['하루에 10만원', ['span', 'amount', 'currency']],
  ['1인당 10만원', ['people', 'amount', 'currency']],
  ['3박 4일 100만원', ['ignored', 'ignored', 'amount', 'currency']],
  ['최대 100만원', ['upTo', 'amount', 'currency']],
  ['not sure', ['open']],
  ['wonderful', ['word']],
  ['dollarstore', ['word']],
])('%j is cut into %j', (text, expected) => {
  expect(kinds(text)).toEqual(expected)
})

test.each([
  ['2 people', 2],
  ['for two', 2],
  ['family of four', 4],
  ['3명', 3],
  ['两人', 2],
  ['三人', 3],
  ['둘이서', 2],
  ['per person', 1],
  ['一人', 1],
])('%j counts %d', (text, count) => {
  expect(budgetTokens(text)).toEqual([{ kind: 'people', count }])
})

test('every code of a currency is read as itself', () => {
  for (const code of currencies) {
    expect(budgetTokens(code.toLowerCase()), code).toEqual([{ kind: 'currency', currencies: [code] }])
  }
})

test('every text is cut to its end without an error', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const plain = plainText(text)
      expect(budgetTokens(plain).length).toBeLessThanOrEqual(plain.length)
    }),
  )
})
