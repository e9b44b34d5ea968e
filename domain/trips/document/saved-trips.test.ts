import { expect, test } from 'vitest'
import { tripLimits, tripNameWith } from './saved-trips.ts'
import { tidyName } from './tidy-name.ts'

test('a name with an addition stays a name, however long it was', () => {
  expect(tripNameWith('Busan', 'copy')).toBe('Busan (copy)')
  const long = tripNameWith('🏯'.repeat(tripLimits.name), 'from this device')
  expect(Array.from(long)).toHaveLength(tripLimits.name)
  expect(tidyName(long, tripLimits.name)).toBe(long)
})
