import { addDays, daysBetween } from '#domain/korea/calendar-dates.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'
import { DateRangeField } from '#web/ui/dates/date-range-field.tsx'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import type { DatesAnswers } from './use-dates-answers.ts'

/** The start and end date, with the length of the trip in words. */
export function TripDates({ answers }: { answers: DatesAnswers }) {
  const { nights, days, tooLong, writeLongDay } = tripSteps
  const { draft, change, today, isRestored } = answers
  const { startDate, endDate } = draft
  const isInOrder = startDate !== null && endDate !== null && startDate <= endDate
  const length = isInOrder ? daysBetween(startDate, endDate) + 1 : 0
  const error =
    isInOrder && length > longestTripDays
      ? tooLong(longestTripDays, writeLongDay(addDays(startDate, longestTripDays - 1)))
      : undefined
  return (
    <div>
      <DateRangeField
        key={String(isRestored)}
        id="trip"
        value={{ start: startDate ?? '', end: endDate ?? '' }}
        onChange={({ start, end }) => change({ startDate: start || null, endDate: end || null })}
        min={today}
        today={today}
        errors={error === undefined ? undefined : { end: error }}
      />
      <output className="mt-2 block min-h-6">
        {isInOrder && error === undefined ? (
          <>
            <strong>{nights(length - 1)}</strong>, {days(length)}
          </>
        ) : null}
      </output>
    </div>
  )
}
