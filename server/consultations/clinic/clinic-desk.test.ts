import { afterEach, beforeEach, expect, test } from 'vitest'
import { noSchedule } from '#domain/consultations/visit-schedules.ts'
import { clinicEmail, openTestConsultations, type TestConsultations } from '#testing/builders/consultations.ts'
import { queryOnce } from '#testing/database/copy-database.ts'

const minute = 60_000
const client = '198.51.100.1'
let it: TestConsultations

beforeEach(async () => {
  it = await openTestConsultations()
})
afterEach(() => it.close())

/** The clinic's link of a request that was sent. */
async function linked() {
  const patient = await it.write()
  await it.consultations.confirm(patient)
  return { patient, token: await it.tokenFor(clinicEmail) }
}

test('a link alone reads nothing: a code that is mailed to the clinic opens it, once and for ten minutes', async () => {
  const { patient, token } = await linked()
  const { desk } = it.consultations
  expect(await desk.show({ token, pass: '', client })).toBeNull()
  await desk.sendCode(token)
  const old = await it.mailedCode()
  await desk.sendCode(token)
  const code = await it.mailedCode()
  const wrong = code === '000000' ? '000001' : '000000'
  for (const typed of [wrong, '', 'x', ...(old === code ? [] : [old])]) {
    expect(await desk.enter({ token, code: typed, client }), typed).toBe('wrong')
  }
  expect(await it.consultations.readOwn(patient)).toMatchObject({ state: 'requested' })
  expect(it.audited).toEqual([])
  expect(await desk.enter({ token, code: ` ${code.slice(0, 3)} ${code.slice(3)}`, client })).toMatchObject({
    request: { state: 'seen', name: 'Mina Kim' },
  })
  expect(await desk.enter({ token, code, client })).toBe('wrong')
  await desk.sendCode(token)
  it.clock.now += 10 * minute
  expect(await desk.enter({ token, code: await it.mailedCode(), client })).toBe('wrong')
  expect(it.audited.map(({ action }) => action)).toEqual(['consultation.opened'])
})

test('a pass ends after an hour, belongs to its link, and each look is logged', async () => {
  const { token } = await linked()
  const key = await it.enterDesk(token)
  const other = await it.seen('jun@example.com')
  const { desk } = it.consultations
  expect(await desk.show(key)).not.toBeNull()
  expect(await desk.show({ ...key, token: other.clinic.token })).toBeNull()
  expect(await desk.show({ ...key, pass: other.clinic.pass })).toBeNull()
  expect(await desk.show({ ...key, pass: `${key.pass}x` })).toBeNull()
  it.clock.now += 60 * minute
  expect(desk.holdsPass(key)).toBe(false)
  expect(await desk.show(key)).toBeNull()
  expect(it.audited.map(({ action }) => action)).toEqual(Array(3).fill('consultation.opened'))
})

test('codes are guessed at most five times in ten minutes, and mailed at most ten times a day', async () => {
  const limited = await openTestConsultations({ isLimited: true })
  const patient = await limited.write()
  await limited.consultations.confirm(patient)
  const token = await limited.tokenFor(clinicEmail)
  const { desk } = limited.consultations
  await desk.sendCode(token)
  const tries = []
  for (let nth = 0; nth < 6; nth += 1) tries.push(await desk.enter({ token, code: 'x', client }))
  expect(tries).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'limited'])
  expect(await desk.enter({ token, code: await limited.mailedCode(), client })).toBe('limited')
  const sent = []
  for (let nth = 0; nth < 10; nth += 1) sent.push(await desk.sendCode(token))
  expect(sent.filter((outcome) => outcome === 'limited')).toHaveLength(1)
  await limited.close()
})

test('the mails to a clinic carry one link, which each of them prolongs by a week', async () => {
  const { patient, token } = await linked()
  await it.enterDesk(token)
  await queryOnce(it.opened.url, `update mgk.consultations set clinic_link_until = now() - interval '1 minute'`)
  expect(await it.consultations.desk.isKnown(token)).toBe(false)
  const key = '0b8f1c1e-1111-4222-8333-444455556666'
  expect(await it.consultations.write(patient, { key, text: 'Are you open on Monday?' })).toBe('written')
  expect(await it.tokenFor(clinicEmail)).toBe(token)
  expect(await it.consultations.desk.isKnown(token)).toBe(true)
})

