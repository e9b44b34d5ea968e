import { type Actor, canAdminister } from '#domain/accounts/accounts.ts'
import { clinicPaths } from '#domain/clinics/clinics.ts'

/** The fields of the contact form, in their order. */
export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** `about` is the path of the page that a report is about, and empty for any other message. */
export type ContactMessage = Record<ContactField, string> & { about: string }

/** The maximum length of each field in characters. */
export const contactLengths = { name: 100, email: 254, message: 5_000 } as const satisfies Record<ContactField, number>

export const contactMistakes = ['missing', 'malformed', 'too_long'] as const
export type ContactMistake = (typeof contactMistakes)[number]

/** The first mistake in each field. */
export type ContactMistakes = Partial<Record<ContactField, ContactMistake>>

/** The result of sending a message. */
export type ContactOutcome =
  | { outcome: 'sent' }
  | { outcome: 'wrong'; mistakes: ContactMistakes }
  | { outcome: 'limited'; retryAfterSeconds: number }

/** The retention period of messages. The privacy page states it. */
export const contactRetentionMonths = 12

/** A message as administrators see it. `settledBy` is null if the account no longer exists. */
export type ReceivedMessage = {
  id: string
  receivedAt: string
  about: string | null
  name: string | null
  email: string | null
  message: string
  settledAt: string | null
  settledBy: string | null
}
export type ReceivedMessages = { messages: ReceivedMessage[]; next: string | null }

/** Whether the actor may read messages of visitors and mark them as settled. */
export function canReadMessages(actor: Actor): boolean {
  return canAdminister(actor)
}

/** The page of a place, a clinic or a review for which a mistake can be reported. */
export type ReportedPage = { path: string; id: string; kind: 'place' | 'clinic' | 'review' }

/** The page of a path; null for any other text. */
export function readReportedPage(path: string): ReportedPage | null {
  const [before, folder = '', id = '', ...rest] = path.split('/')
  if (before !== '' || rest.length > 0 || !/^[a-z0-9][a-z0-9-]{0,99}$/.test(id)) return null
  if (folder === 'reviews') return { kind: 'review', path, id }
  if (folder === 'places') return { kind: 'place', path, id }
  const isClinic = Object.values(clinicPaths).some((known) => known === folder) && /^[1-9]\d{0,15}$/.test(id)
  return isClinic ? { kind: 'clinic', path, id } : null
}

/** The page on which administrators read messages. */
export const messagesPath = '/contact/messages'

/** The address of the form that reports a mistake on a page. */
export function reportAddress(path: string): string {
  return `/contact?about=${encodeURIComponent(path)}`
}
