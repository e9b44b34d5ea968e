import { type ComponentType, useState } from 'react'
import type { CalendarPopoverProps } from './calendar-popover.tsx'
import { dateEntry as entry } from '#locales/en/site/date-entry.ts'
import { DateInput } from './date-input.tsx'
import { type DateFault, type DateRange, readDateRange } from './date-range.ts'
import { loadCalendar } from './load-calendar.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import type { TypedRangeProps } from '#web/ui/form/range-props.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { writeLongDate } from './typed-date.ts'
import { useTypedWords } from '#web/ui/form/typed-words.ts'

/** Two text inputs for days, with a calendar. */
export function TypedRange(props: TypedRangeProps) {
  const { id, names, value, onChange, entered, today, min, max, errors, frame, focusedId } = props
  const { ui } = everywhere
  const [picking, setPicking] = useState<keyof DateRange | null>(null)
  const { part: Popover, hasFailed } = useOnDemand<ComponentType<CalendarPopoverProps>>(picking !== null, loadCalendar)
  const { words, commit } = useTypedWords({ value, onChange, min, max, entered, focusedId })
  const read = readDateRange(words, { min, max })

  function pick(date: string) {
    const isAfterEnd = picking === 'start' && read.end.date !== '' && date > read.end.date
    commit(picking === 'start' ? { start: date, ...(isAfterEnd && { end: '' }) } : { end: date })
    setPicking(picking === 'start' ? 'end' : null)
  }

  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-4 gap-y-5 sm:gap-x-8">
        {(['start', 'end'] as const).map((end) => (
          <DateInput
            key={end}
            id={`${id}-${end}`}
            name={names[end]}
            label={ui.dates[end]}
            error={sayFault(read[end].fault) ?? errors?.[end]}
            date={read[end].date}
            words={words[end]}
            onCommit={(typed) => commit({ [end]: typed })}
            calendar={{
              label: end === 'start' ? entry.openStart : entry.openEnd,
              isOpen: picking === end,
              // A second press, as after a calendar that could not be loaded, takes the first one back.
              onOpen: () => setPicking(picking === end ? null : end),
            }}
          />
        ))}
      </div>
      {hasFailed ? (
        <p role="alert" className="mt-3 text-small text-vermilion">
          {entry.calendarFailed}
        </p>
      ) : null}
      {Popover && (
        <Popover
          picking={picking}
          anchor={frame}
          onClose={() => setPicking(null)}
          selected={{ start: read.start.date, end: read.end.date }}
          {...{ today, min, max }}
          onPick={pick}
        />
      )}
    </>
  )
}

function sayFault(fault: DateFault | null): string | undefined {
  switch (fault?.kind) {
    case undefined:
      return undefined
    case 'unreadable':
      return entry.unreadable
    case 'no-such-day':
      return entry.noSuchDay
    case 'ambiguous':
      return entry.ambiguous(writeLongDate(fault.readings[0]), writeLongDate(fault.readings[1]))
    case 'too-early':
      return entry.tooEarly(writeLongDate(fault.bound))
    case 'too-late':
      return entry.tooLate(writeLongDate(fault.bound))
    case 'before-start':
      return entry.endBeforeStart(writeLongDate(fault.bound))
  }
}
