import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import { findFutureDays } from './clinic-days.ts'
import { clinicFacts, clinicForm } from './clinic-schemas.ts'
import {
  canManageClinics,
  type Clinic,
  clinicAddress,
  clinicCard,
  type ClinicFacts,
  clinicPaths,
  type ClinicTreatment,
  clinicTreatments,
  listingOfPage,
  showClinic,
  treatmentOfPath,
  treatmentsFrom,
  unknownClinic,
} from './clinics.ts'

function picture(name: string): string {
  return `/storage/v1/object/public/clinic-images/${name}.webp`
}

function clinic(facts: Partial<Clinic>): Clinic {
  return { ...unknownClinic, id: 1, version: 1, isSample: false, updatedOn: '2026-11-21', ...facts }
}

test('the clinic schema reads exactly the type ClinicFacts', () => {
  expectTypeOf<z.infer<typeof clinicFacts>>().toEqualTypeOf<ClinicFacts>()
  expect(clinicFacts.safeParse({ ...unknownClinic, name: 'A', treatments: ['dental'] }).success).toBe(true)
})

test('only an administrator with a second factor manages clinics', () => {
  const who = { userId: 'u' }
  expect(canManageClinics({ kind: 'visitor' })).toBe(false)
  expect(canManageClinics({ kind: 'member', assurance: 'aal2', ...who })).toBe(false)
  expect(canManageClinics({ kind: 'admin', assurance: 'aal1', ...who })).toBe(false)
  expect(canManageClinics({ kind: 'admin', assurance: 'aal2', ...who })).toBe(true)
})

test('every treatment has a page of its own, and a clinic lies below that of its first one', () => {
  for (const treatment of clinicTreatments) {
    expect(treatmentOfPath(clinicPaths[treatment])).toBe(treatment)
    expect(clinicAddress({ id: 7, treatments: ['other', treatment] })).toBe(`/${clinicPaths[treatment]}/7`)
  }
  expect(treatmentOfPath('hair-clinics')).toBeNull()
})

test.each([
  'javascript:alert(1)',
  'https://elsewhere.example/a.webp',
  '//elsewhere.example/a.webp',
  '/storage/v1/../x',
])('no picture is shown from %s, neither of a sample nor with a credit', (image) => {
  const facts = { image, gallery: [image], pictureCredits: [{ url: image, author: 'A', licence: 'CC BY 4.0' }] }
  for (const isSample of [true, false])
    expect(showClinic(clinic({ ...facts, isSample }))).toMatchObject({ image: '', gallery: [] })
})

test('a picture of a real clinic shows with author and licence alone, and those of patients with consent alone', () => {
  const credit = { url: picture('a'), author: 'A', licence: 'CC BY 4.0' }
  const before = { gallery: [picture('a'), picture('b')], beforeAfterImages: [picture('a')], image: picture('b') }
  const consent = { confirmedOn: '2026-01-02', takenOn: '2026-01-01', equalConditions: true }
  const shown = showClinic(clinic({ ...before, pictureCredits: [credit] }))
  expect(shown).toMatchObject({ image: '', gallery: [picture('a')], beforeAfterImages: [] })
  const agreed = showClinic(clinic({ ...before, pictureCredits: [credit], beforeAfterConsent: consent }))
  expect(agreed.beforeAfterImages).toEqual([picture('a')])
  const unequal = { ...consent, equalConditions: false }
  expect(
    showClinic(clinic({ ...before, pictureCredits: [credit], beforeAfterConsent: unequal })).beforeAfterImages,
  ).toEqual([])
  expect(clinicCard(shown).galleryCount).toBe(1)
})

test('a card names the day on which the city’s list was read only for a clinic that the list names', () => {
  const page = { publisher: 'City', readOn: '2026-11-28', pageDate: null, says: ['existence' as const] }
  const cityPage = { ...page, address: 'https://medical.visitseoul.net/organization/hospital/hospitalDetail/1' }
  expect(clinicCard(clinic({ sources: [cityPage] })).cityListReadOn).toBe('2026-11-28')
  expect(clinicCard(clinic({ sources: [{ ...page, address: 'https://register.example' }] })).cityListReadOn).toBeNull()
})

