import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type DateBounds, type DateRange, readDateRange } from './date-range.ts'
import { writeDate } from './typed-date.ts'

type TypedRangeProps = DateBounds & {
  value: DateRange
  onChange: (range: DateRange) => void
  frame: RefObject<HTMLElement | null>
}

/**
 * Holds the words beside the days that they mean. `typed` is null until scripts run; then it takes over what was
 * already entered into the browser's own date inputs, and the focus with it.
 */
export function useTypedRange({ value, onChange, frame, ...bounds }: TypedRangeProps) {
  const [typed, setTyped] = useState<DateRange | null>(null)
  const [given, setGiven] = useState(value)
  const focusedBefore = useRef<string>('')

  if (!isSame(given, value)) {
    setGiven(value)
    if (typed) setTyped(withGiven(typed, value, bounds))
  }

  function take(next: DateRange) {
    const read = readDateRange(next, bounds)
    setTyped({
      start: read.start.date ? writeDate(read.start.date) : next.start,
      end: read.end.date ? writeDate(read.end.date) : next.end,
    })
    const range = { start: read.start.date, end: read.end.date }
    if (!isSame(range, value)) onChange(range)
  }

  // Once, when scripts have come: from then on the words are ours.
  const begin = useRef(take)
  useLayoutEffect(() => {
    const native = [...(frame.current?.querySelectorAll('input') ?? [])].filter(({ type }) => type === 'date')
    focusedBefore.current = native.find((input) => input === document.activeElement)?.id ?? ''
    begin.current({ start: native[0]?.value ?? '', end: native[1]?.value ?? '' })
  }, [frame])
  const hasBegun = typed !== null
  useLayoutEffect(() => {
    if (hasBegun && focusedBefore.current) document.getElementById(focusedBefore.current)?.focus()
  }, [hasBegun])

  return { typed, commit: (changed: Partial<DateRange>) => take({ start: '', end: '', ...typed, ...changed }) }
}

/** The caller's days, but the words of the visitor where they mean the same. */
function withGiven(typed: DateRange, value: DateRange, bounds: DateBounds): DateRange {
  const read = readDateRange(typed, bounds)
  const words = (end: keyof DateRange) => {
    if (read[end].date === value[end]) return typed[end]
    return value[end] && writeDate(value[end])
  }
  return { start: words('start'), end: words('end') }
}

function isSame(one: DateRange, other: DateRange): boolean {
  return one.start === other.start && one.end === other.end
}
