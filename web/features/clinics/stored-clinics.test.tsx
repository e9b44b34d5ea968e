import { afterEach, expect, test } from 'vitest'
import { mostStoredClinics } from '#domain/clinics/clinic-lists.ts'
import { type Clinic, unknownClinic } from '#domain/clinics/clinics.ts'
import { forget, readStored, store } from '#web/ui/local-storage.ts'
import type { StoredKey } from '#web/ui/stored-keys.ts'
import { storeClinics } from './store-clinics.ts'
import { readStoredClinics } from './stored-clinics.ts'

const path = 'dental-clinics'

afterEach(() => forget(path))

function clinic(id: number, facts: Partial<Clinic> = {}): Clinic {
  const own = { id, version: 1, isSample: true, updatedOn: '2027-05-03' }
  return { ...unknownClinic, name: `Clinic ${id}`, treatments: ['dental'], ...own, ...facts }
}

function keep(value: unknown) {
  store(path, JSON.stringify(value))
}

test('a list lies under the name of its page, with every field of a clinic, and is read as it was kept', () => {
  const doctors = [{ name: 'Dr. Kim', specialty: 'Implants', experience: '12 years' }]
  const faqs = [{ question: 'How long?', answer: 'Two visits.' }]
  storeClinics(path, [clinic(1, { doctors, faqs, rating: 4.8 }), clinic(2)], 77)
  expect(JSON.parse(readStored(path) ?? '')).toMatchObject({
    version: 1,
    clinics: [{ id: 1, faqs, doctors }, { id: 2 }],
  })
  expect(readStoredClinics(path)).toEqual({
    keptAt: 77,
    clinics: [clinic(1, { doctors, faqs, rating: 4.8 }), clinic(2)],
  })
  expect(readStoredClinics('skin-clinics')).toBeNull()
})

test('no more than 200 clinics are kept, the first of them', () => {
  storeClinics(
    path,
    Array.from({ length: 300 }, (_, index) => clinic(index)),
    77,
  )
  const ids = readStoredClinics(path)?.clinics.map(({ id }) => id)
  expect(ids).toHaveLength(mostStoredClinics)
  expect(ids?.at(-1)).toBe(199)
})

test.each([
  ['nothing', null],
  ['a list of another product', [clinic(1)]],
  ['a list of an older release', { version: 0, keptAt: 77, clinics: [clinic(1)] }],
  ['a list without clinics', { version: 1, keptAt: 77, clinics: {} }],
  ['a clinic without a name', { version: 1, keptAt: 77, clinics: [{ ...clinic(1), name: '' }] }],
  ['a clinic without a number', { version: 1, keptAt: 77, clinics: [{ ...clinic(1), id: '1' }] }],
  ['a clinic whose doctors are none', { version: 1, keptAt: 77, clinics: [{ ...clinic(1), doctors: [null] }] }],
  ['a link that is a script', { version: 1, keptAt: 77, clinics: [{ ...clinic(1), website: 'javascript:alert(1)' }] }],
  ['a field that nobody knows', { version: 1, keptAt: 77, clinics: [{ ...clinic(1), commission: 1 }] }],
])('%s is as if nothing were kept', (_what, value) => {
  keep(value)
  expect(readStoredClinics(path)).toBeNull()
})

test('words that are no JSON are as if nothing were kept', () => {
  store(path, '{"version":1,')
  expect(readStoredClinics(path)).toBeNull()
})

test('a full storage is swallowed, and the older copy goes', () => {
  storeClinics(path, [clinic(1)], 77)
  const fillers = [...fill('x'.repeat(1024 * 1024)), ...fill('x'.repeat(1024))]
  storeClinics(path, [clinic(1), clinic(2, { description: 'x'.repeat(4000) })], 78)
  expect(readStoredClinics(path)).toBeNull()
  for (const filler of fillers) forget(filler)
})

/** Stores so much until no more fits, and says under which names. */
function fill(letters: string): StoredKey[] {
  const names: StoredKey[] = []
  do names.push(`clinic-draft:${letters.length}-${names.length}`)
  while (store(names.at(-1) ?? 'clinic-draft:', letters))
  return names
}
