import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ClinicPrice } from '#domain/clinics/price-sheets.ts'
import { anyText } from '#testing/builders/any-text.ts'
import { buildPeople, leastClinic, openTestClinics, readClinicAnswer, readProblem } from '#testing/builders/clinics.ts'
import { hostileWords } from '#testing/builders/hostile-clinic.ts'

const opened = await openTestClinics()
const people = await buildPeople(opened.accounts)
const clinic = await opened.add(people.admin)
afterAll(() => opened.close())

function add(body: unknown) {
  return opened.ask(people.admin, 'POST', '', { body })
}

function change(body: unknown, version = 1) {
  return opened.ask(people.admin, 'PATCH', `/${clinic.id}`, { body, headers: { 'if-match': `"${version}"` } })
}

function buildPrice(statedOn: string): ClinicPrice {
  const texts = { procedure: 'Veneers', includes: '', refund: '', source: '' }
  return { ...texts, fromWon: 600_000, toWon: null, unit: 'tooth', sessions: null, tax: 'unknown', statedOn }
}

async function expectUnchanged() {
  expect(await opened.clinics.find(clinic.id)).toEqual(clinic)
}

test.each([
  { id: 1 },
  { version: 9 },
  { isSample: true },
  { origin: 'sample' },
  { ratedOn: '2026-01-01' },
  { doctorCount: 900 },
  { updatedOn: '2026-01-01' },
  { deletedAt: null },
  { reviews: [] },
  { address: { en: '', ko: '', isAdmin: true } },
  { doctors: [{ name: 'A', specialty: 'B', experience: '', verified: true }] },
])('a field that no editor fills in, %j, is refused with its name, and nothing is written', async (extra) => {
  const [name = ''] = Object.keys(extra)
  for (const answer of [await add({ ...leastClinic, ...extra }), await change(extra)]) {
    expect(answer.status).toBe(422)
    const text = await answer.text()
    expect(text).toContain('unrecognized_keys')
    expect(text).toContain(name)
  }
  await expectUnchanged()
})

test.each([
  ['half a position', { lat: 37.5 }, ''],
  ['a source that nobody checked', { source: 'a leaflet' }, ''],
  ['a price of the day after', { procedures: ['Veneers'], prices: [buildPrice('2026-05-02')] }, 'prices.0.statedOn'],
  ['a price of what it does not do', { procedures: [], prices: [buildPrice('2026-04-30')] }, 'prices.0.procedure'],
  ['a day to come', { basis: 'checked', source: 'a leaflet', checkedOn: '2026-05-02' }, 'checkedOn'],
  [
    'a registration that is read tomorrow',
    { registration: { number: 'A-1', checkedOn: '2026-05-02', source: 'a list' } },
    'registration.checkedOn',
  ],
])('an impossible fact of a clinic, %s, is refused and named', async (_what, facts, field) => {
  for (const answer of [await add({ ...leastClinic, ...facts }), await change(facts)]) {
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'clinics.invalid', mistakes: [{ field }] })
  }
  await expectUnchanged()
})

test('a prototype cannot be sent along', async () => {
  const sent = `{"__proto__":{"isSample":true},"constructor":{"prototype":{"isSample":true}},"name":"Other"}`
  expect(await readProblem(await change(sent))).toBe('422 clinics.invalid')
  expect(Object.hasOwn(Object.prototype, 'isSample')).toBe(false)
  await expectUnchanged()
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'https://clinic.example@evil.example',
  'java\tscript:alert(1)',
])('the address %j is not kept anywhere', async (address) => {
  for (const body of [
    { website: address },
    { socialMedia: { instagram: address, facebook: '', youtube: '' } },
    { socialMedia: { instagram: '', facebook: address, youtube: '' } },
    { socialMedia: { instagram: '', facebook: '', youtube: address } },
    { image: address },
    { gallery: [address] },
    { beforeAfterImages: [address] },
    { pictureCredits: [{ url: address, author: 'A', licence: 'B' }] },
  ]) {
    expect(await readProblem(await change(body)), JSON.stringify(body)).toBe('422 clinics.invalid')
  }
  await expectUnchanged()
})

test('a script in every field of text comes back as what it is: text in JSON', async () => {
  const texts = {
    name: hostileWords,
    nameKo: hostileWords,
    description: hostileWords,
    location: hostileWords,
    address: { en: hostileWords, ko: hostileWords },
    district: { en: hostileWords, ko: hostileWords },
    procedures: [hostileWords],
    highlights: [hostileWords],
    phoneNumber: '<b>02</b>',
    businessHours: hostileWords,
    registration: { number: '<i>1</i>', checkedOn: '2026-04-30', source: hostileWords },
    doctors: [{ name: hostileWords, specialty: hostileWords, experience: hostileWords }],
    faqs: [{ question: hostileWords, answer: hostileWords }],
    prices: [{ ...buildPrice('2026-04-30'), procedure: hostileWords, includes: hostileWords, refund: hostileWords }],
    basis: 'checked',
    source: hostileWords,
    checkedOn: '2026-04-30',
  }
  const { id } = await readClinicAnswer(await add({ ...leastClinic, ...texts }))
  const answer = await opened.ask(null, 'GET', `/${id}`)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.json()).toMatchObject(texts)
})

