import { intervalsOn } from './opening-hours.ts'
import { hoursBasisOn } from './place-sources.ts'
import { isWholeDay, type PlaceFacts } from './places.ts'

/** `confirmed`: an editor or a public page says so. `unconfirmed`: from memory. */
export type HoursCertainty = 'confirmed' | 'unconfirmed' | 'unknown'

type Visited = Pick<
  PlaceFacts,
  'kind' | 'basis' | 'sources' | 'hours' | 'closed' | 'exceptions' | 'lastEntry' | 'seasons' | 'access'
>

/** Whether visitors can come at any hour of a date. A booking or a tour always has a time. */
export function isOpenAtAnyHour(place: Visited, date: string): boolean {
  return place.access === 'walk-in' && isOpenAllDay(place, date)
}

/** How well the hours of a date are known. A booking or a tour "at any hour" says nothing of its time. */
export function hoursCertaintyOn(place: Visited, date: string): HoursCertainty {
  const isUnknown = intervalsOn(place, date) === null || (place.access !== 'walk-in' && isOpenAllDay(place, date))
  if (isUnknown) return 'unknown'
  return hoursBasisOn(place, date) === 'recalled' ? 'unconfirmed' : 'confirmed'
}

function isOpenAllDay(place: Visited, date: string): boolean {
  const intervals = intervalsOn(place, date) ?? []
  return intervals.length > 0 && intervals.every(isWholeDay)
}
