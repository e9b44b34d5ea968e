import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProblem } from '#testing/builders/clinics.ts'
import { clinicEmail } from '#testing/builders/consultations.ts'
import { openTestInbox, type TestInbox } from '#testing/builders/inbox.ts'
import { queryOnce } from '#testing/database/copy-database.ts'

let inbox: TestInbox
let it: TestInbox['it']
let people: TestInbox['people']

beforeEach(async () => {
  inbox = await openTestInbox()
  ;({ it, people } = inbox)
})
afterEach(() => inbox.close())

function ask(who: Parameters<TestInbox['ask']>[0], method: string, path = '', body?: unknown) {
  return inbox.ask(who, method, `/consultation-inbox${path}`, body)
}

async function idOf() {
  const [{ id } = {}] = await queryOnce(
    it.opened.url,
    'select id from mgk.consultations where requested_at is not null',
  )
  return String(id)
}

test('a named administrator lists requests without what was asked, reads one, and each look is logged', async () => {
  await it.write('unsent@example.com')
  const { clinic } = await it.seen()
  await inbox.nameReader()
  it.audited.length = 0
  const listed = await (await ask(people.admin, 'GET')).text()
  expect(JSON.parse(listed)).toMatchObject({
    requests: [{ state: 'seen', answerHours: null, isMine: false, isReadable: true }],
    next: null,
  })
  expect(listed).not.toMatch(/mina|Mina|Veneers|grind/)
  const id = await idOf()
  expect(await (await ask(people.admin, 'GET', `/${id}`)).json()).toMatchObject({
    request: { name: 'Mina Kim', request: { message: 'I grind my teeth.' } },
    messages: [],
  })
  const actor = { actorId: people.admin.user.id }
  expect(it.audited).toMatchObject([
    { ...actor, action: 'consultation.listed' },
    { ...actor, action: 'consultation.read', subjectId: id },
  ])
  it.clock.now += 5_400_000
  const again = await it.enterDesk(clinic.token)
  await it.consultations.desk.decline(again)
  expect(await (await ask(people.admin, 'GET', '?state=declined')).json()).toMatchObject({
    requests: [{ answerHours: 1.5, linkUntil: null }],
  })
})

test('nobody else sees, counts, filters, assigns or opens anything, with or without an id', async () => {
  await it.seen()
  const id = await idOf()
  const calls = [
    ['GET', ''],
    ['GET', '?state=seen&clinic=17&age=week&mine=yes&limit=1'],
    ['GET', `/${id}`],
    ['GET', '/0b8f1c1e-1111-4222-8333-444455556666'],
    ['PUT', `/${id}/assignment`, { isMine: true }],
    ['DELETE', `/${id}/link`],
    ['POST', `/${id}/link`],
  ] as const
  for (const [who, code] of [
    [people.visitor, '401 accounts.sign_in_required'],
    [people.member, '403 consultations.denied'],
    [people.unassured, '403 accounts.second_factor_required'],
    // An administrator whom the operator did not name.
    [people.admin, '403 consultations.denied'],
  ] as const) {
    for (const [method, path, body] of calls) {
      expect(await readProblem(await ask(who, method, path, body)), `${method} ${path}`).toBe(code)
    }
  }
  const member = { role: 'member', userId: people.admin.user.id, assurance: 'aal2' } as const
  const rows = await it.opened.database.transactionAs(member, (tx) =>
    tx.selectFrom('mgk.consultations').select('id').execute(),
  )
  expect(rows).toEqual([])
  await inbox.nameReader()
  const unproven = await it.opened.database.transactionAs({ ...member, assurance: 'aal1' }, (tx) =>
    tx.selectFrom('mgk.consultations').select('id').execute(),
  )
  expect(unproven).toEqual([])
})

test('the permission shows no request of others in the own list and in the export', async () => {
  await it.seen()
  await inbox.nameReader()
  const own = await inbox.ask(people.admin, 'GET', '/consultations')
  expect(await own.json()).toEqual({ requests: [], unreadable: [] })
  expect(await it.exportParts[0]?.read(people.admin.user.id)).toEqual([])
})

