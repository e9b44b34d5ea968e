import type { RefObject } from 'react'
import type { DateBounds, DateRange } from './date-range.ts'

/** Of both kinds of inputs for two days: the browser's own, and typed ones. */
export type RangeProps = DateBounds & {
  id: string
  names: { start: string; end: string }
  value: DateRange
  onChange: (range: DateRange) => void
  errors?: { start?: string | undefined; end?: string | undefined } | undefined
  frame: RefObject<HTMLElement | null>
  /** The input that had the focus when one kind of inputs made way for the other. */
  focusedId: RefObject<string>
}

export type TypedRangeProps = RangeProps & {
  /** What stood in the inputs before, days that do not fit included. */
  entered: DateRange
  today?: string | undefined
}
