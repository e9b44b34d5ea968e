import { randomUUID } from 'node:crypto'
import type { Operator } from '#domain/site/operator.ts'
import { Problem } from '#domain/site/problems.ts'
import { type TripRequest, tripRequestRetentionMonths } from '#domain/trips/answers/trip-requests.ts'
import { en } from '#locales/en.ts'
import type { DataKey } from '#server/platform/data-key/key-ring.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { visitorNetwork } from '#server/platform/http/client-network.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { countRequest } from '#server/platform/limits/count-request.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import { forgetTripRequests, insertTripRequest } from './trip-request-store.ts'

type Parts = {
  database: Pick<Database, 'transactionAs'>
  dataKey: DataKey
  jobs: Pick<Jobs, 'repeat'>
  limits: Pick<RateLimits, 'take'>
  outbox: Pick<Outbox, 'add' | 'isConfigured'>
  operator: Operator | null
}

// Enough for people who forgot something and send again.
const sending = { limit: 5, windowSeconds: 3600 }

/** Requests for personal help with a trip: stored encrypted for a year, and mailed to the operator. */
export function createTripRequests({ database, dataKey, jobs, limits, outbox, operator }: Parts) {
  const recipient = outbox.isConfigured && operator?.email ? { to: operator.email, name: operator.name } : null
  jobs.repeat('trip-requests.forget', 24 * 60, () =>
    database.transactionAs({ role: 'service' }, (tx) => forgetTripRequests(tx, tripRequestRetentionMonths)),
  )

  return {
    /** The name of the recipient of requests; null if there is none. */
    operator: recipient?.name ?? null,

    async send({ consents, ...request }: TripRequest & { consents: boolean }, client: string): Promise<void> {
      if (!consents) throw new Problem('trips.consent_required')
      if (!recipient) throw new Problem('trips.requests_closed')
      await countRequest(limits, `trip-requests:${visitorNetwork(client)}`, sending)
      const id = randomUUID()
      const content = dataKey.seal(JSON.stringify(request), { column: 'mgk.trip_requests.content', row: id })
      await database.transactionAs({ role: 'service' }, async (tx) => {
        await insertTripRequest(tx, { id, content })
        await outbox.add(tx, letterOf(recipient.to, request))
      })
    },
  }
}

function letterOf(to: string, { name, email, phone, message, startDate, endDate, summary }: TripRequest) {
  const words = en.mail.tripRequest
  return {
    to,
    replyTo: { name, address: email },
    subject: words.subject(name, startDate, endDate),
    paragraphs: [
      ...(message === '' ? [] : message.split(/\n{2,}/)),
      words.dates(startDate, endDate),
      ...(summary === '' ? [] : [words.wishes, ...summary.split(/\n+/)]),
      words.from(name, email, phone),
    ],
  }
}

export type TripRequests = ReturnType<typeof createTripRequests>
