import { expect, test } from 'vitest'
import { preferenceNames, preferenceValues } from '#domain/site/settings.ts'
import { readChoices } from './settings-schemas.ts'

const changedAt = '2026-04-30T08:00:00.000Z'

test('every value of every preference is read as it was sent, alone and together', () => {
  for (const name of preferenceNames) {
    for (const value of preferenceValues[name]) {
      expect(readChoices({ [name]: { value, changedAt } })).toEqual({ [name]: { value, changedAt } })
    }
  }
  expect(readChoices({})).toEqual({})
})

test('invalid preferences are refused whole, and an unknown name is left out', () => {
  const wrong = [
    null,
    'dark',
    { theme: 'dark' },
    { theme: { value: 'neon', changedAt } },
    { theme: { value: 'dark' } },
    { theme: { value: 'dark', changedAt: '30 April' } },
    { theme: { value: 'dark', changedAt: '2026-04-30T08:00:00+09:00' } },
  ]
  for (const sent of wrong) expect(readChoices(sent)).toBe(null)
  expect(readChoices({ shoeSize: { value: '42', changedAt } })).toEqual({})
})
