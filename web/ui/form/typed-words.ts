import { useLayoutEffect, useRef, useState } from 'react'
import { type DateBounds, type DateRange, readDateRange } from '#web/ui/dates/date-range.ts'
import type { TypedRangeProps } from './range-props.ts'
import { writeDate } from '#web/ui/dates/typed-date.ts'

type TypedWordsProps = Pick<TypedRangeProps, 'value' | 'onChange' | 'min' | 'max' | 'entered' | 'focusedId'>

/** Keeps the typed texts beside the days that they mean. */
export function useTypedWords({ value, onChange, entered, focusedId, ...bounds }: TypedWordsProps) {
  const [words, setWords] = useState(() => writeOut(entered, bounds))
  const [given, setGiven] = useState(value)

  if (!isSame(given, value)) {
    setGiven(value)
    setWords(withGiven(words, value, bounds))
  }

  // A ref, because both fields may lose the focus before the next render.
  const latest = useRef(words)
  useLayoutEffect(() => {
    latest.current = words
  }, [words])

  function commit(changed: Partial<DateRange>) {
    const next = { ...latest.current, ...changed }
    latest.current = writeOut(next, bounds)
    setWords(latest.current)
    const read = readDateRange(next, bounds)
    const range = { start: read.start.date, end: read.end.date }
    if (!isSame(range, value)) onChange(range)
  }

  useLayoutEffect(() => {
    if (focusedId.current) document.getElementById(focusedId.current)?.focus()
  }, [focusedId])

  return { words, commit }
}

/** Formats a valid day. Other text stays as it was typed. */
function writeOut(typed: DateRange, bounds: DateBounds): DateRange {
  const read = readDateRange(typed, bounds)
  return {
    start: read.start.date ? writeDate(read.start.date) : typed.start,
    end: read.end.date ? writeDate(read.end.date) : typed.end,
  }
}

/** Takes over the caller's days, but keeps the typed text where it means the same day. */
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
