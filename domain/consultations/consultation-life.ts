/** `unconfirmed`: the visitor has not opened the mailed link yet, and the clinic knows nothing. */
export const consultationStates = [
  'unconfirmed',
  'requested',
  'seen',
  'proposed',
  'confirmed',
  'completed',
  'not_held',
  'declined',
  'withdrawn',
  'expired',
] as const
export type ConsultationState = (typeof consultationStates)[number]

/** Who moves a request: the patient, the clinic, or the time that has passed. */
export type ConsultationMover = 'patient' | 'clinic' | 'time'

/**
 * Whether a move is made before the visit or from its beginning on, where there is one. `day_after`: when a day has
 * passed since its end.
 */
type Moment = 'before' | 'begun' | 'day_after' | 'any'

type Move = {
  from: readonly ConsultationState[]
  to: ConsultationState
  by: readonly ConsultationMover[]
  moment: Moment
}

/** Everything that can happen to a request after it was written. */
const moves = {
  /** The patient confirms the address, and the clinic gets the request. */
  ask: { from: ['unconfirmed'], to: 'requested', by: ['patient'], moment: 'any' },
  /** The clinic looks for the first time. */
  open: { from: ['requested'], to: 'seen', by: ['clinic'], moment: 'any' },
  /** The clinic proposes times, the first ones or others. */
  propose: { from: ['seen', 'proposed', 'confirmed'], to: 'proposed', by: ['clinic'], moment: 'before' },
  /** The patient takes one of them. */
  accept: { from: ['proposed'], to: 'confirmed', by: ['patient'], moment: 'any' },
  /** The patient cannot come then, and asks for other times. */
  ask_other_times: { from: ['proposed', 'confirmed'], to: 'seen', by: ['patient'], moment: 'before' },
  /** A day after the visit. */
  complete: { from: ['confirmed'], to: 'completed', by: ['time'], moment: 'day_after' },
  /** The visit did not take place. */
  report_not_held: { from: ['confirmed'], to: 'not_held', by: ['patient', 'clinic'], moment: 'begun' },
  decline: { from: ['seen', 'proposed', 'confirmed'], to: 'declined', by: ['clinic'], moment: 'before' },
  withdraw: {
    from: ['requested', 'seen', 'proposed', 'confirmed'],
    to: 'withdrawn',
    by: ['patient'],
    moment: 'before',
  },
  /** Nobody went on with it. */
  expire: { from: ['requested', 'seen', 'proposed'], to: 'expired', by: ['time'], moment: 'any' },
} as const satisfies Record<string, Move>

export type ConsultationMove = keyof typeof moves

/** All moves, in the order of a request's life. */
export const consultationMoves = [
  'ask',
  'open',
  'propose',
  'accept',
  'ask_other_times',
  'complete',
  'report_not_held',
  'decline',
  'withdraw',
  'expire',
] as const satisfies readonly ConsultationMove[]

/** A time of a visit, in milliseconds since 1970. */
export type VisitSpan = { from: number; to: number }

/** The state of a request, and the time of its visit if one is arranged. */
export type ConsultationStanding = { state: ConsultationState; visit: VisitSpan | null }

/** The state after a move. */
export function stateAfter(move: ConsultationMove): ConsultationState {
  return moves[move].to
}

/** Whether this side can make this move now. */
export function canMoveConsultation(
  { state, visit }: ConsultationStanding,
  move: ConsultationMove,
  by: ConsultationMover,
  now: number,
): boolean {
  const { from, by: movers, moment }: Move = moves[move]
  return from.includes(state) && movers.includes(by) && isMoment(moment, visit, now)
}

/** The moves that this side can make now, in the order of a request's life. */
export function possibleMoves(standing: ConsultationStanding, by: ConsultationMover, now: number): ConsultationMove[] {
  return consultationMoves.filter((move) => canMoveConsultation(standing, move, by, now))
}

function isMoment(moment: Moment, visit: VisitSpan | null, now: number): boolean {
  switch (moment) {
    case 'any':
      return true
    case 'before':
      return visit === null || now < visit.from
    case 'begun':
      return visit !== null && now >= visit.from
    case 'day_after':
      return visit !== null && now >= visit.to + consultationPeriods.completeHours * 3_600_000
  }
}

/** Whether nothing happens to a request in this state any more. */
export function hasEnded(state: ConsultationState): boolean {
  return ['completed', 'not_held', 'declined', 'withdrawn', 'expired'].includes(state)
}

/** Who may wait for a full day: the clinic has the request, and no visit is arranged. */
export const waitingStates = ['requested', 'seen', 'proposed'] as const satisfies readonly ConsultationState[]

/** How long a request waits for its visitor, for the clinic to look and to answer, and how long it is kept then. */
export const consultationPeriods = {
  /** Not confirmed by then, it is deleted. */
  confirmHours: 48,
  /** The clinic's link opens it for as long. */
  lookDays: 7,
  /** Without a sign of life from either side. */
  answerDays: 30,
  /** Proposed times are held for the patient for as long, and then only if nobody else gets them. */
  holdHours: 72,
  /** After a visit, if nobody says that it did not take place. */
  completeHours: 24,
  /** After the end. */
  keptDays: 180,
} as const

/** Both sides are reminded of a visit so many hours before it. */
export const reminderHours = [48, 3] as const
export type ReminderHours = (typeof reminderHours)[number]

/** The reminders of a visit that are still to come, in milliseconds since 1970. */
export function remindersOf({ from }: VisitSpan, now: number): { hours: ReminderHours; dueAt: number }[] {
  return reminderHours.map((hours) => ({ hours, dueAt: from - hours * 3_600_000 })).filter(({ dueAt }) => dueAt > now)
}

/** A request as its patient or its clinic sees it. */
export type ConsultationTimes = {
  writtenAt: string
  requestedAt: string | null
  seenAt: string | null
  endedAt: string | null
}
