import { afterEach, expect, test } from 'vitest'
import { planRequest } from '#domain/trips/answers/trips.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { signCallsWith } from '#web/bearer.ts'
import { askForPlan } from './ask-for-plan.ts'

const realFetch = globalThis.fetch
const steps = planRequest(askTrip(2))
const news = { onProgress: () => {}, onDay: () => {}, onWords: () => {} }
const { signal } = new AbortController()

afterEach(() => {
  globalThis.fetch = realFetch
  signCallsWith(() => Promise.resolve(null))
})

/** The headers of the requests that the function gets. */
function serve(answer: () => Promise<Response>): Headers[] {
  const asked: Headers[] = []
  globalThis.fetch = (_input, init) => {
    asked.push(new Headers(init?.headers))
    return answer()
  }
  return asked
}

test('a member is known by the bearer, and who cannot be known is a visitor', async () => {
  const asked = serve(async () => Response.json({ success: false, error: 'Nothing is open.', plan: null }))
  signCallsWith(async () => ({ read: async () => 'a.b.c', renew: async () => null }))
  expect(await askForPlan({ steps }, news, signal)).toEqual({ kind: 'impossible', message: 'Nothing is open.' })
  signCallsWith(() => Promise.reject(new TypeError('a script that a deploy removed')))
  await askForPlan({ steps }, news, signal)
  expect(asked.map((headers) => headers.get('authorization'))).toEqual(['Bearer a.b.c', null])
})

test('without a network the server is not reached, also when nobody can tell who is signed in', async () => {
  serve(() => Promise.reject(new TypeError('no network')))
  signCallsWith(() => Promise.reject(new TypeError('a script that a deploy removed')))
  expect(await askForPlan({ steps }, news, signal)).toEqual({ kind: 'unreachable' })
})

test('a stream that ends for want of time is refused like an answer at once', async () => {
  const failed = 'event: failed\ndata: {"error":"Too many.","status":429,"retryAfterSeconds":8}\n\n'
  serve(async () => new Response(failed, { headers: { 'content-type': 'text/event-stream' } }))
  const refused = { kind: 'refused', message: 'Too many.', fields: [], status: 429, retryAfterSeconds: 8 }
  expect(await askForPlan({ steps }, news, signal)).toEqual(refused)
})

test('an answer that is no JSON is unexpected', async () => {
  serve(async () => new Response('<p>A captive portal</p>'))
  expect(await askForPlan({ steps }, news, signal)).toEqual({ kind: 'unexpected' })
})
