import { datesFrom, daysBetween } from '#domain/korea/calendar-dates.ts'
import type { TripStep3 } from '#domain/trips/answers/trips.ts'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'
import { tripStepPreferences } from '#locales/en/trips/steps/trip-step-preferences.ts'

/** The day of the treatment, among the days of the trip. A day that was chosen for other dates is no answer. */
export function TreatmentDay({ draft }: { draft: TripStep3 }) {
  const { day: words } = tripStepPreferences
  const { writeDay } = tripSteps
  const { startDate, endDate } = useTripStep('step1').draft
  if (startDate === null || endDate === null) return null
  const days = datesFrom(startDate, daysBetween(startDate, endDate) + 1)
  const { treatmentOn, ...others } = draft
  return (
    <SelectField
      className="mt-5 max-w-sm"
      id="treatment-day"
      label={words.title}
      isOptional
      hint={words.hint}
      placeholder={words.any}
      options={days.map((day) => ({ value: day, label: writeDay(day) }))}
      value={treatmentOn !== undefined && days.includes(treatmentOn) ? treatmentOn : ''}
      onChange={({ target }) => keepStep('step3', { ...others, ...(target.value && { treatmentOn: target.value }) })}
    />
  )
}
