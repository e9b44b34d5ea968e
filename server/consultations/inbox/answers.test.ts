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

async function pathOfMessages() {
  const [{ id } = {}] = await queryOnce(it.opened.url, 'select id from mgk.consultations')
  return `/consultation-inbox/${String(id)}/messages`
}

const message = { key: '0b8f1c1e-1111-4222-8333-444455556666', text: 'Dear Mina, the clinic asks for photos.' }
const own = { language: 'ko', title: '주차', text: '{name} 님, 주차장이 있습니다.' }
const ownPath = '/answer-templates/1b8f1c1e-1111-4222-8333-444455556666'

test('both sides read what an administrator writes, only the patient is mailed, without a word, and it is logged', async () => {
  const { patient, clinic } = await it.seen()
  await inbox.nameReader()
  const path = await pathOfMessages()
  const before = (await it.mailsTo(clinicEmail)).length
  expect((await inbox.ask(people.admin, 'POST', path, message)).status).toBe(200)
  // The same form twice is one message and one line of the log.
  expect((await inbox.ask(people.admin, 'POST', path, message)).status).toBe(200)
  const shown = [{ side: 'site', text: message.text }]
  expect(await it.consultations.readOwn(patient)).toMatchObject({ messages: shown })
  expect(await it.consultations.desk.show(clinic)).toMatchObject({ request: { messages: shown } })
  expect(await (await inbox.ask(people.admin, 'GET', path.replace('/messages', ''))).json()).toMatchObject({
    messages: shown,
    answers: 'here',
  })
  const [mail] = await it.mailsTo('mina@example.com')
  expect(`${mail?.subject} ${mail?.text}`).toMatch(/Somebody at My Guide Korea has written to you/)
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/photos|Dental|Veneers/)
  expect(await it.mailsTo(clinicEmail)).toHaveLength(before)
  expect(it.audited.filter(({ action }) => action === 'consultation.answered')).toHaveLength(1)
  const rows = await queryOnce(it.opened.url, `select answered_at from mgk.consultations where answered_at is not null`)
  expect(rows).toEqual([])
})

test('a clinic that answers by mail does not keep an administrator from writing, and the end of a request does', async () => {
  const { patient, clinic } = await it.seen()
  await inbox.nameReader()
  const path = await pathOfMessages()
  const schedule = JSON.stringify({ answers: 'by_mail' })
  await queryOnce(it.opened.url, `insert into mgk.visit_schedules (clinic_id, schedule) values (17, '${schedule}')`)
  expect((await inbox.ask(people.admin, 'POST', path, message)).status).toBe(200)
  expect(await it.consultations.readOwn(patient)).toMatchObject({ canWrite: false, messages: [{ side: 'site' }] })
  await it.consultations.desk.decline(clinic)
  const again = { ...message, key: '2b8f1c1e-1111-4222-8333-444455556666' }
  expect(await readProblem(await inbox.ask(people.admin, 'POST', path, again))).toBe('409 consultations.answer_closed')
})

test('nobody else writes to a patient, and nobody at all where administrators may not read', async () => {
  const { patient } = await it.seen()
  const path = await pathOfMessages()
  for (const [who, code] of [
    [people.visitor, '401 accounts.sign_in_required'],
    [people.member, '403 consultations.denied'],
    [people.unassured, '403 accounts.second_factor_required'],
    [people.admin, '403 consultations.denied'],
  ] as const) {
    expect(await readProblem(await inbox.ask(who, 'POST', path, message))).toBe(code)
    expect(await readProblem(await inbox.ask(who, 'GET', '/answer-templates'))).toBe(code)
    expect(await readProblem(await inbox.ask(who, 'PUT', ownPath, own))).toBe(code)
    expect(await readProblem(await inbox.ask(who, 'DELETE', ownPath))).toBe(code)
  }
  await inbox.nameReader()
  await queryOnce(it.opened.url, 'update mgk.consultations set admins_may_read = false')
  expect(await readProblem(await inbox.ask(people.admin, 'POST', path, message))).toBe('404 consultations.not_found')
  for (const body of [
    { ...message, text: ' ' },
    { ...message, text: 'x'.repeat(2_001) },
    { ...message, side: 'clinic' },
  ]) {
    expect((await inbox.ask(people.admin, 'POST', path, body)).status).toBe(400)
  }
  await queryOnce(it.opened.url, `update mgk.consultations set admins_may_read = true, requested_at = null`)
  expect(await readProblem(await inbox.ask(people.admin, 'POST', path, message))).toBe('404 consultations.not_found')
  expect(await it.consultations.readOwn(patient)).toMatchObject({ messages: [] })
})

test('own templates are created, changed and deleted, and a hundred are enough', async () => {
  await inbox.nameReader()
  expect((await inbox.ask(people.admin, 'PUT', ownPath, own)).status).toBe(200)
  const changed = { ...own, title: '주차 안내' }
  expect((await inbox.ask(people.admin, 'PUT', ownPath, changed)).status).toBe(200)
  const id = ownPath.split('/')[2]
  expect(await (await inbox.ask(people.admin, 'GET', '/answer-templates')).json()).toEqual({
    templates: [{ ...changed, id }],
  })
  for (const body of [
    { ...own, title: '' },
    { ...own, text: 'x'.repeat(1_501) },
    { ...own, language: 'de' },
  ]) {
    expect((await inbox.ask(people.admin, 'PUT', ownPath, body)).status).toBe(400)
  }
  await queryOnce(
    it.opened.url,
    `insert into mgk.answer_templates (id, language, title, text)
     select gen_random_uuid(), 'en', 'Title', 'Text' from generate_series(1, 99)`,
  )
  const another = '/answer-templates/3b8f1c1e-1111-4222-8333-444455556666'
  expect(await readProblem(await inbox.ask(people.admin, 'PUT', another, own))).toBe(
    '409 consultations.too_many_templates',
  )
  expect((await inbox.ask(people.admin, 'PUT', ownPath, own)).status).toBe(200)
  expect((await inbox.ask(people.admin, 'DELETE', ownPath)).status).toBe(200)
  expect((await inbox.ask(people.admin, 'PUT', another, own)).status).toBe(200)
})
