import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/korea/calendar-dates.ts'
import { seoulDay, timeOfSeoulMoment } from '#domain/korea/seoul-time.ts'
import { noSchedule } from '#domain/consultations/visit-schedules.ts'
import type { ClinicKey } from '#server/consultations/clinic/clinic-desk.ts'
import { onePatientADay, openTestConsultations, type TestConsultations } from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { waitUntil } from '#testing/wait-until.ts'

const subject = 'A time got free on a day that you wait for'
let it: TestConsultations
let day: string

beforeEach(async () => {
  it = await openTestConsultations()
  day = addDays(seoulDay(it.clock.now), 5)
})
afterEach(() => it.close())

/** A request for which the only time of the day is held. */
async function full(email = 'first@example.com', on = day) {
  const tokens = await it.seen(email)
  await it.consultations.desk.saveSchedule(tokens.clinic, onePatientADay)
  await propose(tokens.clinic, on)
  return tokens
}

async function propose(key: ClinicKey, on: string) {
  const from = timeOfSeoulMoment({ date: on, clock: '10:00' })
  expect(await it.consultations.desk.propose(key, it.proposal({ from }))).toEqual({ outcome: 'done' })
}

/** Requests that wait for the day, in their order. */
async function waiting(...emails: string[]) {
  const patients = []
  for (const email of emails) {
    const { patient } = await it.seen(email)
    it.clock.now += 1000
    expect(await it.consultations.wait(patient, day)).toBe(true)
    patients.push(patient)
  }
  return patients
}

async function told(): Promise<string[]> {
  const mails = await it.mailNode.outbox.list()
  return mails.flatMap((mail) => (mail.subject === subject ? [mail.to] : []))
}

async function waitsOf(patient: string) {
  const sent = await it.consultations.readOwn(patient)
  return sent && sent !== 'unreadable' ? sent.waits : []
}

test('who waits for a full day gets one mail when its time frees, the first one first, with nothing of the request', async () => {
  const { patient } = await full()
  const [mina, jun] = await waiting('mina@example.com', 'jun@example.com')
  expect(await it.consultations.readWaiting(mina ?? '')).toEqual({ full: [], free: [] })
  expect(await it.consultations.withdraw(patient)).toBe(true)
  expect(await told()).toEqual(['mina@example.com'])
  expect(await waitsOf(mina ?? '')).toEqual([{ day, isTold: true }])
  expect(await waitsOf(jun ?? '')).toEqual([{ day, isTold: false }])
  const from = timeOfSeoulMoment({ date: day, clock: '10:00' })
  expect(await it.consultations.readWaiting(mina ?? '')).toEqual({ full: [], free: [{ from, to: from + 3_600_000 }] })
  const [mail] = await it.mailsTo('mina@example.com')
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Mina|Veneers|grind|Dental|예시/)
})

test('who was proposed the last time of a day is not offered to wait for it', async () => {
  const { patient } = await full()
  expect((await it.consultations.readWaiting(patient)).full).toEqual([])
  expect(await it.consultations.wait(patient, day)).toBe(false)
  const { patient: other } = await it.seen('jun@example.com')
  expect((await it.consultations.readWaiting(other)).full).toEqual([day])
})

test.each([
  ['other times are asked for', (tokens: Tokens) => it.consultations.askOtherTimes(tokens.patient)],
  ['the clinic declines', (tokens: Tokens) => it.consultations.desk.decline(tokens.clinic)],
  ['the clinic moves the visit', (tokens: Tokens) => propose(tokens.clinic, addDays(day, 1))],
  ['the request is deleted', (tokens: Tokens) => it.consultations.remove(tokens.patient)],
])('a time frees when %s', async (_how, free) => {
  const tokens = await full()
  await waiting('mina@example.com')
  await free(tokens)
  expect(await told()).toEqual(['mina@example.com'])
})

type Tokens = Awaited<ReturnType<typeof full>>

test('a hold that ends frees its time by itself, once', async () => {
  await full()
  const [mina] = await waiting('mina@example.com')
  it.clock.now += 73 * 3_600_000
  await it.mailNode.jobs.start()
  await waitUntil(async () => expect(await told()).toEqual(['mina@example.com']))
  expect(await waitsOf(mina ?? '')).toEqual([{ day, isTold: true }])
})

test('a freed time that somebody else gets in the same step is told to nobody', async () => {
  const { clinic, patient } = await full()
  await waiting('mina@example.com')
  await propose(clinic, day)
  expect(await told()).toEqual([])
  const sent = await it.consultations.readOwn(patient)
  const [slot] = sent && sent !== 'unreadable' ? sent.slots : []
  expect(await it.consultations.accept(patient, { slotId: slot?.id ?? '' })).toEqual({ outcome: 'done' })
  expect(await told()).toEqual([])
})

