import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/any-text.ts'
import { foldText, readSearch, withoutPlaceEnding } from './search-words.ts'

function words(text: string): string[] {
  return readSearch(text).map((word) => (word.kind === 'letters' ? word.word : word.characters))
}

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

test('a text reads the same in capitals, wide letters, with accents and with its Hangul taken apart', () => {
  expect(words('Gangnam 코성형')).toEqual(['gangnam', '코성형'])
  for (const text of ['GANGNAM 코성형', 'Ｇａｎｇｎａｍ　코성형', 'Gångnám 코성형', 'gangnam 코성형'.normalize('NFD')])
    expect(words(text)).toEqual(['gangnam', '코성형'])
})

test.each([
  ['Gangnam-gu', ['gangnam']],
  ['sinsa-dong, Gangnam-gu', ['sinsa', 'gangnam']],
  ['Dr. Min-jun', ['dr', 'min', 'jun']],
  ['JK성형외과 365', ['jk', '성형외과', '365']],
  ['강남역10번', ['강남역', '10', '번']],
  ['gu', ['gu']],
  ['--- ... 😀 \u0000\u202E', []],
  ['botox botox BOTOX', ['botox']],
])('%j holds the words %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('characters of other scripts are looked for by every two that stand together', () => {
  expect(readSearch('서울리본')).toEqual([
    { kind: 'characters', characters: '서울리본', ngrams: ['서울', '울리', '리본'] },
  ])
  expect(readSearch('코')).toEqual([{ kind: 'characters', characters: '코', ngrams: ['코'] }])
})

test('initial consonants are looked for by every three, also those that a keyboard joined, and one alone is no word', () => {
  expect(readSearch('ㅅㄹㅂㅇ')).toEqual([{ kind: 'characters', characters: 'ᄉᄅᄇᄋ', ngrams: ['ᄉᄅᄇ', 'ᄅᄇᄋ'] }])
  expect(readSearch('ㄳ')).toEqual(readSearch('ㄱㅅ'))
  expect(readSearch('ㅎ')).toEqual([])
})

test('a search reads at most eight words of forty characters from any text', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 40 }), (texts) => {
      const read = readSearch(texts.join(' '))
      expect(read.length).toBeLessThanOrEqual(8)
      for (const word of read) {
        const found = word.kind === 'letters' ? [word.word] : word.ngrams
        expect(found.length).toBeLessThanOrEqual(40)
        for (const token of found) {
          expect(token.isWellFormed()).toBe(true)
          expect(token.length).toBeGreaterThan(0)
          expect(token.length).toBeLessThanOrEqual(40)
        }
      }
    }),
  )
  expect(readSearch('가'.repeat(10_000))).toHaveLength(1)
  expect(readSearch('a b c d e f g h i j k l')).toHaveLength(8)
})

test('the ending of a place that is written together is taken off, and a short word keeps its own', () => {
  expect(['sinsadong', 'gangnamgu', 'teheranro', 'gu', 'dong'].map(withoutPlaceEnding)).toEqual([
    'sinsa',
    'gangnam',
    'teheran',
    null,
    null,
  ])
})
