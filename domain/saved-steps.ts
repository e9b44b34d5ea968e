import type { Interest } from './places.ts'
import type { Airport, TripFlight, TripStep2, TripStep3 } from './trips.ts'

/** Step 1 as a device saves it, finished or not; half a flight stands apart. */
export type SavedStep1 = {
  startDate: string | null
  endDate: string | null
  selectedInterests: Interest[]
  arrival?: TripFlight
  departure?: TripFlight
  unfinishedFlights?: { arrival?: HalfFlight; departure?: HalfFlight }
}
type HalfFlight = { airport: Airport | null; time: string | null }

/** What an account keeps of the planner's steps: no contact data, that stays on the device. */
export type SavedStepAnswers = {
  step1: SavedStep1
  step2: TripStep2
  step3: Omit<TripStep3, 'fullName' | 'email' | 'phone'>
}
export type SavedStepName = keyof SavedStepAnswers

/** Answers of a step and when they were given (RFC 3339); null answers: the traveller started over. */
export type SavedStep<Step extends SavedStepName> = { answers: SavedStepAnswers[Step] | null; changedAt: string }

/** The steps that an account keeps; a step that was never answered is absent. */
export type SavedSteps = { [Step in SavedStepName]?: SavedStep<Step> }

/** Step by step the one that was answered last. Of equal moments the first given stays. */
export function mergeSavedSteps(kept: SavedSteps, given: SavedSteps): SavedSteps {
  return {
    ...later('step1', kept, given),
    ...later('step2', kept, given),
    ...later('step3', kept, given),
  }
}

function later(step: SavedStepName, kept: SavedSteps, given: SavedSteps): SavedSteps {
  const [one, other] = [kept[step], given[step]]
  const isNewer = !one || (other && Date.parse(other.changedAt) > Date.parse(one.changedAt))
  const chosen = isNewer ? other : one
  return chosen ? { [step]: chosen } : {}
}
