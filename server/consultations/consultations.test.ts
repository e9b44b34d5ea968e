import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConsultationRequest } from '#domain/consultations/consultations.ts'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { exampleSender } from '#testing/builders/consultations.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { createMemoryFiles } from '#testing/builders/memory-files.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createMailNode, type MailNode } from '#testing/nodes/mail-node.ts'
import { buildClinic } from '#testing/builders/clinic-examples.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { type GivenRequest } from './consultations.ts'
import { createPictureSemaphore } from '#server/platform/work/semaphore.ts'
import { openConsultations } from './open-consultations.ts'

const request: ConsultationRequest = {
  kind: 'consultation',
  procedures: ['Veneers'],
  otherProcedure: '',
  stay: null,
  windows: [],
  zone: 'Asia/Seoul',
  language: 'ja',
  interpreter: 'none',
  budget: '',
  message: 'I grind my teeth.',
}
const dataKey = createTestDataKey()
const clinicId = 17
const key = '0b8f1c1e-1111-4222-8333-444455556666'
const secrets = ['Mina', 'mina@', 'Veneers', 'grind', 'clinic@', '예시']
let opened: TestDatabase
let mailNode: MailNode
let audited: unknown[]
let isListed: boolean

beforeEach(async () => {
  opened = await openTestDatabase()
  mailNode = createMailNode(opened.database, {})
  audited = []
  isListed = true
  const facts = JSON.stringify({ ...unknownClinic, name: 'Example Dental' })
  await queryOnce(
    opened.url,
    `insert into mgk.clinics (id, origin, source_id, imported) values (${clinicId}, 'test', '17', '${facts}')`,
  )
})
afterEach(async () => {
  await mailNode.stop()
  await opened.close()
})

/** Where the clinic answers, as the data key of the tests encrypts it. */
async function writeContact(email: string): Promise<void> {
  const sealed = dataKey.seal(email, { column: 'mgk.clinic_contacts.email', row: String(clinicId) })
  const bytes = `'\\x${sealed.toString('hex')}'`
  await queryOnce(opened.url, `insert into mgk.clinic_contacts (clinic_id, email) values (${clinicId}, ${bytes})`)
}

/** The capability, of a clinic that can be written to. */
async function open({
  email = 'clinic@example.com',
  node = mailNode,
}: { email?: string | null; node?: MailNode } = {}) {
  const { database } = opened
  const { consultations } = openConsultations({
    database,
    dataKey,
    files: createMemoryFiles().files,
    runLimited: createPictureSemaphore(),
    jobs: node.jobs,
    limits: createRateLimits({ database, now: Date.now }),
    outbox: node.outbox,
    siteOrigin: 'https://guide.example',
    treatments: [],
    findClinic: async () => (isListed ? buildClinic() : null),
    findEmails: async () => new Map<string, string>(),
    findProvenEmail: async () => null,
    recordAudit: async (_tx, entry) => void audited.push(entry),
    now: Date.now,
  })
  if (email !== null) await writeContact(email)
  const given: GivenRequest = {
    clinicId,
    key,
    clinic: { en: 'Example Dental', ko: '예시치과의원' },
    procedures: [{ en: 'Veneers', ko: '라미네이트' }],
    request,
  }
  return {
    consultations,
    send: (changes: Partial<typeof exampleSender & { key: string }> = {}, client = '192.0.2.1') =>
      consultations.send({ ...given, key: changes.key ?? key }, { ...exampleSender, ...changes }, client),
  }
}

/** The token in the newest mail to somebody. */
async function tokenFor(to: string): Promise<string> {
  const mail = (await mailNode.outbox.list()).find((one) => one.to === to)
  return /token=([\w-]{32})/.exec(mail?.text ?? '')?.[1] ?? 'none'
}

async function readStates() {
  const rows = await queryOnce(opened.url, 'select state from mgk.consultations')
  return rows.map(({ state }) => state)
}

async function confirmed() {
  const it = await open()
  await it.send()
  const patient = await tokenFor('mina@example.com')
  expect(await it.consultations.confirm(patient)).toBe(true)
  return { ...it, patient, clinic: await tokenFor('clinic@example.com') }
}

/** Opens the clinic's link with the mailed code. */
async function enter({ desk }: Awaited<ReturnType<typeof open>>['consultations'], token: string) {
  await desk.sendCode(token)
  const [mail] = await mailNode.outbox.list()
  const [code = ''] = /^\d{6}$/m.exec(mail?.text ?? '') ?? []
  const entered = await desk.enter({ token, code, client: '198.51.100.1' })
  if (entered === null || typeof entered === 'string') throw new Error(`the code was not taken: ${entered}`)
  return { token, pass: entered.pass, client: '198.51.100.1' }
}

