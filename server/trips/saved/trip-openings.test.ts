import ICAL from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import { savedTrip } from '#domain/trips/document/saved-trip-schemas.ts'
import { textMarker } from '#testing/trips/marked-trips.ts'
import { plainTrip, treatmentTrip, tripClinic } from '#testing/trips/trip-documents.ts'
import { openTestTrips } from '#testing/trips/trips.ts'

const opened = await openTestTrips()
afterAll(() => opened.close())

async function uidsOf(token: string): Promise<unknown[]> {
  const text = await (await opened.ask(null, `/calendars/${token}.ics`)).text()
  const events = ICAL.Component.fromString(text).getAllSubcomponents('vevent')
  return events.map((event) => event.getFirstPropertyValue('uid'))
}

const clinicWords = [tripClinic.name.en, tripClinic.address.en, 'surgery', 'rhinoplasty', 'your clinic']

async function addTreatments() {
  const mina = await opened.member()
  const { id } = await opened.add(mina, { name: 'Nose job in May', document: treatmentTrip(), keepsTreatments: true })
  return { mina, id }
}

test('a link shows the trip as it is now and says nothing of its owner, and a new one ends the one before', async () => {
  const mina = await opened.member()
  const { id } = await opened.add(mina)
  const token = await opened.open(mina, id, 'share')
  const document = { ...plainTrip(), generatedAt: '2027-02-01T00:00:00.000Z' }
  await opened.ask(mina, `/api/trips/${id}`, { method: 'PUT', body: { document }, headers: { 'if-match': '"1"' } })
  const shared = await opened.openings.shared(token)
  expect(shared).toMatchObject({
    name: null,
    document: { generatedAt: document.generatedAt, words: { by: 'built-in' } },
  })
  for (const secret of [mina.user.id, mina.user.email ?? '-', id]) expect(JSON.stringify(shared)).not.toContain(secret)

  const again = await opened.open(mina, id, 'share', true)
  expect(await opened.openings.shared(token)).toBeNull()
  expect((await opened.list(mina))[0]?.link).toEqual({ showsClinics: true })
  expect((await opened.ask(mina, `/api/trips/${id}/share`, { method: 'DELETE' })).status).toBe(204)
  expect(await opened.openings.shared(again)).toBeNull()
  expect((await opened.list(mina))[0]?.link).toBeNull()
})

test('a link shows neither clinics nor a name that tells of them unless that was asked for, and has words all the same', async () => {
  const { mina, id } = await addTreatments()
  const hidden = await opened.openings.shared(await opened.open(mina, id, 'share'))
  for (const word of clinicWords) expect(JSON.stringify(hidden), word).not.toContain(word)
  expect(hidden?.name).toBeNull()
  expect(hidden?.document.words.text).toContain('The grill-1 house')

  const whole = await opened.openings.shared(await opened.open(mina, id, 'share', true))
  expect(whole?.name).toBe('Nose job in May')
  expect(JSON.stringify(whole)).toContain(tripClinic.name.en)
})

test('text in any field is in no page and no calendar, whether clinics are stored and shown or not', async () => {
  const core = 'Kanaryo'
  for (const trip of [plainTrip(), treatmentTrip()]) {
    const document = textMarker(trip).mark(`Dr ${core} for my psoriasis, call 010 1234 5678`)
    for (const keepsTreatments of [false, true]) {
      const mina = await opened.member()
      const { id } = await opened.add(mina, { name: `My BBL by ${core}`, document, keepsTreatments })
      for (const showsClinics of [false, true]) {
        const shared = await opened.openings.shared(await opened.open(mina, id, 'share', showsClinics))
        expect(JSON.stringify(shared?.document)).not.toContain(core)
        expect(shared?.name).toBe(showsClinics ? `My BBL by ${core}` : null)
        expect(shared?.document.words.text).toContain('The grill-1 house')
        const token = await opened.open(mina, id, 'calendar', showsClinics)
        const text = await (await opened.ask(null, `/calendars/${token}.ics`)).text()
        expect(text.replaceAll('\r\n ', '')).not.toContain(core)
        expect(text.replaceAll('\r\n ', '')).toContain('The grill-1 house')
      }
    }
  }
})