test('of a request whose sender agreed to the clinic alone, administrators see that there is one and read nothing', async () => {
  const { patient } = await it.seen()
  const key = '0b8f1c1e-1111-4222-8333-444455556666'
  expect(await it.consultations.write(patient, { key, text: 'It hurts.' })).toBe('written')
  await queryOnce(it.opened.url, 'update mgk.consultations set admins_may_read = false')
  await inbox.nameReader()
  const id = await idOf()
  const listed = await (await ask(people.admin, 'GET')).text()
  expect(JSON.parse(listed)).toMatchObject({ requests: [{ id, state: 'seen', isReadable: false }] })
  expect(listed).not.toMatch(/mina|Mina|Veneers|grind|hurts/)
  expect(await readProblem(await ask(people.admin, 'GET', `/${id}`))).toBe('404 consultations.not_found')
  const admin = { role: 'member', userId: people.admin.user.id, assurance: 'aal2' } as const
  for (const table of ['mgk.consultations', 'mgk.consultation_messages', 'mgk.consultation_slots'] as const) {
    const rows = await it.opened.database.transactionAs(admin, (tx) => tx.selectFrom(table).select('id').execute())
    expect(rows, table).toEqual([])
  }
  expect(await it.consultations.readOwn(patient)).toMatchObject({ adminsMayRead: false })
  expect((await ask(people.admin, 'DELETE', `/${id}/link`)).status).toBe(200)
})

test('a named administrator reads a file of a request that may be read, and the look is logged', async () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF')
  const { patient } = await it.seen('mina@example.com', [{ bytes: pdf, isTooLarge: false }])
  const own = await it.consultations.readOwn(patient)
  const fileId = own && own !== 'unreadable' ? own.files[0]?.id : ''
  const path = `/${await idOf()}/files/${fileId}`
  expect(await readProblem(await ask(people.admin, 'GET', path))).toBe('403 consultations.denied')
  await inbox.nameReader()
  it.audited.length = 0
  const answer: unknown = await (await ask(people.admin, 'GET', path)).json()
  expect(answer).toEqual({ type: 'application/pdf', content: pdf.toString('base64') })
  expect(it.audited).toMatchObject([{ actorId: people.admin.user.id, action: 'consultation.file_opened' }])
  await queryOnce(it.opened.url, 'update mgk.consultations set admins_may_read = false')
  expect(await readProblem(await ask(people.admin, 'GET', path))).toBe('404 consultations.not_found')
  expect(await readProblem(await ask(people.member, 'GET', path))).toBe('403 consultations.denied')
})

test('a request is taken and given back, and filters find it', async () => {
  await it.seen()
  await inbox.nameReader()
  const id = await idOf()
  const found = async (query: string) => {
    const answer: unknown = await (await ask(people.admin, 'GET', query)).json()
    return JSON.stringify(answer).includes(id)
  }
  expect(await found('?mine=yes')).toBe(false)
  expect((await ask(people.admin, 'PUT', `/${id}/assignment`, { isMine: true })).status).toBe(200)
  for (const query of ['?mine=yes', '?state=seen', '?clinic=17', '?age=any'])
    expect(await found(query), query).toBe(true)
  for (const query of ['?state=requested', '?clinic=18', '?age=day']) expect(await found(query), query).toBe(false)
  await queryOnce(it.opened.url, `update mgk.consultations set requested_at = now() - interval '25 hours'`)
  expect(await found('?age=day')).toBe(true)
  await ask(people.admin, 'PUT', `/${id}/assignment`, { isMine: false })
  expect(await found('?mine=yes')).toBe(false)
  expect(it.audited.filter(({ action }) => action === 'consultation.assigned')).toHaveLength(2)
  for (const query of ['?state=lost', '?clinic=x', '?age=year', '?after=x', '?limit=0', '?email=mina@example.com']) {
    expect((await ask(people.admin, 'GET', query)).status, query).toBe(400)
  }
})

test('a link is revoked at once, and another one is mailed', async () => {
  const { clinic } = await it.seen()
  await inbox.nameReader()
  const id = await idOf()
  expect((await ask(people.admin, 'DELETE', `/${id}/link`)).status).toBe(200)
  expect(await it.consultations.desk.isKnown(clinic.token)).toBe(false)
  expect(await it.consultations.desk.show(clinic)).toBeNull()
  expect((await ask(people.admin, 'POST', `/${id}/link`)).status).toBe(200)
  const token = await it.tokenFor(clinicEmail)
  expect(token).not.toBe(clinic.token)
  expect(await it.consultations.desk.isKnown(token)).toBe(true)
  await queryOnce(it.opened.url, 'delete from mgk.clinic_contacts')
  expect(await readProblem(await ask(people.admin, 'POST', `/${id}/link`))).toBe('409 consultations.clinic_not_reached')
  expect(await readProblem(await ask(people.admin, 'POST', '/0b8f1c1e-1111-4222-8333-444455556666/link'))).toBe(
    '404 consultations.not_found',
  )
})