const form = {
  ...unknownClinic,
  ratedOn: undefined,
  doctorCount: undefined,
  sources: undefined,
  name: 'A',
  description: 'B',
  location: 'C',
  treatments: ['dental'],
}

function read(changes: Record<string, unknown>): boolean {
  const { ratedOn: _day, doctorCount: _count, sources: _pages, ...fields } = { ...form, ...changes }
  return clinicForm.safeParse(fields).success
}

const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

test('a day that is open all of it is written from midnight to midnight', () => {
  expect(read({ hours: { ...closed, mon: [['00:00', '00:00']] } })).toBe(true)
})

test('days on which nobody can have looked yet are found, wherever they stand', () => {
  const day = '2026-05-02'
  const registration = { number: 'A-1', checkedOn: day, source: 'a list' }
  const consent = { confirmedOn: day, takenOn: day, equalConditions: true }
  const dated = { checkedOn: day, registration, beforeAfterConsent: consent, prices: [] }
  expect(findFutureDays(dated, day)).toEqual([])
  expect(findFutureDays(unknownClinic, '2026-05-01')).toEqual([])
  expect(findFutureDays(dated, '2026-05-01').map((path) => path.join('.'))).toEqual([
    'checkedOn',
    'registration.checkedOn',
    'beforeAfterConsent.confirmedOn',
    'beforeAfterConsent.takenOn',
  ])
})

test.each([
  ['no name', { name: ' ' }],
  ['no description', { description: '' }],
  ['no location', { location: '' }],
  ['no treatment', { treatments: [] }],
  ['the same treatment twice', { treatments: ['dental', 'dental'] }],
  ['a rating out of range', { rating: 5.1 }],
  ['a rating between the tenths', { rating: 4.55 }],
  ['a procedure twice', { procedures: ['LASIK', 'lasik'] }],
  ['half a question', { faqs: [{ question: 'Why?', answer: ' ' }] }],
  ['a doctor without a specialty', { doctors: [{ name: 'A', specialty: '', experience: '' }] }],
  ['a script for an address', { website: 'javascript:alert(1)' }],
  ['an address that hides its host', { website: 'https://clinic.example@evil.example/' }],
  ['a picture from elsewhere', { image: 'https://evil.example/a.png' }],
  ['a picture above its folder', { image: picture('../a') }],
  ['checked without a source', { basis: 'checked', checkedOn: '2026-01-01' }],
  ['a source that nobody checked', { source: 'a leaflet' }],
  ['half a position', { lat: 37.5 }],
  ['a position in Tokyo', { lat: 35.68, lng: 139.76 }],
  ['hours that end as they begin', { hours: { ...closed, mon: [['09:00', '09:00']] } }],
  ['a field that is not for the form', { isSample: true }],
])('a form with %s is refused', (_what, changes) => {
  expect(read({})).toBe(true)
  expect(read(changes)).toBe(false)
})

test('every tenth from 0 to 5 is a rating, whatever the machine makes of tenths', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 50 }), (tenths) => read({ rating: tenths / 10 })))
  fc.assert(fc.property(fc.integer({ min: 0, max: 50 }), (tenths) => read({ rating: tenths * 0.1 })))
})

test('a clinic with several treatments is at home on each of their listings, and has one canonical page', () => {
  const hospital = { id: 7, treatments: ['other', 'plastic-surgery', 'skin-clinics'] as ClinicTreatment[] }
  expect(clinicAddress(hospital)).toBe('/plastic-surgery-clinics/7')
  expect(clinicAddress(hospital, 'skin-clinics')).toBe('/skin-clinics/7')
  expect(clinicAddress(hospital, 'other')).toBe('/other-clinics/7')
  expect(clinicAddress(hospital, 'dental')).toBe('/plastic-surgery-clinics/7')
  expect(clinicAddress({ id: 8, treatments: [] })).toBe('/other-clinics/8')
  expect(listingOfPage('/skin-clinics/7')).toBe('skin-clinics')
  expect(listingOfPage('/places/7')).toBe(null)
  expect(treatmentsFrom('skin-clinics', hospital.treatments)).toEqual(['skin-clinics', 'plastic-surgery', 'other'])
  expect(treatmentsFrom('dental', hospital.treatments)).toEqual(['plastic-surgery', 'skin-clinics', 'other'])
  expect(treatmentsFrom('other', hospital.treatments)[0]).toBe('other')
})
