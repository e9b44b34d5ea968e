import type { Plan, PlanDay, TripPlace } from './plans.ts'
import type { Interest } from './places.ts'
import type { TripSteps, TravelerType } from './trips.ts'

/** A real row that is not in the plan, for those who would like to see more. */
export type Recommendation = { id: string; title: string; description: string; address: string; rating: null }

/** Who wrote the words of a trip. What a language model wrote says so wherever it is shown. */
export const wordWriters = ['built-in', 'model'] as const
export type WordWriter = (typeof wordWriters)[number]

/** The answer of the function `generate-travel-plan`; without a plan it says why. */
export type TripAnswer =
  | { success: false; error: string; plan: null }
  | {
      success: true
      error: null
      generatedAt: string
      /** The words, in Markdown. */
      travelPlan: string
      wordsBy: WordWriter
      tripData: {
        step1: { startDate: string; endDate: string; selectedInterests: Interest[] }
        /** `budget`: what was written as the total budget, else the label of the daily one. */
        step2: { budget: string; travelerType: TravelerType | null }
      }
      /** One group for each chosen interest, then for each chosen area. */
      recommendations: Record<string, Recommendation[]>
      plan: Plan
      /** Every place that the plan, `unplaced` or a recommendation names, by its id. */
      places: Record<string, TripPlace>
    }

/** The events of the same function as an event stream, in this order; `day` may repeat, `words` comes in pieces. */
export type TripEvent =
  | { event: 'progress'; data: { done: number; total: number; label: string } }
  | { event: 'day'; data: { index: number; day: PlanDay; places: Record<string, TripPlace> } }
  | { event: 'words'; data: { text: string; by?: WordWriter } }
  | { event: 'done'; data: TripAnswer }
  | { event: 'failed'; data: { error: string } }

/** A trip as it is kept on a device, saved in an account and shared: whole, so that it is readable without a network. */
export type TripDocument = {
  format: 1
  steps: TripSteps
  plan: Plan
  places: Record<string, TripPlace>
  recommendations: Record<string, Recommendation[]>
  words: { text: string; by: WordWriter }
  generatedAt: string
}
