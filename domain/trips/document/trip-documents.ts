import type { Plan, PlanDay, TripPlace } from '#domain/trips/plan/plans.ts'
import type { Interest } from '#domain/places/places.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import type { BriefSpan } from '#domain/wishes/brief/brief-text.ts'
import type { TripSteps, TravelerType } from '#domain/trips/answers/trips.ts'

/** A recommended place that is not in the plan. */
export type Recommendation = { id: string; title: string; description: string; address: string; rating: null }

/** Who wrote the trip's text. Text of a language model is labelled wherever it is shown. */
export const wordWriters = ['built-in', 'model'] as const
export type WordWriter = (typeof wordWriters)[number]

/** What was read from the brief of a request; absent without one. `question` is what the brief leaves open. */
type ReadBrief = { chips?: BriefChip[]; more?: BriefChip[]; notUnderstood?: BriefSpan[]; question?: string | null }

/** The answer of the function `generate-travel-plan`; without a plan it has the reason, or the question to answer. */
export type TripAnswer =
  | ({ success: false; error: string; plan: null } & ReadBrief)
  | (ReadBrief & {
      success: true
      error: null
      generatedAt: string
      /** The trip's text in Markdown. */
      travelPlan: string
      wordsBy: WordWriter
      tripData: {
        step1: { startDate: string; endDate: string; selectedInterests: Interest[] }
        /** `budget`: the total budget as typed, or else the label of the daily budget. */
        step2: { budget: string; travelerType: TravelerType | null }
      }
      /** One group for each chosen interest, then for each chosen area. */
      recommendations: Record<string, Recommendation[]>
      plan: Plan
      /** Every place that the plan, `unplaced` or a recommendation names, by its id. */
      places: Record<string, TripPlace>
    })

/** Why a stream ended without a plan. With a `status` the server had no time: the one of a refusal at once. */
export type PlanningFailure = { error: string; status?: number; retryAfterSeconds?: number }

/** The events of that function's event stream, in this order. `day` may repeat; `words` arrives in parts. */
export type TripEvent =
  | { event: 'progress'; data: { done: number; total: number; label: string } }
  | { event: 'day'; data: { index: number; day: PlanDay; places: Record<string, TripPlace> } }
  | { event: 'words'; data: { text: string; by?: WordWriter } }
  | { event: 'done'; data: TripAnswer }
  | { event: 'failed'; data: PlanningFailure }

/** A trip as devices and accounts store it and links share it: self-contained, so that it can be read offline. */
export type TripDocument = {
  format: 1
  steps: TripSteps
  plan: Plan
  places: Record<string, TripPlace>
  recommendations: Record<string, Recommendation[]>
  words: { text: string; by: WordWriter }
  generatedAt: string
}
