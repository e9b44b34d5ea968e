import { afterEach, beforeEach, expect, test } from 'vitest'
import { clinicEmail, openTestConsultations, type TestConsultations } from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import type { ClinicKey } from '#server/consultations/clinic/clinic-desk.ts'
import { waitUntil } from '#testing/wait-until.ts'

const hour = 3_600_000
const patientEmail = 'mina@example.com'
let it: TestConsultations

beforeEach(async () => {
  it = await openTestConsultations()
})
afterEach(() => it.close())

/** Half an hour, so many hours from now. */
function inHours(hours: number) {
  const from = Math.ceil(it.clock.now / hour) * hour + hours * hour
  return { from, to: from + hour / 2 }
}

async function slotsOf(patient: string) {
  const sent = await it.consultations.readOwn(patient)
  return sent && sent !== 'unreadable' ? sent.slots : []
}

/** What came of a proposal of the clinic. */
async function propose(key: ClinicKey, ...times: { from: number }[]) {
  return (await it.consultations.desk.propose(key, it.proposal(...times))).outcome
}

async function accept(patient: string, slotId: string) {
  return (await it.consultations.accept(patient, { slotId })).outcome
}

function report(side: 'patient' | 'clinic', tokens: { patient: string; clinic: ClinicKey }) {
  return side === 'patient'
    ? it.consultations.reportNotHeld(tokens.patient)
    : it.consultations.desk.reportNotHeld(tokens.clinic)
}

/** A visit that is arranged in so many hours. */
async function arranged(hours = 50, email = patientEmail) {
  const tokens = await it.seen(email)
  expect(await propose(tokens.clinic, inHours(hours))).toBe('done')
  const [slot] = await slotsOf(tokens.patient)
  expect(await accept(tokens.patient, slot?.id ?? '')).toBe('done')
  return tokens
}

test('a clinic proposes times, the patient takes one and the others are free again, and a day later it is over', async () => {
  const { patient, clinic } = await it.seen()
  const times = [inHours(50), inHours(60), inHours(70)]
  expect(await propose(clinic, ...times)).toBe('done')
  const slots = await slotsOf(patient)
  expect(slots.map(({ from, state }) => [Date.parse(from), state])).toEqual(times.map(({ from }) => [from, 'held']))
  expect(await accept(patient, slots[1]?.id ?? '')).toBe('done')
  expect(await it.consultations.readOwn(patient)).toMatchObject({
    state: 'confirmed',
    visit: { from: new Date(times[1]?.from ?? 0).toISOString() },
    slots: [{ state: 'confirmed' }],
    moves: ['ask_other_times', 'withdraw'],
  })
  await queryOnce(
    it.opened.url,
    `update mgk.consultations set visit_from = now() - interval '26 hours', visit_to = now() - interval '25 hours'`,
  )
  it.clock.now = Date.now()
  await it.mailNode.jobs.start()
  await waitUntil(async () => expect(await it.consultations.readOwn(patient)).toMatchObject({ state: 'completed' }))
  expect(await queryOnce(it.opened.url, 'select completed_at = ended_at as same from mgk.consultations')).toEqual([
    { same: true },
  ])
  const subjects = (await it.mailsTo(patientEmail)).map(({ subject }) => subject)
  expect(subjects.slice(0, 3)).toEqual([
    'Your visit is over',
    'Your visit is arranged',
    'Times for your visit were proposed',
  ])
})

test('the mail of an arranged visit has it as a calendar entry, and moving it removes the entry', async () => {
  const { clinic } = await arranged()
  const [toPatient, toClinic] = [(await it.mailsTo(patientEmail))[0], (await it.mailsTo(clinicEmail))[0]]
  const uid = /^UID:.*$/m.exec(toPatient?.calendar ?? '')?.[0]
  for (const mail of [toPatient, toClinic]) {
    expect(mail?.calendar).toMatch(/STATUS:CONFIRMED\r\nDTSTART;TZID=Asia\/Seoul:/)
    expect(mail?.calendar).toContain(uid)
    expect(mail?.calendar).not.toMatch(/Mina|Veneers|Dental|예시/)
  }
  await propose(clinic, inHours(60))
  const [moved] = await it.mailsTo(patientEmail)
  expect(moved?.calendar).toContain(`${uid}\r\n`)
  expect(moved?.calendar).toMatch(/SEQUENCE:3\r\nSTATUS:CANCELLED/)
})

