import { expect, test } from 'vitest'
import { isAccompanied } from './companions.ts'
import { nobody } from './needs.ts'

test('another adult has free time, and nobody else: the party decides where it names two', () => {
  expect(isAccompanied({ travelerType: 'couple', party: null })).toBe(true)
  expect(isAccompanied({ travelerType: 'solo', party: { ...nobody, adults: 2 } })).toBe(true)
  expect(isAccompanied({ travelerType: 'couple', party: { ...nobody, older: true } })).toBe(true)
  expect(isAccompanied({ travelerType: 'family', party: { ...nobody, childAges: [4] } })).toBe(false)
  expect(isAccompanied({ travelerType: 'solo', party: null })).toBe(false)
  expect(isAccompanied({ travelerType: null, party: null })).toBe(false)
})
