import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { everybody } from '#server/platform/api/described-route.ts'
import { buildPeople, leastClinic, openTestClinics, readClinicAnswer, readProblem } from '#testing/builders/clinics.ts'
import { clinicManagers } from './clinic-managers.ts'

const opened = await openTestClinics()
const people = await buildPeople(opened.accounts)
const clinic = await opened.add(people.admin)
afterAll(() => opened.close())

/** Every route that changes something or shows what is not for everybody. */
function managedRequests(id: number): [method: string, path: string, body?: object][] {
  return [
    ['POST', '', leastClinic],
    ['GET', `/${id}/facts`],
    ['PATCH', `/${id}`, { name: 'Mine' }],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/restore`],
    ['GET', `/${id}/history`],
    ['GET', '/deleted'],
    ['POST', `/${id}/history/1/restore`],
    ['POST', '/pictures', { address: 'https://pictures.example/photo' }],
  ]
}

async function count(): Promise<unknown> {
  return opened.database.transactionAs({ role: 'service' }, async (tx) => ({
    clinics: await tx.selectFrom('mgk.clinics').select(['id', 'version', 'deleted_at']).orderBy('id').execute(),
    changes: (await tx.selectFrom('mgk.clinic_changes').select('id').execute()).length,
    audited: (await tx.selectFrom('mgk.audit_log').select('id').where('action', 'like', 'clinic.%').execute()).length,
  }))
}

test.each([
  ['visitor', '401 accounts.sign_in_required'],
  ['member', '403 clinics.edit_denied'],
  ['unassured', '403 accounts.second_factor_required'],
] as const)('a %s is refused by every managing route of clinics, and nothing changes', async (who, problem) => {
  const before = await count()
  for (const [method, path, body] of managedRequests(clinic.id)) {
    const headers = { 'if-match': '"1"' }
    const answer = await opened.ask(people[who], method, path, { headers, ...(body && { body }) })
    expect(await readProblem(answer), `${method} ${path}`).toBe(problem)
  }
  const garbage = await opened.ask(people[who], 'PATCH', `/${clinic.id}`, { body: '{"' })
  expect(await readProblem(garbage)).toBe(problem)
  expect(await count()).toEqual(before)
})

test('a token that does not count is refused and is no visitor', async () => {
  const answer = await opened.ask({ bearer: { authorization: 'Bearer a.b.c' } }, 'DELETE', `/${clinic.id}`)
  expect(await readProblem(answer)).toBe('401 accounts.token_refused')
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
})

test('a clinic is added, changed, deleted and brought back, and each answer is what its description says', async () => {
  const { admin } = people
  const seen: string[] = []
  async function answered(name: string, status: number, ...asked: Parameters<typeof opened.ask>) {
    const answer = await opened.ask(...asked)
    expect(answer.status, await answer.clone().text()).toBe(status)
    const route = opened.routes.find((one) => one.name === name)
    if (route?.answer) z.parse(route.answer, await answer.clone().json())
    expect(answer.status).toBe(route?.answer ? (route.status ?? 200) : 204)
    seen.push(name)
    return answer
  }
  const added = await answered('addClinic', 201, admin, 'POST', '', { body: leastClinic })
  const { id, version } = await readClinicAnswer(added.clone())
  expect(added.headers.get('location')).toBe(`/api/clinics/${id}`)
  expect([version, added.headers.get('etag')]).toEqual([1, '"1"'])
  await answered('readClinic', 200, null, 'GET', `/${id}`)
  await answered('listClinics', 200, null, 'GET', '?treatment=plastic-surgery&sort=newest&limit=1')
  await answered('readClinicFacts', 200, admin, 'GET', `/${id}/facts`)
  const changes = { body: { rating: 4.8 }, headers: { 'if-match': '"1"' } }
  const changed = await answered('changeClinic', 200, admin, 'PATCH', `/${id}`, changes)
  expect(await readClinicAnswer(changed)).toMatchObject({ version: 2, rating: 4.8, ratedOn: '2026-05-01' })
  await answered('deleteClinic', 204, admin, 'DELETE', `/${id}`)
  expect(await readProblem(await opened.ask(null, 'GET', `/${id}`))).toBe('404 clinics.not_found')
  await answered('listDeletedClinics', 200, admin, 'GET', '/deleted')
  await answered('restoreClinic', 200, admin, 'POST', `/${id}/restore`)
  await answered('readClinicHistory', 200, admin, 'GET', `/${id}/history`)
  const old = await answered('restoreClinicVersion', 200, admin, 'POST', `/${id}/history/1/restore`)
  expect(await readClinicAnswer(old)).toMatchObject({ version: 5, rating: null, ratedOn: null })
  const address = { body: { address: 'https://pictures.example/photo' } }
  const picture = await answered('addClinicPicture', 201, admin, 'POST', '/pictures', address)
  expect(await picture.json()).toEqual({ url: '/storage/v1/object/public/clinic-images/picture.webp' })
  const managing = opened.routes.filter(({ who }) => who === clinicManagers)
  expect(managing.map(({ name }) => name).filter((name) => !seen.includes(name))).toEqual([])
  expect(managing).toHaveLength(managedRequests(id).length)
})

test('a public answer is kept for a moment and asked for again by its ETag, a private one never', async () => {
  const first = await opened.ask(null, 'GET', `/${clinic.id}`)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  for (const path of [`/${clinic.id}`, '?limit=1']) {
    const etag = (await opened.ask(null, 'GET', path)).headers.get('etag') ?? ''
    const again = await opened.ask(null, 'GET', path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  const facts = await opened.ask(people.admin, 'GET', `/${clinic.id}/facts`, { headers: { 'if-none-match': '"1"' } })
  expect([facts.status, facts.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('a later day on which an import looked changes the ETag of the public answer, and not the version', async () => {
  const before = await opened.ask(null, 'GET', `/${clinic.id}`)
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx
      .updateTable('mgk.clinics')
      .set({ imported: sql`imported || '{"checkedOn": "2026-05-09"}'` })
      .where('id', '=', clinic.id)
      .execute(),
  )
  const headers = { 'if-none-match': before.headers.get('etag') ?? '' }
  const after = await opened.ask(null, 'GET', `/${clinic.id}`, { headers })
  expect([after.status, await readClinicAnswer(after)]).toMatchObject([200, { checkedOn: '2026-05-09', version: 1 }])
  const facts = await opened.ask(people.admin, 'GET', `/${clinic.id}/facts`)
  expect(facts.headers.get('etag')).toBe('"1"')
})

test('every route of clinics for everybody has a limit', () => {
  const unlimited = opened.routes.filter(({ who, limit }) => who === everybody && !limit)
  expect(unlimited.map(({ name }) => name)).toEqual([])
})

test('a list goes on from page to page, and a question that makes no sense is refused', async () => {
  await opened.add(people.admin, { name: 'Apgujeong Clinic' })
  const page = z.object({
    clinics: z.array(z.object({ id: z.number() })),
    total: z.number(),
    next: z.string().nullable(),
  })
  const ids: number[] = []
  let after: string | null = ''
  let total = 0
  while (after !== null) {
    const query = after === '' ? '' : `&after=${after}`
    const read = page.parse(await (await opened.ask(null, 'GET', `?sort=name&limit=1${query}`)).json())
    ids.push(...read.clinics.map(({ id }) => id))
    after = read.next
    total = read.total
  }
  expect(ids.length).toBe(total)
  expect(new Set(ids).size).toBe(total)
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1.5',
    'sort=rating',
    'treatment=hair',
    'openOn=2026-02-30',
    'registered=maybe',
    'language=xx',
    'search=%00',
    'district=%00',
    'unknown=1',
    `search=${'x'.repeat(301)}`,
  ]) {
    expect(await readProblem(await opened.ask(null, 'GET', `?${query}`)), query).toBe('400 request.malformed')
  }
})

test.each([
  Buffer.from('["known",0,"\\u0000",1]').toString('base64url'),
  Buffer.from('["known",9007199254740991,"A",1]').toString('base64url'),
  Buffer.from('["name","\\u0000",1]').toString('base64url'),
  Buffer.from('["name","\\ud800",1]').toString('base64url'),
])('a position that somebody made up, %j, is refused and troubles no database', async (after) => {
  const [sort] = z.tuple([z.string()], z.unknown()).parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
  const answer = await opened.ask(null, 'GET', `?sort=${sort}&after=${after}`)
  expect(await readProblem(answer)).toBe('400 clinics.list_position_unknown')
})

test('an address that is not there is 404 and a method that is not offered 405, in the words of the product', async () => {
  for (const path of ['/x', '/1/x', '/99999999999999999999', '/0', '/1/history/1']) {
    expect(await readProblem(await opened.ask(people.admin, 'GET', path)), path).toMatch(
      /^404 (page|clinics).not_found$/,
    )
  }
  for (const [method, path, allowed] of [
    ['PUT', '', 'GET, POST'],
    ['POST', '/1', 'GET, PATCH, DELETE'],
    ['GET', '/pictures', 'POST'],
    ['OPTIONS', '/1/history', 'GET'],
  ] as const) {
    const answer = await opened.ask(people.admin, method, path)
    expect(await readProblem(answer), `${method} ${path}`).toBe('405 request.method_not_allowed')
    expect(answer.headers.get('allow')).toBe(allowed)
  }
})

test('too many requests for pictures are answered 429 before the caller is identified', async () => {
  const limited = await openTestClinics({ rateLimits: true })
  const answers: Response[] = []
  for (let nth = 0; nth < 31; nth += 1) answers.push(await limited.ask(null, 'POST', '/pictures', { body: {} }))
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(30).fill(401), 429])
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('300')
  await limited.close()
})