test.each([
  ['a zero character', '{"name":"a\\u0000b"}'],
  ['half of a character', '{"name":"a\\ud800"}'],
  ['the other half', '{"description":"\\udc00"}'],
  ['a zero character deep inside', '{"faqs":[{"question":"\\u0000","answer":"A"}]}'],
  ['a zero character as a name', '{"\\u0000":1}'],
  ['no JSON', '{name:1}'],
  ['nothing', ''],
  ['what lies too deep', `{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['what lies far too deep', `{"name":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
])('%s is refused plainly and troubles no database', async (_what, body) => {
  expect(await readProblem(await change(body))).toBe('400 request.malformed')
  await expectUnchanged()
})

test('a body of bytes that are no text, and one that is too large, are refused plainly', async () => {
  const headers = { ...people.admin.bearer, 'content-type': 'application/json' }
  const init = { method: 'POST', headers }
  const bytes = await opened.app.request('/api/clinics', { ...init, body: new Uint8Array([0xff, 0xfe, 0x00]) })
  expect(await readProblem(bytes)).toBe('400 request.malformed')
  const large = await opened.app.request('/api/clinics', { ...init, body: ' '.repeat(1024 * 1024 + 1) })
  expect(await readProblem(large)).toBe('413 request.body_too_large')
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', 'json'])(
  'a body of the type %s is not read as JSON',
  async (type) => {
    const sent = { body: { name: 'Other' }, headers: { 'if-match': '"1"', 'content-type': type } }
    const answer = await opened.ask(people.admin, 'PATCH', `/${clinic.id}`, sent)
    expect(await readProblem(answer)).toBe('415 request.media_type_unsupported')
    await expectUnchanged()
  },
)

test.each([
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['fifteen thousand fields', `{${Array.from({ length: 15_000 }, (_, index) => `"f${index}":1`).join()}}`],
  ['fifteen thousand procedures', JSON.stringify({ procedures: Array<string>(15_000).fill('x') })],
  ['a long name', JSON.stringify({ name: 'x'.repeat(900_000) })],
  ['numbers beyond all bounds', '{"rating":1e999,"lat":-1e999}'],
])('%s in the place of a clinic is refused with at most thirty mistakes', async (_what, body) => {
  const answer = await change(body)
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text.length).toBeLessThan(20_000)
  await expectUnchanged()
})

test('more fields than any form has are refused before they are looked at', async () => {
  const answer = await change(JSON.stringify({ procedures: Array<string>(100_000).fill('x') }))
  expect(answer.status).toBe(413)
  await expectUnchanged()
})

test('any text is stored as it is or refused, without a failure of the server', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, fc.jsonValue({ maxDepth: 6 }), async (text, value) => {
      for (const facts of [
        { name: text, businessHours: text },
        { name: value, hours: value, doctors: value },
      ]) {
        const answer = await add({ ...leastClinic, ...facts })
        expect([201, 400, 422]).toContain(answer.status)
      }
      const query = encodeURIComponent(text.toWellFormed())
      for (const name of ['search', 'district', 'procedure', 'after']) {
        expect([200, 400]).toContain((await opened.ask(null, 'GET', `?${name}=${query}`)).status)
      }
    }),
    { numRuns: 60 },
  )
  expect(opened.lines.filter(({ level }) => level === 'error' || level === 50)).toEqual([])
})

test('a change that is sent again is told that it was made, and is not made twice', async () => {
  const { id } = await opened.add(people.admin)
  const sent = { body: { name: 'Other' }, headers: { 'if-match': '"1"' } }
  expect((await opened.ask(people.admin, 'PATCH', `/${id}`, sent)).status).toBe(200)
  expect(await readProblem(await opened.ask(people.admin, 'PATCH', `/${id}`, sent))).toBe(
    '412 clinics.changed_meanwhile',
  )
  expect(await opened.clinics.find(id)).toMatchObject({ version: 2, name: 'Other' })
})

test('an administrator who is one no more is refused with the same token', async () => {
  const { admin } = await buildPeople(opened.accounts)
  const { id } = await opened.add(admin)
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.deleteFrom('mgk.admins').where('user_id', '=', admin.user.id).execute(),
  )
  expect(await readProblem(await opened.ask(admin, 'DELETE', `/${id}`))).toBe('403 clinics.edit_denied')
})
