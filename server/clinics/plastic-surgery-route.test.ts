import { afterAll, expect, test } from 'vitest'
import type { PlasticSurgeryList } from '#domain/clinics/clinic-lists.ts'
import { buildPeople, openTestClinics, readProblem } from '#testing/builders/clinics.ts'
import { describePlasticSurgeryRoute, plasticSurgeryList } from './plastic-surgery-route.ts'
import { readSourceRows } from './source/source-rows.ts'
import { buildSourceSettings } from './source/source-settings.ts'

const opened = await openTestClinics()
const people = await buildPeople(opened.accounts)
afterAll(() => opened.close())

async function search(words: string) {
  const answer = await opened.ask(null, 'GET', `/plastic-surgery?${new URLSearchParams({ search: words }).toString()}`)
  expect(answer.status).toBe(200)
  return plasticSurgeryList.parse(await answer.json())
}

test('everybody reads what the table and the details show of plastic surgery clinics, and of no others', async () => {
  const { id } = await opened.add(people.admin, { name: 'Listed Surgery', highlights: ['Multilingual staff'] })
  await opened.add(people.admin, { name: 'Listed Dentist', treatments: ['dental'] })
  const { clinics, source, failed } = await search('')
  expect(clinics).toEqual([expect.objectContaining({ id, name: 'Listed Surgery', highlights: ['Multilingual staff'] })])
  expect({ source, failed }).toEqual({ source: 'directory', failed: false })
})

test('words that fit nothing have an empty list, and more words than anything is called by are refused', async () => {
  expect((await search('nothing is called this')).clinics).toEqual([])
  const answer = await opened.ask(null, 'GET', `/plastic-surgery?search=${'a'.repeat(301)}`)
  expect(await readProblem(answer)).toBe('400 request.malformed')
})

test('rows of an outside source, which have no page here, fit what is described', async () => {
  const settings = buildSourceSettings({ CLINIC_SOURCE_URL: 'https://lists.example' })
  const clinics = settings && readSourceRows('{"data":[{"name":"Outside"}]}', settings, 'source')
  const found = (clinics ?? []).map((clinic) => ({ ...clinic, match: null, reviews: null }))
  const page = { total: 1, isTotalAtLeast: false, next: null, unread: [] }
  const list: PlasticSurgeryList = { clinics: found, ...page, source: 'outside', failed: true }
  expect(list.clinics).toMatchObject([{ id: -1, name: 'Outside' }])
  const route = describePlasticSurgeryRoute({ plasticSurgeryList: async () => list })
  const asked = { params: {}, query: {}, body: null, version: null, actor: { kind: 'visitor' } as const, client: '' }
  expect(plasticSurgeryList.parse((await route.respond(asked)).content)).toEqual(list)
})
