import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type ClinicFilter, type Facet, noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { type ClinicFacts, type ClinicLanguage, clinicTreatments, unknownClinic } from '#domain/clinics/clinics.ts'
import type { OpeningHours, PlaceName } from '#domain/places/places.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { countFacets } from './clinic-count-store.ts'
import { createClinics } from './clinics.ts'
import { buildClinicSearch } from './clinic-search.ts'

const shared = await openTestDatabase()
afterAll(() => shared.close())

const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } satisfies OpeningHours
const gangnam: PlaceName = { en: 'Gangnam-gu, Seoul', ko: '서울 강남구' }
const jung: PlaceName = { en: 'Jung-gu, Seoul', ko: '서울 중구' }
const monday = '2026-11-23'
const sunday = '2026-11-22'

const anyClinic: fc.Arbitrary<Partial<ClinicFacts>> = fc.record({
  name: fc.constantFrom('Alpha', 'Beta clinic', 'Gangnam 코'),
  treatments: fc.uniqueArray(fc.constantFrom(...clinicTreatments), { minLength: 1, maxLength: 2 }),
  procedures: fc.uniqueArray(fc.constantFrom('Botox', 'LASIK', "O'Brien: 100%"), { maxLength: 2 }),
  district: fc.constantFrom(gangnam, jung, null),
  languages: fc.uniqueArray(fc.constantFrom<ClinicLanguage>('ko', 'en', 'ja'), { maxLength: 2 }),
  registration: fc.constantFrom(null, { number: 'M-1', checkedOn: '2026-11-01', source: 'a register' }),
  hours: fc.constantFrom<OpeningHours | null>(null, '24h', closed, { ...closed, mon: [['10:00', '19:00']] }),
})

const anyFilter: fc.Arbitrary<ClinicFilter> = fc.record({
  treatment: fc.option(fc.constantFrom(...clinicTreatments), { freq: 1 }),
  search: fc.constantFrom('', '', 'beta', 'gangnam'),
  procedure: fc.option(fc.constantFrom('Botox', 'LASIK', "O'Brien: 100%"), { freq: 1 }),
  district: fc.option(fc.constantFrom('Gangnam-gu, Seoul', 'Jung-gu, Seoul'), { freq: 1 }),
  language: fc.option(fc.constantFrom<ClinicLanguage>('ko', 'en', 'ja'), { freq: 1 }),
  registered: fc.boolean(),
  openOn: fc.option(fc.constantFrom(monday, sunday), { freq: 1 }),
})

async function fill(real: readonly Partial<ClinicFacts>[], samples: readonly Partial<ClinicFacts>[]) {
  await shared.database.transactionAs({ role: 'service' }, async (tx) => {
    await tx.deleteFrom('mgk.clinics').execute()
    const rows = [
      ...real.map((facts) => ({ origin: 'editor', source_id: null, facts })),
      ...samples.map((facts, place) => ({ origin: 'sample', source_id: `sample-${place}`, facts })),
    ].map(({ facts, ...row }) => ({ ...row, imported: JSON.stringify({ ...unknownClinic, ...facts }) }))
    if (rows.length > 0) await tx.insertInto('mgk.clinics').values(rows).execute()
  })
}

