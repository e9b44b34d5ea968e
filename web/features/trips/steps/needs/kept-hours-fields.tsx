import { datesFrom, daysBetween } from '#domain/korea/calendar-dates.ts'
import { type KeptHours, keptLimits } from '#domain/trips/answers/trips.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { useTripStep } from '#web/features/trips/steps/use-trip-step.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Plus, X } from 'lucide-react'
import { describeKept } from './describe-needs.ts'
import { tripNeeds } from '#locales/en/trips/steps/trip-needs.ts'

type KeptHoursFieldsProps = { kept: readonly KeptHours[]; onChange: (kept: KeptHours[]) => void }

const [firstHour, lastHour] = keptLimits.hours
const halfHours = Array.from({ length: 48 }, (_, half) => {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
})
const usual: KeptHours = { on: null, from: '13:00', to: '15:00' }
const everyDay = 'every-day'

/** Hours in which nothing is planned, of one day of the trip or of each. */
export function KeptHoursFields({ kept, onChange }: KeptHoursFieldsProps) {
  const { kept: words } = tripNeeds
  return (
    <fieldset id="kept-hours" className="min-w-0">
      <legend className="font-semibold">{words.title}</legend>
      <p className="mt-1 text-small">{words.hint}</p>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
        {kept.map((hours, index) => (
          <KeptRow
            // Hours are their place in the list: two may be alike while they are chosen.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={index}
            {...{ hours, index }}
            onChange={(changed) => onChange(changed ? kept.with(index, changed) : kept.toSpliced(index, 1))}
          />
        ))}
        {kept.length < keptLimits.most ? (
          <Button size="small" kind="quiet" onClick={() => onChange([...kept, usual])}>
            <Plus aria-hidden className="size-4" />
            {words.add}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

type KeptRowProps = { hours: KeptHours; index: number; onChange: (hours: KeptHours | null) => void }

function KeptRow({ hours, index, onChange }: KeptRowProps) {
  const { kept: words } = tripNeeds
  const { writeDay } = tripSteps
  const days = useDaysOfTrip(hours.on)
  const { on, from, to } = hours
  const span = describeKept(hours, writeDay)
  return (
    <fieldset aria-label={span} className="flex w-full min-w-0 flex-wrap items-end gap-2 sm:flex-nowrap">
      <SelectField
        id={`kept-day-${index + 1}`}
        label={words.day}
        value={on ?? everyDay}
        options={[
          { value: everyDay, label: words.daily },
          ...days.map((day) => ({ value: day, label: writeDay(day) })),
        ]}
        onChange={({ target }) => onChange({ ...hours, on: target.value === everyDay ? null : target.value })}
        className="min-w-0 basis-full sm:basis-60"
      />
      <SelectField
        id={`kept-from-${index + 1}`}
        label={words.from}
        value={from}
        options={optionsOf(from, (hour) => hour >= firstHour && hour < lastHour)}
        onChange={({ target }) => onChange(startingAt(hours, target.value))}
        className="grow basis-28 sm:grow-0"
      />
      <SelectField
        id={`kept-to-${index + 1}`}
        label={words.to}
        value={to}
        options={optionsOf(to, (hour) => hour > from)}
        onChange={({ target }) => onChange({ ...hours, to: target.value })}
        className="grow basis-28 sm:grow-0"
      />
      <button
        type="button"
        aria-label={words.remove(span)}
        onClick={() => onChange(null)}
        className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </fieldset>
  )
}

/** The days of the trip, and the day that was told where it is none of them. */
function useDaysOfTrip(told: string | null): string[] {
  const { startDate, endDate } = useTripStep('step1').draft
  const days =
    startDate === null || endDate === null ? [] : datesFrom(startDate, Math.max(0, daysBetween(startDate, endDate) + 1))
  return told === null || days.includes(told) ? days : [told, ...days]
}

/** Half hours, the last minute of a day, and the hour that was told. */
function optionsOf(told: string, isOffered: (hour: string) => boolean): { value: string; label: string }[] {
  const hours = new Set([...halfHours, lastHour].filter(isOffered))
  return [...hours.add(told)].toSorted().map((hour) => ({ value: hour, label: hour }))
}

/** With another beginning the end follows where it would come before it. */
function startingAt(hours: KeptHours, from: string): KeptHours {
  const later = halfHours.filter((hour) => hour > from)
  return { ...hours, from, to: hours.to > from ? hours.to : (later[1] ?? later[0] ?? lastHour) }
}