test('entries of a calendar keep their identifiers, differ from those of a copy, and do not tell the trip’s id', async () => {
  const mina = await opened.member()
  const { id } = await opened.add(mina)
  const token = await opened.open(mina, id, 'calendar')
  const before = await uidsOf(token)
  const changed = plainTrip()
  for (const stop of changed.plan.days[0]?.stops ?? []) stop.leave = stop.arrive
  await opened.ask(mina, `/api/trips/${id}`, {
    method: 'PUT',
    body: { document: { ...changed, generatedAt: '2027-02-01T00:00:00.000Z' } },
    headers: { 'if-match': '"1"' },
  })
  expect(await uidsOf(token)).toEqual(before)
  expect(await uidsOf(await opened.open(mina, id, 'calendar', true))).toEqual(before)

  const copied = await opened.ask(mina, `/api/trips/${id}/duplicate`, { method: 'POST', body: { name: 'Copy' } })
  const copy = savedTrip.parse(await copied.json())
  const ofCopy = await uidsOf(await opened.open(mina, copy.id, 'calendar'))
  expect(ofCopy).toHaveLength(before.length)
  expect(new Set([...before, ...ofCopy]).size).toBe(2 * before.length)
  expect(before.join('\n')).not.toContain(id)
  expect(before.join('\n')).not.toContain(id.replaceAll('-', ''))
})

test('a shared trip has no text of the traveller, also with clinics', async () => {
  const { mina, id } = await addTreatments()
  const shared = await opened.openings.shared(await opened.open(mina, id, 'share', true))
  expect(shared?.document.steps).toMatchObject({
    step2: { mustVisitPlaces: '', totalBudget: '' },
    step3: { plasticSurgeryType: '' },
  })
  expect(JSON.stringify(shared)).not.toContain('Blue Lantren')
  expect(shared?.document.plan.seed).toBe(0)
})

test('a calendar address follows the plan, is asked again with its ETag, and holds clinics only where asked', async () => {
  const { mina, id } = await addTreatments()
  const token = await opened.open(mina, id, 'calendar')
  const path = `/calendars/${token}.ics`
  const answer = await opened.ask(null, path)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'last-modified': new Date(opened.clock.now).toUTCString(),
    'x-robots-tag': 'noindex',
  })
  const text = await answer.text()
  const calendar = ICAL.Component.fromString(text)
  const events = calendar.getAllSubcomponents('vevent')
  expect(events.length).toBeGreaterThan(5)
  for (const word of clinicWords) expect(text.replaceAll('\r\n ', ''), word).not.toContain(word)

  const etag = answer.headers.get('etag') ?? ''
  expect((await opened.ask(null, path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const since = { 'if-modified-since': answer.headers.get('last-modified') ?? '' }
  expect((await opened.ask(null, path, { headers: since })).status).toBe(304)
  expect((await opened.ask(null, path, { headers: { ...since, 'if-none-match': '"other"' } })).status).toBe(200)

  opened.clock.now += 1000
  const body = { document: plainTrip() }
  await opened.ask(mina, `/api/trips/${id}`, { method: 'PUT', body, headers: { 'if-match': '"1"' } })
  const changed = await opened.ask(null, path, { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
  expect(await changed.text()).not.toBe(text)
})

test('a calendar with clinics names them, and none is there once the address is taken back', async () => {
  const { mina, id } = await addTreatments()
  const token = await opened.open(mina, id, 'calendar', true)
  const text = await (await opened.ask(null, `/calendars/${token}.ics`)).text()
  expect(text.replaceAll('\r\n ', '')).toContain(tripClinic.name.en)
  expect((await opened.ask(null, `/calendars/${token}.ics`, { method: 'HEAD' })).status).toBe(200)
  expect((await opened.ask(mina, `/api/trips/${id}/calendar`, { method: 'DELETE' })).status).toBe(204)
  expect((await opened.ask(null, `/calendars/${token}.ics`)).status).toBe(404)
})

test.each([
  ['no file of a calendar', 'A'.repeat(32), 404],
  ['another token', `${'A'.repeat(32)}.ics`, 404],
  ['a short token', 'abc.ics', 404],
  ['a pattern', '%25.ics', 404],
  ['a deeper path', 'a/b.ics', 405],
])('an address that is %s opens nothing', async (_what, file, status) => {
  expect((await opened.ask(null, `/calendars/${file}`)).status).toBe(status)
})

test('the token of a link opens no calendar, and that of a calendar no page', async () => {
  const mina = await opened.member()
  const { id } = await opened.add(mina)
  const [share, calendar] = [await opened.open(mina, id, 'share'), await opened.open(mina, id, 'calendar')]
  expect((await opened.ask(null, `/calendars/${share}.ics`)).status).toBe(404)
  expect(await opened.openings.shared(calendar)).toBeNull()
})
