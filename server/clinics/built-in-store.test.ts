import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type ClinicFacts, unknownClinic } from '#domain/clinics/clinics.ts'
import { buildPeople, editorOf, leastClinic, openTestClinics } from '#testing/builders/clinics.ts'
import { loadBuiltIn } from '#server/platform/import/load-built-in.ts'
import { saveRegistrations } from './import/registration-store.ts'

const opened = await openTestClinics()
const by = editorOf((await buildPeople(opened.accounts)).admin)
afterAll(() => opened.close())

function sample(sourceId: string, facts: Partial<ClinicFacts> = {}) {
  return { sourceId, facts: { ...unknownClinic, ...leastClinic, ...facts } }
}

async function readRows() {
  const rows = await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.clinics').select(['id', 'source_id', 'deleted_at']).orderBy('source_id').execute(),
  )
  return rows.map((row) => ({ id: row.id, sourceId: row.source_id, isDeleted: row.deleted_at !== null }))
}

async function idOf(sourceId: string): Promise<number> {
  const row = (await readRows()).find((one) => one.sourceId === sourceId)
  if (!row) throw new Error(`no ${sourceId}`)
  return row.id
}

async function readHistory(id: number) {
  const { changes } = await opened.management.history(by, id, { below: null, limit: 9 })
  return changes.map(({ version, action }) => [version, action])
}

test('a release without some samples takes only those that no editor touched, and the next one has the others again', async () => {
  const all = [sample('edited'), sample('removed'), sample('touched-by-nobody', { name: 'Old' }), sample('stays')]
  await opened.clinics.load(all)
  await opened.clinics.load(all.map((one) => ({ ...one, facts: { ...one.facts, phoneNumber: '02-1' } })))
  const [edited, removed, stays] = [await idOf('edited'), await idOf('removed'), await idOf('stays')]
  await opened.management.update(by, edited, 2, { name: 'Edited' })
  await opened.management.remove(by, removed, 2)
  await opened.clinics.load([sample('stays', { phoneNumber: '02-1' })])
  expect(await readRows()).toEqual([
    { id: edited, sourceId: 'edited', isDeleted: true },
    { id: removed, sourceId: 'removed', isDeleted: true },
    { id: stays, sourceId: 'stays', isDeleted: false },
  ])
  expect(await opened.clinics.find(edited)).toBeNull()
  await opened.clinics.load([sample('stays', { phoneNumber: '02-1' })])
  await opened.clinics.load(all)
  expect(await opened.clinics.find(edited)).toMatchObject({ name: 'Edited', phoneNumber: '' })
  expect(await opened.clinics.find(removed)).toBeNull()
  expect(await readHistory(edited)).toEqual([
    [6, 'imported'],
    [5, 'restored'],
    [4, 'deleted'],
    [3, 'updated'],
    [2, 'imported'],
  ])
  expect(await readHistory(removed)).toEqual([
    [4, 'imported'],
    [3, 'deleted'],
    [2, 'imported'],
  ])
})

test('an editor who saw a sample of the release before is told what this one changed', async () => {
  await opened.clinics.load([sample('told', { phoneNumber: '02-1' })])
  const id = await idOf('told')
  await opened.management.update(by, id, 1, { website: 'https://clinic.example' })
  await opened.clinics.load([sample('told', { phoneNumber: '02-2', website: 'https://other.example' })])
  const phone = { field: 'phoneNumber', before: '02-1', after: '02-2' }
  await expect(opened.management.update(by, id, 2, { name: 'Late' })).rejects.toMatchObject({
    code: 'clinics.changed_meanwhile',
    details: {
      current: { version: 3, phoneNumber: '02-2' },
      changes: [{ version: 3, action: 'imported', by: null, fields: [phone] }],
    },
  })
  expect(await opened.management.restoreVersion(by, id, 1, 3)).toMatchObject({ phoneNumber: '02-1', website: '' })
})

test('an import does not change a field that an editor set, and writes nothing for equal rows', async () => {
  await opened.clinics.load([sample('hidden', { phoneNumber: '02-1' })])
  const id = await idOf('hidden')
  await opened.management.update(by, id, 1, { phoneNumber: '02-9' })
  for (let release = 0; release < 2; release += 1) {
    await opened.clinics.load([sample('hidden', { phoneNumber: '02-2' })])
    expect(await opened.clinics.find(id)).toMatchObject({ version: 2, phoneNumber: '02-9' })
  }
  expect(await readHistory(id)).toEqual([[2, 'updated']])
})

test('an institution that an administrator removed does not come back with the next start', async () => {
  const all = [sample('removed-institution'), sample('kept-institution')]
  await opened.clinics.loadInstitutions(all)
  const id = await idOf('removed-institution')
  await opened.management.remove(by, id, 1)
  await opened.clinics.loadInstitutions(all)
  expect(await opened.clinics.find(id)).toBeNull()
  expect(await opened.clinics.find(await idOf('kept-institution'))).toMatchObject({ version: 1, isSample: false })
})

