import { expect } from 'vitest'
import { type Clinic, unknownClinic } from '#domain/clinics/clinics.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.ts'
import { noSchedule, type VisitSchedule } from '#domain/consultations/visit-schedules.ts'
import type { TypedSender } from '#domain/consultations/sent-requests.ts'
import { recordAudit } from '#server/accounts/audit.ts'
import type { GivenRequest } from '#server/consultations/consultations.ts'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { openConsultations } from '#server/consultations/open-consultations.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { queryOnce } from '#testing/database/copy-database.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createMailNode, type MailNode } from '#testing/nodes/mail-node.ts'
import { noLimits } from '#testing/servers/http.ts'
import { readTreatmentTable } from './catalogue.ts'
import { buildClinic } from './clinic-examples.ts'
import { createPictureSemaphore } from '#server/platform/work/semaphore.ts'
import type { SentFile } from '#server/platform/pages/sent-files.ts'
import { createTestDataKey } from './data-key.ts'
import { createMemoryFiles } from './memory-files.ts'

/** Who sends a request, and agrees to all of it. */
export const exampleSender: TypedSender = {
  name: 'Mina Kim',
  email: 'mina@example.com',
  messenger: '',
  handle: '',
  consentsToSending: true,
  consentsToHealth: true,
}

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

const anHour = { from: '10:00', to: '11:00' }
/** One person sees one patient a day. */
export const onePatientADay: VisitSchedule = {
  ...noSchedule,
  hours: { mon: anHour, tue: anHour, wed: anHour, thu: anHour, fri: anHour, sat: anHour, sun: anHour },
  slotMinutes: 60,
}

type Options = {
  isLimited?: boolean
  clinic?: Clinic | null
  smtpUrl?: string
  provenEmails?: ReadonlyMap<string, string>
}

/** Requests to one clinic that answers here, in a database of their own, with a clock that the test moves. */
export async function openTestConsultations(options: Options = {}) {
  const { isLimited = false, clinic = buildClinic(), smtpUrl, provenEmails = new Map<string, string>() } = options
  const opened = await openTestDatabase()
  const limits = isLimited ? createRateLimits({ database: opened.database, now: Date.now }) : noLimits
  const dataKey = createTestDataKey()
  const mailNode = createMailNode(opened.database, smtpUrl === undefined ? {} : { smtpUrl })
  const clock = { now: Date.now() }
  const audited: { action: string; subjectId: string | null; actorId: string | null }[] = []
  const clinicId = 17
  const { files, contents } = createMemoryFiles()

  /** Another node is opened with its own pool. */
  function openNode(database: Database = opened.database, node: MailNode = createMailNode(database, {})) {
    return openConsultations({
      database,
      dataKey,
      files,
      runLimited: createPictureSemaphore(),
      jobs: node.jobs,
      limits,
      outbox: node.outbox,
      siteOrigin: 'https://guide.example',
      treatments: readTreatmentTable(),
      findClinic: async () => clinic,
      findEmails: async () => new Map<string, string>(),
      findProvenEmail: async (userId) => provenEmails.get(userId) ?? null,
      recordAudit: async (tx, entry) => {
        audited.push(entry)
        await recordAudit(tx, entry)
      },
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
  const { consultations, mounts, routes, exportParts, beforeDeletion } = openNode(opened.database, mailNode)
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

  /** A filled form, with a key of its own. */
  function form(changes: Partial<ConsultationRequest> = {}): GivenRequest {
    written += 1
    return {
      clinicId,
      key: `${String(written).padStart(8, '0')}-1111-4222-8333-444455556666`,
      clinic: { en: 'Example Dental', ko: '예시치과의원' },
      procedures: [{ en: 'Veneers', ko: '라미네이트' }],
      request: { ...exampleRequest, ...changes },
    }
  }

  /** A request that was written; answers with the patient's token. */
  async function write(
    patientEmail = 'mina@example.com',
    changes: Partial<ConsultationRequest> = {},
    sentFiles: readonly SentFile[] = [],
  ): Promise<string> {
    const given = { ...form(changes), files: sentFiles }
    expect(await consultations.send(given, { ...exampleSender, email: patientEmail }, '192.0.2.1')).toEqual({
      outcome: 'sent',
    })
    return tokenFor(patientEmail)
  }

  /** The code of the newest mail to the clinic. */
  async function mailedCode(): Promise<string> {
    for (const { text } of await mailsTo(clinicEmail)) {
      const [code] = /^\d{6}$/m.exec(text) ?? []
      if (code) return code
    }
    return 'none'
  }

  /** What the clinic needs for everything that it does: its link, and a pass for a mailed code. */
  async function enterDesk(clinicToken: string) {
    expect(await consultations.desk.sendCode(clinicToken)).toBe('sent')
    const asked = { token: clinicToken, code: await mailedCode(), client: '198.51.100.1' }
    const entered = await consultations.desk.enter(asked)
    if (entered === null || typeof entered === 'string') throw new Error(`the code was not taken: ${entered}`)
    return { token: clinicToken, pass: entered.pass, client: '198.51.100.1' }
  }

  /** A request that the clinic has opened: the patient's token, and what the clinic needs. */
  async function seen(patientEmail = 'mina@example.com', sentFiles: readonly SentFile[] = []) {
    const patient = await write(patientEmail, {}, sentFiles)
    expect(await consultations.confirm(patient)).toBe(true)
    return { patient, clinic: await enterDesk(await tokenFor(clinicEmail)) }
  }

  /** What a clinic types to propose these times. */
  function proposal(...times: { from: number }[]) {
    return { chosen: [], typed: times.map(({ from }) => seoulMoment(from)) }
  }

  return {
    opened,
    mailNode,
    clock,
    audited,
    clinicId,
    dataKey,
    /** The content of stored files, by name. */
    contents,
    consultations,
    mounts,
    routes,
    exportParts,
    beforeDeletion,
    openNode,
    mailsTo,
    tokenFor,
    form,
    write,
    seen,
    mailedCode,
    enterDesk,
    proposal,
    async close(): Promise<void> {
      await mailNode.stop()
      await opened.close()
    },
  }
}

export type TestConsultations = Awaited<ReturnType<typeof openTestConsultations>>
