import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { FindEmails } from '#server/platform/edits/change-rows.ts'
import { type ContactParts, createClinicContacts } from './clinic-contacts.ts'
import { createClinicDesk } from './clinic-desk.ts'
import { createClinicPass } from './clinic-pass.ts'
import { createConsultationLetters } from './consultation-letters.ts'
import { createMoves } from './consultation-moves.ts'
import { createConsultations } from './consultations.ts'
import { describeInboxRoutes } from './inbox-routes.ts'
import { describeContactRoutes } from './contact-routes.ts'
import { createMessages } from './messages.ts'
import { createOwnRequests } from './own-requests.ts'
import { repeatReminders } from './reminders.ts'
import { createRequestMails } from './request-mails.ts'
import { createRequestReader } from './request-reader.ts'
import { createRequestInbox } from './request-inbox.ts'
import { describeRequestRoutes } from './request-routes.ts'
import { describeScheduleRoutes } from './schedule-routes.ts'
import { createSchedules } from './schedules.ts'
import { createRequestSeal } from './sealed-requests.ts'
import { createFreeTimes } from './slot-outcomes.ts'
import { createVisits } from './visits.ts'

type Parts = ContactParts & {
  findEmails: FindEmails
  jobs: Pick<Jobs, 'repeat'>
  limits: Pick<RateLimits, 'take'>
  outbox: Pick<Outbox, 'add' | 'isConfigured'>
  siteOrigin: string
}

/** Requests of visitors to clinics, and where clinics answer them. */
export function openConsultations(given: Parts) {
  const contacts = createClinicContacts(given)
  const letters = createConsultationLetters(given.siteOrigin)
  const seal = createRequestSeal(given.dataKey)
  const mails = createRequestMails({ ...given, contacts, letters, seal })
  const reader = createRequestReader({ ...given, seal })
  const moves = createMoves({ ...given, mails, seal })
  const messages = createMessages({ ...given, mails, seal })
  const freeTimes = createFreeTimes(given)
  const parts = { ...given, contacts, letters, seal, mails, reader, moves, messages, freeTimes }
  repeatReminders(parts)
  const own = createOwnRequests(parts)
  return {
    consultations: {
      ...createConsultations(parts),
      ...createVisits(parts),
      /** The clinic's side. */
      desk: createClinicDesk({ ...parts, pass: createClinicPass(parts) }),
    },
    routes: [
      ...describeContactRoutes(contacts),
      ...describeScheduleRoutes(createSchedules(given)),
      ...describeRequestRoutes(own),
      ...describeInboxRoutes(createRequestInbox(parts)),
    ],
    exportParts: [own.exportPart],
    contacts,
  }
}
