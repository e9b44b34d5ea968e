import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import type { Change } from '#domain/site/change-history.ts'
import type { Clinic } from '#domain/clinics/clinics.ts'
import type { Place } from '#domain/places/places.ts'
import type { SavedTrip, UnreadableTrip } from '#domain/trips/document/saved-trips.ts'
import { type ApiAnswer, ApiProblem, callApi, isRefusal } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

type Sent = { address: string; method: string | undefined; body: unknown; ifMatch: string | null }

/** What was sent to the server, which gives this answer to everything. */
function serve(answer: () => Response): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit) => {
    const ifMatch = new Headers(headers).get('if-match')
    sent.push({ address, method, body: typeof body === 'string' ? JSON.parse(body) : undefined, ifMatch })
    return answer()
  })
  return sent
}

function refuse(status: number, body: object): () => Response {
  return () => Response.json(body, { status })
}

async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => error,
  )
}

test('a call is sent by its method to its path, with its parameters, query, version and body', async () => {
  const sent = serve(() => Response.json({}))
  await callApi('PATCH /api/saved-lists/:id', { params: { id: 'a/b?c' }, version: 3, body: { name: 'Seoul' } })
  await callApi('GET /api/clinics', { query: { search: 'a & b', district: undefined, limit: 5 } })
  await callApi('POST /api/saved-lists/:id/share', { params: { id: 'x' } })
  expect(sent).toEqual([
    { address: '/api/saved-lists/a%2Fb%3Fc', method: 'PATCH', body: { name: 'Seoul' }, ifMatch: '"3"' },
    { address: '/api/clinics?search=a+%26+b&limit=5', method: 'GET', body: undefined, ifMatch: null },
    { address: '/api/saved-lists/x/share', method: 'POST', body: undefined, ifMatch: null },
  ])
})

test('an answer without content is undefined, and any other one is what its JSON says', async () => {
  serve(() => new Response(null, { status: 204 }))
  expect(await callApi('DELETE /api/trips/:id', { params: { id: 'x' } })).toBeUndefined()
  serve(() => Response.json({ operator: null }))
  expect(await callApi('GET /api/trip-requests')).toEqual({ operator: null })
})

test('an answer that is not JSON, or breaks off, is a problem like others', async () => {
  serve(() => new Response('<h1>Welcome to our Wi-Fi</h1>', { status: 200 }))
  expect(await refusalOf(callApi('GET /api/trips'))).toMatchObject({ status: 200, code: 'unknown' })
  serve(() => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })))
  const broken = await refusalOf(callApi('GET /api/trips'))
  expect(broken).toBeInstanceOf(ApiProblem)
  expect(broken).toMatchObject({ status: 0, code: 'network' })
})

test('a refusal is known by its code and not by its sentence', async () => {
  const current = { id: 'x', name: 'Seoul' }
  serve(refuse(412, { code: 'trips.changed_meanwhile', title: 'A sentence', current }))
  const error = await refusalOf(callApi('GET /api/trips'))
  expect(isRefusal(error, 'trips.changed_meanwhile') && error.body.current).toEqual(current)
  expect(isRefusal(error, 'trips.not_found')).toBe(false)
  serve(refuse(404, { code: 'trips.not_found', title: 'A sentence' }))
  const other = await refusalOf(callApi('GET /api/trips'))
  expect(isRefusal(other, 'trips.not_found')).toBe(true)
  expect(isRefusal(other, 'trips.changed_meanwhile')).toBe(false)
  expect(isRefusal(new Error('trips.not_found'), 'trips.not_found')).toBe(false)
})

test('a code of a newer server equals none of this build, and its sentence is there to be shown', async () => {
  serve(refuse(409, { code: 'trips.in_use_elsewhere', title: 'Somebody edits this trip.' }))
  const error = await refusalOf(callApi('GET /api/trips'))
  expect(error).toBeInstanceOf(ApiProblem)
  expect(error).toMatchObject({ status: 409, code: 'trips.in_use_elsewhere', message: 'Somebody edits this trip.' })
  expect(isRefusal(error, 'trips.changed_meanwhile')).toBe(false)
  expect(isRefusal(error, 'unknown')).toBe(false)
})

