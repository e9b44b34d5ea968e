import { type KeyboardEvent, useState } from 'react'
import { loadCalendar } from './load-calendar.ts'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, FieldFrame } from '#web/ui/form/field-frame.tsx'
import { CalendarDays } from 'lucide-react'

type DateInputProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  /** The submitted day, or empty. */
  date: string
  words: string
  onCommit: (words: string) => void
  calendar: { label: string; isOpen: boolean; onOpen: () => void }
}

export function DateInput({ id, name, label, error, date, words, onCommit, calendar }: DateInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  /** Commits on blur or Enter, not on each key: an incomplete date is not an error yet. */
  function finish() {
    if (draft !== null) onCommit(draft)
    setDraft(null)
  }
  function finishByEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') finish()
  }
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...wiring}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={draft ?? words}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={finish}
            onKeyDown={finishByEnter}
            className={classes(controlClasses(Boolean(error)), 'pe-13')}
          />
          <input type="hidden" name={name} value={date} />
          <button
            type="button"
            aria-label={calendar.label}
            aria-haspopup="dialog"
            aria-expanded={calendar.isOpen}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={calendar.onOpen}
            className="absolute inset-y-0.5 end-0.5 grid w-11 cursor-pointer place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink"
          >
            <CalendarDays aria-hidden className="size-5" />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}

function preload(): void {
  // An error is shown when the calendar is opened.
  loadCalendar().catch(() => undefined)
}
