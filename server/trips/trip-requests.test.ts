import { afterEach, beforeEach, expect, test } from 'vitest'
import { tripRequestLengths } from '#domain/trips/answers/trip-requests.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestTrips, type TestTrips } from '#testing/trips/trips.ts'
import { waitUntil } from '#testing/wait-until.ts'

const request = {
  name: 'Mina\r\nBcc: all@example.com Kim',
  email: 'mina@example.com',
  phone: '+82 10 1234 5678',
  message: 'A quiet hotel, please.\n\nAnd a guide.',
  startDate: '2027-05-03',
  endDate: '2027-05-07',
  summary: 'Culture and food\nAbout 60,000 won a day',
  consents: true,
}
let opened: TestTrips

beforeEach(async () => {
  opened = await openTestTrips()
})
afterEach(() => opened.close())

function send(body: unknown) {
  return opened.ask(null, '/api/trip-requests', { method: 'POST', body })
}

async function countKept(): Promise<unknown> {
  const [row] = await queryOnce(opened.url, 'select count(*)::int as count from mgk.trip_requests')
  return row?.['count']
}

test('a request with consent becomes a mail to the operator whose answer goes to the traveller', async () => {
  expect(await (await opened.ask(null, '/api/trip-requests')).json()).toEqual({ operator: 'Guide Team' })
  expect((await send(request)).status).toBe(204)
  const [mail] = await opened.mailNode.outbox.list()
  expect(mail).toMatchObject({
    to: 'team@example.com',
    replyTo: { name: 'Mina Bcc: all@example.com Kim', address: 'mina@example.com' },
    subject: 'Trip request from Mina Bcc: all@example.com Kim, 2027-05-03 to 2027-05-07',
  })
  for (const words of ['And a guide.', 'Culture and food', '+82 10 1234 5678']) expect(mail?.text).toContain(words)
})

test('without consent nothing is sent and nothing is kept', async () => {
  const answer = await send({ ...request, consents: false })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: 'trips.consent_required' })
  expect(await countKept()).toBe(0)
  expect(await opened.mailNode.outbox.list()).toEqual([])
})

test('a trip request is refused when no operator is named, and the operator is null beforehand', async () => {
  const nobody = await openTestTrips({ operator: null })
  expect(await (await nobody.ask(null, '/api/trip-requests')).json()).toEqual({ operator: null })
  const answer = await nobody.ask(null, '/api/trip-requests', { method: 'POST', body: request })
  expect(answer.status).toBe(503)
  expect(await nobody.mailNode.outbox.list()).toEqual([])
  await nobody.close()
})

test('of many requests of one visitor five an hour are taken', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(request)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 204, 204, 204, 204, 429, 429, 429,
  ])
  expect(await countKept()).toBe(5)
})

test('no word of a request stands in the database in clear, and it is forgotten after twelve months', async () => {
  await send(request)
  const rows = await queryOnce(opened.url, `select encode(content, 'escape') as bytes from mgk.trip_requests`)
  for (const word of ['Mina', 'mina@', 'hotel']) expect(JSON.stringify(rows)).not.toContain(word)
  await queryOnce(opened.url, `update mgk.trip_requests set received_at = now() - interval '12 months 1 hour'`)
  await opened.mailNode.jobs.start()
  await waitUntil(async () => expect(await countKept()).toBe(0))
})

test.each([
  ['no name', { name: '  ' }],
  ['no address', { email: '' }],
  ['an address that is none', { email: 'mina' }],
  ['two addresses', { email: 'a@example.com, b@example.com' }],
  ['a very long message', { message: 'x'.repeat(tripRequestLengths.message + 1) }],
  ['a date that does not exist', { startDate: '2027-02-29' }],
  ['an end before its start', { endDate: '2027-05-02' }],
  ['a consent that is a word', { consents: 'yes' }],
  ['something besides', { step3: { plasticSurgeryType: 'nose' } }],
])('a request with %s is refused and kept nowhere', async (_what, wrong) => {
  expect((await send({ ...request, ...wrong })).status).toBe(400)
  expect(await countKept()).toBe(0)
})
