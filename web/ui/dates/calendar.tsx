import { DayPicker } from 'react-day-picker'
import { dateEntry as words } from '#locales/en/site/date-entry.ts'
import type { DateBounds, DateRange } from './date-range.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { fromLocalDay, toLocalDay, writeDate } from './typed-date.ts'

export type CalendarProps = DateBounds & {
  selected: DateRange
  picking: keyof DateRange
  /** Without it no day is marked: the browser's current day may still be yesterday in Korea. */
  today?: string | undefined
  months: 1 | 2
  onPick: (date: string) => void
}

/** Its props use `YYYY-MM-DD`. Date objects are used only in here. */
export function Calendar({ selected, picking, today, months, min, max, onPick }: CalendarProps) {
  const earliest = picking === 'end' && selected.start ? selected.start : min
  const shownFirst = selected[picking] || selected.start || earliest || today
  return (
    <DayPicker
      mode="range"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked for the calendar
      autoFocus
      fixedWeeks
      showOutsideDays={false}
      numberOfMonths={months}
      {...(shownFirst && { defaultMonth: toLocalDay(shownFirst) })}
      {...(today && { today: toLocalDay(today) })}
      {...(min && { startMonth: toLocalDay(min) })}
      {...(max && { endMonth: toLocalDay(max) })}
      disabled={[...(earliest ? [{ before: toLocalDay(earliest) }] : []), ...(max ? [{ after: toLocalDay(max) }] : [])]}
      selected={{
        from: selected.start ? toLocalDay(selected.start) : undefined,
        to: selected.end ? toLocalDay(selected.end) : undefined,
      }}
      // Ignores the range that the library computes from a click, and takes only the day.
      onSelect={(_range, day) => onPick(fromLocalDay(day))}
      labels={{
        labelNext: () => words.nextMonth,
        labelPrevious: () => words.previousMonth,
        labelDayButton: (day) => {
          const date = fromLocalDay(day)
          const marks = [date === selected.start && words.startsHere, date === selected.end && words.endsHere]
          return [writeDate(date), ...marks.filter(Boolean)].join(', ')
        },
      }}
      components={ownParts}
      classNames={today ? { ...looks, today: todayLook } : looks}
    />
  )
}

const ownParts = { Chevron }

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden className="size-5 rtl:-scale-x-100" />
}

const todayLook =
  '[&>button]:font-bold [&>button]:underline [&>button]:decoration-vermilion [&>button]:decoration-[3px] [&>button]:underline-offset-4'

const looks = {
  months: 'relative flex flex-wrap justify-center gap-x-8',
  nav: 'pointer-events-none absolute inset-x-0 top-0 flex justify-between [&>button]:pointer-events-auto',
  button_previous:
    'grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-line-strong',
  button_next:
    'grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-line-strong',
  month_caption: 'grid h-11 place-items-center font-semibold',
  month_grid: 'border-collapse',
  weekday: 'h-9 w-11 text-mini font-normal text-soft',
  day: 'p-0 text-center',
  day_button:
    'my-0.5 grid size-11 cursor-pointer place-items-center rounded-control border border-transparent text-small hover:border-line-strong disabled:cursor-not-allowed disabled:border-transparent disabled:text-soft disabled:line-through disabled:opacity-60',
  range_start: chosen('rounded-s-control'),
  range_end: chosen('rounded-e-control'),
  range_middle: 'bg-wash-jade bg-clip-content py-0.5 [&>button]:my-0 forced-colors:[&>button]:border-[Highlight]',
  hidden: 'invisible',
}

function chosen(corner: string): string {
  return `${corner} bg-wash-jade bg-clip-content [&>button]:bg-jade [&>button]:font-semibold [&>button]:text-on-jade [&>button]:no-underline [&>button]:opacity-100 forced-colors:[&>button]:border-4 forced-colors:[&>button]:border-[Highlight]`
}
