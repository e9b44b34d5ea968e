import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { DeletedClinics } from '#domain/clinics/clinic-history.ts'
import { buildPeople, openTestClinics, readProblem } from '#testing/builders/clinics.ts'

const opened = await openTestClinics()
const people = await buildPeople(opened.accounts)
afterAll(() => opened.close())

async function addAndDelete(name: string, treatments: ('dental' | 'other')[] = ['dental']): Promise<number> {
  const { id } = await opened.add(people.admin, { name, treatments })
  expect((await opened.ask(people.admin, 'DELETE', `/${id}`)).status).toBe(204)
  return id
}

async function list(query: string): Promise<DeletedClinics> {
  const answer = await opened.ask(people.admin, 'GET', `/deleted${query}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
  return (await answer.json()) as DeletedClinics
}

test('deleted clinics are listed with who deleted them, the last first, until they are restored', async () => {
  const [first, second] = [await addAndDelete('First'), await addAndDelete('Second')]
  const third = await addAndDelete('Third', ['other'])
  await opened.add(people.admin, { name: 'Still there' })
  const { email } = people.admin.user
  expect(await list('')).toMatchObject({
    clinics: [
      { id: third, name: 'Third', version: 2, deletedBy: email },
      { id: second, name: 'Second', version: 2, deletedBy: email },
      { id: first, name: 'First', version: 2, deletedBy: email },
    ],
    next: null,
  })
  expect((await list('?treatment=other')).clinics).toMatchObject([{ id: third }])
  const page = await list('?limit=2')
  expect(page.clinics.map(({ id }) => id)).toEqual([third, second])
  expect(await list(`?limit=2&after=${page.next}`)).toMatchObject({ clinics: [{ id: first }], next: null })

  const headers = { 'if-match': '"2"' }
  expect((await opened.ask(people.admin, 'POST', `/${second}/restore`, { headers })).status).toBe(200)
  expect((await list('')).clinics.map(({ id }) => id)).toEqual([third, first])
  expect((await opened.ask(people.admin, 'DELETE', `/${second}`)).status).toBe(204)
  expect((await list('')).clinics.map(({ id }) => id)).toEqual([second, third, first])
})

test('a clinic of which an import said more after it was deleted is listed once, where its deletion stands', async () => {
  const earlier = await addAndDelete('Earlier')
  const later = await addAndDelete('Later')
  await opened.database.transactionAs({ role: 'service' }, async (tx) => {
    await sql`update mgk.clinics set version = 3 where id = ${earlier}`.execute(tx)
    await sql`insert into mgk.clinic_changes (clinic_id, version, action, before, after)
      values (${earlier}, 3, 'imported', '{}', '{}')`.execute(tx)
  })
  expect((await list('?limit=2')).clinics).toMatchObject([{ id: later }, { id: earlier, version: 3 }])
})

test('a question that makes no sense is refused', async () => {
  for (const query of ['after=x', 'after=-1', `after=${'9'.repeat(16)}`, 'limit=101', 'treatment=hair', 'search=x']) {
    expect(await readProblem(await opened.ask(people.admin, 'GET', `/deleted?${query}`)), query).toBe(
      '400 request.malformed',
    )
  }
})

test('the database shows a member none of them, whoever forgot to ask', async () => {
  await addAndDelete('Hidden')
  const shown = await opened.database.transactionAs(
    { role: 'member', userId: people.member.user.id, assurance: 'aal2' },
    (tx) => tx.selectFrom('mgk.clinics').select('id').where('deleted_at', 'is not', null).execute(),
  )
  expect(shown).toEqual([])
})
