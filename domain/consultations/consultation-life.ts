/** `unconfirmed`: the visitor has not opened the mailed link yet, and the clinic knows nothing. */
export const consultationStates = ['unconfirmed', 'requested', 'seen', 'declined', 'withdrawn', 'expired'] as const
export type ConsultationState = (typeof consultationStates)[number]

/** Who moves a request: the patient, the clinic, or the time that has passed. */
export type ConsultationMover = 'patient' | 'clinic' | 'time'

/** The states after each state, and who moves it there. */
const moves = {
  unconfirmed: { requested: 'patient' },
  requested: { seen: 'clinic', withdrawn: 'patient', expired: 'time' },
  seen: { declined: 'clinic', withdrawn: 'patient', expired: 'time' },
  declined: {},
  withdrawn: {},
  expired: {},
} as const satisfies Record<ConsultationState, Partial<Record<ConsultationState, ConsultationMover>>>

/** Whether a request in this state can be moved to another one by this side. */
export function canMoveConsultation(from: ConsultationState, to: ConsultationState, by: ConsultationMover): boolean {
  const next: Partial<Record<ConsultationState, ConsultationMover>> = moves[from]
  return next[to] === by
}

/** How long a request waits for its visitor, for the clinic to look and to answer, and how long it is kept then. */
export const consultationPeriods = {
  /** Not confirmed by then, it is deleted. */
  confirmHours: 48,
  /** The clinic's link opens it for as long. */
  lookDays: 7,
  answerDays: 30,
  /** After the end. */
  keptDays: 180,
} as const

/** A request as its patient or its clinic sees it. */
export type ConsultationTimes = {
  writtenAt: string
  requestedAt: string | null
  seenAt: string | null
  endedAt: string | null
}
