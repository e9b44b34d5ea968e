import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import type { Breach } from '#domain/trips/plan/trip-edits.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import type { BriefSpan } from '#domain/wishes/brief/brief-text.ts'
import type { TalkObstacle, TalkQuestion } from '#domain/wishes/plan-talk/talk-asks.ts'
import type { EditedHere } from '#web/features/trips/planning/edited-here.ts'

/** Why a change that was understood is not made. */
export type TalkProblem =
  | TalkObstacle
  /** The edit was refused, for this reason. */
  | { why: 'refused'; breach: Breach }
  | { why: 'no_alternative'; name: string }
  /** No exchange makes this day better. */
  | { why: 'nothing_helps'; day: number }
  | { why: 'starts_then'; day: number; at: string }
  | { why: 'held_start'; day: number; name: string; at: string }
  /** The planner's facts are not on this device. */
  | { why: 'no_facts' }
  | { why: 'too_much' }

export type QuotedProblem = BriefSpan & { problem: TalkProblem }

/** `which`: a word fits several stops of the plan. `day` counts from 0. */
export type ProposalQuestion =
  | TalkQuestion
  | { ask: 'which'; words: string; stops: { placeId: string | null; name: string; day: number }[] }

/** The plan after a change, or why it is not made, or a question back. */
export type Applied =
  | { plan: Plan }
  | { problem: TalkProblem }
  | { question: Omit<Extract<ProposalQuestion, { ask: 'which' }>, 'words'> }

/** What a text would change. Nothing is changed yet. */
export type TalkProposal = {
  /** The answers with what was said, with which the trip is planned again; null when none changes. */
  steps: TripSteps | null
  chips: BriefChip[]
  /** The changed plan; null when no stop changes. */
  edited: EditedHere | null
  /** Changes of single stops that wait until the trip was planned again, as they were typed. */
  waiting: string[]
  problems: QuotedProblem[]
  notUnderstood: BriefSpan[]
  question: ProposalQuestion | null
}

export type TalkRequest = {
  text: string
  today: string
  steps: TripSteps
  plan: Plan
  places: Record<string, TripPlace>
  /** The day that is open: "the museum" is first of all one of that day. */
  openDay: number
  /** The place that the traveller picked where a word fits several. */
  picked: string | null
}
