import type { Weekday } from '#domain/places/places.ts'
import { type DraftHours, isAllDay } from '#web/administration/draft/hours-draft.ts'
import { editing as editingMessages } from '#locales/en/site/editing.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, FieldError } from '#web/ui/form/field-frame.tsx'
import { Plus, X } from 'lucide-react'
import { SelectField } from '#web/ui/form/select-field.tsx'

type Intervals = DraftHours[Weekday]

type DayHoursProps = {
  /** The id of the control, and the prefix of the ids of its intervals. */
  id: string
  name: string
  intervals: Intervals
  onIntervals: (intervals: Intervals) => void
  /** Absent for the first day. */
  onCopy?: (() => void) | undefined
  errorOf: (nth: number) => string | undefined
}

const allDay: Intervals = [['00:00', '00:00']]
const kinds = ['closed', 'open', 'allDay'] as const

/** The hours of a day: closed, round the clock, or intervals. */
export function DayHours({ id, name, intervals, onIntervals, onCopy, errorOf }: DayHoursProps) {
  const { hours: words } = editingMessages
  const kind = kindOf(intervals)
  function choose(chosen: string) {
    if (chosen === 'closed') onIntervals([])
    else onIntervals(chosen === 'allDay' ? allDay : [['', '']])
  }
  return (
    <div className="grid gap-x-4 gap-y-2 py-4 sm:grid-cols-[9rem_1fr]">
      <SelectField
        id={id}
        label={name}
        options={kinds.map((value) => ({ value, label: words.day[value] }))}
        value={kind}
        onChange={(event) => choose(event.target.value)}
      />
      <div className="grid content-start gap-2 sm:pt-7.5">
        {kind === 'open'
          ? intervals.map((interval, nth) => (
              <Interval
                // oxlint-disable-next-line react/no-array-index-key -- intervals have no name but their place
                key={nth}
                id={`${id}-${nth}`}
                {...{ name, nth, interval }}
                error={errorOf(nth)}
                onInterval={(next) => onIntervals(intervals.map((one, place) => (place === nth ? next : one)))}
                onRemove={intervals.length > 1 ? () => onIntervals(intervals.toSpliced(nth, 1)) : undefined}
              />
            ))
          : null}
        <div className="flex flex-wrap gap-x-1">
          {kind === 'open' ? (
            <Button
              size="small"
              kind="quiet"
              aria-label={words.addOf(name)}
              onClick={() => onIntervals([...intervals, ['', '']])}
            >
              <Plus aria-hidden className="size-4" />
              {words.add}
            </Button>
          ) : null}
          {onCopy ? (
            <Button size="small" kind="quiet" aria-label={words.copyOf(name)} onClick={onCopy}>
              {words.copy}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}

type IntervalProps = {
  id: string
  name: string
  nth: number
  interval: Intervals[number]
  error: string | undefined
  onInterval: (interval: Intervals[number]) => void
  onRemove: (() => void) | undefined
}

function Interval({ id, name, nth, interval: [from, to], error, onInterval, onRemove }: IntervalProps) {
  const { hours: words } = editingMessages
  const box = (value: string, label: string, onTime: (time: string) => void, boxId?: string) => (
    <input
      id={boxId}
      type="time"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      value={value}
      onChange={(event) => onTime(event.target.value)}
      className={classes(controlClasses(Boolean(error)), 'max-w-36 min-w-0 flex-1')}
    />
  )
  return (
    <div>
      <FieldError id={`${id}-error`} error={error} />
      <div className="flex flex-wrap items-center gap-2">
        {box(from, words.from(name, nth), (time) => onInterval([time, to]), id)}
        <span className="text-small text-soft">{words.until}</span>
        {box(to, words.to(name, nth), (time) => onInterval([from, time]))}
        {onRemove ? (
          <button
            type="button"
            aria-label={words.removeOf(name, nth)}
            onClick={onRemove}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        ) : null}
      </div>
    </div>
  )
}

function kindOf(intervals: Intervals): (typeof kinds)[number] {
  if (intervals.length === 0) return 'closed'
  return intervals.length === 1 && intervals.every(isAllDay) ? 'allDay' : 'open'
}
