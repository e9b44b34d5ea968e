import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import { readTreatmentTable } from '#testing/builders/catalogue.ts'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { exampleSender } from '#testing/builders/consultations.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { createMemoryFiles } from '#testing/builders/memory-files.ts'
import { buildMember, emptyAccount } from '#testing/builders/members.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createMailNode, type MailNode } from '#testing/nodes/mail-node.ts'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { mountApi } from '#server/platform/api/mount-api.ts'
import { createPictureSemaphore } from '#server/platform/work/semaphore.ts'
import type { FindProvenEmail } from './member-pass.ts'
import { openConsultations } from './open-consultations.ts'

type Who = { bearer: { authorization: string } } | null

const dataKey = createTestDataKey()
const clinicId = 17
let opened: TestDatabase
let accounts: TestAccounts
let mailNode: MailNode
let open: ReturnType<typeof openConsultations>
let findProvenEmail: FindProvenEmail = async () => null

beforeEach(async () => {
  opened = await openTestDatabase()
  accounts = await openTestAccounts({ shared: opened })
  mailNode = createMailNode(opened.database, {})
  open = openConsultations({
    database: opened.database,
    dataKey,
    files: createMemoryFiles().files,
    runLimited: createPictureSemaphore(),
    jobs: mailNode.jobs,
    limits: noLimits,
    outbox: mailNode.outbox,
    siteOrigin: 'https://guide.example',
    treatments: readTreatmentTable(),
    findClinic: async () => buildClinic(),
    findEmails: async () => new Map<string, string>(),
    findProvenEmail: (userId) => findProvenEmail(userId),
    recordAudit: async () => {},
    now: Date.now,
  })
  const facts = JSON.stringify({ ...unknownClinic, name: 'Example Dental' })
  const email = dataKey.seal('clinic@example.com', { column: 'mgk.clinic_contacts.email', row: String(clinicId) })
  await queryOnce(
    opened.url,
    `insert into mgk.clinics (id, origin, source_id, imported) values (${clinicId}, 'test', '17', '${facts}');
     insert into mgk.clinic_contacts (clinic_id, email) values (${clinicId}, '\\x${email.toString('hex')}')`,
  )
})
afterEach(async () => {
  await mailNode.stop()
  await accounts.close()
  await opened.close()
})

/** A request that was written; answers with the token of its mailed link. */
async function write(nth: number, procedures: string[] = []): Promise<string> {
  const request = {
    kind: 'question',
    procedures: [],
    otherProcedure: '',
    stay: null,
    windows: [],
    zone: 'Asia/Seoul',
    language: 'en',
    interpreter: 'none',
    budget: '',
    message: `Question ${nth}`,
  } as const
  const given = {
    clinicId,
    key: `${nth}b8f1c1e-1111-4222-8333-444455556666`,
    clinic: { en: 'Example Dental', ko: '' },
    procedures: [],
    request: { ...request, procedures, windows: [] },
  }
  expect(await open.consultations.send(given, exampleSender, '192.0.2.1')).toEqual({ outcome: 'sent' })
  const [mail] = await mailNode.outbox.list()
  return /token=([\w-]{32})/.exec(mail?.text ?? '')?.[1] ?? 'none'
}

