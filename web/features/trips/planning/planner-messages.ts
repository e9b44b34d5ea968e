import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import type { Recommendation } from '#domain/trips/document/trip-documents.ts'
import type { WhatNow, WhatNowRequest } from '#domain/trips/now/what-now.ts'
import type { Alternative, Replan, StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { BriefReading } from '#domain/wishes/brief/read-brief.ts'
import type { ReplanRequest } from '#planner/edits/replan-request.ts'
import type { EditedHere, NamedPlaces } from './edited-here.ts'
import type { TalkProposal, TalkRequest } from '#web/features/trips/talk/talk-proposal.ts'

export type PlannedHere = {
  plan: Plan
  places: NamedPlaces
  recommendations: Record<string, Recommendation[]>
  /** Markdown, by the built-in writer. */
  words: string
}
/** The text of the proposed plan. */
export type ReplannedHere = { replan: Replan; places: NamedPlaces; words: string }
export type WhatNowHere = { now: WhatNow; places: NamedPlaces }
export type AlternativesHere = { alternatives: Alternative[]; places: NamedPlaces }

/** The requests of the browser's planner and their answers. */
export type PlannerTasks = {
  /** `shown`: the places of the plan that the new one replaces. */
  plan: { asked: { steps: TripSteps; seed: number | null; shown?: readonly string[] }; answer: PlannedHere }
  /** `places`: the trip's own places, used when the facts are missing. */
  edit: { asked: { steps: TripSteps; plan: Plan; places: NamedPlaces; edit: TripEdit }; answer: EditedHere }
  alternatives: { asked: { steps: TripSteps; plan: Plan; at: StopPosition }; answer: AlternativesHere }
  /** Plans days again around locked stops. */
  regenerate: {
    asked: { steps: TripSteps; plan: Plan; days: readonly number[] | 'all'; seed: number }
    answer: EditedHere
  }
  /** Replans the rest of a day; null when nothing is left of it or no change is possible. */
  replan: {
    asked: { steps: TripSteps; plan: Plan; places: NamedPlaces; request: ReplanRequest }
    answer: ReplannedHere | null
  }
  /** The nearest open places from a position at a minute of the trip; null when the trip has no such day. */
  now: {
    asked: { steps: TripSteps; plan: Plan; places: NamedPlaces; request: WhatNowRequest }
    answer: WhatNowHere | null
  }
  /** The places that match the typed text. Used when the server's search cannot be reached. */
  find: { asked: { typed: string }; answer: { places: TripPlace[] } }
  /** Reads a trip in one's own words. Without facts no places and treatments are known. */
  read: { asked: { text: string; today: string }; answer: BriefReading }
  /** Reads what a traveller says of a plan, and tries it out without changing anything. */
  talk: { asked: TalkRequest; answer: TalkProposal }
  /** Loads the planner's facts for later use offline. */
  prepare: { asked: Record<string, never>; answer: { version: string } }
}
export type PlannerTask = keyof PlannerTasks

/** A request for this task, or for one of these tasks. */
export type TaskToPlanner<Task extends PlannerTask> = {
  [One in Task]: { id: number; task: One; asked: PlannerTasks[One]['asked'] }
}[Task]
export type ToPlanner = TaskToPlanner<PlannerTask>

/** `no_facts`: offline, and the planner's facts were never loaded. */
export type PlannerProblem = 'no_facts' | 'failed'

export type FromPlanner =
  | { id: number; kind: 'progress'; done: number; total: number }
  | { id: number; kind: 'done'; answer: PlannerTasks[PlannerTask]['answer'] }
  | { id: number; kind: 'failed'; problem: PlannerProblem; message: string }
