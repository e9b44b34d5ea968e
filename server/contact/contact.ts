import { randomUUID } from 'node:crypto'
import { contactKeptMonths, type ContactMessage, type ContactOutcome } from '#domain/contact.ts'
import { readContactMessage } from '#domain/contact-schemas.ts'
import type { Operator } from '#domain/operator.ts'
import { en } from '#locales/en.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { forgetContactMessages, insertContactMessage } from './contact-store.ts'

type Parts = {
  database: Database
  dataKey: DataKey
  jobs: Jobs
  limits: Pick<RateLimits, 'take'>
  outbox: Outbox
  operator: Operator | null
}

// Enough for somebody who forgot something, and more than once.
const limit = { limit: 5, windowSeconds: 3_600 }

/** What visitors write to the operator: kept encrypted for a year, and sent to the operator as a mail. */
export function createContact({ database, dataKey, jobs, limits, outbox, operator }: Parts) {
  const recipient = outbox.isConfigured ? (operator?.email ?? null) : null
  jobs.repeat('contact.forget', 24 * 60, () =>
    database.transactionAs({ role: 'service' }, (tx) => forgetContactMessages(tx, contactKeptMonths)),
  )

  async function keepAndSend(to: string, { name, email, message }: ContactMessage): Promise<void> {
    const id = randomUUID()
    const place = { column: 'mgk.contact_messages.content', row: id } as const
    const content = dataKey.seal(JSON.stringify({ name, email, message }), place)
    const letter = {
      to,
      replyTo: { name, address: email },
      subject: en.mail.contact.subject(name),
      paragraphs: [...message.split(/\n{2,}/), en.mail.contact.from(name, email)],
    }
    await database.transactionAs({ role: 'service' }, async (tx) => {
      await insertContactMessage(tx, { id, content })
      await outbox.add(tx, letter)
    })
  }

  return {
    /** Whether there is somebody whom a message would reach. */
    isOpen: recipient !== null,

    async send(values: ContactMessage, client: string): Promise<ContactOutcome> {
      if (recipient === null) return { outcome: 'closed' }
      const read = readContactMessage(values)
      if ('mistakes' in read) return { outcome: 'wrong', mistakes: read.mistakes }
      const { allowed, retryAfterSeconds } = await limits.take(`contact:${visitorNetwork(client)}`, limit)
      if (!allowed) return { outcome: 'limited', retryAfterSeconds }
      await keepAndSend(recipient, read.message)
      return { outcome: 'sent' }
    },
  }
}

export type Contact = ReturnType<typeof createContact>