test('who withdrew or stopped waiting is passed over', async () => {
  const { patient } = await full()
  const [mina, jun, kai] = await waiting('mina@example.com', 'jun@example.com', 'kai@example.com')
  await it.consultations.withdraw(mina ?? '')
  expect(await it.consultations.stopWaiting(jun ?? '', day)).toBe(true)
  await it.consultations.withdraw(patient)
  expect(await told()).toEqual(['kai@example.com'])
  expect(await queryOnce(it.opened.url, 'select day from mgk.visit_waits')).toHaveLength(1)
  await it.consultations.remove(kai ?? '')
  expect(await queryOnce(it.opened.url, 'select day from mgk.visit_waits')).toEqual([])
})

test('who has a visit by now waits no longer', async () => {
  const { patient } = await full()
  const mina = await it.seen('mina@example.com')
  expect(await it.consultations.wait(mina.patient, day)).toBe(true)
  await propose(mina.clinic, addDays(day, 1))
  const sent = await it.consultations.readOwn(mina.patient)
  const [slot] = sent && sent !== 'unreadable' ? sent.slots : []
  expect(await it.consultations.accept(mina.patient, { slotId: slot?.id ?? '' })).toEqual({ outcome: 'done' })
  expect(await waitsOf(mina.patient)).toEqual([])
  await it.consultations.withdraw(patient)
  expect(await told()).toEqual([])
})

test('a time that frees on a day which the clinic has closed by now is told to nobody', async () => {
  const { clinic, patient } = await full()
  const [mina] = await waiting('mina@example.com')
  await it.consultations.desk.saveSchedule(clinic, { ...onePatientADay, closed: [day] })
  await it.consultations.withdraw(patient)
  expect(await told()).toEqual([])
  expect(await waitsOf(mina ?? '')).toEqual([{ day, isTold: false }])
})

test('who was told can wait again when the day is full again, behind the others', async () => {
  const { patient } = await full()
  const [mina, jun] = await waiting('mina@example.com', 'jun@example.com')
  await it.consultations.withdraw(patient)
  const again = await full('again@example.com')
  expect((await it.consultations.readWaiting(mina ?? '')).full).toEqual([day])
  it.clock.now += 1000
  expect(await it.consultations.wait(mina ?? '', day)).toBe(true)
  await it.consultations.withdraw(again.patient)
  expect(await told()).toEqual(['jun@example.com', 'mina@example.com'])
  expect(await waitsOf(jun ?? '')).toEqual([{ day, isTold: true }])
})

test('nobody waits for a day with a free time, a closed or past one, what is no day, or with a link of somebody else', async () => {
  const { patient, clinic } = await full()
  const { patient: mina } = await it.seen('mina@example.com')
  for (const wrong of [addDays(day, 1), '2020-01-01', '2027-02-31', '', "' or true --", `${day} `, '9999-99-99']) {
    expect(await it.consultations.wait(mina, wrong), wrong).toBe(false)
  }
  for (const token of [clinic.token, 'a'.repeat(32), '', "' or true --"]) {
    expect(await it.consultations.wait(token, day), token).toBe(false)
    expect(await it.consultations.stopWaiting(token, day), token).toBe(false)
    expect(await it.consultations.readWaiting(token), token).toEqual({ full: [], free: [] })
  }
  expect(await it.consultations.readWaiting(mina)).toEqual({ full: [day], free: [] })
  await it.consultations.withdraw(mina)
  expect(await it.consultations.wait(mina, day)).toBe(false)
  const unconfirmed = await it.write('kai@example.com')
  expect(await it.consultations.wait(unconfirmed, day)).toBe(false)
  await it.consultations.desk.saveSchedule(clinic, noSchedule)
  expect(await it.consultations.wait(patient, day)).toBe(false)
  expect(await queryOnce(it.opened.url, 'select day from mgk.visit_waits')).toEqual([])
})

test('of many who wait, two that free a time at once tell two, and none twice', async () => {
  const tokens = await it.seen('first@example.com')
  await it.consultations.desk.saveSchedule(tokens.clinic, { ...onePatientADay, people: 2 })
  const other = await it.seen('second@example.com')
  await propose(tokens.clinic, day)
  await propose(other.clinic, day)
  await waiting('mina@example.com', 'jun@example.com', 'kai@example.com')
  await Promise.all([tokens, other].map(({ patient }) => it.consultations.withdraw(patient)))
  expect((await told()).toSorted()).toEqual(['jun@example.com', 'mina@example.com'])
})

test('a visitor and another member see nothing of who waits, and a past day is forgotten', async () => {
  await full()
  await waiting('mina@example.com')
  const { database } = it.opened
  const member = { role: 'member', userId: '0b8f1c1e-1111-4222-8333-444455556666', assurance: 'aal2' } as const
  for (const who of [{ role: 'visitor' } as const, member])
    expect(await database.transactionAs(who, (tx) => tx.selectFrom('mgk.visit_waits').select('day').execute())).toEqual(
      [],
    )
  await queryOnce(it.opened.url, `update mgk.visit_waits set day = day - 30`)
  await it.mailNode.jobs.start()
  await waitUntil(async () => expect(await queryOnce(it.opened.url, 'select day from mgk.visit_waits')).toEqual([]))
})
