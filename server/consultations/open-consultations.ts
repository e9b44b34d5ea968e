import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { FindEmails } from '#server/platform/edits/change-rows.ts'
import { type ContactParts, createClinicContacts } from '#server/consultations/clinic/clinic-contacts.ts'
import { type AfterContactChange, createContactChanges } from '#server/consultations/clinic/contact-changes.ts'
import { createClinicDesk } from '#server/consultations/clinic/clinic-desk.ts'
import { createClinicPass } from '#server/consultations/clinic/clinic-pass.ts'
import { createConsultationLetters } from '#server/consultations/mails/consultation-letters.ts'
import { createMoves } from './consultation-moves.ts'
import { createConsultations } from './consultations.ts'
import { createAnswerTemplates, describeTemplateRoutes } from '#server/consultations/inbox/answer-templates.ts'
import { describeInboxRoutes } from '#server/consultations/inbox/inbox-routes.ts'
import { describeContactRoutes } from '#server/consultations/clinic/contact-routes.ts'
import { mountRequestFiles } from '#server/consultations/files/file-routes.ts'
import { createRequestFiles } from '#server/consultations/files/request-files.ts'
import type { Files } from '#server/platform/files/files.ts'
import { createStoredFiles } from '#server/platform/files/stored-files.ts'
import { createImages } from '#server/platform/images/images.ts'
import type { Semaphore } from '#server/platform/work/semaphore.ts'
import { createMemberPass, type FindProvenEmail } from './member-pass.ts'
import { createMessages } from './messages.ts'
import { createOwnRequests } from './own-requests.ts'
import { repeatReminders } from '#server/consultations/mails/reminders.ts'
import { createRequestMails } from '#server/consultations/mails/request-mails.ts'
import { createRequestReader } from './request-reader.ts'
import { createRequestInbox } from '#server/consultations/inbox/request-inbox.ts'
import { describeRequestRoutes } from './request-routes.ts'
import { describeScheduleRoutes } from '#server/consultations/slots/schedule-routes.ts'
import { createSchedules } from '#server/consultations/slots/schedules.ts'
import { createRequestSeal } from './sealed-requests.ts'
import { createFreeTimes } from '#server/consultations/slots/slot-outcomes.ts'
import { createVisits } from '#server/consultations/slots/visits.ts'
import { createWaits } from '#server/consultations/slots/waits.ts'

type Parts = ContactParts & {
  files: Files
  findEmails: FindEmails
  findProvenEmail: FindProvenEmail
  jobs: Pick<Jobs, 'repeat'>
  limits: Pick<RateLimits, 'take'>
  outbox: Pick<Outbox, 'add' | 'isConfigured'>
  /** The semaphore for work on pictures. */
  runLimited: Semaphore
  siteOrigin: string
  /** The recovery ranges, for the days after a visit. */
  treatments: readonly TreatmentFacts[]
}

/** Requests of visitors to clinics, and where clinics answer them. */
export function openConsultations(given: Parts) {
  const contacts = createClinicContacts(given)
  const letters = createConsultationLetters(given.siteOrigin)
  const seal = createRequestSeal(given.dataKey)
  const mails = createRequestMails({ ...given, contacts, letters, seal })
  const files = createRequestFiles({
    dataKey: given.dataKey,
    images: createImages(given.runLimited),
    storedFiles: createStoredFiles(given),
  })
  const afterContactChange: AfterContactChange[] = []
  const reader = createRequestReader({ ...given, files, seal })
  const moves = createMoves({ ...given, mails, seal })
  const messages = createMessages({ ...given, files, mails, seal })
  const freeTimes = createFreeTimes(given)
  const memberPass = createMemberPass(given)
  const parts = {
    ...given,
    files,
    contacts,
    letters,
    seal,
    mails,
    reader,
    moves,
    messages,
    freeTimes,
    memberPass,
    afterContactChange,
  }
  repeatReminders(parts)
  const own = createOwnRequests(parts)
  const consultations = {
    ...createConsultations(parts),
    ...createVisits(parts),
    ...createWaits(parts),
    /** The clinic's side. */
    desk: createClinicDesk({ ...parts, pass: createClinicPass(parts) }),
  }
  return {
    consultations,
    mounts: [
      mountRequestFiles({
        ...given,
        readOwnFile: (token, id) => consultations.readOwnFile(token, id),
        readClinicFile: (key, id) => consultations.desk.readFile(key, id),
      }),
    ],
    routes: [
      ...describeContactRoutes(createContactChanges(parts)),
      ...describeScheduleRoutes(createSchedules(given)),
      ...describeRequestRoutes(own, memberPass),
      ...describeInboxRoutes(createRequestInbox(parts)),
      ...describeTemplateRoutes(createAnswerTemplates(given)),
    ],
    exportParts: [own.exportPart],
    beforeDeletion: (tx: Transaction<Tables>, userId: string) => own.removeAllOf(tx, userId),
    contacts,
    addAfterContactChange: (work: AfterContactChange) => void afterContactChange.push(work),
  }
}
