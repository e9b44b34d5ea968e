import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import type { BriefSpan } from '#domain/wishes/brief/brief-text.ts'
import type { ProposalQuestion, TalkProblem } from '#domain/wishes/plan-talk/talk-asks.ts'
import type { EditedHere } from '#web/features/trips/planning/edited-here.ts'

export type QuotedProblem = BriefSpan & { problem: TalkProblem }

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
