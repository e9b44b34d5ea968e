import { datesFrom, daysBetween } from '#domain/korea/calendar-dates.ts'
import type { TripStep3 } from '#domain/trips/answers/trips.ts'
import { keepStep } from '#web/travel/trip/stored-steps.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'
import { tripStepPreferences } from '#locales/en/trips/steps/trip-step-preferences.ts'

const hourUnknown = 'hour-unknown'
const halfHours = Array.from({ length: 28 }, (_, half) => {
  return `${String(7 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
})

/**
 * The day of the treatment, among the days of the trip, and the appointment that the traveller has on it. A day that
 * was chosen for other dates is no answer.
 */
export function TreatmentDay({ draft }: { draft: TripStep3 }) {
  const { day: words } = tripStepPreferences
  const { writeDay } = tripSteps
  const { startDate, endDate } = useTripStep('step1').draft
  if (startDate === null || endDate === null) return null
  const days = datesFrom(startDate, daysBetween(startDate, endDate) + 1)
  const { treatmentOn, ownClinic, ...others } = draft
  const isDay = treatmentOn !== undefined && days.includes(treatmentOn)
  return (
    <>
      <SelectField
        className="mt-5 max-w-sm"
        id="treatment-day"
        label={words.title}
        isOptional
        hint={words.hint}
        placeholder={words.any}
        options={days.map((day) => ({ value: day, label: writeDay(day) }))}
        value={isDay ? treatmentOn : ''}
        onChange={({ target }) =>
          keepStep('step3', {
            ...others,
            ...(target.value && { treatmentOn: target.value, ...(ownClinic && { ownClinic }) }),
          })
        }
      />
      {isDay ? (
        <SelectField
          className="mt-5 max-w-sm"
          id="own-clinic"
          label={words.own.title}
          isOptional
          hint={words.own.hint}
          placeholder={words.own.none}
          options={[
            { value: hourUnknown, label: words.own.hourUnknown },
            ...hoursWith(ownClinic?.at).map((hour) => ({ value: hour, label: hour })),
          ]}
          value={ownClinic ? (ownClinic.at ?? hourUnknown) : ''}
          onChange={({ target }) => {
            const { at: _at, ...clinic } = ownClinic ?? {}
            const at = target.value === hourUnknown ? {} : { at: target.value }
            keepStep('step3', { ...others, treatmentOn, ...(target.value && { ownClinic: { ...clinic, ...at } }) })
          }}
        />
      ) : null}
    </>
  )
}

function hoursWith(at: string | undefined): string[] {
  return at === undefined || halfHours.includes(at) ? halfHours : [...halfHours, at].toSorted()
}
