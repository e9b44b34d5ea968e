import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import { buildSavedTrip, plainTrip, treatmentTrip } from '#testing/trips/trip-documents.ts'
import { forgetTrip, storeTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { refreshStoredTrip, saveAsNew, sendStoredTrip } from './send-stored-trip.ts'

const realFetch = globalThis.fetch
const id = '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a01'
const copyId = '0b2fd1b4-6f7c-4f6e-9a57-1f6d3c2b1a02'
const mine = plainTrip()
const trip = buildSavedTrip()
const theirs: TripDocument = { ...mine, plan: { ...mine.plan, days: mine.plan.days.slice(0, 1) } }

beforeEach(() => storeTrip({ saved: { id, version: 1, name: 'Spring' }, isChanged: true, document: mine }))
afterEach(() => {
  globalThis.fetch = realFetch
  forgetTrip()
})

type Asked = { method: string; path: string; version: string | null; body: unknown }

/** Answers like the server, by method; null: it is not reached. */
function serve(answers: Record<string, () => Response | null>): Asked[] {
  const asked: Asked[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init)
    const { pathname } = new URL(request.url)
    const text = await request.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    asked.push({ method: request.method, path: pathname, version: request.headers.get('if-match'), body })
    const answer = answers[request.method]?.() ?? null
    if (!answer) throw new TypeError('no network')
    return answer
  }
  return asked
}

function refusal(status: number, code: string, more: object = {}): Response {
  return Response.json({ code, title: 'No', status, ...more }, { status })
}

test('a trip that was changed is sent with the version that this device knows, once', async () => {
  const asked = serve({ PUT: () => Response.json({ ...trip, version: 2 }) })
  expect(await sendStoredTrip('here')).toEqual({ kind: 'sent' })
  expect(asked).toMatchObject([{ method: 'PUT', path: `/api/trips/${id}`, version: '"1"', body: { document: mine } }])
  expect(readStoredTrip()).toMatchObject({ saved: { id, version: 2 }, isChanged: false })
  expect(await sendStoredTrip('here')).toEqual({ kind: 'nothing' })
})

test('a change made while a trip is sent goes with the next version', async () => {
  serve({
    PUT: () => {
      storeTrip({ saved: { id, version: 1, name: 'Spring' }, isChanged: true, document: theirs })
      return Response.json({ ...trip, version: 2 })
    },
  })
  await sendStoredTrip('here')
  expect(readStoredTrip()).toMatchObject({ saved: { version: 2 }, isChanged: true })
  expect(readStoredTrip()?.document).toEqual(theirs)
})

test('a trip that only got another name while it was sent has no unsent change', async () => {
  serve({
    PUT: () => {
      storeTrip({ saved: { id, version: 1, name: 'Renamed' }, isChanged: true, document: mine })
      return Response.json({ ...trip, version: 2 })
    },
  })
  await sendStoredTrip('here')
  expect(readStoredTrip()).toMatchObject({ saved: { version: 2 }, isChanged: false })
})

test('without a network the change stays on the device and waits', async () => {
  serve({})
  expect(await sendStoredTrip('here')).toEqual({ kind: 'offline' })
  expect(readStoredTrip()).toMatchObject({ saved: { version: 1 }, isChanged: true })
})

test('a trip that another device changed first is stored as a trip of its own', async () => {
  const current = { ...trip, version: 3 }
  const asked = serve({
    PUT: () => refusal(412, 'trips.changed_meanwhile', { current }),
    GET: () => Response.json({ trip: current, document: theirs }),
    POST: () => Response.json({ ...trip, id: copyId, name: 'Spring (here)' }, { status: 201 }),
  })
  expect(await sendStoredTrip('here')).toEqual({ kind: 'copied', name: 'Spring (here)' })
  expect(asked.at(-1)).toMatchObject({ path: '/api/trips', body: { name: 'Spring (here)', document: mine } })
  expect(readStoredTrip()).toMatchObject({ saved: { id: copyId, version: 1 }, isChanged: false, document: mine })
})

test('a change whose answer was lost is no other device: nothing is copied', async () => {
  const current = { ...trip, version: 2 }
  const asked = serve({
    PUT: () => refusal(412, 'trips.changed_meanwhile', { current }),
    GET: () => Response.json({ trip: current, document: mine }),
  })
  expect(await sendStoredTrip('here')).toEqual({ kind: 'sent' })
  expect(asked.map(({ method }) => method)).toEqual(['PUT', 'GET'])
  expect(readStoredTrip()).toMatchObject({ saved: { id, version: 2 }, isChanged: false })
})

test('a trip that another device deleted stays on this one, unsaved', async () => {
  serve({ PUT: () => refusal(404, 'trips.not_found') })
  expect(await sendStoredTrip('here')).toEqual({ kind: 'gone' })
  expect(readStoredTrip()).toMatchObject({ saved: null, isChanged: false, document: mine })
})

test('a refusal of the server is told in its words, and the trip stays changed on the device', async () => {
  serve({ PUT: () => refusal(400, 'request.malformed') })
  expect(await sendStoredTrip('here')).toEqual({ kind: 'refused', message: 'No' })
  expect(readStoredTrip()?.isChanged).toBe(true)
})

test('a new trip is saved under its name, with the consent that was given and no other', async () => {
  storeTrip({ saved: null, isChanged: false, document: mine })
  const asked = serve({ POST: () => Response.json(trip, { status: 201 }) })
  await saveAsNew('Spring', false)
  expect(asked).toMatchObject([{ path: '/api/trips', body: { name: 'Spring', keepsTreatments: false } }])
  expect(readStoredTrip()).toMatchObject({ saved: { id, version: 1, name: 'Spring' }, isChanged: false })
})

test('a trip that another device changed is taken over only when it is unchanged here', async () => {
  serve({ GET: () => Response.json({ trip: { ...trip, version: 2, name: 'Busan' }, document: theirs }) })
  await refreshStoredTrip()
  expect(readStoredTrip()?.document).toEqual(mine)
  storeTrip({ saved: { id, version: 1, name: 'Spring' }, isChanged: false, document: mine })
  await refreshStoredTrip()
  expect(readStoredTrip()).toMatchObject({ saved: { version: 2, name: 'Busan' } })
  expect(readStoredTrip()?.document).toEqual(theirs)
})

test('treatments that this device alone has are not lost to a copy without them', async () => {
  storeTrip({ saved: { id, version: 1, name: 'Spring' }, isChanged: false, document: treatmentTrip() })
  const hidden = hideClinics(treatmentTrip())
  const changed = { ...hidden, generatedAt: '2027-02-01T00:00:00.000Z' }
  serve({ GET: () => Response.json({ trip: { ...trip, version: 2 }, document: changed }) })
  await refreshStoredTrip()
  expect(readStoredTrip()?.document).toEqual(treatmentTrip())
})
