import { dayHours } from '#domain/trips/answers/trips.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { tripNeeds } from '#locales/en/trips/steps/trip-needs.ts'

type Hours = { wakeUp?: string | undefined; bedtime?: string | undefined }

/** When days begin and end. A time that no plan can keep to is no answer. */
export function HoursFields({ wakeUp, bedtime, onChange }: Hours & { onChange: (hours: Hours) => void }) {
  const { hours: words } = tripNeeds
  const shown: Hours = { wakeUp, bedtime }
  return (
    <fieldset id="hours" className="min-w-0">
      <legend className="font-semibold">{words.title}</legend>
      <p className="mt-1 text-small">{words.hint}</p>
      <div className="mt-2 flex flex-wrap gap-4">
        {(['wakeUp', 'bedtime'] as const).map((name) => (
          <TextField
            key={name}
            id={name}
            label={words[name]}
            type="time"
            min={dayHours[name][0]}
            max={dayHours[name][1]}
            defaultValue={shown[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: within(target.value, dayHours[name]) })}
            className="max-w-38"
          />
        ))}
      </div>
    </fieldset>
  )
}

function within(time: string, [from, to]: readonly [string, string]): string | undefined {
  return time >= from && time <= to ? time : undefined
}
