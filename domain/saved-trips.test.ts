import { expect, test } from 'vitest'
import { tidyTripName, tripLimits, tripNameWith } from './saved-trips.ts'

test('a name is one line without edges', () => {
  expect(tidyTripName('  Ten \n days\t in Korea ')).toBe('Ten days in Korea')
  expect(tidyTripName('한국 여행 🇰🇷')).toBe('한국 여행 🇰🇷')
})

test('characters that turn the direction of what follows are no part of a name', () => {
  expect(tidyTripName('\u202Epart')).toBe('part')
})

test('a name of which nothing is seen, or that is too long, is none', () => {
  for (const typed of ['', ' ', '\u200B\u2060', 'x'.repeat(tripLimits.name + 1)]) expect(tidyTripName(typed)).toBeNull()
  expect(tidyTripName('🏯'.repeat(tripLimits.name))).not.toBeNull()
})

test('a name with an addition stays a name, however long it was', () => {
  expect(tripNameWith('Busan', 'copy')).toBe('Busan (copy)')
  const long = tripNameWith('🏯'.repeat(tripLimits.name), 'from this device')
  expect(Array.from(long)).toHaveLength(tripLimits.name)
  expect(tidyTripName(long)).toBe(long)
})
