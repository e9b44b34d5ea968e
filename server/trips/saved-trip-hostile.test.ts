import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import type { Member } from '#testing/builders/members.ts'
import { plainTrip, treatmentTrip } from '#testing/trips/trip-documents.ts'
import { openTestTrips, type TestTrips } from '#testing/trips/trips.ts'

let opened: TestTrips
let mina: Member
let jun: Member
let tripId: string
let shareToken: string
let calendarToken: string

beforeAll(async () => {
  opened = await openTestTrips()
  mina = await opened.member()
  jun = await opened.member()
  const trip = await opened.add(mina, { name: 'Nose and palaces', document: treatmentTrip(), keepsTreatments: true })
  tripId = trip.id
  shareToken = await opened.open(mina, tripId, 'share')
  calendarToken = await opened.open(mina, tripId, 'calendar')
})
afterAll(() => opened.close())

const document = plainTrip()
const calls = [
  ['GET', '', undefined],
  ['PUT', '', { document }],
  ['PATCH', '', { name: 'Mine' }],
  ['DELETE', '', undefined],
  ['POST', '/restore', undefined],
  ['POST', '/duplicate', { name: 'Mine' }],
  ['POST', '/share', { showsClinics: true }],
  ['DELETE', '/share', undefined],
  ['POST', '/calendar', { showsClinics: true }],
  ['DELETE', '/calendar', undefined],
] as const

async function expectUntouched(): Promise<void> {
  expect(await opened.list(mina)).toMatchObject([{ id: tripId, name: 'Nose and palaces', version: 1, deletedAt: null }])
  expect((await opened.read(mina, tripId)).document).toEqual(treatmentTrip())
  expect(await opened.openings.shared(shareToken)).not.toBeNull()
  expect((await opened.ask(null, `/calendars/${calendarToken}.ics`)).status).toBe(200)
}

test.each(calls)(
  '%s %s by a visitor is refused as such, and by another member as of a trip that is not there',
  async (...call) => {
    const [method, path, body] = call
    const asked = { method, body, headers: { 'if-match': '"1"' } }
    expect((await opened.ask(null, `/api/trips/${tripId}${path}`, asked)).status).toBe(401)
    const foreign = await opened.ask(jun, `/api/trips/${tripId}${path}`, asked)
    const guessed = await opened.ask(jun, `/api/trips/${randomUUID()}${path}`, asked)
    expect([foreign.status, guessed.status]).toEqual([404, 404])
    const withoutRequest = (text: string) => text.replaceAll(/"requestId":"[^"]*"/g, '')
    expect(withoutRequest(await foreign.text())).toBe(withoutRequest(await guessed.text()))
    await expectUntouched()
  },
)

test('an administrator sees and changes no trip of anybody else', async () => {
  const { trips, openings } = opened
  const admin = { kind: 'admin', userId: jun.user.id, assurance: 'aal2' } as const
  const absent = { code: 'trips.not_found' }
  expect(await trips.list(admin)).toEqual({ trips: [], unreadable: [] })
  await expect(trips.read(admin, tripId)).rejects.toMatchObject(absent)
  await expect(trips.replace(admin, tripId, 1, { document })).rejects.toMatchObject(absent)
  await expect(trips.remove(admin, tripId)).rejects.toMatchObject(absent)
  await expect(openings.open(admin, { id: tripId, opening: 'share' }, { showsClinics: true })).rejects.toMatchObject(
    absent,
  )
  await expectUntouched()
})

test('the database refuses everybody else too: another member finds nothing and changes nothing', async () => {
  const asJun = { role: 'member', userId: jun.user.id, assurance: 'aal2' } as const
  const outcome = await opened.database.transactionAs(asJun, async (tx) => ({
    seen: await tx.selectFrom('mgk.saved_trips').selectAll().execute(),
    changed: await tx.updateTable('mgk.saved_trips').set({ version: 9 }).returning('id').execute(),
    deleted: await tx.deleteFrom('mgk.saved_trips').returning('id').execute(),
  }))
  expect(outcome).toEqual({ seen: [], changed: [], deleted: [] })
  const at = new Date()
  const row = {
    id: randomUUID(),
    user_id: mina.user.id,
    summary: Buffer.from('x'),
    document: Buffer.from('x'),
    start_date: '2027-05-01',
    end_date: '2027-05-02',
    created_at: at,
    changed_at: at,
  }
  await expect(
    opened.database.transactionAs(asJun, (tx) => tx.insertInto('mgk.saved_trips').values(row).execute()),
  ).rejects.toThrow('row-level security')
  await expect(opened.database.app.selectFrom('mgk.saved_trips').selectAll().execute()).rejects.toThrow(
    'permission denied',
  )
  await expectUntouched()
})

