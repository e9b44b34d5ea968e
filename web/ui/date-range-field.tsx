import { type ReactNode, useId, useRef, useState } from 'react'
import { CalendarPopover } from './calendar-popover.tsx'
import { classes } from './classes.ts'
import { DateInput } from './date-input.tsx'
import { type DateBounds, type DateFault, type DateRange, readDateRange } from './date-range.ts'
import { useMessages } from './messages.ts'
import { writeLongDate } from './typed-date.ts'
import { useTypedRange } from './typed-range.ts'

type DateRangeFieldProps = DateBounds & {
  /** The two inputs are `{id}-start` and `{id}-end`: a summary of errors leads there. */
  id?: string
  /** Under these names a form sends the days, with scripts and without. */
  names?: { start: string; end: string }
  value: DateRange
  /** Called with days that exist and fit; a day that does not is given on as empty, and what was typed stays. */
  onChange: (range: DateRange) => void
  /** Marked in the calendar: the day in Korea, whatever the visitor's clock says. */
  today?: string | undefined
  /** What a form says at sending; a fault in the typed words comes first. */
  errors?: { start?: string | undefined; end?: string | undefined } | undefined
  hint?: ReactNode
  className?: string | undefined
}

const ends = ['start', 'end'] as const
const defaultNames = { start: 'startDate', end: 'endDate' }

/** Start and end of a journey: typed in words or numbers, or picked in a calendar. Never a moment, so never shifted. */
export function DateRangeField({
  id,
  names = defaultNames,
  value,
  onChange,
  today,
  min,
  max,
  errors,
  hint,
  className,
}: DateRangeFieldProps) {
  const { ui } = useMessages()
  const ownId = useId()
  const fieldId = id ?? ownId
  const frame = useRef<HTMLDivElement>(null)
  const [picking, setPicking] = useState<keyof DateRange | null>(null)
  const { typed, commit } = useTypedRange({ value, onChange, min, max, frame })
  const read = readDateRange(typed ?? value, { min, max })

  function pick(date: string) {
    const isAfterEnd = picking === 'start' && read.end.date !== '' && date > read.end.date
    commit(picking === 'start' ? { start: date, ...(isAfterEnd && { end: '' }) } : { end: date })
    setPicking(picking === 'start' ? 'end' : null)
  }

  return (
    <div ref={frame} className={classes('max-w-172', className)}>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {ends.map((end) => (
          <DateInput
            key={end}
            id={`${fieldId}-${end}`}
            name={names[end]}
            label={ui.dates[end]}
            error={sayFault(read[end].fault, ui.dates) ?? errors?.[end]}
            date={read[end].date}
            typed={typed && typed[end]}
            given={value[end]}
            {...{ min, max }}
            onCommit={(words) => commit({ [end]: words })}
            calendar={{
              label: end === 'start' ? ui.dates.openStart : ui.dates.openEnd,
              isOpen: picking === end,
              onOpen: () => setPicking(end),
            }}
          />
        ))}
      </div>
      <p className="mt-2 text-mini text-soft">{hint ?? ui.dates.hint}</p>
      <CalendarPopover
        picking={picking}
        anchor={frame}
        onClose={() => setPicking(null)}
        selected={{ start: read.start.date, end: read.end.date }}
        {...{ today, min, max }}
        onPick={pick}
      />
    </div>
  )
}

function sayFault(fault: DateFault | null, words: ReturnType<typeof useMessages>['ui']['dates']): string | undefined {
  switch (fault?.kind) {
    case undefined:
      return undefined
    case 'unreadable':
      return words.unreadable
    case 'no-such-day':
      return words.noSuchDay
    case 'ambiguous':
      return words.ambiguous(writeLongDate(fault.readings[0]), writeLongDate(fault.readings[1]))
    case 'too-early':
      return words.tooEarly(writeLongDate(fault.bound))
    case 'too-late':
      return words.tooLate(writeLongDate(fault.bound))
    case 'before-start':
      return words.endBeforeStart(writeLongDate(fault.bound))
  }
}
