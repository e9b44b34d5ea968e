import { createTestDataKey } from '#testing/builders/data-key.ts'
import { createTestLog } from '#testing/servers/http.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import type { Letter } from '#server/platform/mail/letter.ts'
import { buildMailSettings } from '#server/platform/mail/mail-settings.ts'
import { createOutbox } from '#server/platform/mail/outbox.ts'

type Options = { smtpUrl?: string; isPublic?: boolean; leaseSeconds?: number }

const dataKey = createTestDataKey()

/** One node of the product as far as its mail goes. Its jobs are started by the test. */
export function createMailNode(database: Database, { smtpUrl, isPublic = false, leaseSeconds = 60 }: Options) {
  const { log, lines } = createTestLog()
  const jobs = createJobs({ database, log, leaseSeconds, pollMilliseconds: 60_000 })
  const settings = buildMailSettings(
    { SMTP_URL: smtpUrl, MAIL_FROM: 'guide@example.com' },
    { isPublic, siteName: 'My Guide Korea' },
  )
  const outbox = createOutbox({ database, dataKey, jobs, settings, siteOrigin: 'https://guide.example' })
  return {
    jobs,
    outbox,
    lines,
    add: (letter: Letter) => database.transactionAs({ role: 'service' }, (tx) => outbox.add(tx, letter)),
    stop: () => jobs.stop(AbortSignal.abort()),
  }
}

export type MailNode = ReturnType<typeof createMailNode>

export function letterTo(to: string, subject = 'A letter'): Letter {
  return { to, subject, paragraphs: ['Some words.'] }
}
