import { expect, test } from 'vitest'
import { findMentions } from '#domain/wishes/brief/mentions.ts'
import { foldBrief } from '#domain/wishes/brief/brief-text.ts'
import { minutesAfter } from './talk-times.ts'
import { actionWords } from './talk-words.ts'

test.each([
  ['Please take the national museum off Wednesday', 'remove'],
  ['最終日をもっと楽にしてください', 'fewer'],
  ['最後一天不要排這麼多', 'fewer'],
])('%s asks to %s', (text, action) => {
  expect(findMentions(foldBrief(text), actionWords).map(({ value }) => value)).toContain(action)
})

test('the length of a visit may be told after a comma', () => {
  expect(minutesAfter(', at least an hour more')).toBe(60)
  expect(minutesAfter(', we walked two hours yesterday')).toBe(null)
})
