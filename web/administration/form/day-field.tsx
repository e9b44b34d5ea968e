import { controlClasses, FieldFrame, type FieldWords } from '#web/ui/form/field-frame.tsx'

type DayFieldProps = FieldWords & {
  id: string
  /** YYYY-MM-DD, or empty. */
  day: string
  max?: string | undefined
  onDay: (day: string) => void
}

/** The browser's own date box: an editor enters the same few days again and again, by keys. */
export function DayField({ id, day, max, onDay, ...words }: DayFieldProps) {
  return (
    <FieldFrame id={id} {...words}>
      {(wiring) => (
        <input
          {...wiring}
          type="date"
          value={day}
          max={max}
          onChange={(event) => onDay(event.target.value)}
          className={controlClasses(Boolean(words.error))}
        />
      )}
    </FieldFrame>
  )
}
