import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noSchedule } from '#domain/consultations/visit-schedules.ts'
import { clinicEmail, openTestConsultations, type TestConsultations } from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { waitUntil } from '#testing/wait-until.ts'

const hour = 3_600_000
const patientEmail = 'mina@example.com'
let it: TestConsultations

beforeEach(async () => {
  it = await openTestConsultations()
})
afterEach(() => it.close())

/** A visit that is arranged in so many hours. */
async function arranged(hours = 100) {
  const tokens = await it.seen()
  const from = Math.ceil(it.clock.now / hour) * hour + hours * hour
  await it.consultations.desk.propose(tokens.clinic, it.proposal({ from }))
  const own = await it.consultations.readOwn(tokens.patient)
  const slotId = own && own !== 'unreadable' ? (own.slots[0]?.id ?? '') : ''
  expect(await it.consultations.accept(tokens.patient, { slotId })).toEqual({ outcome: 'done' })
  return { ...tokens, from, change: await it.tokenFor(patientEmail) }
}

async function readReminders() {
  const rows = await queryOnce(it.opened.url, 'select hours, due_at from mgk.visit_reminders order by hours')
  return rows.map(({ hours, due_at }) => [hours, Date.parse(String(due_at))])
}

/** Runs the jobs until the newest mail to the patient has this subject. */
async function remind(subject: string) {
  await it.mailNode.jobs.start()
  await waitUntil(async () => expect((await it.mailsTo(patientEmail))[0]?.subject).toBe(subject))
}

test('the mailed link of a visit shows its time alone, and gives it back once', async () => {
  const { change, from, patient, clinic } = await arranged()
  expect(await it.consultations.readChange(change)).toEqual({ from, to: from + hour / 2 })
  for (const token of ['', 'a'.repeat(32), patient, clinic.token]) {
    expect(await it.consultations.readChange(token), token).toBeNull()
    expect(await it.consultations.change(token, 'withdraw'), token).toBe(false)
  }
  expect(await it.consultations.readOwn(change)).toBeUndefined()
  expect(await it.consultations.desk.isKnown(change)).toBe(false)
  const [first, second] = await Promise.all([
    it.consultations.change(change, 'ask_other_times'),
    it.consultations.change(change, 'withdraw'),
  ])
  expect([first, second].filter(Boolean)).toHaveLength(1)
  expect(await it.consultations.readChange(change)).toBeNull()
  expect(await it.consultations.change(change, 'withdraw')).toBe(false)
})

test('reminders are written with the visit, moved with it and gone without it', async () => {
  const { clinic, from, patient } = await arranged()
  expect(await readReminders()).toEqual([
    [3, from - 3 * hour],
    [48, from - 48 * hour],
  ])
  await it.consultations.desk.propose(clinic, it.proposal({ from: from + 24 * hour }))
  expect(await readReminders()).toEqual([])
  const own = await it.consultations.readOwn(patient)
  const slotId = own && own !== 'unreadable' ? (own.slots[0]?.id ?? '') : ''
  await it.consultations.accept(patient, { slotId })
  expect(await readReminders()).toEqual([
    [3, from + 21 * hour],
    [48, from - 24 * hour],
  ])
  await it.consultations.withdraw(patient)
  expect(await readReminders()).toEqual([])
})

test('both sides are reminded once, with a link that replaces the one before', async () => {
  const { change, from } = await arranged()
  await queryOnce(it.opened.url, `update mgk.visit_reminders set due_at = now() - interval '1 minute' where hours = 48`)
  await remind('Your visit is in two days')
  expect(await readReminders()).toEqual([[3, from - 3 * hour]])
  const [toPatient] = await it.mailsTo(patientEmail)
  const [toClinic] = await it.mailsTo(clinicEmail)
  expect(toPatient?.text).toMatch(/in Korea, which is .* in Honolulu/)
  expect(toClinic?.subject).toContain('A visit is in two days')
  for (const mail of [toPatient, toClinic]) expect(mail?.text).not.toMatch(/Mina|Veneers|Dental|예시/)
  expect(await it.consultations.readChange(change)).toBeNull()
  expect(await it.consultations.readChange(await it.tokenFor(patientEmail))).not.toBeNull()
})

