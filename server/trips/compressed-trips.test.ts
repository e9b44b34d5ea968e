import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { plainTrip } from '#testing/trips/trip-documents.ts'
import { openTestTrips } from '#testing/trips/trips.ts'

const opened = await openTestTrips()
const mina = await opened.member()
const id = (await opened.add(mina)).id
afterAll(() => opened.close())

test('a trip is sent compressed, and its weak tag is taken for the version that was seen', async () => {
  const path = `/api/trips/${id}`
  const plain = await opened.ask(mina, path)
  const coded = await opened.ask(mina, path, { headers: { 'accept-encoding': 'gzip, br' } })
  expect([plain.headers.get('etag'), coded.headers.get('etag')]).toEqual(['"1"', 'W/"1"'])
  expect([plain.headers.get('vary'), coded.headers.get('vary')]).toEqual(['accept-encoding', 'accept-encoding'])
  expect(brotliDecompressSync(await coded.arrayBuffer()).toString()).toBe(await plain.text())
  const headers = { 'if-match': coded.headers.get('etag') ?? '', 'accept-encoding': 'gzip, br' }
  const body = { document: plainTrip() }
  expect((await opened.ask(mina, path, { method: 'PUT', body, headers })).status).toBe(200)
  expect((await opened.ask(mina, path, { method: 'PUT', body, headers })).status).toBe(412)
})

test('an answer with the token of a link is not compressed', async () => {
  const asked = { method: 'POST', body: { showsClinics: false }, headers: { 'accept-encoding': 'gzip, br' } }
  for (const what of ['share', 'calendar']) {
    const answer = await opened.ask(mina, `/api/trips/${id}/${what}`, asked)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.json()).toHaveProperty('token')
  }
})

test('a calendar is sent compressed, and the tag of either form is asked again with', async () => {
  const token = await opened.open(mina, id, 'calendar')
  const path = `/calendars/${token}.ics`
  const plain = await opened.ask(null, path)
  const coded = await opened.ask(null, path, { headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(await coded.arrayBuffer()).toString()).toBe(await plain.text())
  for (const { headers } of [plain, coded]) {
    const seen = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await opened.ask(null, path, { headers: seen })).status).toBe(304)
  }
})
