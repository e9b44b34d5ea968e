import type { PlaceName } from '#domain/places/places.ts'
import type { ConsultationMove, ConsultationState, ConsultationTimes, VisitSpan } from './consultation-life.ts'
import type { ConsultationRequest } from './consultations.ts'
import type { FileMistake, RequestFile } from './request-files.ts'
import type { AftercareDays } from './aftercare.ts'
import type { AnswerWay } from './visit-schedules.ts'
import type { ProposedSlot } from './visit-slots.ts'

/** Who sends a request, and to what they agree. */
export const senderFields = [
  'name',
  'email',
  'messenger',
  'handle',
  'files',
  'consentsToSending',
  'consentsToHealth',
] as const
export type SenderField = (typeof senderFields)[number]

/** Where a clinic can answer beside mail, if the sender likes. */
export const messengers = ['kakaotalk', 'whatsapp', 'line', 'wechat'] as const
export type Messenger = (typeof messengers)[number]

/** `handle`: the sender's ID or number there. */
export type MessengerAddress = { messenger: Messenger; handle: string }

export type TypedSender = {
  name: string
  email: string
  /** Both may be empty. */
  messenger: string
  handle: string
  consentsToSending: boolean
  consentsToHealth: boolean
}
export type SenderMistake = 'missing' | 'malformed' | 'too_long' | FileMistake
export type SenderMistakes = Partial<Record<SenderField, SenderMistake>>

/** The maximum number of characters. */
export const senderLengths = { name: 100, email: 254, handle: 100 } as const

/** A stored request. Only its patient and the clinic that was asked can read it. */
export type SentRequest = ConsultationTimes & {
  state: ConsultationState
  clinic: PlaceName
  /** The chosen procedures with their names, as the form offered them. */
  procedures: PlaceName[]
  request: ConsultationRequest
  name: string
  email: string
  /** Null: the clinic answers by mail or here. No mail contains it. */
  answerTo: MessengerAddress | null
  files: RequestFile[]
  /** The times that the clinic proposed last. */
  slots: ProposedSlot[]
  /** The time that the patient took: two moments in ISO 8601. */
  visit: { from: string; to: string } | null
  /** The full days that the patient waits for, or was told of. */
  waits: VisitWait[]
  /** Whether its sender agreed that named administrators read it too. */
  adminsMayRead: boolean
}

/** A day in Korea on which the clinic had no free time. `isTold`: one got free, and a mail told of it. */
export type VisitWait = { day: string; isTold: boolean }
export const mostWaits = 10

/** The full days that a patient can wait for, and the times that are free on a day that they were told of. */
export type WaitingView = { full: string[]; free: VisitSpan[] }

/** The two sides of a request. */
export type ConsultationSide = 'patient' | 'clinic'

/** Who writes messages. `site`: an administrator whom the operator has named. Both sides read it. */
export type MessageWriter = ConsultationSide | 'site'

/** What one of them wrote about a request. */
export type ConsultationMessage = { side: MessageWriter; text: string; files: RequestFile[]; writtenAt: string }

/** The most messages of a request, and the most characters of one. */
export const messageLimits = { messages: 100, text: 2_000 } as const

/** Whether the sides of a request can write to each other here. */
export function canWriteMessages(state: ConsultationState, answers: AnswerWay): boolean {
  return answers === 'here' && isWithClinic(state)
}

/** Whether administrators can write to the patient: while the clinic has the request, however it answers. */
export function isWithClinic(state: ConsultationState): boolean {
  return ['requested', 'seen', 'proposed', 'confirmed'].includes(state)
}

/** A request as one side of it sees it, with what this side can do now. */
export type OpenedRequest = SentRequest & {
  moves: ConsultationMove[]
  /** Whether the clinic answers on this page, and both can write now. */
  canWrite: boolean
  messages: ConsultationMessage[]
}

/** A request in the list of a member's own ones. `address` is the path of its page, with its secret. */
export type ListedRequest = Pick<SentRequest, 'state' | 'clinic' | 'writtenAt' | 'visit'> & {
  clinicId: number
  address: string
  /** Of a completed visit, counted from its day; null before that. */
  aftercare: AftercareDays | null
}

/** A member's own requests. Those whose key is lost can be deleted, and nothing else. */
export type OwnRequests = {
  requests: ListedRequest[]
  unreadable: { id: string; state: ConsultationState; writtenAt: string }[]
}

/** The most requests that a list has. */
export const mostListedRequests = 200

export type SendOutcome =
  /** A link to confirm it is mailed. */
  | { outcome: 'sent' }
  /** The clinic has it: a member sent it. */
  | { outcome: 'asked' }
  | { outcome: 'wrong'; mistakes: SenderMistakes }
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** The clinic takes no requests here. */
  | { outcome: 'closed' }

/** The pages of a member's requests, of one's own request, and the clinic's page of it. */
export const ownRequestsPath = '/consultations'
export const sentRequestPath = '/consultations/mine'
export const clinicRequestPath = '/consultations/clinic'
/** The page of a mailed link that changes or cancels a visit, once. */
export const visitChangePath = '/consultations/visit'
