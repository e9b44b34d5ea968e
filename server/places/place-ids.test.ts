import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeIdOf } from './place-ids.ts'

test.each([
  [{ en: 'N Seoul Tower', ko: '남산타워' }, 1, 'n-seoul-tower'],
  [{ en: 'Café d’Été', ko: '' }, 2, 'cafe-dete-2'],
  [{ en: '', ko: '경복궁' }, 1, 'gyeongbokgung'],
  [{ en: '🏯', ko: '' }, 1, 'place'],
  [{ en: 'Clinic 17', ko: '' }, 1, 'place-clinic-17'],
  [{ en: 'Clinic', ko: '' }, 17, 'place-clinic-17'],
  [{ en: 'Pins', ko: '' }, 1, 'place-pins'],
])('%j is called, in nth %i, %s', (name, nth, id) => {
  expect(placeIdOf(name, nth)).toBe(id)
})

test('the id of a place fits an address and the database for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.integer({ min: 1, max: 99 }), (en, ko, nth) => {
      const id = placeIdOf({ en, ko }, nth)
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(id.length).toBeLessThanOrEqual(64)
      expect(id).not.toMatch(/^clinic-\d+$/)
    }),
  )
})
