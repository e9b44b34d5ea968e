import type { Interest } from '#domain/places/places.ts'
import type { Airport, TripFlight, TripStep2, TripStep3 } from './trips.ts'

/** Step 1 as a device saves it, complete or not; an incomplete flight has a field of its own. */
export type SavedStep1 = {
  startDate: string | null
  endDate: string | null
  selectedInterests: Interest[]
  arrival?: TripFlight
  departure?: TripFlight
  unfinishedFlights?: { arrival?: HalfFlight; departure?: HalfFlight }
}
type HalfFlight = { airport: Airport | null; time: string | null }

/** The answers that an account stores: no contact data, which stays on the device. */
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

/** Keeps the newer version of each step. For equal times it keeps the first argument's. */
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
