import type { Interest } from '#domain/places/places.ts'
import type { SavedStep1 } from './saved-steps.ts'
import type { StepName } from './step-names.ts'
import { isTripLength } from './trip-dates.ts'
import { type Airport, dailyBudget, type TripFlight, type TripStep1, type TripStep2, type TripStep3 } from './trips.ts'

/** A flight in progress: either part may be missing. */
export type FlightDraft = { airport: Airport | null; time: string | null }

/** Step 1 in progress. */
export type TripStep1Draft = {
  startDate: string | null
  endDate: string | null
  selectedInterests: Interest[]
  arrival: FlightDraft
  departure: FlightDraft
}

/** The steps in progress. Steps 2 and 3 have no required answers, so they are always complete. */
export type StepDrafts = { step1: TripStep1Draft; step2: TripStep2; step3: TripStep3 }

const noFlight: FlightDraft = { airport: null, time: null }

export const emptySteps: StepDrafts = {
  step1: { startDate: null, endDate: null, selectedInterests: [], arrival: noFlight, departure: noFlight },
  step2: {
    totalBudget: '',
    dailyBudgetRange: dailyBudget.default,
    accommodationType: null,
    areaPreferences: [],
    travelerType: null,
    mustVisitPlaces: '',
    languageSupport: null,
    languageDetails: [],
    activityIntensity: null,
  },
  step3: {
    beautyInterest: null,
    beautyCategories: [],
    plasticSurgeryType: '',
    socialMediaInterest: null,
    socialMediaOptions: [],
    vipPlan: null,
    fullName: '',
    email: '',
    phone: '',
  },
}

/**
 * The complete step 1 without incomplete flights; null while dates or interests are missing or the trip is too long.
 */
export function finishTripStep1(draft: TripStep1Draft): TripStep1 | null {
  const { startDate, endDate, selectedInterests } = draft
  if (startDate === null || endDate === null || selectedInterests.length === 0) return null
  if (!isTripLength(startDate, endDate)) return null
  return { startDate, endDate, selectedInterests, ...finishedFlights(draft) }
}

/** A draft in the storage format of the specification. */
export function savedForm(draft: StepDrafts[StepName]): object {
  return isStep1(draft) ? savedStep1(draft) : draft
}

/** Step 1 in the storage format. An incomplete flight has a field of its own, because a plan with one is rejected. */
export function savedStep1(draft: TripStep1Draft): SavedStep1 {
  const { startDate, endDate, selectedInterests, arrival, departure } = draft
  const unfinished = { ...(isHalf(arrival) && { arrival }), ...(isHalf(departure) && { departure }) }
  return {
    startDate,
    endDate,
    selectedInterests,
    ...finishedFlights(draft),
    ...(Object.keys(unfinished).length > 0 && { unfinishedFlights: unfinished }),
  }
}

function isStep1(draft: StepDrafts[StepName]): draft is TripStep1Draft {
  return 'startDate' in draft
}

function finishedFlights({ arrival, departure }: TripStep1Draft): Pick<TripStep1, 'arrival' | 'departure'> {
  const [landing, takeOff] = [finishFlight(arrival), finishFlight(departure)]
  return { ...(landing && { arrival: landing }), ...(takeOff && { departure: takeOff }) }
}

/** The flight when both parts are known, else null. */
export function finishFlight({ airport, time }: FlightDraft): TripFlight | null {
  return airport !== null && time !== null ? { airport, time } : null
}

function isHalf({ airport, time }: FlightDraft): boolean {
  return (airport === null) !== (time === null)
}
