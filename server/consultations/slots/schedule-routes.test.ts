import { afterEach, beforeEach, expect, test } from 'vitest'
import { noSchedule } from '#domain/consultations/visit-schedules.ts'
import { openTestClinics, buildPeople, type People, readProblem, type TestClinics } from '#testing/builders/clinics.ts'
import { type Asker, createTestApi } from '#testing/servers/api.ts'
import { describeScheduleRoutes } from './schedule-routes.ts'
import { createSchedules } from './schedules.ts'

let clinics: TestClinics
let people: People
let audited: unknown[]

beforeEach(async () => {
  clinics = await openTestClinics()
  people = await buildPeople(clinics.accounts)
  audited = []
})
afterEach(() => clinics.close())

function ask(who: Asker, method: string, id: number, body?: unknown) {
  const schedules = createSchedules({
    database: clinics.database,
    findClinic: (clinicId) => clinics.clinics.find(clinicId),
    recordAudit: async (_tx, entry) => void audited.push(entry),
    now: () => clinics.clock.now,
  })
  const { identify } = clinics.accounts.accounts
  const path = `/clinics/${id}/visit-schedule`
  return createTestApi(describeScheduleRoutes(schedules), { identify }).ask(who, method, path, { body })
}

const schedule = {
  ...noSchedule,
  hours: { ...noSchedule.hours, tue: { from: '10:00', to: '18:00' } },
  breaks: [{ from: '12:00', to: '13:00' }],
  closed: ['2027-03-02'],
  people: 3,
}

test('an administrator enters the hours of a clinic, which is logged; nobody else reads or writes them', async () => {
  const { id } = await clinics.add(people.admin)
  expect(await (await ask(people.admin, 'GET', id)).json()).toEqual(noSchedule)
  expect((await ask(people.admin, 'PUT', id, schedule)).status).toBe(200)
  expect((await ask(people.admin, 'PUT', id, { ...schedule, people: 2 })).status).toBe(200)
  expect(await (await ask(people.admin, 'GET', id)).json()).toEqual({ ...schedule, people: 2 })
  expect(audited).toMatchObject([{ action: 'clinic.schedule_changed' }, { action: 'clinic.schedule_changed' }])
  for (const [who, code] of [
    [people.visitor, '401 accounts.sign_in_required'],
    [people.member, '403 clinics.edit_denied'],
    [people.unassured, '403 accounts.second_factor_required'],
  ] as const) {
    expect(await readProblem(await ask(who, 'GET', id))).toBe(code)
    expect(await readProblem(await ask(who, 'PUT', id, schedule))).toBe(code)
  }
})

test('hours that cannot be are refused, and so is an unknown clinic', async () => {
  const { id } = await clinics.add(people.admin)
  for (const wrong of [
    { ...schedule, people: 0 },
    { ...schedule, slotMinutes: 7 },
    { ...schedule, closed: ['2027-02-30'] },
    { ...schedule, breaks: [{ from: '13:00', to: '12:00' }] },
    { ...schedule, hours: { ...schedule.hours, mon: { from: '10:00', to: '24:00' } } },
    { ...schedule, answers: 'never' },
    { ...schedule, more: 1 },
    {},
  ]) {
    expect((await ask(people.admin, 'PUT', id, wrong)).status, JSON.stringify(wrong)).toBe(400)
  }
  expect(await readProblem(await ask(people.admin, 'PUT', 999_999, schedule))).toBe('404 clinics.not_found')
})