async function ask(who: Who, method: string, body?: unknown, path = ''): Promise<Response> {
  const { identify } = accounts.accounts
  const { app } = createTestApp({
    routes: [mountApi({ routes: open.routes, siteOrigin: 'http://localhost:3000', identify, limits: noLimits })],
  })
  return app.request(`/api/consultations${path}`, {
    method,
    headers: { ...who?.bearer, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

async function list(who: Who): Promise<unknown> {
  return (await ask(who, 'GET')).json()
}

function readExport(userId: string) {
  return open.exportParts[0]?.read(userId)
}

test('a member keeps the request that their link opens, and lists and exports it; nobody else does', async () => {
  const [mina, jun] = [await buildMember(accounts), await buildMember(accounts)]
  const token = await write(1)
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
  const token = await write(1)
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
  await ask(mina, 'POST', { token: await write(1) })
  await queryOnce(opened.url, `update mgk.consultations set content = decode(repeat('00', 60), 'hex')`)
  await ask(mina, 'POST', { token: await write(2) })
  const [{ id } = {}] = await queryOnce(opened.url, `select id from mgk.consultations where content < '\\x01'`)
  expect(await list(mina)).toMatchObject({ requests: [{ state: 'unconfirmed' }], unreadable: [{ id }] })
  expect(await readExport(mina.user.id)).toContainEqual({ id, state: 'unconfirmed', unreadable: true })
  const remove = (who: Who, path: string) => ask(who, 'DELETE', undefined, path)
  expect((await remove(jun, `/${String(id)}`)).status).toBe(404)
  expect((await remove(null, `/${String(id)}`)).status).toBe(401)
  expect((await remove(mina, '/0b8f1c1e-1111-4222-8333-444455556666')).status).toBe(404)
  expect((await remove(mina, `/${String(id)}`)).status).toBe(200)
  expect(await list(mina)).toMatchObject({ requests: [{ state: 'unconfirmed' }], unreadable: [] })
})

test('a completed visit is listed with the days after it, counted from its day in Korea', async () => {
  const mina = await buildMember(accounts)
  const token = await write(1, ['Dental implants'])
  await ask(mina, 'POST', { token })
  const aftercareOf = async () =>
    z.object({ requests: z.tuple([listed]) }).parse(await list(mina)).requests[0].aftercare
  const listed = z.object({
    aftercare: z.object({ treatedOn: z.string(), treatments: z.array(z.unknown()) }).nullable(),
  })
  expect(await aftercareOf()).toBeNull()
  await queryOnce(
    opened.url,
    `update mgk.consultations set state = 'completed', requested_at = now(), ended_at = now(), completed_at = now(),
       visit_from = '2027-03-01T23:30Z', visit_to = '2027-03-02T00:30Z'`,
  )
  expect(await aftercareOf()).toMatchObject({ treatedOn: '2027-03-02', treatments: [{ id: 'dental-implant' }] })
})

test('a member gets a pass for the form of a request, and a visitor none', async () => {
  const mina = await buildMember(accounts)
  findProvenEmail = async (userId) => (userId === mina.user.id ? mina.user.email : null)
  expect(
    z.object({ pass: z.string() }).safeParse(await (await ask(mina, 'POST', undefined, '/pass')).json()).success,
  ).toBe(true)
  expect(await (await ask(await buildMember(accounts), 'POST', undefined, '/pass')).json()).toEqual({ pass: null })
  expect((await ask(null, 'POST', undefined, '/pass')).status).toBe(401)
})

test('a visitor keeps and lists nothing', async () => {
  const token = await write(1)
  expect((await ask(null, 'GET')).status).toBe(401)
  expect((await ask(null, 'POST', { token })).status).toBe(401)
})

test('the database shows a member the own requests alone, and changes none of them', async () => {
  const [mina, jun] = [await buildMember(accounts), await buildMember(accounts)]
  await ask(mina, 'POST', { token: await write(1) })
  await ask(jun, 'POST', { token: await write(2) })
  const member = { role: 'member', userId: mina.user.id, assurance: 'aal2' } as const
  const rows = await opened.database.transactionAs(member, (tx) =>
    tx.selectFrom('mgk.consultations').select('user_id').execute(),
  )
  expect(rows).toEqual([{ user_id: mina.user.id }])
  for (const change of ['delete from mgk.consultations', `update mgk.consultations set state = 'seen'`]) {
    await expect(
      opened.database.transactionAs(member, (tx) => sql.raw(change).execute(tx)),
      change,
    ).rejects.toThrow('permission denied')
  }
})

test('the requests of an account are deleted with it, however it ends', async () => {
  const [mina, jun, noor] = [await buildMember(accounts), await buildMember(accounts), await buildMember(accounts)]
  const [first, second, third] = [await write(1), await write(2), await write(3)]
  await ask(mina, 'POST', { token: first })
  await ask(jun, 'POST', { token: second })
  await ask(noor, 'POST', { token: third })
  await queryOnce(opened.url, `delete from mgk.users where id = '${mina.user.id}'`)
  await emptyAccount(accounts, jun.user.id)
  expect(await open.consultations.readOwn(first)).toBeUndefined()
  expect(await open.consultations.readOwn(second)).toBeUndefined()
  expect(await open.consultations.readOwn(third)).not.toBeUndefined()
})