test('a clinic that keeps hours is offered its free times, and proposes and promises none of them twice', async () => {
  const part = { from: '10:00', to: '11:00' }
  const hours = { mon: part, tue: part, wed: part, thu: part, fri: part, sat: part, sun: part }
  const schedule = { ...noSchedule, hours, people: 2 }
  const [mina, jun, noor] = [await it.seen(), await it.seen('jun@example.com'), await it.seen('noor@example.com')]
  const { desk } = it.consultations
  expect(await desk.saveSchedule(mina.clinic, schedule)).toBe(true)
  expect(it.audited.at(-1)).toMatchObject({ action: 'clinic.schedule_changed', actorId: null })
  const free = (await desk.show(mina.clinic))?.free ?? []
  expect(free.length).toBeGreaterThanOrEqual(8)
  const first = free[2]?.from ?? 0
  for (const { clinic } of [mina, jun]) {
    expect(await desk.propose(clinic, { chosen: [first], typed: [] })).toEqual({ outcome: 'done' })
  }
  const taken = await desk.propose(noor.clinic, { chosen: [first], typed: [] })
  expect(taken).toMatchObject({ outcome: 'taken' })
  const nearest = taken.outcome === 'taken' ? taken.nearest.map(({ from }) => from) : []
  expect(nearest).toHaveLength(3)
  expect(nearest).not.toContain(first)
  expect(nearest).toContain(free[3]?.from)
  expect((await desk.show(noor.clinic))?.free.map(({ from }) => from)).not.toContain(first)
  expect(await desk.propose(noor.clinic, { chosen: free.slice(3, 7).map(({ from }) => from), typed: [] })).toEqual({
    outcome: 'too_many',
  })
  for (const from of [first + minute, 0, -1e15, 8e15, Number.MAX_SAFE_INTEGER]) {
    const outcome = await desk.propose(noor.clinic, { chosen: [from], typed: [] })
    expect(outcome, String(from)).toMatchObject({ outcome: 'taken' })
  }
})

test('a patient whose time is taken takes one of the nearest free ones, and no time outside the hours', async () => {
  const part = { from: '10:00', to: '12:00' }
  const hours = { mon: part, tue: part, wed: part, thu: part, fri: part, sat: part, sun: part }
  const [mina, jun] = [await it.seen(), await it.seen('jun@example.com')]
  const { desk } = it.consultations
  await desk.saveSchedule(mina.clinic, { ...noSchedule, hours })
  const free = (await desk.show(mina.clinic))?.free ?? []
  // Of four times a day, also where some of today's have passed.
  const place = free.findIndex(({ from }, nth) => nth > 3 && free[nth + 2]?.from === from + 60 * minute)
  const [before, { from: wanted } = { from: 0 }, after] = free.slice(place, place + 3)
  await desk.propose(mina.clinic, { chosen: [wanted], typed: [] })
  await queryOnce(it.opened.url, `update mgk.consultation_slots set held_until = now() - interval '1 minute'`)
  await desk.propose(jun.clinic, { chosen: [wanted], typed: [] })
  const own = await it.consultations.readOwn(mina.patient)
  const slotId = own && own !== 'unreadable' ? (own.slots[0]?.id ?? '') : ''
  const taken = await it.consultations.accept(mina.patient, { slotId })
  const nearest = taken.outcome === 'taken' ? taken.nearest : []
  expect(nearest).toHaveLength(3)
  expect(nearest).toEqual(expect.arrayContaining([before, after]))
  for (const from of [0, -1e15, 8e15, Number.NaN, (before?.from ?? 0) + minute, 1e17]) {
    expect((await it.consultations.accept(mina.patient, { from })).outcome, String(from)).toBe('refused')
  }
  // A free time that was offered, and was taken by somebody else meanwhile.
  expect(await it.consultations.accept(mina.patient, { from: wanted })).toEqual({ outcome: 'taken', nearest })
  expect(await it.consultations.accept(mina.patient, { from: before?.from ?? 0 })).toEqual({ outcome: 'done' })
})
