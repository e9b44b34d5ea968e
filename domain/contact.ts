import { type Actor, canAdminister } from './accounts.ts'
import { clinicPaths } from './clinics.ts'

/** What a visitor tells whoever runs this copy, in the order of the form. */
export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** `about` is the path of the page that a report is about, and empty for any other message. */
export type ContactMessage = Record<ContactField, string> & { about: string }

/** The most characters that are taken. */
export const contactLengths = { name: 100, email: 254, message: 5_000 } as const satisfies Record<ContactField, number>

export const contactMistakes = ['missing', 'malformed', 'too_long'] as const
export type ContactMistake = (typeof contactMistakes)[number]

/** The first thing that is wrong with each field. */
export type ContactMistakes = Partial<Record<ContactField, ContactMistake>>

/** What became of a message. */
export type ContactOutcome =
  | { outcome: 'sent' }
  | { outcome: 'wrong'; mistakes: ContactMistakes }
  | { outcome: 'limited'; retryAfterSeconds: number }

/** How long a message is kept; the privacy page says so. */
export const contactRetentionMonths = 12

/** A message as administrators read it. `settledBy` is null where the account is gone. */
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

/** Whether the actor may read what visitors wrote, and settle it. */
export function canReadMessages(actor: Actor): boolean {
  return canAdminister(actor)
}

/** Where a place or a clinic has its page: what a mistake can be reported of. */
export type ReportedPage = { path: string; id: string } & ({ kind: 'place' } | { kind: 'clinic' })

/** The page that a path leads to; null for every other text. */
export function readReportedPage(path: string): ReportedPage | null {
  const [before, folder = '', id = '', ...rest] = path.split('/')
  if (before !== '' || rest.length > 0 || !/^[a-z0-9][a-z0-9-]{0,99}$/.test(id)) return null
  if (folder === 'places') return { kind: 'place', path, id }
  const isClinic = Object.values(clinicPaths).some((known) => known === folder) && /^[1-9]\d{0,15}$/.test(id)
  return isClinic ? { kind: 'clinic', path, id } : null
}

/** Where administrators read what visitors wrote. */
export const messagesPath = '/contact/messages'

/** The address of the form that reports a mistake on a page. */
export function reportAddress(path: string): string {
  return `/contact?about=${encodeURIComponent(path)}`
}
