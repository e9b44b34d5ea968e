import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import { openTestAccounts, type TestAccounts } from '#testing/builders/accounts.ts'
import {
  clinicEmail,
  onePatientADay,
  openTestConsultations,
  type TestConsultations,
} from '#testing/builders/consultations.ts'
import { buildAuthClient, buildMember, type Member } from '#testing/builders/members.ts'
import { queryOnce } from '#testing/database/copy-database.ts'

let it: TestConsultations
let accounts: TestAccounts
let mina: Member

beforeEach(async () => {
  it = await openTestConsultations()
  accounts = await openTestAccounts({ shared: it.opened })
  accounts.accounts.addBeforeDeletion(it.beforeDeletion)
  accounts.clock.now = it.clock.now
  mina = await buildMember(accounts, { password: 'correct horse' })
})
afterEach(async () => {
  await accounts.close()
  await it.close()
})

/** A visit of the member on a day that it fills, for which somebody else waits. */
async function arrange() {
  const day = addDays(seoulDay(it.clock.now), 5)
  const { patient, clinic } = await it.seen()
  await it.consultations.desk.saveSchedule(clinic, onePatientADay)
  const from = timeOfSeoulMoment({ date: day, clock: '10:00' })
  expect(await it.consultations.desk.propose(clinic, it.proposal({ from }))).toEqual({ outcome: 'done' })
  const sent = await it.consultations.readOwn(patient)
  const slotId = sent && sent !== 'unreadable' ? sent.slots[0]?.id : undefined
  expect(await it.consultations.accept(patient, { slotId: slotId ?? '' })).toEqual({ outcome: 'done' })
  const { patient: waiting } = await it.seen('jun@example.com')
  expect(await it.consultations.wait(waiting, day)).toBe(true)
  await queryOnce(
    it.opened.url,
    `update mgk.consultations set user_id = '${mina.user.id}' where visit_from is not null`,
  )
  return patient
}

async function subjectsTo(email: string) {
  return (await it.mailsTo(email)).map(({ subject }) => subject)
}

async function deleteOwn(password: string) {
  return accounts.request('/api/accounts/me', {
    method: 'DELETE',
    headers: { ...mina.bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
}

async function deleteAsOperator(isSoft: boolean) {
  const key = `Bearer ${await accounts.parts.tokens.signServiceKey()}`
  const { admin } = buildAuthClient(accounts, undefined, { Authorization: key })
  expect((await admin.deleteUser(mina.user.id, isSoft)).error).toBeNull()
}

test.each([
  ['by its owner', async () => expect((await deleteOwn('correct horse')).status).toBe(200)],
  ['by the operator', () => deleteAsOperator(false)],
  ['by the operator, who keeps its id,', () => deleteAsOperator(true)],
])(
  'an account that is deleted %s cancels its visit: clinic and patient hear of it, and who waits',
  async (_by, end) => {
    const patient = await arrange()
    await end()
    expect(await it.consultations.readOwn(patient)).toBeUndefined()
    expect((await subjectsTo(clinicEmail))[0]).toMatch(/A visit was cancelled/)
    expect(await subjectsTo('jun@example.com')).toContain('A time got free on a day that you wait for')
    const [mail] = await it.mailsTo('mina@example.com')
    expect(mail?.subject).toBe('Your visit is cancelled')
    expect(mail?.text).toMatch(/your request is deleted here/)
    expect(mail?.text).not.toMatch(/token=|180 days/)
  },
)

test('an account whose deletion is refused keeps its visit', async () => {
  const patient = await arrange()
  expect((await deleteOwn('wrong horse')).status).toBe(403)
  expect(await it.consultations.readOwn(patient)).toMatchObject({ state: 'confirmed' })
  expect(await subjectsTo('jun@example.com')).not.toContain('A time got free on a day that you wait for')
})
