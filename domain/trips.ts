import type { Interest } from './places.ts'

/** The first step of the planner as it is saved on the device. Dates are days in Korea, YYYY-MM-DD. */
export type TripStep1 = { startDate: string; endDate: string; selectedInterests: Interest[] }

/** What a traveller has said so far. */
export type TripStep1Draft = { startDate: string | null; endDate: string | null; selectedInterests: Interest[] }

/** The finished step, or null while a date or an interest is missing. */
export function finishTripStep1({ startDate, endDate, selectedInterests }: TripStep1Draft): TripStep1 | null {
  if (startDate === null || endDate === null || endDate < startDate || selectedInterests.length === 0) return null
  return { startDate, endDate, selectedInterests }
}
