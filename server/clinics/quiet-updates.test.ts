import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createClinics } from './clinics.ts'

const opened = await openTestDatabase()
const imported = ['Hanbit', 'Ribbon'].map((name) => ({
  origin: 'hira',
  source_id: name,
  imported: JSON.stringify({ ...unknownClinic, name, treatments: ['dental'], checkedOn: '2026-11-20' }),
}))
await opened.database.transactionAs({ role: 'service' }, (tx) =>
  tx.insertInto('mgk.clinics').values(imported).execute(),
)
afterAll(() => opened.close())

/** Whether the lists were worked out anew for an update of all clinics: then its transaction holds their lock. */
async function isListedAnew(change: RawBuilder<unknown>): Promise<boolean> {
  return opened.database.transactionAs({ role: 'service' }, async (tx) => {
    await sql`update mgk.clinics set ${change}`.execute(tx)
    const { rows } = await sql<{ isHeld: boolean }>`
      select exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as "isHeld"
    `.execute(tx)
    return rows[0]?.isHeld === true
  })
}

async function search(words: string) {
  const clinics = createClinics({ database: opened.database, samples: 'off' })
  const { total, clinics: found } = await clinics.list({ ...noClinicFilter, search: words, sort: 'known', after: null })
  return { total, names: found.map(({ name }) => name) }
}

function say(facts: object) {
  return sql`overlay = overlay || ${JSON.stringify(facts)}::jsonb`
}

test.each([
  ['the mark of what may have closed', sql`closed_candidate = not closed_candidate`],
  ['the day on which the facts were looked at', say({ checkedOn: '2026-12-01' })],
  ['a version', sql`version = version + 1`],
])('an update of %s works out no list anew', async (_what, change) => {
  expect(await isListedAnew(change)).toBe(false)
})

test.each([
  [
    'a fact of one of them',
    sql`overlay = case when source_id = 'Ribbon' then '{"phoneNumber":"02-1"}' else overlay end`,
  ],
  ['a deletion', sql`deleted_at = now()`],
  ['a restoration', sql`deleted_at = null`],
  ['a doubt about the position', sql`location_quality = 'low'`],
  ["an editor's word on the position that is there already", say({ lat: null })],
])('an update of %s does', async (_what, change) => {
  expect(await isListedAnew(change)).toBe(true)
})

test('a changed fact beside unchanged ones is found, and what is not listed at all is listed by any update', async () => {
  await isListedAnew(
    sql`overlay = case when source_id = 'Ribbon' then '{"description":"Mending noses"}' else overlay end`,
  )
  expect(await search('mending')).toEqual({ total: 1, names: ['Ribbon'] })
  await queryOnce(opened.url, 'truncate mgk.clinic_listings, mgk.clinic_marks, mgk.clinic_words')
  expect(await search('mending')).toEqual({ total: 0, names: [] })
  expect(await isListedAnew(sql`version = version`)).toBe(true)
  expect(await search('mending')).toEqual({ total: 1, names: ['Ribbon'] })
})
