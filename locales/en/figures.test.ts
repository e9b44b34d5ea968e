import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './figures.ts'

test('whole figures are grouped as the language groups them', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (figure) => {
      expect(grouped(figure)).toBe((figure || 0).toLocaleString('en'))
    }),
  )
})