test('a request is confirmed by the mailed link before the clinic hears of it, once', async () => {
  const { consultations, send } = await open()
  expect(await send()).toEqual({ outcome: 'sent' })
  expect((await mailNode.outbox.list()).map(({ to }) => to)).toEqual(['mina@example.com'])
  const token = await tokenFor('mina@example.com')
  expect(await consultations.readOwn(token)).toMatchObject({ state: 'unconfirmed', request, name: 'Mina Kim' })
  // Whoever presses again, as after a lost answer, is told that it is sent.
  expect(await Promise.all([consultations.confirm(token), consultations.confirm(token)])).toEqual([true, true])
  const mails = await mailNode.outbox.list()
  expect(mails.filter(({ to }) => to === 'clinic@example.com')).toHaveLength(1)
  expect(await readStates()).toEqual(['requested'])
})

test('no mail says what was asked, whom it was asked, or who asks', async () => {
  const { consultations, patient, clinic } = await confirmed()
  const pass = await enter(consultations, clinic)
  await consultations.desk.decline(pass)
  const mails = await mailNode.outbox.list()
  expect(mails.length).toBeGreaterThan(3)
  for (const { subject, text, html } of mails) {
    for (const secret of ['Mina', 'Veneers', 'grind', 'Dental', '예시', '라미네이트']) {
      expect(`${subject} ${text} ${html}`).not.toContain(secret)
    }
  }
  expect(mails.findLast(({ to }) => to === 'clinic@example.com')?.text).toContain('일본어')
  expect(patient).not.toBe(clinic)
})

test('the name of a sender is one line that turns nothing around', async () => {
  const { consultations, send } = await open()
  expect(await send({ name: '\u202EMina\u202C\r\nKim\u0000' })).toEqual({ outcome: 'sent' })
  expect(await consultations.readOwn(await tokenFor('mina@example.com'))).toMatchObject({ name: 'Mina Kim' })
  expect(await send({ name: '\u202E \u0000' })).toMatchObject({ mistakes: { name: 'missing' } })
})

test('a messenger is stored encrypted and shown to both sides, and no mail contains it', async () => {
  const { consultations, send } = await open()
  expect(await send({ messenger: 'kakaotalk', handle: ' \u202Emina.kim_7\u202C\n ' })).toEqual({ outcome: 'sent' })
  const patient = await tokenFor('mina@example.com')
  const answerTo = { messenger: 'kakaotalk', handle: 'mina.kim_7' }
  expect(await consultations.readOwn(patient)).toMatchObject({ answerTo })
  await consultations.confirm(patient)
  const clinic = await enter(consultations, await tokenFor('clinic@example.com'))
  expect((await consultations.desk.show(clinic))?.request).toMatchObject({ answerTo })
  const [row] = await queryOnce(opened.url, `select encode(content, 'escape') as bytes from mgk.consultations`)
  expect(JSON.stringify(row)).not.toMatch(/mina\.kim|kakao/)
  for (const mail of await mailNode.outbox.list()) expect(JSON.stringify(mail)).not.toMatch(/mina\.kim|kakao/i)
  expect(await send({ key: key.replace('0b', '1b') })).toEqual({ outcome: 'sent' })
  expect(await consultations.readOwn(await tokenFor('mina@example.com'))).toMatchObject({ answerTo: null })
})

test('the same form twice at once is one request and one mail', async () => {
  const { send } = await open()
  const outcomes = await Promise.all([send(), send(), send()])
  expect(outcomes).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }, { outcome: 'sent' }])
  expect(await readStates()).toEqual(['unconfirmed'])
  expect(await mailNode.outbox.list()).toHaveLength(1)
})

test('who goes back and corrects the address sends another request, which is mailed there', async () => {
  const { send } = await open()
  expect(await send({ email: 'mina@exampel.com' })).toEqual({ outcome: 'sent' })
  expect(await send({ email: 'mina@example.com' })).toEqual({ outcome: 'sent' })
  expect((await mailNode.outbox.list()).map(({ to }) => to).toSorted()).toEqual([
    'mina@exampel.com',
    'mina@example.com',
  ])
})

