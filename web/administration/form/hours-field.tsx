import { weekdays } from '#domain/places/places.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import type { DraftHours } from '#web/administration/draft/hours-draft.ts'
import { editing as editingMessages } from '#locales/en/site/editing.ts'
import { DayHours } from './day-hours.tsx'

type Hours = DraftHours | '24h' | null

type HoursFieldProps = {
  label: string
  hint?: string
  hours: Hours
  onHours: (hours: Hours) => void
  errorOf: (path: string) => string | undefined
  fieldId: (path: string) => string
}

const kinds = ['unknown', 'weekly', 'always'] as const

/** A new week has every day closed, and a new interval has empty times. */
export function HoursField({ label, hint, hours, onHours, errorOf, fieldId }: HoursFieldProps) {
  const { hours: words } = editingMessages
  return (
    <div>
      <RadioGroup
        name={fieldId('hours')}
        label={label}
        hint={hint}
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
                <DayHours
                  id={fieldId(`hours-${day}`)}
                  name={words.days[day]}
                  intervals={hours[day]}
                  onIntervals={(intervals) => onHours({ ...hours, [day]: intervals })}
                  onCopy={before ? () => onHours({ ...hours, [day]: hours[before] }) : undefined}
                  errorOf={(part) => errorOf(`hours-${day}-${part}`)}
                />
              </li>
            )
          })}
        </ul>
      ) : null}
    </div>
  )
}

function isWeek(hours: Hours): hours is DraftHours {
  return hours !== null && hours !== '24h'
}

function kindOf(hours: Hours): (typeof kinds)[number] {
  if (hours === null) return 'unknown'
  return hours === '24h' ? 'always' : 'weekly'
}

function hoursOf(kind: (typeof kinds)[number]): Hours {
  if (kind === 'always') return '24h'
  if (kind === 'unknown') return null
  return { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
}
