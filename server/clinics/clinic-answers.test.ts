import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestClinics } from '#testing/builders/clinics.ts'
import { clinic, clinicFacets, clinicList } from './clinic-answers.ts'

const opened = await openTestClinics()
afterAll(() => opened.close())

test('every built-in sample is answered in the words of the description, by the list and alone', async () => {
  const total = await opened.loadSamples()
  const list = z.parse(clinicList, await (await opened.ask(null, 'GET', '?limit=100')).json())
  expect(list).toMatchObject({ total, next: null })
  for (const { id, name } of list.clinics) {
    const read = z.parse(clinic, await (await opened.ask(null, 'GET', `/${id}`)).json())
    expect(read).toMatchObject({ id, name, isSample: true })
  }
})

test('a list narrowed by every filter at once says which clinics are left', async () => {
  const [sample] = z.parse(
    clinicList,
    await (await opened.ask(null, 'GET', '?limit=1&treatment=dental')).json(),
  ).clinics
  const whole = z.parse(clinic, await (await opened.ask(null, 'GET', `/${sample?.id}`)).json())
  const query = new URLSearchParams({
    treatment: 'dental',
    procedure: whole.procedures[0] ?? '',
    district: whole.district?.en ?? '',
    language: whole.languages[0] ?? 'ko',
    registered: String(whole.registration !== null),
    search: whole.name,
    sort: 'name',
  })
  const narrowed = z.parse(clinicList, await (await opened.ask(null, 'GET', `?${query.toString()}`)).json())
  expect(narrowed.clinics.map(({ id }) => id)).toEqual([whole.id])
  query.set('registered', String(whole.registration === null))
  expect(await (await opened.ask(null, 'GET', `?${query.toString()}`)).json()).toEqual(
    whole.registration === null ? { clinics: [], total: 0, isTotalAtLeast: false, next: null, unread: [] } : narrowed,
  )
})

test('each choice leaves as many clinics as it says, and never none', async () => {
  const answer = await opened.ask(null, 'GET', '/facets?treatment=dental')
  const { procedures, districts, languages, registered } = z.parse(clinicFacets, await answer.json())
  const choices = [
    ...procedures.map(({ value, count }) => ({ narrowing: { procedure: value }, count })),
    ...districts.map(({ value, count }) => ({ narrowing: { district: value }, count })),
    ...languages.map(({ value, count }) => ({ narrowing: { language: value }, count })),
    { narrowing: { registered: 'true' }, count: registered },
  ]
  expect(procedures.length * districts.length * languages.length).toBeGreaterThan(0)
  for (const { narrowing, count } of choices) {
    const query = new URLSearchParams({ treatment: 'dental', ...narrowing })
    const list = z.parse(clinicList, await (await opened.ask(null, 'GET', `?${query.toString()}`)).json())
    expect(list.total, query.toString()).toBe(count)
  }
})