test('a reminder whose visit is over, or was cancelled at that moment, is sent to nobody', async () => {
  await arranged()
  await queryOnce(it.opened.url, `update mgk.visit_reminders set due_at = now() - interval '1 minute'`)
  it.clock.now += 200 * hour
  const before = (await it.mailNode.outbox.list()).length
  await it.mailNode.jobs.start()
  await waitUntil(async () => expect(await readReminders()).toEqual([]))
  expect(await it.mailNode.outbox.list()).toHaveLength(before)
})

test('messages go both ways, encrypted, once for each form, and their mails say nothing of them', async () => {
  const { patient, clinic } = await it.seen()
  const [own, theirs] = [randomUUID(), randomUUID()]
  expect(await it.consultations.write(patient, { key: own, text: ' Is it open on\r\nMonday? ' })).toBe('written')
  expect(await it.consultations.write(patient, { key: own, text: 'Is it open on\nMonday?' })).toBe('written')
  it.clock.now += 1_000
  expect(await it.consultations.desk.write(clinic, { key: theirs, text: 'Yes, it is.' })).toBe('written')
  const messages = [
    { side: 'patient', text: 'Is it open on\nMonday?' },
    { side: 'clinic', text: 'Yes, it is.' },
  ]
  expect(await it.consultations.readOwn(patient)).toMatchObject({ messages })
  expect((await it.consultations.desk.show(clinic))?.request.messages).toMatchObject(messages)
  for (const mail of await it.mailNode.outbox.list()) expect(mail.text).not.toMatch(/Monday|Yes, it is/)
  expect((await it.mailsTo(patientEmail))[0]?.subject).toBe('You have a new message about your request')
  const [row] = await queryOnce(
    it.opened.url,
    `select string_agg(encode(content, 'escape'), '') as bytes from mgk.consultation_messages`,
  )
  expect(JSON.stringify(row)).not.toMatch(/Monday|Yes/)
  const [{ answered } = {}] = await queryOnce(
    it.opened.url,
    'select answered_at is not null as answered from mgk.consultations',
  )
  expect(answered).toBe(true)
})

test('an empty or long message, one of a stranger, and one about a request that has ended are refused', async () => {
  const { patient, clinic } = await it.seen()
  const write = (token: string, text: string, key: string = randomUUID()) =>
    it.consultations.write(token, { key, text })
  expect(await write(patient, ' \n ')).toBe('missing')
  expect(await write(patient, 'x'.repeat(2_001))).toBe('too_long')
  expect(await write(patient, 'x', 'no key')).toBe('closed')
  for (const token of ['', 'a'.repeat(32), clinic.token]) expect(await write(token, 'Hello'), token).toBe('closed')
  expect(await it.consultations.desk.write({ ...clinic, pass: '' }, { key: randomUUID(), text: 'x' })).toBe('closed')
  expect(await it.consultations.desk.write(clinic, { key: "' or true", text: 'x' })).toBe('closed')
  await it.consultations.withdraw(patient)
  expect(await write(patient, 'Hello')).toBe('closed')
  expect(await queryOnce(it.opened.url, 'select id from mgk.consultation_messages')).toEqual([])
  const { database } = it.opened
  const seenRows = await database.transactionAs({ role: 'visitor' }, (tx) =>
    tx.selectFrom('mgk.consultation_messages').select('id').execute(),
  )
  expect(seenRows).toEqual([])
})

test('where a clinic answers by its own mail nobody writes here', async () => {
  const { patient, clinic } = await it.seen()
  await it.consultations.desk.saveSchedule(clinic, { ...noSchedule, answers: 'by_mail' })
  expect(await it.consultations.readOwn(patient)).toMatchObject({ canWrite: false })
  const message = { key: randomUUID(), text: 'Hello' }
  expect(await it.consultations.write(patient, message)).toBe('closed')
  expect(await it.consultations.desk.write(clinic, message)).toBe('closed')
})
