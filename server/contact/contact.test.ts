import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Operator } from '#domain/site/operator.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createMailNode, type MailNode } from '#testing/nodes/mail-node.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { createContact } from './contact.ts'

const operator: Operator = {
  name: 'Guide Team',
  email: 'team@example.com',
  address: null,
  mode: 'information',
  registration: null,
}
const written = {
  name: 'Mina Kim',
  email: 'mina@example.com',
  message: 'Hello.\r\n\r\nThe hours are wrong.',
  about: '',
}
const siteOrigin = 'https://guide.example'
let opened: TestDatabase
let mailNode: MailNode

beforeEach(async () => {
  opened = await openTestDatabase()
  mailNode = createMailNode(opened.database, {})
})
afterEach(async () => {
  await mailNode.stop()
  await opened.close()
})

function openContact(from: Operator | null = operator, { outbox, jobs } = mailNode) {
  const limits = createRateLimits({ database: opened.database, now: Date.now })
  const { database } = opened
  return createContact({ database, dataKey: createTestDataKey(), jobs, limits, outbox, operator: from, siteOrigin })
}

function countMessages() {
  return queryOnce(opened.url, 'select count(*)::int as count from mgk.contact_messages')
}

test('a message becomes a mail to the operator whose answer goes to who wrote', async () => {
  const contact = openContact()
  expect(await contact.send(written, '192.0.2.1')).toEqual({ outcome: 'sent' })
  const [mail] = await mailNode.outbox.list()
  expect(mail).toMatchObject({
    to: 'team@example.com',
    replyTo: { name: 'Mina Kim', address: 'mina@example.com' },
    subject: 'Message from Mina Kim',
  })
  expect(mail?.text).toContain('Hello.\n\nThe hours are wrong.\n\nSent by Mina Kim <mina@example.com>')
})

test('no word of a message stands in the database in clear, and nobody but the product reads the table', async () => {
  await openContact().send(written, '192.0.2.1')
  const [row] = await queryOnce(
    opened.url,
    `select encode(content, 'escape') as bytes, t::text as row from mgk.contact_messages t`,
  )
  for (const word of ['Mina', 'mina@', 'hours']) expect(JSON.stringify(row)).not.toContain(word)
  const read = opened.database.transactionAs({ role: 'visitor' }, (tx) =>
    tx.selectFrom('mgk.contact_messages').selectAll().execute(),
  )
  await expect(read).rejects.toThrow('permission denied')
  await expect(opened.database.app.selectFrom('mgk.contact_messages').selectAll().execute()).rejects.toThrow(
    'permission denied',
  )
})

test('a message with a mistake is kept nowhere, sent nowhere and not counted', async () => {
  const contact = openContact()
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await contact.send({ ...written, email: 'mina' }, '192.0.2.1')).toEqual({
      outcome: 'wrong',
      mistakes: { email: 'malformed' },
    })
  }
  expect(await countMessages()).toEqual([{ count: 0 }])
  expect(await mailNode.outbox.list()).toEqual([])
  expect(await contact.send(written, '192.0.2.1')).toEqual({ outcome: 'sent' })
})

test('of many messages of one visitor exactly five an hour are taken, from whatever address of one network', async () => {
  const contact = openContact()
  const sends = Array.from({ length: 12 }, (_, number) => contact.send(written, `2001:db8:1:2::${number}`))
  const outcomes = (await Promise.all(sends)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(7)
  expect(await countMessages()).toEqual([{ count: 5 }])
  expect(await contact.send(written, '2001:db8:1:3::1')).toEqual({ outcome: 'sent' })
})

test('a message is stored without a name when no mail can reach an operator', async () => {
  const sent = createMailNode(opened.database, { isPublic: true })
  for (const [number, contact] of [
    openContact(null),
    openContact({ ...operator, email: null }, createMailNode(opened.database, {})),
    openContact(operator, sent),
  ].entries()) {
    expect(contact.isMailed).toBe(false)
    expect(await contact.send({ ...written, name: '', email: '' }, '192.0.2.1')).toEqual({ outcome: 'sent' })
    expect(await countMessages()).toEqual([{ count: number + 1 }])
  }
  expect(await mailNode.outbox.list()).toEqual([])
})

test('a report of a mistake says which page it is about, and a mail without an address to answer says so', async () => {
  const report = { name: '', email: '', message: 'Shut on Tuesdays.', about: '/places/gyeongbokgung' }
  expect(await openContact().send(report, '192.0.2.1')).toEqual({ outcome: 'sent' })
  const [mail] = await mailNode.outbox.list()
  expect(mail).toMatchObject({ to: 'team@example.com', subject: 'Mistake reported on /places/gyeongbokgung' })
  expect(mail?.replyTo).toBeUndefined()
  expect(mail?.text).toContain('About the page https://guide.example/places/gyeongbokgung\n\nShut on Tuesdays.')
  expect(mail?.text).toContain('No email address was given')
})

test('of all visitors together a thousand messages a day are taken, so that nobody fills the database', async () => {
  const contact = openContact()
  const limits = createRateLimits({ database: opened.database, now: Date.now })
  for (let taken = 1; taken < 1_000; taken += 1) await limits.take('contact', { limit: 1_000, windowSeconds: 86_400 })
  expect(await contact.send(written, '192.0.2.1')).toEqual({ outcome: 'sent' })
  expect(await contact.send(written, '198.51.100.1')).toMatchObject({ outcome: 'limited' })
  expect(await countMessages()).toEqual([{ count: 1 }])
})

test('a message is forgotten after twelve months', async () => {
  const contact = openContact()
  await contact.send(written, '192.0.2.1')
  await queryOnce(opened.url, `update mgk.contact_messages set received_at = now() - interval '12 months 1 hour'`)
  await contact.send(written, '192.0.2.1')
  await mailNode.jobs.start()
  await waitUntil(async () => expect(await countMessages()).toEqual([{ count: 1 }]))
})
