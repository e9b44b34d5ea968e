import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { lettersOnly, plainText } from './plain-text.ts'

test.each([
  ['  Café\u00A0de  Séoul ', 'cafe de seoul'],
  ['２００万', '200万'],
  ['Kyŏngbokkung', 'kyongbokkung'],
  ['O\u2019Sulloc', "o'sulloc"],
  ['1\u20132', '1-2'],
  ['1〜2', '1~2'],
  ['가격'.normalize('NFD'), '가격'],
  ['ﾐｮﾝﾄﾞﾝ', 'ミョンドン'],
  ['홍\u200B대', '홍대'],
  ['The  N`Tower', "the n'tower"],
])('%j is compared as %j', (text, expected) => {
  expect(plainText(text)).toBe(expected)
})

test('a plain text is plain already', () => {
  fc.assert(fc.property(anyText, (text) => plainText(plainText(text)) === plainText(text)))
})

test('letters alone are the same with and without punctuation', () => {
  expect(lettersOnly('N-Seoul Tower!')).toBe(lettersOnly('n seoul tower'))
  expect(lettersOnly('북촌 한옥·마을')).toBe('북촌한옥마을')
})
