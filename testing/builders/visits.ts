import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import { openReviews } from '#server/reviews/open-reviews.ts'
import type { TestDatabase } from '#testing/database/database.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import type { MailNode } from '#testing/nodes/mail-node.ts'
import { buildClinic } from './clinic-examples.ts'

export const visitedClinic = 17

type Mails = { node: MailNode; clinicEmail: string }

/** Reviews with their moderation and routes, of a clinic that is listed. Without mails their jobs do not run. */
export function openTestReviews({ database }: Pick<TestDatabase, 'database'>, mails?: Mails) {
  return openReviews({
    database,
    jobs: mails?.node.jobs ?? { repeat: () => {} },
    outbox: mails?.node.outbox ?? { add: async () => {}, isConfigured: false },
    contacts: { readEmail: async () => mails?.clinicEmail ?? null },
    siteOrigin: 'https://guide.example',
    findClinic: async () => buildClinic(),
    recordAudit,
    now: Date.now,
  })
}

/** The clinic of the visits below, which was listed. */
export async function addVisitedClinic(url: string, id = visitedClinic): Promise<void> {
  const facts = JSON.stringify({ ...unknownClinic, name: 'Example Dental', treatments: ['dental'] })
  await queryOnce(
    url,
    `insert into mgk.clinics (id, origin, source_id, imported) values (${id}, 'test', '${id}', '${facts}')`,
  )
}

type Visit = { clinicId?: number; state?: 'completed' | 'confirmed'; userId?: string | null; endedDaysAgo?: number }

/** A request that became a visit; answers with the token of the patient's link. */
export async function addVisit(url: string, visit: Visit = {}): Promise<string> {
  const { clinicId = visitedClinic, state = 'completed', userId = null, endedDaysAgo = 1 } = visit
  const token = randomBytes(24).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const ended = state === 'completed' ? `now() - interval '${endedDaysAgo} days'` : 'null'
  await queryOnce(
    url,
    `insert into mgk.consultations (
       id, clinic_id, user_id, request_key, state, content, patient_hash, written_at, visit_from, visit_to, ended_at,
       completed_at
     ) values (
       '${randomUUID()}', ${clinicId}, ${userId === null ? 'null' : `'${userId}'`}, '${randomUUID()}', '${state}', '',
       '\\x${hash}', now(), '2026-10-31T15:30Z', '2026-10-31T16:00Z', ${ended}, ${ended}
     )`,
  )
  return token
}
