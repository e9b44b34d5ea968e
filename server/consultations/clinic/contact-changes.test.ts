import { afterEach, beforeEach, expect, test } from 'vitest'
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

const newEmail = 'desk@clinic.example'

async function setAddress(email: string | null) {
  expect((await inbox.ask(people.admin, 'PUT', '/clinics/17/contact', { email })).status).toBe(200)
}

test('another address of a clinic ends the links and passes of the one before, and gets links of its own', async () => {
  const { patient, clinic } = await it.seen()
  await setAddress(newEmail)
  expect(await it.consultations.desk.show(clinic)).toBeNull()
  expect(await it.consultations.desk.isKnown(clinic.token)).toBe(false)
  const token = await it.tokenFor(newEmail)
  expect(await it.consultations.desk.sendCode(token)).toBe('sent')
  expect((await it.mailsTo(newEmail)).map(({ subject }) => subject)[0]).toMatch(/Your code/)
  expect(await it.consultations.readOwn(patient)).toMatchObject({ state: 'seen' })
})

test('without an address nobody but patient and named administrators opens a request any more', async () => {
  const { patient, clinic } = await it.seen()
  await setAddress(null)
  expect(await it.consultations.desk.show(clinic)).toBeNull()
  expect(await it.consultations.readOwn(patient)).toMatchObject({ state: 'seen' })
  await setAddress(clinicEmail)
  // A link that was ended does not come back by itself: an administrator sends a new one.
  expect(await it.consultations.desk.isKnown(clinic.token)).toBe(false)
})

test('the same address again, and a link that was revoked, stay as they are', async () => {
  const { clinic } = await it.seen()
  await setAddress(clinicEmail)
  expect(await it.consultations.desk.show(clinic)).not.toBeNull()
  await queryOnce(
    it.opened.url,
    'update mgk.consultations set clinic_hash = null, clinic_token = null, clinic_link_until = null',
  )
  await setAddress(newEmail)
  expect(await it.mailsTo(newEmail)).toEqual([])
})

test('what was written stays readable to both sides when the clinic goes over to answering by mail, or is deleted', async () => {
  const { patient, clinic } = await it.seen()
  const message = { key: '0b8f1c1e-1111-4222-8333-444455556666', text: 'Could you send the X-ray?' }
  expect(await it.consultations.desk.write(clinic, message)).toBe('written')
  const schedule = JSON.stringify({ answers: 'by_mail' })
  await queryOnce(it.opened.url, `insert into mgk.visit_schedules (clinic_id, schedule) values (17, '${schedule}')`)
  const shown = { canWrite: false, messages: [{ text: message.text }] }
  expect(await it.consultations.readOwn(patient)).toMatchObject(shown)
  expect(await it.consultations.desk.show(clinic)).toMatchObject({ request: shown })
  await queryOnce(it.opened.url, 'update mgk.clinics set deleted_at = now() where id = 17')
  expect(await it.consultations.readOwn(patient)).toMatchObject(shown)
  expect(await it.consultations.desk.show(clinic)).toMatchObject({ request: shown })
})
