import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestInbox, type TestInbox } from '#testing/builders/inbox.ts'
import { buildMember, emptyAccount } from '#testing/builders/members.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import type { Asker } from '#testing/servers/api.ts'

const provenEmails = new Map<string, string>()
let inbox: TestInbox
let it: TestInbox['it']
let accounts: TestInbox['accounts']

beforeEach(async () => {
  inbox = await openTestInbox({ provenEmails })
  ;({ it, accounts } = inbox)
})
afterEach(() => inbox.close())

function ask(who: Asker, method: string, body?: unknown, path = '') {
  return inbox.ask(who, method, `/consultations${path}`, body)
}

async function list(who: Asker): Promise<unknown> {
  return (await ask(who, 'GET')).json()
}

function readExport(userId: string) {
  return it.exportParts[0]?.read(userId)
}

test('a member keeps the request that their link opens, and lists and exports it; nobody else does', async () => {
  const [mina, jun] = [await buildMember(accounts), await buildMember(accounts)]
  const token = await it.write('mina@example.com', { message: 'Question 1' })
  expect((await ask(mina, 'POST', { token })).status).toBe(200)
  expect(await list(mina)).toMatchObject({
    requests: [
      { state: 'unconfirmed', clinic: { en: 'Example Dental' }, address: `/consultations/mine?token=${token}` },
    ],
  })
  expect(await readExport(mina.user.id)).toMatchObject([{ request: { message: 'Question 1' } }])
  expect(JSON.stringify(await readExport(mina.user.id))).not.toContain(token)
  expect(await list(jun)).toEqual({ requests: [], unreadable: [] })
  expect(await readExport(jun.user.id)).toEqual([])
})

test('a kept request stays with who kept it first, and another token keeps nothing', async () => {
  const [mina, jun] = [await buildMember(accounts), await buildMember(accounts)]
  const token = await it.write()
  for (const _ of [1, 2]) expect((await ask(mina, 'POST', { token })).status).toBe(200)
  const refused = await ask(jun, 'POST', { token })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'consultations.kept_elsewhere' }])
  expect(await list(jun)).toEqual({ requests: [], unreadable: [] })
  for (const wrong of ['', 'a'.repeat(32), "' or true --"]) {
    expect((await ask(jun, 'POST', { token: wrong })).status, wrong).toBe(404)
  }
  expect((await ask(jun, 'POST', { token, user_id: mina.user.id })).status).toBe(400)
})

test('a request whose key is lost fails no list and no export, and only its member deletes it by its id', async () => {
  const [mina, jun] = [await buildMember(accounts), await buildMember(accounts)]
  await ask(mina, 'POST', { token: await it.write() })
  await queryOnce(it.opened.url, `update mgk.consultations set content = decode(repeat('00', 60), 'hex')`)
  await ask(mina, 'POST', { token: await it.write() })
  const [{ id } = {}] = await queryOnce(it.opened.url, `select id from mgk.consultations where content < '\\x01'`)
  expect(await list(mina)).toMatchObject({ requests: [{ state: 'unconfirmed' }], unreadable: [{ id }] })
  expect(await readExport(mina.user.id)).toContainEqual({ id, state: 'unconfirmed', unreadable: true })
  const remove = (who: Asker, path: string) => ask(who, 'DELETE', undefined, path)
  expect((await remove(jun, `/${String(id)}`)).status).toBe(404)
  expect((await remove(null, `/${String(id)}`)).status).toBe(401)
  expect((await remove(mina, '/0b8f1c1e-1111-4222-8333-444455556666')).status).toBe(404)
  expect((await remove(mina, `/${String(id)}`)).status).toBe(200)
  expect(await list(mina)).toMatchObject({ requests: [{ state: 'unconfirmed' }], unreadable: [] })
})

test('a completed visit is listed with the days after it, counted from its day in Korea', async () => {
  const mina = await buildMember(accounts)
  const token = await it.write()
  await ask(mina, 'POST', { token })
  const aftercareOf = async () =>
    z.object({ requests: z.tuple([listed]) }).parse(await list(mina)).requests[0].aftercare
  const listed = z.object({
    aftercare: z.object({ treatedOn: z.string(), treatments: z.array(z.unknown()) }).nullable(),
  })
  expect(await aftercareOf()).toBeNull()
  await queryOnce(
    it.opened.url,
    `update mgk.consultations set state = 'completed', requested_at = now(), ended_at = now(), completed_at = now(),
       visit_from = '2027-03-01T23:30Z', visit_to = '2027-03-02T00:30Z'`,
  )
  expect(await aftercareOf()).toMatchObject({ treatedOn: '2027-03-02', treatments: [{ id: 'veneers-crowns' }] })
})

test('a member gets a pass for the form of a request, and a visitor none', async () => {
  const mina = await buildMember(accounts)
  provenEmails.set(mina.user.id, mina.user.email ?? '')
  expect(
    z.object({ pass: z.string() }).safeParse(await (await ask(mina, 'POST', undefined, '/pass')).json()).success,
  ).toBe(true)
  expect(await (await ask(await buildMember(accounts), 'POST', undefined, '/pass')).json()).toEqual({ pass: null })
  expect((await ask(null, 'POST', undefined, '/pass')).status).toBe(401)
})

test('a visitor keeps and lists nothing', async () => {
  const token = await it.write()
  expect((await ask(null, 'GET')).status).toBe(401)
  expect((await ask(null, 'POST', { token })).status).toBe(401)
})

test('the database shows a member the own requests alone, and changes none of them', async () => {
  const [mina, jun] = [await buildMember(accounts), await buildMember(accounts)]
  await ask(mina, 'POST', { token: await it.write() })
  await ask(jun, 'POST', { token: await it.write() })
  const member = { role: 'member', userId: mina.user.id, assurance: 'aal2' } as const
  const rows = await it.opened.database.transactionAs(member, (tx) =>
    tx.selectFrom('mgk.consultations').select('user_id').execute(),
  )
  expect(rows).toEqual([{ user_id: mina.user.id }])
  for (const change of ['delete from mgk.consultations', `update mgk.consultations set state = 'seen'`]) {
    await expect(
      it.opened.database.transactionAs(member, (tx) => sql.raw(change).execute(tx)),
      change,
    ).rejects.toThrow('permission denied')
  }
})

test('the requests of an account are deleted with it, however it ends', async () => {
  const [mina, jun, noor] = [await buildMember(accounts), await buildMember(accounts), await buildMember(accounts)]
  const [first, second, third] = [await it.write(), await it.write(), await it.write()]
  await ask(mina, 'POST', { token: first })
  await ask(jun, 'POST', { token: second })
  await ask(noor, 'POST', { token: third })
  await queryOnce(it.opened.url, `delete from mgk.users where id = '${mina.user.id}'`)
  await emptyAccount(accounts, jun.user.id)
  expect(await it.consultations.readOwn(first)).toBeUndefined()
  expect(await it.consultations.readOwn(second)).toBeUndefined()
  expect(await it.consultations.readOwn(third)).not.toBeUndefined()
})
