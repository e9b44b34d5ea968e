import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { createMailNode, letterTo, type MailNode } from '#testing/nodes/mail-node.ts'
import { type MailServer, startMailServer } from '#testing/servers/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { waitUntil } from '#testing/wait-until.ts'

let opened: TestDatabase
let server: MailServer
let nodes: MailNode[]

beforeEach(async () => {
  opened = await openTestDatabase()
  server = await startMailServer()
  nodes = []
})
afterEach(async () => {
  for (const node of nodes) await node.stop()
  await server.stop()
  await opened.close()
})

function createNode(options: Parameters<typeof createMailNode>[1] = { smtpUrl: server.url }): MailNode {
  const node = createMailNode(opened.database, options)
  nodes.push(node)
  return node
}

function listRows() {
  return queryOnce(opened.url, 'select content is null as wiped, sent_at is not null as sent from mgk.mails')
}

/** Every byte of the table as it lies on the disk, dead rows and long values included. */
async function readTableBytes(): Promise<string> {
  await queryOnce(opened.url, 'checkpoint')
  const files = await queryOnce(
    opened.url,
    `select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
     where oid = 'mgk.mails'::regclass or oid = (select reltoastrelid from pg_class where oid = 'mgk.mails'::regclass)`,
  )
  return files.map(({ bytes }) => (bytes instanceof Buffer ? bytes.toString('latin1') : '')).join()
}

test('a mail is sent once with its words in text and HTML, and wiped', async () => {
  const node = createNode()
  await node.jobs.start()
  await node.add(letterTo('mina@example.com', 'Welcome to Seoul'))
  await waitUntil(async () => expect(await listRows()).toEqual([{ wiped: true, sent: true }]))
  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  expect(mail?.to).toBe('mina@example.com')
  for (const line of [
    'From: My Guide Korea <guide@example.com>',
    'To: mina@example.com',
    'Subject: Welcome to Seoul',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
  ]) {
    expect(mail?.raw).toContain(line)
  }
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@guide\.example>$/)
})

test('an entry for a calendar is attached as a file that calendars open', async () => {
  const node = createNode()
  await node.jobs.start()
  await node.add({ ...letterTo('mina@example.com'), calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' })
  await waitUntil(async () => expect(await listRows()).toEqual([{ wiped: true, sent: true }]))
  const [mail] = server.received
  expect(mail?.raw).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH; name=visit.ics')
  expect(mail?.raw).toContain('Content-Disposition: attachment; filename=visit.ics')
})

test('neither who gets a mail nor a word of it stands in the table, before it is sent or after', async () => {
  const node = createNode()
  // Long enough for a place of its own, where long values are put.
  await node.add({ ...letterTo('mina@example.com', 'Hanok Lane'), paragraphs: ['jade '.repeat(4_000)] })
  const words = ['mina', 'Hanok', 'jade', 'example.com']
  const before = await readTableBytes()
  expect(before.length).toBeGreaterThan(8_000)
  for (const word of words) expect(before.includes(word), word).toBe(false)
  await node.jobs.start()
  await waitUntil(async () => expect(await listRows()).toEqual([{ wiped: true, sent: true }]))
  const after = await readTableBytes()
  for (const word of words) expect(after.includes(word), word).toBe(false)
})

function listJobs() {
  return queryOnce(opened.url, `select kind from mgk.jobs where kind = 'mail.send'`)
}

test('a mail of a transaction that is undone never was', async () => {
  const node = createNode()
  const undone = opened.database.transactionAs({ role: 'service' }, async (tx) => {
    await node.outbox.add(tx, letterTo('mina@example.com'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await listRows()).toEqual([])
  expect(await listJobs()).toEqual([])
})

test('two nodes that claim at the same time send each of many mails once', async () => {
  const one = createNode()
  const other = createNode()
  const names = Array.from({ length: 40 }, (_, number) => `reader-${number}@example.com`)
  for (const name of names) await one.add(letterTo(name))
  await Promise.all([one.jobs.start(), other.jobs.start()])
  await waitUntil(async () => expect((await listRows()).every(({ sent }) => sent)).toBe(true))
  expect(server.received).toHaveLength(names.length)
  expect(new Set(server.received.map(({ to }) => to))).toEqual(new Set(names))
})

test('a member may send a mail and read none; a visitor may do neither', async () => {
  const node = createNode()
  const member = { role: 'member', userId: crypto.randomUUID(), assurance: 'aal1' } as const
  await opened.database.transactionAs(member, (tx) => node.outbox.add(tx, letterTo('mina@example.com')))
  const readAsMember = opened.database.transactionAs(member, (tx) => tx.selectFrom('mgk.mails').selectAll().execute())
  await expect(readAsMember).rejects.toThrow('permission denied')
  const addAsVisitor = opened.database.transactionAs({ role: 'visitor' }, (tx) =>
    node.outbox.add(tx, letterTo('mina@example.com')),
  )
  await expect(addAsVisitor).rejects.toThrow('permission denied')
  await expect(opened.database.app.selectFrom('mgk.mails').selectAll().execute()).rejects.toThrow('permission denied')
})

test('without a mail server mails are kept for whoever sits here, newest first, and no job is made of them', async () => {
  const node = createNode({})
  await node.add(letterTo('first@example.com'))
  await node.add(letterTo('second@example.com'))
  expect((await node.outbox.list()).map(({ to }) => to)).toEqual(['second@example.com', 'first@example.com'])
  expect(await listJobs()).toEqual([])
  expect(node.outbox.isConfigured).toBe(true)
})

test('a mail is refused and not stored when it cannot be sent', async () => {
  const node = createNode({ isPublic: true })
  expect(node.outbox.isConfigured).toBe(false)
  await expect(node.add(letterTo('mina@example.com'))).rejects.toThrow('mail.not_configured')
  expect(await listRows()).toEqual([])
})

test('after seven days a mail is forgotten, sent or not', async () => {
  const node = createNode({})
  await node.add(letterTo('old@example.com'))
  await queryOnce(opened.url, `update mgk.mails set created_at = now() - interval '7 days 1 minute'`)
  await node.add(letterTo('new@example.com'))
  await node.jobs.start()
  await waitUntil(async () => expect((await node.outbox.list()).map(({ to }) => to)).toEqual(['new@example.com']))
})
