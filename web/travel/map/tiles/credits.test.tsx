import { expect, test } from 'vitest'
import { readCredits } from './credits.ts'

test('what the sources say of themselves is shown once each, in plain words', () => {
  const said: Record<string, string> = {
    streets: '<a href="https://example.com" onclick="x()">© OpenStreetMap</a>',
    relief: '© Somebody',
    again: '© Somebody',
  }
  expect(readCredits(said, (id) => said[id])).toEqual(['© OpenStreetMap', '© Somebody'])
})

test('tiles that say nothing are credited to the data that most are made of', () => {
  expect(readCredits({ streets: {} }, () => undefined)).toEqual(['© OpenStreetMap contributors'])
})