test('every choice leads to a list that is as long as it says, and a choice that leads to none is not offered', async () => {
  const clinics = createClinics({ database: shared.database, samples: 'auto' })
  const lengthOf = async (filter: ClinicFilter) => {
    const { clinics: listed, total } = await clinics.list({ ...filter, sort: 'name', after: null }, 100)
    expect(total).toBe(listed.length)
    return total
  }
  const several = fc.array(anyClinic, { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(several, several, anyFilter, async (real, samples, filter) => {
      await fill(real, samples)
      const facets = await clinics.facets(filter)
      for (const { value, count } of facets.procedures)
        expect(await lengthOf({ ...filter, procedure: value })).toBe(count)
      for (const { value, count } of facets.districts)
        expect(await lengthOf({ ...filter, district: value })).toBe(count)
      for (const { value, count } of facets.languages)
        expect(await lengthOf({ ...filter, language: value })).toBe(count)
      expect(await lengthOf({ ...filter, registered: true })).toBe(facets.registered)
      for (const procedure of ['Botox', 'LASIK', "O'Brien: 100%"]) {
        const isOffered = facets.procedures.some(({ value }) => value === procedure)
        expect(isOffered).toBe((await lengthOf({ ...filter, procedure })) > 0)
      }
      for (const { count } of [...facets.procedures, ...facets.districts, ...facets.languages])
        expect(count).toBeGreaterThan(0)
    }),
    { numRuns: 40 },
  )
})

test('choices stand with the most frequent first, districts with their Hangul name', async () => {
  await fill(
    [
      { name: 'A', treatments: ['dental'], district: jung, procedures: ['Crowns'] },
      { name: 'B', treatments: ['dental'], district: gangnam, procedures: ['Crowns', 'Veneers'] },
      { name: 'C', treatments: ['other'], district: gangnam },
    ],
    [],
  )
  const clinics = createClinics({ database: shared.database, samples: 'auto' })
  expect(await clinics.facets({ ...noClinicFilter, language: null })).toEqual({
    procedures: [
      { value: 'Crowns', count: 2 },
      { value: 'Veneers', count: 1 },
    ],
    districts: [
      { value: 'Gangnam-gu, Seoul', ko: '서울 강남구', count: 2 },
      { value: 'Jung-gu, Seoul', ko: '서울 중구', count: 1 },
    ],
    languages: [],
    registered: 0,
  })
})

test('a search with more matches than are counted still counts the few that fit a narrow filter', async () => {
  const many: Partial<ClinicFacts> = { treatments: ['dental'], district: gangnam, procedures: ['Crowns'] }
  await fill(
    [
      ...Array.from({ length: 5 }, (_, place) => ({ ...many, name: `Smile ${place}` })),
      { name: 'Smile elsewhere', treatments: ['dental'], district: jung, procedures: ['Veneers'], languages: ['ja'] },
      { name: 'Smile and see', treatments: ['eye-surgery'], district: jung },
    ],
    [],
  )
  const { reader } = shared.database
  const count = async (narrowing: Partial<ClinicFilter>) => {
    const filter = { ...noClinicFilter, search: 'smile', ...narrowing }
    const found = (await buildClinicSearch(reader, filter.search))?.matchClasses.at(-1) ?? null
    return countFacets(reader, { filter, held: [], found, most: 3 })
  }
  const sum = (facets: readonly Facet[]) => facets.reduce((total, facet) => total + facet.count, 0)
  expect(sum((await count({})).districts)).toBe(3)
  expect(await count({ treatment: 'eye-surgery' })).toMatchObject({ districts: [{ value: jung.en, count: 1 }] })
  const { districts, ...others } = await count({ treatment: 'dental', district: jung.en })
  expect(sum(districts)).toBe(3)
  expect(others).toEqual({
    procedures: [{ value: 'Veneers', count: 1 }],
    languages: [{ value: 'ja', count: 1 }],
    registered: 0,
  })
  expect(await count({ procedure: 'Veneers', language: 'ja' })).toMatchObject({
    procedures: [{ value: 'Veneers', count: 1 }],
    languages: [{ value: 'ja', count: 1 }],
  })
})

test('a clinic that is open on the day counts, one that is closed or whose hours nobody knows does not', async () => {
  await fill(
    [
      { name: 'Always', treatments: ['other'], hours: '24h' },
      { name: 'Mondays', treatments: ['other'], hours: { ...closed, mon: [['10:00', '19:00']] } },
      { name: 'Unknown', treatments: ['other'] },
    ],
    [],
  )
  const clinics = createClinics({ database: shared.database, samples: 'auto' })
  const openOn = async (day: string) =>
    (await clinics.list({ ...noClinicFilter, openOn: day, sort: 'name', after: null })).clinics.map(({ name }) => name)
  expect(await openOn(monday)).toEqual(['Always', 'Mondays'])
  expect(await openOn(sunday)).toEqual(['Always'])
})
