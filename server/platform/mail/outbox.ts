import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { Problem } from '#domain/site/problems.ts'
import type { DataKey, Place } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { composeMail } from './compose-mail.ts'
import type { Letter, Mail } from './letter.ts'
import type { MailSettings } from './mail-settings.ts'
import {
  countWithinHour,
  forgetMails,
  insertMail,
  listUnsentMails,
  readUnsentMail,
  wipeSentMail,
} from './mail-store.ts'
import type { MailBudget } from './mail-tables.ts'
import { createSmtpSender } from './smtp.ts'

/** A waiting mail: what is sent, and the message id that stays the same in every attempt. */
type WaitingMail = Mail & { messageId: string }
export type StoredMail = WaitingMail & { id: string; createdAt: Date }

type Options = {
  database: Database
  dataKey: DataKey
  jobs: Jobs
  settings: MailSettings
  siteOrigin: string
}

const sendKind = 'mail.send'
// With the growing delay between them, about a day.
const sendAttempts = 30
const retentionDays = 7
const mostListed = 200
const markPauseMilliseconds = 500

/**
 * A transactional outbox: a mail is written in the transaction that it reports, and sent after that commits. It is
 * encrypted in the database, until it is sent or seven days old.
 */
export function createOutbox({ database, dataKey, jobs, settings, siteOrigin }: Options) {
  const { smtp, isOutboxOpen } = settings
  const isConfigured = smtp !== null || isOutboxOpen
  const asService = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    database.transactionAs({ role: 'service' }, work)
  if (smtp) jobs.handle(sendKind, createSending(smtp), { attempts: sendAttempts })
  jobs.repeat('mail.forget', 60, () => asService((tx) => forgetMails(tx, retentionDays)))

  function createSending(server: NonNullable<MailSettings['smtp']>) {
    const send = createSmtpSender(server)
    return async ({ subject: id }: { subject: string | null }, signal: AbortSignal) => {
      const waiting = id === null ? undefined : await asService((tx) => readUnsentMail(tx, id))
      if (id === null || !waiting) return
      const { messageId, ...mail } = openMail(id, waiting.content)
      await send(mail, { messageId, date: waiting.createdAt }, signal)
      await markSent(id, signal)
    }
  }

  /** The server has the mail, so a short outage of the database must not cause a second one. */
  async function markSent(id: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await asService((tx) => wipeSentMail(tx, id))
      } catch (error) {
        if (signal.aborted) throw error
        await pause(markPauseMilliseconds)
      }
    }
  }

  function openMail(id: string, content: Buffer): WaitingMail {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed, so nobody but `add` wrote it
    return JSON.parse(dataKey.open(content, placeOf(id))) as WaitingMail
  }

  return {
    /** False if a mail would reach nobody: no SMTP server, and no outbox that can be read. */
    isConfigured,

    /** Adds a mail in the caller's transaction: it is sent if and only if that commits. */
    async add(tx: Transaction<Tables>, letter: Letter, budget: MailBudget | null = null): Promise<void> {
      if (!isConfigured) throw new Problem('mail.not_configured')
      const id = randomUUID()
      const mail: WaitingMail = {
        ...composeMail(letter, siteOrigin),
        messageId: `<${id}@${new URL(siteOrigin).hostname}>`,
      }
      await insertMail(tx, { id, content: dataKey.seal(JSON.stringify(mail), placeOf(id)), budget })
      if (smtp) await jobs.add(tx, { kind: sendKind, subject: id })
    },

    countWithinHour: (budget: MailBudget) => asService((tx) => countWithinHour(tx, budget)),

    /** The unsent mails, newest first. */
    async list(): Promise<StoredMail[]> {
      const rows = await asService((tx) => listUnsentMails(tx, mostListed))
      return rows.map(({ id, content, createdAt }) => ({ ...openMail(id, content), id, createdAt }))
    },
  }
}

export type Outbox = Pick<ReturnType<typeof createOutbox>, 'isConfigured' | 'add' | 'countWithinHour'>

function placeOf(id: string): Place {
  return { column: 'mgk.mails.content', row: id }
}