test('a new release changes what its pages say and nothing that an editor wrote, and takes only what nobody touched', async () => {
  const row = sample('edited-institution', { phoneNumber: '02-1', website: 'https://old.example' })
  await opened.clinics.loadInstitutions([row, sample('untouched-institution')])
  const id = await idOf('edited-institution')
  await opened.management.update(by, id, 1, { phoneNumber: '02-9' })
  const next = { ...row, facts: { ...row.facts, phoneNumber: '02-2', website: 'https://new.example' } }
  await opened.clinics.loadInstitutions([next])
  expect(await opened.clinics.find(id)).toMatchObject({
    phoneNumber: '02-9',
    website: 'https://new.example',
    version: 3,
  })
  await opened.clinics.loadInstitutions([next])
  expect(await opened.clinics.find(id)).toMatchObject({ version: 3 })
  await opened.clinics.loadInstitutions([])
  expect(await opened.clinics.find(id)).toMatchObject({ phoneNumber: '02-9' })
  expect((await readRows()).map(({ sourceId }) => sourceId)).not.toContain('untouched-institution')
})

test.each([
  ['clinic_contacts', (id: number) => `insert into mgk.clinic_contacts (clinic_id, email) values (${id}, '')`],
  [
    'consultations',
    (id: number) => `insert into mgk.consultations
      (id, clinic_id, request_key, state, content, patient_hash, written_at)
      values (gen_random_uuid(), ${id}, gen_random_uuid(), 'unconfirmed', '', sha256('one'), now())`,
  ],
  [
    'reviews',
    (id: number) => `insert into mgk.reviews (clinic_id, rating, language, experience, visit_month)
      values (${id}, 5, 'en', '', '2026-11-01')`,
  ],
])('an institution that is no longer built in stays as long as it has %s', async (table, insert) => {
  // Only an administrator writes an address.
  const { userId } = z.object({ userId: z.string() }).parse(by.actor)
  const admin = { role: 'member', userId, assurance: 'aal2' } as const
  const role = table === 'clinic_contacts' ? admin : ({ role: 'service' } as const)
  const run = (statement: string) => opened.database.transactionAs(role, (tx) => sql.raw(statement).execute(tx))
  await opened.clinics.loadInstitutions([sample(`institution with ${table}`)])
  const id = await idOf(`institution with ${table}`)
  await run(insert(id))
  await opened.clinics.loadInstitutions([])
  expect(await opened.clinics.find(id)).not.toBeNull()
  await run(`delete from mgk.${table}`)
  await opened.clinics.loadInstitutions([])
  expect(await opened.clinics.find(id)).toBeNull()
})

test('a new start keeps the registration that an import of a list wrote, and takes the rest of the row', async () => {
  await opened.clinics.loadInstitutions([sample('registered-institution', { phoneNumber: '02-1' })])
  const id = await idOf('registered-institution')
  const registration = { number: 'A-1', checkedOn: '2026-11-29', source: 'A ministry' }
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    saveRegistrations(tx, [{ clinic: id, registration }]),
  )
  await opened.clinics.loadInstitutions([sample('registered-institution', { phoneNumber: '02-1' })])
  expect(await opened.clinics.find(id)).toMatchObject({ version: 2, registration })
  await opened.clinics.loadInstitutions([sample('registered-institution', { phoneNumber: '02-2' })])
  expect(await opened.clinics.find(id)).toMatchObject({ version: 3, registration, phoneNumber: '02-2' })
})

test('institutions and samples come and go without each other', async () => {
  await opened.clinics.load([sample('beside')])
  await opened.clinics.loadInstitutions([sample('beside')])
  await opened.clinics.load([])
  const left = (await readRows()).filter(({ sourceId }) => sourceId === 'beside')
  expect(left).toHaveLength(1)
  expect(await opened.clinics.find(left[0]?.id ?? 0)).toMatchObject({ isSample: false })
})

test('an editor’s value removes the fact from the pages of an institution', async () => {
  const page = { address: 'https://register.example', publisher: 'A register', readOn: '2026-11-25', pageDate: null }
  const sources = [{ ...page, says: ['existence', 'contact'] as const }].map((one) => ({ ...one, says: [...one.says] }))
  await opened.clinics.loadInstitutions([sample('sourced-institution', { phoneNumber: '02-1', sources })])
  const id = await idOf('sourced-institution')
  await opened.management.update(by, id, 1, { featured: true })
  expect(await opened.clinics.find(id)).toMatchObject({ sources })
  await opened.management.update(by, id, 2, { phoneNumber: '02-9' })
  expect(await opened.clinics.find(id)).toMatchObject({ sources: [{ ...page, says: ['existence'] }] })
})

test('samples wait for an import longer than a visitor waits, and not for ever', async () => {
  const { database } = opened
  let limits: unknown
  await loadBuiltIn(database, async (tx) => {
    const read = sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`
    limits = (await read.execute(tx)).rows
  })
  expect(limits).toEqual([{ lock: '3min', statement: '0' }])
})

test('a row that ships with the product has no prices of its own, so that an earlier release writes the same row', async () => {
  await opened.clinics.load([sample('stays')])
  const row = await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.selectFrom('mgk.clinics').select('imported').where('source_id', '=', 'stays').executeTakeFirstOrThrow(),
  )
  expect(Object.keys(row.imported)).not.toContain('prices')
  expect(await opened.clinics.find(await idOf('stays'))).toMatchObject({ prices: [] })
})
