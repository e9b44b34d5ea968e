import { expect } from 'vitest'
import { type Clinic, unknownClinic } from '#domain/clinics/clinics.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.ts'
import type { GivenRequest } from '#server/consultations/consultations.ts'
import { openConsultations } from '#server/consultations/open-consultations.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/database.ts'
import { createMailNode, type MailNode } from '#testing/nodes/mail-node.ts'
import { noLimits } from '#testing/servers/http.ts'
import { buildClinic } from './clinic-examples.ts'
import { createTestDataKey } from './data-key.ts'

const exampleRequest: ConsultationRequest = {
  kind: 'consultation',
  procedures: ['Veneers'],
  otherProcedure: '',
  stay: null,
  windows: [],
  zone: 'Pacific/Honolulu',
  language: 'ja',
  interpreter: 'none',
  budget: '',
  message: 'I grind my teeth.',
}

export const clinicEmail = 'clinic@example.com'

type Options = { shared?: TestDatabase; limits?: Pick<RateLimits, 'take'>; clinic?: Clinic | null }

/** Requests to one clinic that answers here, in a database of their own, with a clock that the test moves. */
export async function openTestConsultations({ shared, limits = noLimits, clinic = buildClinic() }: Options = {}) {
  const opened = shared ?? (await openTestDatabase())
  const dataKey = createTestDataKey()
  const mailNode = createMailNode(opened.database, {})
  const clock = { now: Date.now() }
  const audited: { action: string; subjectId: string; actorId: string | null }[] = []
  const clinicId = 17

  function openNode(database: Database = opened.database, node: MailNode = mailNode) {
    return openConsultations({
      database,
      dataKey,
      jobs: node.jobs,
      limits,
      outbox: node.outbox,
      siteOrigin: 'https://guide.example',
      findClinic: async () => clinic,
      recordAudit: async (_tx, entry) => void audited.push(entry),
      now: () => clock.now,
    })
  }

  const facts = JSON.stringify({ ...unknownClinic, name: 'Example Dental' })
  const email = dataKey.seal(clinicEmail, { column: 'mgk.clinic_contacts.email', row: String(clinicId) })
  await queryOnce(
    opened.url,
    `insert into mgk.clinics (id, origin, source_id, imported) values (${clinicId}, 'test', '17', '${facts}');
     insert into mgk.clinic_contacts (clinic_id, email) values (${clinicId}, '\\x${email.toString('hex')}')`,
  )
  const { consultations, routes } = openNode()
  let written = 0

  /** The mails to somebody, newest first. */
  async function mailsTo(to: string) {
    return (await mailNode.outbox.list()).filter((mail) => mail.to === to)
  }

  /** The token of the newest link to somebody. */
  async function tokenFor(to: string): Promise<string> {
    for (const { text } of await mailsTo(to)) {
      const [, token] = /token=([\w-]{32})/.exec(text) ?? []
      if (token) return token
    }
    return 'none'
  }

  /** A request that was written; answers with the patient's token. */
  async function write(patientEmail = 'mina@example.com', changes: Partial<ConsultationRequest> = {}): Promise<string> {
    written += 1
    const given: GivenRequest = {
      clinicId,
      key: `${String(written).padStart(8, '0')}-1111-4222-8333-444455556666`,
      clinic: { en: 'Example Dental', ko: '예시치과의원' },
      procedures: [{ en: 'Veneers', ko: '라미네이트' }],
      request: { ...exampleRequest, ...changes },
    }
    const sender = { name: 'Mina Kim', email: patientEmail, consentsToSending: true, consentsToHealth: true }
    expect(await consultations.send(given, sender, '192.0.2.1')).toEqual({ outcome: 'sent' })
    return tokenFor(patientEmail)
  }

  /** A request that the clinic has opened: the tokens of both sides. */
  async function seen(patientEmail = 'mina@example.com'): Promise<{ patient: string; clinic: string }> {
    const patient = await write(patientEmail)
    expect(await consultations.confirm(patient)).toBe(true)
    const clinicToken = await tokenFor(clinicEmail)
    expect(await consultations.openForClinic(clinicToken, '198.51.100.1')).toMatchObject({ state: 'seen' })
    return { patient, clinic: clinicToken }
  }

  return {
    opened,
    mailNode,
    clock,
    audited,
    clinicId,
    dataKey,
    consultations,
    routes,
    openNode,
    mailsTo,
    tokenFor,
    write,
    seen,
    async close(): Promise<void> {
      await mailNode.stop()
      if (!shared) await opened.close()
    },
  }
}

export type TestConsultations = Awaited<ReturnType<typeof openTestConsultations>>
