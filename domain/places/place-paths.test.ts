import { expect, test } from 'vitest'
import { clinicIdOfRow, placePath } from './place-paths.ts'

test('a place has a page of its own', () => {
  expect(placePath('gyeongbokgung')).toBe('/places/gyeongbokgung')
})

test('a clinic of a plan is found among the clinics', () => {
  expect(placePath('clinic-1731000000000')).toBe('/other-clinics/1731000000000')
})

test('a place whose name begins with clinic is still a place', () => {
  expect(placePath('clinic-cafe')).toBe('/places/clinic-cafe')
})

test('a row of a clinic says which one it is, and a place is none', () => {
  expect(clinicIdOfRow('clinic-1731000000000')).toBe(1_731_000_000_000)
  for (const id of ['gyeongbokgung', 'clinic-of-art', 'clinic-', 'my-clinic-7'])
    expect(clinicIdOfRow(id), id).toBeNull()
})
