import { expect, test } from 'vitest'
import { canChangeClinicImages } from './clinic-images.ts'

test('pictures of clinics are changed by administrators who have shown a second factor, and by nobody else', () => {
  const userId = '00000000-0000-4000-8000-000000000000'
  expect(canChangeClinicImages({ kind: 'admin', userId, assurance: 'aal2' })).toBe(true)
  expect(canChangeClinicImages({ kind: 'admin', userId, assurance: 'aal1' })).toBe(false)
  expect(canChangeClinicImages({ kind: 'member', userId, assurance: 'aal2' })).toBe(false)
  expect(canChangeClinicImages({ kind: 'visitor' })).toBe(false)
})
