import { randomUUID } from 'node:crypto'
import {
  type ContactMessage,
  type ContactOutcome,
  contactRetentionMonths,
  readReportedPage,
} from '#domain/site/contact.ts'
import { readContactMessage } from './contact-schemas.ts'
import type { Operator } from '#domain/site/operator.ts'
import { en } from '#locales/en.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { forgetContactMessages, insertContactMessage } from './contact-store.ts'
import { encryptedContent } from './encrypted-content.ts'

type Parts = {
  database: Database
  dataKey: DataKey
  jobs: Jobs
  limits: Pick<RateLimits, 'take'>
  outbox: Outbox
  operator: Operator | null
  siteOrigin: string
}

// Enough for people who forgot something several times.
const limit = { limit: 5, windowSeconds: 3_600 }

// For all visitors together: nobody could read more, and the table stays small even if many addresses send.
const limitOfAll = { limit: 1_000, windowSeconds: 24 * 3_600 }

/**
 * Messages from visitors to the operator. They are stored encrypted for a year, for administrators to read. They are
 * also mailed to the operator's address if there is one.
 */
export function createContact({ database, dataKey, jobs, limits, outbox, operator, siteOrigin }: Parts) {
  const kept = encryptedContent(dataKey)
  const recipient = outbox.isConfigured ? (operator?.email ?? null) : null
  jobs.repeat('contact.forget', 24 * 60, () =>
    database.transactionAs({ role: 'service' }, (tx) => forgetContactMessages(tx, contactRetentionMonths)),
  )

  async function keepAndSend(written: ContactMessage): Promise<void> {
    const id = randomUUID()
    await database.transactionAs({ role: 'service' }, async (tx) => {
      await insertContactMessage(tx, { id, content: kept.seal(id, written) })
      if (recipient !== null) await outbox.add(tx, writeLetter(recipient, written))
    })
  }

  function writeLetter(to: string, { name, email, message, about }: ContactMessage) {
    const words = en.mail.contact
    return {
      to,
      ...(email !== '' && { replyTo: { name, address: email } }),
      subject: about === '' ? words.subject(name) : words.report(about),
      paragraphs: [
        ...(about === '' ? [] : [words.about(`${siteOrigin}${about}`)]),
        ...message.split(/\n{2,}/),
        email === '' ? words.fromNobody : words.from(name, email),
      ],
    }
  }

  return {
    /** Whether the operator gets each message as a mail, which can be answered. */
    isMailed: recipient !== null,

    async send(values: ContactMessage, client: string): Promise<ContactOutcome> {
      const isReport = readReportedPage(values.about) !== null
      const read = readContactMessage(values, recipient !== null && !isReport)
      if ('mistakes' in read) return { outcome: 'wrong', mistakes: read.mistakes }
      const taken = await limits.take(`contact:${visitorNetwork(client)}`, limit)
      const { allowed, retryAfterSeconds } = taken.allowed ? await limits.take('contact', limitOfAll) : taken
      if (!allowed) return { outcome: 'limited', retryAfterSeconds }
      await keepAndSend(read.message)
      return { outcome: 'sent' }
    },
  }
}
