import { addDays } from '#domain/korea/calendar-dates.ts'
import { isTripLength } from '#domain/trips/answers/trip-dates.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { useSeoulDay } from './use-seoul-day.ts'

/** Why no plan can be made for the dates of step 1: they are in the past, or too many. Null when one can. */
export function useDatesRefusal(renderedOn: string): string | null {
  const { past, tooLong, writeLongDay } = tripSteps
  const { startDate, endDate } = useTripStep('step1').draft
  const today = useSeoulDay(renderedOn)
  if (startDate === null || endDate === null) return null
  if (startDate < today) return past(today)
  if (endDate < startDate || isTripLength(startDate, endDate)) return null
  return tooLong(longestTripDays, writeLongDay(addDays(startDate, longestTripDays - 1)))
}