test('without one of the two consents, or an address, nothing is stored or mailed', async () => {
  const { send } = await open()
  for (const [changes, mistakes] of [
    [{ consentsToHealth: false }, { consentsToHealth: 'missing' }],
    [{ consentsToSending: false }, { consentsToSending: 'missing' }],
    [{ email: 'mina' }, { email: 'malformed' }],
    [
      { name: ' ', email: '' },
      { name: 'missing', email: 'missing' },
    ],
    [{ name: 'n'.repeat(101) }, { name: 'too_long' }],
    [{ messenger: 'line' }, { handle: 'missing' }],
    [{ handle: 'mina.kim' }, { messenger: 'missing' }],
    [{ messenger: 'pigeon', handle: 'mina.kim' }, { messenger: 'malformed' }],
    [{ messenger: 'line', handle: 'h'.repeat(101) }, { handle: 'too_long' }],
  ] as const) {
    expect(await send(changes)).toEqual({ outcome: 'wrong', mistakes })
  }
  expect(await readStates()).toEqual([])
  expect(await mailNode.outbox.list()).toEqual([])
})

test('a clinic without a known address takes no request, nor does an invented key make one', async () => {
  const unknown = await open({ email: null })
  expect(await unknown.consultations.isOpenFor(clinicId)).toBe(false)
  expect(await unknown.send()).toEqual({ outcome: 'closed' })
  await writeContact('clinic@example.com')
  expect(await unknown.consultations.isOpenFor(clinicId)).toBe(true)
  expect(await unknown.send({ key: "' or 1" })).toEqual({ outcome: 'closed' })
  expect(await readStates()).toEqual([])
})

test('where no mail can be sent no clinic takes requests', async () => {
  const silent = await open({ node: createMailNode(opened.database, { isPublic: true }) })
  expect(await silent.consultations.isOpenFor(clinicId)).toBe(false)
  expect(await silent.send()).toEqual({ outcome: 'closed' })
  expect(await readStates()).toEqual([])
})

test('a request that is confirmed after its clinic or its address left goes to nobody', async () => {
  const { consultations, send } = await open()
  await send()
  await queryOnce(opened.url, 'delete from mgk.clinic_contacts')
  expect(await consultations.confirm(await tokenFor('mina@example.com'))).toBe(false)
  await writeContact('clinic@example.com')
  isListed = false
  expect(await consultations.confirm(await tokenFor('mina@example.com'))).toBe(false)
  expect(await readStates()).toEqual(['unconfirmed'])
  expect(await mailNode.outbox.list()).toHaveLength(1)
})

test('nothing of a request or an address stands in the database in clear', async () => {
  const { send } = await open()
  await send()
  const rows = await queryOnce(
    opened.url,
    `select encode(c.content, 'escape') || encode(k.email, 'escape') || c::text || k::text as row
     from mgk.consultations c, mgk.clinic_contacts k`,
  )
  expect(rows).toHaveLength(1)
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
})

test('nobody else opens a request: not by another token, as another side, as a member or with the bare login', async () => {
  const { consultations, patient, clinic } = await confirmed()
  for (const token of ['', 'x', 'a'.repeat(32), `${patient} `, patient.toLowerCase(), "' or true --", clinic]) {
    expect(await consultations.readOwn(token), token).toBeUndefined()
    expect(await consultations.withdraw(token), token).toBe(false)
    await consultations.remove(token)
  }
  for (const token of ['', 'a'.repeat(32), patient]) {
    expect(await consultations.desk.isKnown(token), token).toBe(false)
    expect(await consultations.desk.sendCode(token), token).toBeNull()
    expect(await consultations.desk.decline({ token, pass: '', client: '198.51.100.1' }), token).toBe(false)
  }
  expect(audited).toEqual([])
  expect(await readStates()).toEqual(['requested'])
  const { database } = opened
  for (const table of ['mgk.consultations', 'mgk.clinic_contacts'] as const) {
    await expect(database.app.selectFrom(table).selectAll().execute(), table).rejects.toThrow('permission denied')
    await expect(database.reader.selectFrom(table).selectAll().execute(), table).rejects.toThrow('permission denied')
  }
  const asVisitor = await database.transactionAs({ role: 'visitor' }, (tx) =>
    tx.selectFrom('mgk.consultations').select(['id', 'content']).execute(),
  )
  expect(asVisitor).toEqual([])
  const member = { role: 'member', userId: '0b8f1c1e-1111-4222-8333-444455556666', assurance: 'aal2' } as const
  const asMember = await database.transactionAs(member, (tx) =>
    tx.selectFrom('mgk.consultations').select(['id', 'content']).execute(),
  )
  expect(asMember).toEqual([])
  const contacts = await database.transactionAs(member, (tx) =>
    tx.selectFrom('mgk.clinic_contacts').select('email').execute(),
  )
  expect(contacts).toEqual([])
})

