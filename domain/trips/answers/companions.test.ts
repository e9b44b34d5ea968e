import { expect, test } from 'vitest'
import { countTravellers, isAccompanied } from './companions.ts'
import { nobody } from './needs.ts'

test('another adult has free time, and nobody else: the party decides where it names two', () => {
  expect(isAccompanied({ travelerType: 'couple', party: null })).toBe(true)
  expect(isAccompanied({ travelerType: 'solo', party: { ...nobody, adults: 2 } })).toBe(true)
  expect(isAccompanied({ travelerType: 'couple', party: { ...nobody, older: true } })).toBe(true)
  expect(isAccompanied({ travelerType: 'family', party: { ...nobody, childAges: [4] } })).toBe(false)
  expect(isAccompanied({ travelerType: 'solo', party: null })).toBe(false)
  expect(isAccompanied({ travelerType: null, party: null })).toBe(false)
})

test('a budget for all is shared by those who pay for themselves, and of a couple by two', () => {
  expect(countTravellers({ travelerType: null, party: null })).toBe(1)
  expect(countTravellers({ travelerType: 'couple', party: null })).toBe(2)
  expect(countTravellers({ travelerType: 'friends', party: { ...nobody, adults: 4 } })).toBe(4)
  expect(countTravellers({ travelerType: 'family', party: { ...nobody, adults: 2, childAges: [2, 9] } })).toBe(3)
})