test('the mails say the time on both clocks, and nothing of what or whom was asked', async () => {
  await arranged()
  const mails = await it.mailNode.outbox.list()
  const [toClinic] = await it.mailsTo(clinicEmail)
  const [toPatient] = await it.mailsTo(patientEmail)
  expect(toPatient?.text).toMatch(/in Korea, which is .* in Honolulu/)
  expect(toClinic?.text).toMatch(/방문객이 제안하신 시간[\s\S]*in Korea\n/)
  for (const { subject, text, html } of mails) {
    expect(`${subject} ${text} ${html}`).not.toMatch(/Mina|Veneers|grind|Dental|예시|라미네이트/)
  }
})

test('no time is promised twice: not to somebody else, nor to one patient in two requests', async () => {
  const [mina, jun] = [await it.seen(), await it.seen('jun@example.com')]
  expect(await propose(mina.clinic, inHours(50))).toBe('done')
  expect(await propose(jun.clinic, inHours(50))).toBe('taken')
  expect(await it.consultations.readOwn(jun.patient)).toMatchObject({ state: 'seen', slots: [] })
  expect(await propose(jun.clinic, inHours(50.5))).toBe('done')
  const other = await arranged(80, 'jun@example.com')
  const rows = await queryOnce(
    it.opened.url,
    `select patient = lag(patient) over (order by lower(during)) as same from mgk.consultation_slots`,
  )
  expect(rows.map(({ same }) => same)).toEqual([null, false, true])
  await expect(
    queryOnce(
      it.opened.url,
      `insert into mgk.consultation_slots (id, consultation_id, clinic_id, person, patient, during, state)
       select gen_random_uuid(), consultation_id, clinic_id, 2, patient, during, 'confirmed'
       from mgk.consultation_slots where state = 'confirmed'`,
    ),
  ).rejects.toMatchObject({ code: '23P01', constraint: 'consultation_slots_of_patient' })
  expect(await it.consultations.withdraw(other.patient)).toBe(true)
})

test('a lapsed hold is free for others, and its patient can still take it where nobody did', async () => {
  const [mina, jun] = [await it.seen(), await it.seen('jun@example.com')]
  await propose(mina.clinic, inHours(100), inHours(110))
  const [first, second] = await slotsOf(mina.patient)
  it.clock.now += 73 * hour
  const again = await it.enterDesk(jun.clinic.token)
  expect(await propose(again, { from: Date.parse(first?.from ?? '') })).toBe('done')
  expect(await accept(mina.patient, first?.id ?? '')).toBe('taken')
  expect(await accept(mina.patient, second?.id ?? '')).toBe('done')
})

test('a time that has passed, one of somebody else, or none cannot be taken', async () => {
  const [mina, jun] = [await it.seen(), await it.seen('jun@example.com')]
  await propose(mina.clinic, inHours(2))
  await propose(jun.clinic, inHours(50))
  const [ofMina] = await slotsOf(mina.patient)
  const [ofJun] = await slotsOf(jun.patient)
  for (const id of [ofJun?.id ?? '', '', 'x', "' or true --", '0b8f1c1e-1111-4222-8333-444455556666']) {
    expect(await accept(mina.patient, id), id).toBe('refused')
  }
  for (const token of [mina.clinic.token, 'a'.repeat(32), '']) {
    expect(await accept(token, ofMina?.id ?? ''), token).toBe('refused')
    expect(await it.consultations.askOtherTimes(token), token).toBe(false)
  }
  for (const token of [mina.patient, 'a'.repeat(32), '', jun.clinic.token]) {
    expect(await propose({ ...mina.clinic, token }, inHours(60)), token).toBe('refused')
  }
  for (const pass of ['', 'x', jun.clinic.pass]) {
    expect(await propose({ ...mina.clinic, pass }, inHours(60)), pass).toBe('refused')
  }
  it.clock.now += 4 * hour
  expect(await accept(mina.patient, ofMina?.id ?? '')).toBe('refused')
  expect(await propose(await it.enterDesk(mina.clinic.token))).toBe('mistakes')
})

