import type { ComponentType } from 'react'
import type { CalendarPopoverProps } from './calendar-popover.tsx'

/** Also called to prefetch, when the visitor is about to open it. */
export async function loadCalendar(): Promise<ComponentType<CalendarPopoverProps>> {
  const { CalendarPopover } = await import('./calendar-popover.tsx')
  return CalendarPopover
}
