import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { findFreePort } from '#testing/servers/free-port.ts'
import { createMailNode, letterTo, type MailNode } from '#testing/nodes/mail-node.ts'
import { type MailServer, startMailServer } from '#testing/servers/mail-server.ts'
import { waitUntil } from '#testing/wait-until.ts'

let opened: TestDatabase
let server: MailServer
let node: MailNode

beforeEach(async () => {
  opened = await openTestDatabase()
  server = await startMailServer()
  node = createMailNode(opened.database, { smtpUrl: server.url })
})
afterEach(async () => {
  await node.stop()
  await server.stop()
  await opened.close()
})

function readJobs() {
  return queryOnce(
    opened.url,
    `select reason, died_at is not null as dead from mgk.jobs where kind = 'mail.send' and lease is null and attempts > 0`,
  )
}

async function waitUntilSent(): Promise<void> {
  await waitUntil(async () =>
    expect(await queryOnce(opened.url, 'select content, sent_at is null as waiting from mgk.mails')).toEqual([
      { content: null, waiting: false },
    ]),
  )
}

function readDate(mail: { raw: string } | undefined): string | undefined {
  return /^date: (.*)$/im.exec(mail?.raw ?? '')?.[1]
}

/** As if the wait before the next attempt were over. */
function passTime() {
  return queryOnce(opened.url, `update mgk.jobs set run_at = now(); select pg_notify('mgk_jobs', '')`)
}

/** Adds one mail whose first attempt fails, and answers with the reason that its job then carries. */
async function failOnce(): Promise<unknown> {
  await node.jobs.start()
  await node.add(letterTo('reader@example.com'))
  let reason: unknown
  await waitUntil(async () => {
    const [job] = await readJobs()
    reason = job?.['reason']
    expect(reason).toBeDefined()
  })
  return reason
}

test('a server that says "later" (451) gets the mail later, with the same Message-ID', async () => {
  server.verdicts.mail.push(451)
  expect(await failOnce()).toBe('smtp 451 5.1.1')
  await passTime()
  await waitUntilSent()
  const [first, second] = server.received
  expect(server.received).toHaveLength(2)
  expect(second?.messageId).toBe(first?.messageId)
})

test('a server that closes (421) is connected to anew', async () => {
  server.verdicts.connection.push(421)
  expect(await failOnce()).toBe('smtp 421 5.1.1')
  await passTime()
  await waitUntilSent()
  expect([server.connections(), server.received.length]).toEqual([2, 1])
})

test.each(['recipient', 'mail'] as const)(
  'a refusal for good (550) of the %s is not tried again; the job is dead and names nobody',
  async (stage) => {
    server.verdicts[stage].push(550)
    expect(await failOnce()).toBe('smtp 550 5.1.1')
    expect(await readJobs()).toEqual([{ dead: true, reason: 'smtp 550 5.1.1' }])
    await passTime()
    await node.add(letterTo('other@example.com'))
    await waitUntil(() => expect(server.received.at(-1)?.to).toBe('other@example.com'))
    expect(server.received.filter(({ to }) => to === 'reader@example.com')).toHaveLength(stage === 'mail' ? 1 : 0)
    expect(JSON.stringify(node.lines)).not.toContain('reader@')
  },
)

test('a connection that drops after the last byte and before its answer is repeated with the same Message-ID', async () => {
  server.verdicts.mail.push('drop')
  expect(await failOnce()).toMatch(/^E[A-Z]+$/)
  await passTime()
  await waitUntilSent()
  const [first, second] = server.received
  expect(first?.messageId).toMatch(/^<.+@guide\.example>$/)
  expect(second?.messageId).toBe(first?.messageId)
  expect(readDate(second)).toBe(readDate(first))
})

test('a server that falls silent is left in time for another node to try', async () => {
  await node.stop()
  node = createMailNode(opened.database, { smtpUrl: server.url, leaseSeconds: 2 })
  server.verdicts.mail.push('hang')
  expect(await failOnce()).toBe('EABORT')
  await passTime()
  await waitUntilSent()
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1)
})

test('a server that is not there, or never greets, is tried again', async () => {
  const port = await findFreePort()
  await node.stop()
  node = createMailNode(opened.database, { smtpUrl: `smtp://127.0.0.1:${port}`, leaseSeconds: 2 })
  expect(await failOnce()).toBe('ESOCKET')
  const mute: Server = createServer()
  await new Promise<void>((resolve) => void mute.listen(port, '127.0.0.1', resolve))
  await passTime()
  await waitUntil(async () => expect(await readJobs()).toEqual([{ reason: 'EABORT', dead: false }]))
  mute.close()
})

test('a wrong password is for the operator to mend, so mails wait for it', async () => {
  const guarded = await startMailServer({ password: 'right' })
  await node.stop()
  const wrong = createMailNode(opened.database, { smtpUrl: `smtp://guide:wrong@127.0.0.1:${guarded.port}` })
  node = wrong
  expect(await failOnce()).toBe('smtp 535')
  expect(await readJobs()).toMatchObject([{ dead: false }])
  await wrong.stop()
  node = createMailNode(opened.database, { smtpUrl: `smtp://guide:right@127.0.0.1:${guarded.port}` })
  await node.jobs.start()
  await passTime()
  await waitUntilSent()
  await guarded.stop()
})
