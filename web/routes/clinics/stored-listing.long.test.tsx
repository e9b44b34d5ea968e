import { afterEach, expect, test } from 'vitest'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { storeClinics } from '#web/features/clinics/store-clinics.ts'
import { nothingAsked } from '#web/features/clinics/listing/listing-query.ts'
import { forget } from '#web/ui/local-storage.ts'
import { readStoredListing } from './stored-listing.ts'

afterEach(() => forget('dental-clinics'))

test('a kept list is all of its clinics in the order of the server, without filters or counts', () => {
  storeClinics('dental-clinics', [buildClinic({ id: 3, name: 'Crane' }), buildClinic({ id: 1, name: 'Acorn' })], 77)
  const read = readStoredListing('dental')
  expect(read?.listing.clinics.map(({ id, name }) => [id, name])).toEqual([
    [3, 'Crane'],
    [1, 'Acorn'],
  ])
  expect(read).toMatchObject({ keptAt: 77, query: nothingAsked, listing: { total: 2, next: null } })
})

test('a list of clinics that was not stored is null', () => {
  storeClinics('dental-clinics', [buildClinic({ id: 3 })], 77)
  expect(readStoredListing('skin-clinics')).toBeNull()
})
