import type { Plan, TripPlace } from '#domain/plans.ts'
import type { Recommendation } from '#domain/trip-documents.ts'
import type { Alternative, EditResult, Replan, StopPosition, TripEdit } from '#domain/trip-edits.ts'
import type { TripSteps } from '#domain/trips.ts'
import type { ReplanRequest } from '#planner/edits/replan.ts'

/** Places by their id: all that the plan beside them names. */
export type NamedPlaces = Record<string, TripPlace>

export type PlannedHere = {
  plan: Plan
  places: NamedPlaces
  recommendations: Record<string, Recommendation[]>
  /** Markdown, by the built-in writer. */
  words: string
}
export type EditedHere = EditResult & {
  places: NamedPlaces
  /** Markdown, by the built-in writer; null where nothing was changed. */
  words: string | null
  /** Only the places of the trip itself were known, because what planning needs could not be loaded. */
  isLimited: boolean
}
/** The words tell the plan as it would be. */
export type ReplannedHere = { replan: Replan; places: NamedPlaces; words: string }
export type AlternativesHere = { alternatives: Alternative[]; places: NamedPlaces }

/** What the planner of the browser can be asked, and what it answers. */
export type PlannerTasks = {
  plan: { asked: { steps: TripSteps; seed: number | null }; answer: PlannedHere }
  /** `places`: those of the trip, which have to do when nothing else is known. */
  edit: { asked: { steps: TripSteps; plan: Plan; places: NamedPlaces; edit: TripEdit }; answer: EditedHere }
  alternatives: { asked: { steps: TripSteps; plan: Plan; at: StopPosition }; answer: AlternativesHere }
  /** Days anew around what is locked. */
  regenerate: {
    asked: { steps: TripSteps; plan: Plan; days: readonly number[] | 'all'; seed: number }
    answer: EditedHere
  }
  /** The rest of a day from now on; null when nothing is left of it, or nothing can be done. */
  replan: {
    asked: { steps: TripSteps; plan: Plan; places: NamedPlaces; request: ReplanRequest }
    answer: ReplannedHere | null
  }
  /** Loads what planning needs, so that it is there without a network later. */
  prepare: { asked: Record<string, never>; answer: { version: string } }
}
export type PlannerTask = keyof PlannerTasks

export type ToPlanner = {
  [Task in PlannerTask]: { id: number; task: Task; asked: PlannerTasks[Task]['asked'] }
}[PlannerTask]

/** `no_facts`: there is no network, and what planning needs was never loaded. */
export type PlannerProblem = 'no_facts' | 'failed'

export type FromPlanner =
  | { id: number; kind: 'progress'; done: number; total: number }
  | { id: number; kind: 'done'; answer: PlannerTasks[PlannerTask]['answer'] }
  | { id: number; kind: 'failed'; problem: PlannerProblem; message: string }
