import { afterEach, beforeEach, expect, test } from 'vitest'
import { noClinicFilter } from '#domain/clinics/clinic-lists.ts'
import { openTestClinics, buildPeople, type People, readProblem, type TestClinics } from '#testing/builders/clinics.ts'
import { type Asker, createTestApi } from '#testing/servers/api.ts'
import { createClinicContacts } from './clinic-contacts.ts'
import { describeContactRoutes } from './contact-routes.ts'

let clinics: TestClinics
let people: People
let audited: unknown[]

beforeEach(async () => {
  clinics = await openTestClinics()
  people = await buildPeople(clinics.accounts)
  audited = []
})
afterEach(() => clinics.close())

function ask(who: Asker, method: string, id: number | string, body?: unknown) {
  const contacts = createClinicContacts({
    database: clinics.database,
    dataKey: clinics.accounts.dataKey,
    findClinic: (clinicId) => clinics.clinics.find(clinicId),
    recordAudit: async (_tx, entry) => void audited.push(entry),
    now: () => clinics.clock.now,
  })
  const { identify } = clinics.accounts.accounts
  const path = `/clinics/${id}/contact`
  return createTestApi(describeContactRoutes(contacts), { identify }).ask(who, method, path, { body })
}

const email = 'requests@bom.example'

test('an administrator writes the address of a clinic, reads it again and removes it, and the log does not say it', async () => {
  const { id } = await clinics.add(people.admin)
  expect(await (await ask(people.admin, 'GET', id)).json()).toEqual({ email: null })
  expect((await ask(people.admin, 'PUT', id, { email })).status).toBe(200)
  expect(await (await ask(people.admin, 'GET', id)).json()).toEqual({ email })
  expect((await ask(people.admin, 'PUT', id, { email: null })).status).toBe(200)
  expect(await (await ask(people.admin, 'GET', id)).json()).toEqual({ email: null })
  expect(audited).toHaveLength(2)
  expect(JSON.stringify(audited)).not.toContain('bom.example')
})

test('nobody else reads or writes it', async () => {
  const { id } = await clinics.add(people.admin)
  await ask(people.admin, 'PUT', id, { email })
  for (const [who, code] of [
    [people.visitor, '401 accounts.sign_in_required'],
    [people.member, '403 clinics.edit_denied'],
    [people.unassured, '403 accounts.second_factor_required'],
  ] as const) {
    expect(await readProblem(await ask(who, 'GET', id))).toBe(code)
    expect(await readProblem(await ask(who, 'PUT', id, { email: 'mine@evil.example' }))).toBe(code)
  }
  expect(await (await ask(people.admin, 'GET', id)).json()).toEqual({ email })
})

test('the address is in no list, page, copy, history or search of the clinic', async () => {
  const { id, name } = await clinics.add(people.admin)
  await ask(people.admin, 'PUT', id, { email })
  const search = `?search=${encodeURIComponent('requests@bom')}`
  for (const path of [`/${id}`, '', `?search=${encodeURIComponent(name)}`, search]) {
    expect(await (await clinics.ask(null, 'GET', path)).text(), path).not.toContain('bom.example')
  }
  for (const path of [`/${id}/facts`, `/${id}/history`]) {
    expect(await (await clinics.ask(people.admin, 'GET', path)).text(), path).not.toContain('bom.example')
  }
})

test('a sample, an unknown clinic and words that are no address are refused', async () => {
  await clinics.loadSamples()
  const { clinics: samples } = await clinics.clinics.list({ ...noClinicFilter, sort: 'name', after: null })
  const sample = samples.find(({ isSample }) => isSample)
  expect(await readProblem(await ask(people.admin, 'PUT', sample?.id ?? 0, { email }))).toBe(
    '409 consultations.contact_of_sample',
  )
  expect(await readProblem(await ask(people.admin, 'PUT', 999_999, { email }))).toBe('404 clinics.not_found')
  const { id } = await clinics.add(people.admin)
  for (const wrong of ['', 'bom', 'a@b.example, c@d.example', 'a@b.example\nbcc: c@d.example', 7]) {
    expect((await ask(people.admin, 'PUT', id, { email: wrong })).status, String(wrong)).toBe(400)
  }
  expect((await ask(people.admin, 'PUT', '0', { email })).status).toBe(404)
})