test('the clinic reads a request and declines it; each look is logged and the patient hears of both', async () => {
  const { consultations, patient, clinic } = await confirmed()
  expect(await consultations.desk.isKnown(clinic)).toBe(true)
  const pass = await enter(consultations, clinic)
  expect(await consultations.desk.show(pass)).toMatchObject({
    request: { state: 'seen', request: { message: 'I grind my teeth.' }, email: 'mina@example.com' },
  })
  expect(audited).toHaveLength(2)
  expect(JSON.stringify(audited)).not.toMatch(/Mina|grind|example\.com/)
  expect(await consultations.desk.decline(pass)).toBe(true)
  expect(await consultations.desk.show(pass)).toBeNull()
  expect(await consultations.readOwn(patient)).toMatchObject({ state: 'declined' })
  const subjects = (await mailNode.outbox.list())
    .filter(({ to }) => to === 'mina@example.com')
    .map(({ subject }) => subject)
  expect(subjects).toEqual(['Your request was declined', 'Your request was opened', 'Please confirm your request'])
})

test('a withdrawn request is closed to the clinic, which is told, and a deleted one leaves no row', async () => {
  const { consultations, patient, clinic } = await confirmed()
  expect(await consultations.withdraw(patient)).toBe(true)
  expect(await consultations.withdraw(patient)).toBe(false)
  expect(await consultations.desk.isKnown(clinic)).toBe(false)
  const mail = (await mailNode.outbox.list()).find(({ to }) => to === 'clinic@example.com')
  expect(mail?.subject).toContain('A request was withdrawn')
  await consultations.remove(patient)
  expect(await readStates()).toEqual([])
  expect(await consultations.readOwn(patient)).toBeUndefined()
})

test('the clinic’s link ends after a week, and what nobody opened or answered expires', async () => {
  const { consultations, patient, clinic } = await confirmed()
  const age = `now() - interval '7 days 1 minute'`
  await queryOnce(opened.url, `update mgk.consultations set requested_at = ${age}, clinic_link_until = now()`)
  expect(await consultations.desk.isKnown(clinic)).toBe(false)
  await mailNode.jobs.start()
  await waitUntil(async () => expect(await readStates()).toEqual(['expired']))
  expect(await consultations.readOwn(patient)).toMatchObject({ state: 'expired' })
})

test('what is not confirmed is deleted after two days, and what ended after 180', async () => {
  const { send } = await open()
  await send()
  await queryOnce(opened.url, `update mgk.consultations set written_at = now() - interval '47 hours'`)
  await send({ key: '1b8f1c1e-1111-4222-8333-444455556666' })
  await queryOnce(
    opened.url,
    `update mgk.consultations set written_at = now() - interval '49 hours' where written_at < now() - interval '1 hour'`,
  )
  await send({ key: '2b8f1c1e-1111-4222-8333-444455556666' })
  await queryOnce(
    opened.url,
    `update mgk.consultations set state = 'withdrawn', ended_at = now() - interval '181 days'
     where written_at = (select max(written_at) from mgk.consultations)`,
  )
  await mailNode.jobs.start()
  await waitUntil(async () => expect(await readStates()).toEqual(['unconfirmed']))
})

test('an address is mailed at most five times a day, from whatever network', async () => {
  const { send } = await open()
  const outcomes = []
  for (let nth = 0; nth < 7; nth += 1) {
    outcomes.push((await send({ key: `${nth}b8f1c1e-1111-4222-8333-444455556666` }, `198.51.${nth}.1`)).outcome)
  }
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'limited', 'limited'])
})

test('where mail was turned off later, requests are not sent on, and are still withdrawn, ended and deleted', async () => {
  const { patient, send } = await confirmed()
  await send({ key: '1b8f1c1e-1111-4222-8333-444455556666' })
  const waiting = await tokenFor('mina@example.com')
  const silent = createMailNode(opened.database, { isPublic: true })
  const { consultations } = await open({ email: null, node: silent })
  expect(await consultations.confirm(waiting)).toBe(false)
  expect(await consultations.readOwn(waiting)).toMatchObject({ state: 'unconfirmed' })
  await queryOnce(
    opened.url,
    `update mgk.consultations set requested_at = now() - interval '8 days' where state = 'requested'`,
  )
  await queryOnce(
    opened.url,
    `update mgk.consultations set written_at = now() - interval '3 days' where state = 'unconfirmed'`,
  )
  await silent.jobs.start()
  await waitUntil(async () => expect(await readStates()).toEqual(['expired']))
  await consultations.remove(patient)
  expect(await readStates()).toEqual([])
  await silent.stop()
})