test('a visitor of the database sees the one trip whose token it says, and never whose it is', async () => {
  const { database } = opened
  const ids = (setting: string, said: string) =>
    database.transactionAs({ role: 'visitor' }, async (tx) => {
      await sql`select set_config(${setting}, ${said}, true)`.execute(tx)
      return (await tx.selectFrom('mgk.saved_trips').select('id').execute()).map(({ id }) => id)
    })
  expect(await ids('mgk.trip_share_token', shareToken)).toEqual([tripId])
  expect(await ids('mgk.trip_calendar_token', calendarToken)).toEqual([tripId])
  // The token of the one is none of the other.
  expect(await ids('mgk.trip_share_token', calendarToken)).toEqual([])
  expect(await ids('mgk.share_token', shareToken)).toEqual([])
  for (const guess of ['', '%', tripId]) expect(await ids('mgk.trip_share_token', guess)).toEqual([])
  for (const column of ['user_id', 'share_hash', 'calendar_hash'] as const) {
    const asking = database.transactionAs({ role: 'visitor' }, (tx) =>
      tx.selectFrom('mgk.saved_trips').select(column).execute(),
    )
    await expect(asking, column).rejects.toThrow('permission denied')
  }
})

test('an account that is emptied takes its trips, its answers and their links with it, and no other account’s', async () => {
  const leaving = await opened.member()
  const { id } = await opened.add(leaving)
  const share = await opened.open(leaving, id, 'share')
  const calendar = await opened.open(leaving, id, 'calendar')
  await opened.ask(leaving, '/api/trip-draft', { method: 'PUT', body: { steps: {} } })
  // Of an account that is there the service deletes nothing, whatever it asks for.
  await opened.database.transactionAs({ role: 'service' }, (tx) =>
    tx.deleteFrom('mgk.saved_trips').where('user_id', '=', leaving.user.id).execute(),
  )
  expect(await opened.openings.shared(share)).not.toBeNull()
  await opened.emptyAccount(leaving.user.id)
  expect(await opened.openings.shared(share)).toBeNull()
  expect((await opened.ask(null, `/calendars/${calendar}.ics`)).status).toBe(404)
  const rows = await queryOnce(opened.url, `select id from mgk.saved_trips where user_id = '${leaving.user.id}'`)
  const drafts = await queryOnce(opened.url, `select from mgk.trip_drafts where user_id = '${leaving.user.id}'`)
  expect([rows, drafts]).toEqual([[], []])
  await expectUntouched()
})

test('the product itself sees no trip that was not deleted, and cannot read one that was', async () => {
  const asService = { role: 'service' } as const
  expect(
    await opened.database.transactionAs(asService, (tx) => tx.selectFrom('mgk.saved_trips').select('id').execute()),
  ).toEqual([])
  await expect(
    opened.database.transactionAs(asService, (tx) => tx.selectFrom('mgk.saved_trips').select('document').execute()),
  ).rejects.toThrow('permission denied')
})

test('neither name nor document nor token of a trip stands in the database in clear', async () => {
  const rows = await queryOnce(
    opened.url,
    `select t::text as row, encode(summary, 'escape') as summary, encode(document, 'escape') as document,
       encode(share_hash, 'escape') as share from mgk.saved_trips t`,
  )
  const text = JSON.stringify(rows)
  for (const secret of ['Nose', 'Lantern', 'surgery', 'Insadong', shareToken, calendarToken]) {
    expect(text, secret).not.toContain(secret)
  }
})

test('a token stands in no line of the log, also of a page or its data', async () => {
  await opened.ask(null, `/calendars/${calendarToken}.ics`)
  await opened.ask(null, `/trips/shared/${shareToken}`)
  await opened.ask(null, `/ko/trips/shared/${shareToken}.data`)
  expect(opened.lines.slice(-3).map(({ path }) => path)).toEqual([
    '/calendars/…',
    '/trips/shared/…',
    '/ko/trips/shared/…',
  ])
  expect(JSON.stringify(opened.lines)).not.toContain(shareToken)
  expect(JSON.stringify(opened.lines)).not.toContain(calendarToken)
})

const trip = { name: 'Mine', document, keepsTreatments: false }

