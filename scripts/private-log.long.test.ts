import { afterAll, expect, test, vi } from 'vitest'
import { makeTemporaryFolder } from '#testing/temporary-folder.ts'
import { threeDays } from '#testing/trips/trip-function.ts'
import { startUnbuiltApp } from '#testing/servers/unbuilt-app.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })

/** What people type: each word stands nowhere else, so that it is found wherever it turns up. */
const typed = {
  email: 'quillfeather@example.com',
  password: 'zebrafinch under nine lanterns',
  wrongPassword: 'wombatlike guess of a password',
  name: 'Averyquill Featherstone',
  phone: '+1 555 0144 77821',
  message: 'My kneecap-surgery went sideways.',
  request: 'A quiet ryokanlike hotel, please.',
  budget: 'threethousandish won',
  wish: 'Atlantisville',
  search: 'rhinoplastyword',
  hangul: '쌍꺼풀매몰법',
  food: 'gluten-free-tteokbokki',
  list: 'Honeymoonsecret',
  token: 'eyJhbGciOiJIUzI1NiJ9.mistyped-token.signature',
}
/** Also in the form that addresses and forms have. */
const words = Object.values(typed).flatMap((word) => [word, encodeURIComponent(word), word.replaceAll(' ', '+')])

const folder = await makeTemporaryFolder()
const variables = {
  LOG_LEVEL: 'debug',
  AUTH_AUTOCONFIRM: 'on',
  OPERATOR_NAME: 'Guide Team',
  OPERATOR_EMAIL: 'team@example.com',
}
const app = await startUnbuiltApp({ varFolder: folder.path, variables })
afterAll(async () => {
  await app.stop()
  await folder.remove()
})

async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const isText = typeof body === 'string'
  return fetch(`${app.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: app.origin, apikey: 'publishable', 'content-type': 'application/json', ...headers },
    body: isText ? body : JSON.stringify(body),
  })
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const { status } = await answer.then(async (one) => (await one.arrayBuffer(), one))
  return status
}

function look(path: string, query: Record<string, string>): Promise<number> {
  return statusOf(fetch(`${app.origin}${path}?${new URLSearchParams(query).toString()}`))
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Signs up, and answers with the token of the session. */
async function signUp(): Promise<string> {
  const { email, password, name } = typed
  const answer = await send('/auth/v1/signup', { email, password, data: { full_name: name } })
  expect(answer.status).toBe(200)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as accounts answer
  return ((await answer.json()) as { access_token: string }).access_token
}

async function useAccount(bearer: Record<string, string>): Promise<void> {
  const { email, password, wrongPassword, list, phone, name } = typed
  const logIn = '/auth/v1/token?grant_type=password'
  expect(await statusOf(send(logIn, { email, password }))).toBe(200)
  expect(await statusOf(send(logIn, { email, password: wrongPassword }))).toBe(400)
  expect(await statusOf(send('/auth/v1/signup', { email, password }))).toBeOneOf([200, 422])
  expect(await statusOf(send('/auth/v1/recover', { email }))).toBe(200)
  expect(await statusOf(send('/auth/v1/signup', { email: '', phone, password, data: { name } }))).toBe(400)
  const saved = await send('/api/saved-lists', { name: list }, bearer)
  expect(saved.status).toBe(201)
  expect(await statusOf(send('/api/saved-lists', { name: list.repeat(9) }, bearer))).toBe(400)
  expect(await statusOf(send('/api/saved-lists', { name: list }, { authorization: `Bearer ${typed.token}` }))).toBe(401)
}

async function writeToOperator(): Promise<void> {
  const { name, email, message, phone, request } = typed
  const written = new URLSearchParams({ name, email, message, about: '' }).toString()
  expect(await statusOf(send('/contact', written, form))).toBe(303)
  const wrong = new URLSearchParams({ name, email: `${email}@@`, message, about: '' }).toString()
  expect(await statusOf(send('/contact', wrong, form))).toBe(422)
  expect(await statusOf(send('/contact', written, { ...form, origin: 'https://elsewhere.example' }))).toBe(403)
  const days = { startDate: '2027-05-31', endDate: '2027-06-02' }
  const asked = { name, email, phone, message: request, summary: '', consents: true, ...days }
  expect(await statusOf(send('/api/trip-requests', asked))).toBe(204)
  expect(await statusOf(send('/api/trip-requests', { ...asked, email: phone }))).toBe(400)
}

async function plan(): Promise<void> {
  const { name: fullName, email, phone, budget: totalBudget, wish: mustVisitPlaces } = typed
  const { step1, step2, step3 } = threeDays
  const answers = {
    step1,
    step2: { ...step2, totalBudget, mustVisitPlaces },
    step3: { ...step3, fullName, email, phone },
  }
  expect(await statusOf(send('/functions/v1/generate-travel-plan', answers))).toBe(200)
  const wrong = { ...answers, step1: { ...step1, startDate: phone } }
  expect(await statusOf(send('/functions/v1/generate-travel-plan', wrong))).toBeOneOf([400, 422])
  expect(await statusOf(send('/functions/v1/generate-travel-plan', `{"step3": "${email}`))).toBe(400)
}

async function search(): Promise<void> {
  const { search: word, hangul, food, name } = typed
  for (const q of [word, hangul, `${word}\u0000`, name.repeat(20)]) {
    expect(await look('/api/clinics', { q }), q).toBeOneOf([200, 400])
    expect(await look('/plastic-surgery-clinics', { q }), q).toBeOneOf([200, 302, 400])
    expect(await look('/api/places', { q }), q).toBeOneOf([200, 400])
    expect(await look('/places', { q }), q).toBeOneOf([200, 302, 400])
    expect(await look('/food-and-cafe', { q }), q).toBeOneOf([200, 302, 400])
  }
  expect(await statusOf(send('/functions/v1/search-places', { query: food, location: hangul }))).toBe(200)
  expect(await statusOf(send('/functions/v1/search-places', { query: food, location: 7 }))).toBe(400)
}

test('nothing that people typed is in the log or on the screen, whether it was accepted or refused', async () => {
  const token = await signUp()
  await useAccount({ authorization: `Bearer ${token}` })
  await writeToOperator()
  await plan()
  await search()
  const log = app.output()
  const requests = log.split('\n').filter((line) => line.includes('"msg":"request"'))
  // The log was written, so that its silence means something.
  expect(requests.length).toBeGreaterThan(30)
  for (const path of ['/auth/v1/signup', '/contact', '/api/trip-requests', '/api/clinics', '/places']) {
    expect(
      requests.some((line) => line.includes(`"path":"${path}"`)),
      path,
    ).toBe(true)
  }
  const found = [...words, token].filter((word) => log.toLowerCase().includes(word.toLowerCase()))
  expect(found).toEqual([])
})
