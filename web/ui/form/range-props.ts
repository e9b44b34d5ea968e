import type { RefObject } from 'react'
import type { DateBounds, DateRange } from '#web/ui/dates/date-range.ts'

/** The props of both kinds of inputs for two days: native and typed. */
export type RangeProps = DateBounds & {
  id: string
  names: { start: string; end: string }
  value: DateRange
  onChange: (range: DateRange) => void
  errors?: { start?: string | undefined; end?: string | undefined } | undefined
  frame: RefObject<HTMLElement | null>
  /** The input that had the focus when one kind of inputs replaced the other. */
  focusedId: RefObject<string>
}

export type TypedRangeProps = RangeProps & {
  /** The previous values of the inputs, invalid days included. */
  entered: DateRange
  today?: string | undefined
}
