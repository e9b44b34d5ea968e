import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import { buildPeople, type People } from '#testing/builders/clinics.ts'
import { clinicEmail, openTestConsultations, type TestConsultations } from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createTestApp, noLimits } from '#testing/servers/http.ts'
import { mountApi } from '#server/platform/api/mount-api.ts'

let it: TestConsultations
let accounts: TestAccounts
let people: People

beforeEach(async () => {
  it = await openTestConsultations()
  accounts = await openTestAccounts({ shared: it.opened })
  people = await buildPeople(accounts)
})
afterEach(async () => {
  await accounts.close()
  await it.close()
})

const newEmail = 'desk@clinic.example'

async function setAddress(email: string | null) {
  const { identify } = accounts.accounts
  const { app } = createTestApp({
    routes: [mountApi({ routes: it.routes, siteOrigin: 'http://localhost:3000', identify, limits: noLimits })],
  })
  const answer = await app.request('/api/clinics/17/contact', {
    method: 'PUT',
    headers: { ...people.admin.bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(answer.status).toBe(200)
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