test('a visit is given back, moved by the clinic, declined or withdrawn until it begins, and its time is free', async () => {
  const { patient, clinic } = await arranged()
  expect(await it.consultations.askOtherTimes(patient)).toBe(true)
  expect(await it.consultations.readOwn(patient)).toMatchObject({ state: 'seen', visit: null, slots: [] })
  expect((await it.mailsTo(clinicEmail))[0]?.subject).toContain('asks for other times')
  await propose(clinic, inHours(50))
  const [slot] = await slotsOf(patient)
  await accept(patient, slot?.id ?? '')
  expect(await propose(clinic, inHours(55))).toBe('done')
  expect(await it.consultations.readOwn(patient)).toMatchObject({ state: 'proposed', visit: null })
  expect(await it.consultations.desk.decline(clinic)).toBe(true)
  expect(await queryOnce(it.opened.url, 'select id from mgk.consultation_slots')).toEqual([])
  const other = await arranged()
  expect(await it.consultations.withdraw(other.patient)).toBe(true)
  expect((await it.mailsTo(patientEmail))[0]?.subject).toBe('Your visit is cancelled')
  expect((await it.mailsTo(clinicEmail))[0]?.subject).toContain('A visit was cancelled')
  expect(await queryOnce(it.opened.url, 'select id from mgk.consultation_slots')).toEqual([])
})

test('either side says that a visit was not held, once it has begun, and then it is never completed', async () => {
  for (const side of ['patient', 'clinic'] as const) {
    const tokens = await arranged(3, `${side}@patient.example`)
    expect(await report(side, tokens)).toBe(false)
    it.clock.now += 5 * hour
    expect(await it.consultations.withdraw(tokens.patient)).toBe(false)
    tokens.clinic = await it.enterDesk(tokens.clinic.token)
    expect(await it.consultations.desk.decline(tokens.clinic)).toBe(false)
    expect(await report(side, tokens)).toBe(true)
    expect(await it.consultations.readOwn(tokens.patient)).toMatchObject({ state: 'not_held', moves: [] })
    expect(await report(side, tokens)).toBe(false)
  }
})

test('nobody reads or writes the times of other requests in the database', async () => {
  const { patient } = await arranged()
  const { database } = it.opened
  const asVisitor = await database.transactionAs({ role: 'visitor' }, (tx) =>
    tx.selectFrom('mgk.consultation_slots').select('id').execute(),
  )
  expect(asVisitor).toEqual([])
  const member = { role: 'member', userId: '0b8f1c1e-1111-4222-8333-444455556666', assurance: 'aal2' } as const
  const asMember = await database.transactionAs(member, (tx) =>
    tx.selectFrom('mgk.consultation_slots').select('id').execute(),
  )
  expect(asMember).toEqual([])
  await expect(database.app.selectFrom('mgk.consultation_slots').select('id').execute()).rejects.toThrow('permission')
  await expect(
    database.transactionAs(member, (tx) => tx.deleteFrom('mgk.consultation_slots').execute()),
  ).rejects.toThrow('permission denied')
  const [row] = await queryOnce(it.opened.url, `select t::text as row from mgk.consultation_slots t`)
  expect(JSON.stringify(row)).not.toContain('mina')
  expect(patient).not.toBe('none')
})

test('a message whose form comes twice is one message, and with other words or from the other side it is another', async () => {
  const { patient, clinic } = await it.seen()
  const message = { key: '0b8f1c1e-1111-4222-8333-444455556666', text: 'One.' }
  for (const text of ['One.', 'One.', 'Two.']) {
    expect(await it.consultations.write(patient, { ...message, text })).toBe('written')
  }
  expect(await it.consultations.desk.write(clinic, message)).toBe('written')
  const sent = await it.consultations.readOwn(patient)
  const messages = sent && sent !== 'unreadable' ? sent.messages : []
  expect(messages.map(({ side, text }) => `${side}: ${text}`).toSorted()).toEqual([
    'clinic: One.',
    'patient: One.',
    'patient: Two.',
  ])
})
