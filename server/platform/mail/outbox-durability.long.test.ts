import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts'
import { type MailServer, startMailServer } from '#testing/servers/mail-server.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { runEmbeddedWriter } from '#testing/database/run-embedded-writer.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { openDataKey } from '#server/platform/data-key/data-key.ts'
import { readPostmasterPid } from '#server/platform/database/embedded/postmaster-pid.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { buildMailSettings } from './mail-settings.ts'
import { createOutbox } from './outbox.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const log = pino({ level: 'silent' })
let folder: TemporaryFolder
let server: MailServer

beforeEach(async () => {
  folder = await makeTemporaryFolder()
  server = await startMailServer()
})
afterEach(async () => {
  await server.stop()
  await folder.remove()
})

/** The node that comes after the killed one, on its folder. */
async function startNextNode(smtpUrl?: string) {
  const embedded = await startEmbeddedPostgres({ folder: join(folder.path, 'database'), log, lockPatienceMs: 10_000 })
  const database = await openDatabase({ url: embedded.url, log })
  const dataKey = await openDataKey({ file: join(folder.path, 'data-key'), database })
  const jobs = createJobs({ database, log, pollMilliseconds: 60_000 })
  const settings = buildMailSettings(
    { SMTP_URL: smtpUrl, MAIL_FROM: 'guide@example.com' },
    { isPublic: false, siteName: 'Guide' },
  )
  const outbox = createOutbox({ database, dataKey, jobs, settings, siteOrigin: 'http://localhost:3000' })
  return {
    url: embedded.url,
    jobs,
    outbox,
    async stop() {
      await jobs.stop(AbortSignal.abort())
      await database.close()
      await embedded.stop()
    },
  }
}

test('a mail whose transaction was committed is there and readable after kill -9 of the product and its database', async () => {
  const writer = runEmbeddedWriter(folder.path, { program: 'mail-writer.ts' })
  await writer.acknowledges(25)
  const postmaster = await readPostmasterPid(join(folder.path, 'database/cluster'))
  process.kill(postmaster?.pid ?? -1, 'SIGKILL')
  await writer.end('SIGKILL')
  const next = await startNextNode()
  const kept = new Set((await next.outbox.list()).map(({ subject }) => subject))
  expect(writer.acknowledged.filter((number) => !kept.has(`Mail ${number}`))).toEqual([])
  await next.stop()
})

test('a mail in whose sending the product was killed is sent by the next one, and known by its Message-ID', async () => {
  server.verdicts.mail.push('hang', 'hang', 'hang', 'hang')
  const writer = runEmbeddedWriter(folder.path, { program: 'mail-writer.ts', args: [server.url] })
  await waitUntil(() => expect(server.received).toHaveLength(4))
  await writer.end('SIGKILL')
  const cutOff = server.received.splice(0)

  const next = await startNextNode(server.url)
  await queryOnce(next.url, 'update mgk.jobs set run_at = now()')
  await next.jobs.start()
  const listJobs = () => queryOnce(next.url, `select kind from mgk.jobs where kind = 'mail.send'`)
  await waitUntil(async () => expect(await listJobs()).toEqual([]))
  const sent = server.received.map(({ messageId }) => messageId)
  expect(new Set(sent).size).toBe(sent.length)
  expect(sent).toEqual(expect.arrayContaining(cutOff.map(({ messageId }) => messageId)))
  const names = new Set(server.received.map(({ to }) => to))
  expect(writer.acknowledged.filter((number) => !names.has(`reader-${number}@example.com`))).toEqual([])
  await next.stop()
})
