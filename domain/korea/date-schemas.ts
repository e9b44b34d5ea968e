import { z } from 'zod/mini'
import { isCalendarDate } from './calendar-dates.ts'

/** A calendar date. It aborts parsing when invalid, because later checks calculate with it. */
export const calendarDate = z.iso
  .date()
  .check(z.refine((given) => isCalendarDate(given), { error: 'no date', abort: true }))