test('a refusal without a code is unknown, and a server that is not reached is the network', async () => {
  serve(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  const broken = await refusalOf(callApi('GET /api/trips'))
  expect(isRefusal(broken, 'unknown') && [broken.status, broken.message]).toEqual([502, 'Bad Gateway'])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const unreached = await refusalOf(callApi('GET /api/trips'))
  expect(isRefusal(unreached, 'network') && unreached.status).toBe(0)
})

/** Never run: what does not compile is the test. */
function assertCalls(problem: ApiProblem, name: string) {
  const params = { id: 1 }
  // @ts-expect-error -- no such path
  void callApi('GET /api/clinic')
  // @ts-expect-error -- no such method at this path
  void callApi('PUT /api/clinics/:id', { params })
  // @ts-expect-error -- the parameter is missing
  void callApi('GET /api/clinics/:id')
  // @ts-expect-error -- the parameter has another name
  void callApi('GET /api/clinics/:id', { params: { clinic: 1 } })
  // @ts-expect-error -- no such field in the query
  void callApi('GET /api/clinics', { query: { words: 'a' } })
  // @ts-expect-error -- no such order
  void callApi('GET /api/clinics', { query: { sort: 'rating' } })
  // @ts-expect-error -- a query is text or a number
  void callApi('GET /api/clinics', { query: { limit: null } })
  // @ts-expect-error -- the body is missing
  void callApi('POST /api/saved-lists')
  // @ts-expect-error -- the body is missing, although each of its fields may be
  void callApi('PATCH /api/clinics/:id', { params, version: 1 })
  // @ts-expect-error -- a field of the body is missing
  void callApi('POST /api/saved-lists', { body: {} })
  // @ts-expect-error -- a field of the body has another type
  void callApi('POST /api/saved-lists', { body: { name: 1 } })
  // @ts-expect-error -- a field that the body does not have
  void callApi('POST /api/saved-lists', { body: { name, color: 'red' } })
  // @ts-expect-error -- the route takes no body
  void callApi('GET /api/trips', { body: {} })
  // @ts-expect-error -- the version that was seen is missing
  void callApi('PATCH /api/trips/:id', { params: { id: 'x' }, body: { name } })
  // @ts-expect-error -- the route heeds no version
  void callApi('DELETE /api/trips/:id', { params: { id: 'x' }, version: 1 })
  // @ts-expect-error -- no such code in the table of problems
  void (problem.code === 'trips.changed')
  // @ts-expect-error -- likewise
  void isRefusal(problem, 'trips.changed')
  // @ts-expect-error -- nothing is promised to stand in this refusal
  if (isRefusal(problem, 'trips.not_found')) void problem.body.current
}

test('the types of a call follow from the described routes', () => {
  expectTypeOf(assertCalls).toBeFunction()
  expectTypeOf<ApiAnswer<'GET /api/clinics/:id'>>().toExtend<Clinic>()
  expectTypeOf<ApiAnswer<'GET /api/places/:id/facts'>>().toExtend<Place>()
  expectTypeOf<ApiAnswer<'GET /api/trips'>>().toEqualTypeOf<{
    trips: SavedTrip[]
    unreadable: UnreadableTrip[]
  }>()
  expectTypeOf<ApiAnswer<'DELETE /api/clinics/:id'>>().toEqualTypeOf<void>()
  expectTypeOf(callApi<'GET /api/trip-requests'>).returns.resolves.toEqualTypeOf<{ operator: string | null }>()
  expectTypeOf<ApiAnswer<'GET /api/clinics/:id/history'>['changes'][number]>().toEqualTypeOf<Change>()
})

test('the type of a refusal follows from its code', () => {
  const error: unknown = null
  if (isRefusal(error, 'clinics.changed_meanwhile')) expectTypeOf(error.body.current).toExtend<Clinic>()
  if (isRefusal(error, 'trips.changed_meanwhile')) expectTypeOf(error.body.current).toEqualTypeOf<SavedTrip>()
  if (isRefusal(error, 'clinics.invalid'))
    expectTypeOf(error.body.mistakes[0]?.field).toEqualTypeOf<string | undefined>()
  expect(isRefusal(error, 'clinics.invalid')).toBe(false)
})
