import { join } from 'node:path'
import { pino } from 'pino'
import { openDataKey } from '#server/platform/data-key/data-key.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { buildMailSettings } from '#server/platform/mail/mail-settings.ts'
import { createOutbox } from '#server/platform/mail/outbox.ts'

// A program to be killed: a node with the embedded database in the folder it is given, that sends to the mail server it
// is given, if any. It writes numbered mails one after the other and says each number once its transaction is
// committed.
const [folder, smtpUrl] = process.argv.slice(2)
if (!folder) throw new Error('a folder is needed')

const log = pino({ level: 'silent' })
const embedded = await startEmbeddedPostgres({ folder: join(folder, 'database'), log, lockPatienceMs: 10_000 })
const database = await openDatabase({ url: embedded.url, log })
const dataKey = await openDataKey({ file: join(folder, 'data-key'), database })
const jobs = createJobs({ database, log })
const settings = buildMailSettings(
  { SMTP_URL: smtpUrl, MAIL_FROM: 'guide@example.com' },
  { isPublic: false, siteName: 'Guide' },
)
const outbox = createOutbox({ database, dataKey, jobs, settings, siteOrigin: 'http://localhost:3000' })
await jobs.start()
process.stdout.write('started\n')

for (let number = 1; ; number += 1) {
  const letter = { to: `reader-${number}@example.com`, subject: `Mail ${number}`, paragraphs: [`Number ${number}.`] }
  await database.transactionAs({ role: 'service' }, (tx) => outbox.add(tx, letter))
  process.stdout.write(`${number}\n`)
}
