import { expect, test } from 'vitest'
import { readCredits } from './credits.ts'

test('credits of map sources are shown once each, as plain text', () => {
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