test.each([
  ['no document', { name: 'Mine', keepsTreatments: false }],
  ['no consent said', { name: 'Mine', document }],
  ['an owner', { ...trip, user_id: randomUUID() }],
  ['an id', { ...trip, id: randomUUID() }],
  ['a version', { ...trip, version: 7 }],
  ['an empty name', { ...trip, name: ' \u200B ' }],
  ['a long name', { ...trip, name: 'x'.repeat(81) }],
  ['a zero character in a place', { ...trip, document: { ...document, words: { text: 'a\0b', by: 'built-in' } } }],
  ['half of a character', { ...trip, document: { ...document, words: { text: 'a\uD800', by: 'built-in' } } }],
  ['a script as a web site', withWebsite('javascript:alert(1)')],
  ['a user name before a host', withWebsite('https://palace.example@elsewhere.example/')],
  ['contact data', { ...trip, document: { ...document, steps: { ...document.steps, contact: { email: 'a@b.c' } } } }],
  ['a strange length', { ...trip, document: { ...document, plan: { ...document.plan, days: { length: {} } } } }],
])('a trip with %s is refused with its mistakes, and none is kept', async (_what, body) => {
  const answer = await opened.ask(jun, '/api/trips', { method: 'POST', body })
  expect(answer.status).toBe(400)
  const refusal: unknown = await answer.json()
  expect(refusal).toMatchObject({ code: 'request.malformed' })
  expect(refusal).toHaveProperty('mistakes.0.field')
  expect(await opened.list(jun)).toEqual([])
})

/** As much of a list or an object as a body may hold, in which nothing is right. */
const wrongItems = `[${'{},'.repeat(15_000)}{}]`
const wrongPlaces = `{${Array.from({ length: 15_000 }, (_, index) => `"p${index}":{}`).join(',')}}`
const manyDates = Array.from({ length: 15 }, (_, index) => [`p${index}`, { closed: Array(1000).fill(0) }] as const)
const wrongDates = JSON.stringify(Object.fromEntries(manyDates))

test.each([
  ['days', JSON.stringify({ ...document.plan, days: 'HERE' }).replace('"HERE"', wrongItems), 'plan'],
  [
    'entries that found no place',
    JSON.stringify({ ...document.plan, unplaced: 'HERE' }).replace('"HERE"', wrongItems),
    'plan',
  ],
  ['places', wrongPlaces, 'places'],
  ['places with a thousand wrong dates each', wrongDates, 'places'],
])('many wrong %s are refused with a few mistakes', async (_what, part, field) => {
  const whole = JSON.stringify({ ...trip, document: { ...document, [field]: 'PART' } }).replace('"PART"', () => part)
  const answer = await opened.app.request('/api/trips', {
    method: 'POST',
    headers: { ...jun.bearer, 'content-type': 'application/json' },
    body: whole,
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toHaveProperty('mistakes.0.field')
})

test('a trip in the year 0 is refused, which no database knows', async () => {
  const step1 = { ...document.steps.step1, startDate: '0000-01-01', endDate: '0000-01-02' }
  const body = { ...trip, document: { ...document, steps: { ...document.steps, step1 } } }
  expect((await opened.ask(jun, '/api/trips', { method: 'POST', body })).status).toBe(400)
})

function withWebsite(website: string) {
  const places = Object.entries(document.places).map(([id, place]) => [id, { ...place, website }] as const)
  return { ...trip, document: { ...document, places: Object.fromEntries(places) } }
}

test('a document of more than a megabyte is refused as too large', async () => {
  const body = { ...trip, document: { ...document, words: { text: 'x'.repeat(1024 * 1024), by: 'built-in' } } }
  expect((await opened.ask(jun, '/api/trips', { method: 'POST', body })).status).toBe(413)
})

test('markup in the name of a trip is stored as text', async () => {
  const member = await opened.member()
  const name = '<img src=x onerror=alert(1)>'
  const { id } = await opened.add(member, { name })
  expect((await opened.read(member, id)).trip.name).toBe(name)
})

test('ids that are none are not found', async () => {
  for (const id of ['1', 'main', 'x'.repeat(300)]) {
    expect((await opened.ask(jun, `/api/trips/${id}`)).status, id).toBe(404)
  }
  expect((await opened.ask(jun, '/api/trips/a%00b')).status).toBe(400)
})

test('more members than any trip has are refused before they are looked at', async () => {
  const answer = await opened.app.request('/api/trips', {
    method: 'POST',
    headers: { ...jun.bearer, 'content-type': 'application/json' },
    body: `{"document":[${'{},'.repeat(250_000)}{}]}`,
  })
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'request.body_too_large' }])
})
