import type { KyselyPlugin } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { clinicAddress, type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { listClinics, narrowClinics } from './clinic-list-store.ts'
import { createClinics } from './clinics.ts'

const shared = await openTestDatabase()
afterAll(() => shared.close())

function sample(sourceId: string, facts: Partial<ClinicFacts>) {
  return { sourceId, facts: { ...unknownClinic, name: sourceId, ...facts } }
}

async function addReal(facts: Partial<ClinicFacts>) {
  await shared.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .insertInto('mgk.clinics')
      .values({ origin: 'editor', source_id: null, imported: JSON.stringify({ ...unknownClinic, ...facts }) })
      .execute(),
  )
}

const everything = { ...noClinicFilter, sort: 'known', after: null } as const

test('samples of a treatment show until it has a real clinic, those of another go on showing', async () => {
  const clinics = createClinics({ database: shared.database, samples: 'auto' })
  await clinics.load([
    sample('sample-one', { treatments: ['dental'] }),
    sample('sample-two', { treatments: ['eye-surgery'] }),
  ])
  expect((await clinics.list(everything)).clinics.map(({ name }) => name)).toEqual(['sample-one', 'sample-two'])
  await addReal({ name: 'Real Dental', treatments: ['dental'] })
  const { clinics: shown, total } = await clinics.list(everything)
  expect(shown.map(({ name, isSample }) => [name, isSample])).toEqual([
    ['Real Dental', false],
    ['sample-two', true],
  ])
  expect(total).toBe(2)
  expect(await clinics.counts()).toEqual({ dental: 1, 'eye-surgery': 1 })
})

test('search engines are told of real clinics alone, each by its own address and the day of its last change', async () => {
  const clinics = createClinics({ database: shared.database, samples: 'on' })
  await clinics.load([sample('sample-one', { treatments: ['dental'] })])
  await addReal({ name: 'Real Eyes', treatments: ['eye-surgery', 'dental'] })
  const count = await clinics.listed.count()
  const listed = await clinics.listed.list({ offset: 0, limit: 100 })
  expect(listed).toHaveLength(count)
  const { clinics: real } = await createClinics({ database: shared.database, samples: 'off' }).list(everything)
  expect(listed.map(({ path }) => path).toSorted()).toEqual(real.map((clinic) => clinicAddress(clinic)).toSorted())
  const last = listed.at(-1)
  expect(last?.path).toMatch(/^\/eye-surgery-clinics\/\d+$/)
  expect(last?.changedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await clinics.listed.list({ offset: count, limit: 100 })).toEqual([])
})

test('a list goes on where the page before ended, in every sorting, and misses none', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await addReal({ name, treatments: ['other'] })
  const clinics = createClinics({ database: shared.database, samples: 'off' })
  for (const sort of ['known', 'name', 'newest'] as const) {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await clinics.list({ ...everything, treatment: 'other', sort, after }, 2)
      seen.push(...page.clinics.map(({ name }) => name))
      after = page.next
    } while (after)
    expect(seen.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(seen[0]).toBe(sort === 'newest' ? 'E' : 'A')
  }
})

test('a page from which a clinic went while it was read says where the list goes on', async () => {
  for (const name of ['Going', 'Next', 'Last']) await addReal({ name, treatments: ['stem-cell'] })
  const leaving: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await shared.database.transactionAs({ role: 'service' }, (tx) =>
        tx.updateTable('mgk.clinics').set({ deleted_at: new Date() }).where('name', '=', 'Going').execute(),
      )
      return result
    },
  }
  const filter = { ...noClinicFilter, treatment: 'stem-cell' } as const
  const narrowed = await narrowClinics(shared.database.reader, filter, 'off')
  const page = { sort: 'name', after: null, limit: 1 } as const
  const { clinics, end } = await listClinics(shared.database.reader.withPlugin(leaving), narrowed, page)
  expect(clinics).toEqual([])
  expect(end).toEqual(['Going', expect.any(Number)])
  const rest = await listClinics(shared.database.reader, narrowed, { ...page, after: end, limit: 9 })
  expect(rest).toMatchObject({ clinics: [{ name: 'Last' }, { name: 'Next' }], end: null })
})

test.each([
  '',
  'x',
  Buffer.from('["name",1]').toString('base64url'),
  Buffer.from('["known",0,"A",1]').toString('base64url'),
])('the position %j is none of this sorting and is refused', async (after) => {
  const clinics = createClinics({ database: shared.database, samples: 'off' })
  await expect(clinics.list({ ...everything, sort: 'name', after })).rejects.toThrow('clinics.list_position_unknown')
})

test('the plastic surgery list has what a table and its panel show, of clinics that the search finds', async () => {
  const address = { en: '1 Gangnam-daero', ko: '강남대로 1' }
  await addReal({ name: 'Found', treatments: ['plastic-surgery'], address, businessHours: '10 to 7' })
  await addReal({ name: 'Elsewhere', treatments: ['dental'] })
  const clinics = createClinics({ database: shared.database, samples: 'off' })
  const list = await clinics.plasticSurgeryList('')
  expect(list).toMatchObject({ source: 'directory', failed: false })
  expect(list.clinics).toMatchObject([{ name: 'Found', address, businessHours: '10 to 7', highlights: [] }])
  expect((await clinics.plasticSurgeryList('nobody')).clinics).toEqual([])
})

test('of a list it is told how many of its real clinics have other departments too', async () => {
  const clinics = createClinics({ database: shared.database, samples: 'on' })
  const before = await clinics.countShared('skin-clinics')
  await clinics.load([sample('sample-hospital', { treatments: ['other', 'skin-clinics'] })])
  await addReal({ name: 'Only Skin', treatments: ['skin-clinics'] })
  await addReal({ name: 'Hospital One', treatments: ['other', 'skin-clinics'] })
  await addReal({ name: 'Hospital Two', treatments: ['other', 'skin-clinics', 'dental'] })
  expect((await clinics.countShared('skin-clinics')) - before).toBe(2)
})
