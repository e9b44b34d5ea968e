import { weekdays } from '#domain/places.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { ClinicDraft, DraftHours } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { WeekdayHours } from './weekday-hours.tsx'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

type HoursFieldProps = {
  hours: ClinicDraft['hours']
  onHours: (hours: ClinicDraft['hours']) => void
  errorOf: FormParts['errorOf']
}

const kinds = ['unknown', 'weekly', 'always'] as const

/** Nothing is guessed: a week begins with every day closed, and an interval with both times empty. */
export function HoursField({ hours, onHours, errorOf }: HoursFieldProps) {
  const { fields, hours: words } = useClinicFormWords()
  return (
    <div>
      <RadioGroup
        name={fieldId('hours')}
        label={fields.hours}
        isOptional
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        selected={kindOf(hours)}
        onSelect={(kind) => onHours(hoursOf(kind))}
      />
      {isWeek(hours) ? (
        <ul className="mt-2 max-w-172 divide-y divide-line border-y border-line">
          {weekdays.map((day, nth) => {
            const before = weekdays[nth - 1]
            return (
              <li key={day}>
                <WeekdayHours
                  day={day}
                  intervals={hours[day]}
                  onIntervals={(intervals) => onHours({ ...hours, [day]: intervals })}
                  onCopy={before ? () => onHours({ ...hours, [day]: hours[before] }) : undefined}
                  errorOf={errorOf}
                />
              </li>
            )
          })}
        </ul>
      ) : null}
    </div>
  )
}

function isWeek(hours: ClinicDraft['hours']): hours is DraftHours {
  return hours !== null && hours !== '24h'
}

function kindOf(hours: ClinicDraft['hours']): (typeof kinds)[number] {
  if (hours === null) return 'unknown'
  return hours === '24h' ? 'always' : 'weekly'
}

function hoursOf(kind: (typeof kinds)[number]): ClinicDraft['hours'] {
  if (kind === 'always') return '24h'
  if (kind === 'unknown') return null
  return { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
}
