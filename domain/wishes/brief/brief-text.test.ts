import { expect, test } from 'vitest'
import { foldBrief, maskRanges, spanOf } from './brief-text.ts'

test('a folded text keeps the positions of what was typed', () => {
  const text = foldBrief('Ｃａｆé  “５ days”')
  expect(text.plain).toBe('cafe  "5 days"')
  const at = text.plain.indexOf('5')
  expect(spanOf(text, at, at + 6)).toEqual({ from: 7, to: 13, words: '５ days' })
  expect(spanOf(text, 0, 6)).toEqual({ from: 0, to: 4, words: 'Ｃａｆé' })
})

test.each([
  ['Busan please', 'en'],
  ['부산 trip', 'ko'],
  ['釜山に行く', 'ja'],
  ['去釜山', 'zh'],
])('%j is read as %s', (source, language) => {
  expect(foldBrief(source).language).toBe(language)
})

test('a masked range is not read again, and the rest stays where it was', () => {
  expect(maskRanges(foldBrief('kids 3, 4 May'), [{ from: 8, to: 13 }]).plain).toBe('kids 3, \n\n\n\n\n')
})
