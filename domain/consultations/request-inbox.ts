import type { PlaceName } from '#domain/places/places.ts'
import type { ConsultationState } from './consultation-life.ts'
import type { AnswerWay } from './visit-schedules.ts'
import type { ConsultationMessage, SentRequest } from './sent-requests.ts'

/** The page on which administrators with the permission see to requests. */
export const requestInboxPath = '/consultations/inbox'

/** For how long a request has been waiting at least, in hours. */
export const inboxAges = { any: 0, day: 24, three_days: 72, week: 168 } as const
export type InboxAge = keyof typeof inboxAges
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
export const inboxAgeNames = Object.keys(inboxAges) as [InboxAge, ...InboxAge[]]

/** A request as the list shows it: nothing of what was asked, and not who asked. */
export type InboxRequest = {
  id: string
  clinicId: number
  /** Null: the clinic has left the directory. */
  clinic: PlaceName | null
  state: ConsultationState
  requestedAt: string
  /** From the clinic's mail to its first answer; null before that. */
  answerHours: number | null
  /** The address of the administrator who looks after it. */
  assignedTo: string | null
  isMine: boolean
  /** Until when the clinic's link works; null for none. */
  linkUntil: string | null
  /** Whether its sender agreed that administrators read what was asked. */
  isReadable: boolean
}
export type InboxPage = { requests: InboxRequest[]; next: string | null }

/** What an administrator reads of one. Each look is logged. */
export type InboxDetail = {
  request: SentRequest | null
  messages: ConsultationMessage[]
  /** Of the clinic; empty where it is not known. */
  phone: string
  /** How the clinic answers: one that answers by mail only leaves the patient no field to write back. */
  answers: AnswerWay
}

/** The hours between two moments, to one decimal. */
export function hoursBetween(from: number, to: number): number {
  return Math.round((to - from) / 360_000) / 10
}
