import { afterEach, expect, test } from 'vitest'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { storeClinics } from '#web/features/clinics/store-clinics.ts'
import { forget } from '#web/ui/local-storage.ts'
import { findStoredDetails } from './stored-details.ts'

afterEach(() => forget('dental-clinics'))

test('a clinic of a kept list is found by its address, with the time of the copy', () => {
  storeClinics('dental-clinics', [buildClinic({ id: 1, name: 'Acorn' }), buildClinic({ id: 3, name: 'Crane' })], 77)
  expect(findStoredDetails('/dental-clinics/3')).toMatchObject({ clinic: { name: 'Crane' }, keptAt: 77, recovery: [] })
})

test.each(['/dental-clinics/2', '/skin-clinics/3', '/dental-clinics/copy', '/dental-clinics', '/', '/x/3'])(
  'there is no copy for %s',
  (address) => {
    storeClinics('dental-clinics', [buildClinic({ id: 3 })], 77)
    expect(findStoredDetails(address)).toBeNull()
  },
)
