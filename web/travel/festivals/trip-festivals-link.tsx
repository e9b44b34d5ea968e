import { useSyncExternalStore } from 'react'
import { isCalendarDate } from '#domain/korea/calendar-dates.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { readStored, readStoredFields } from '#web/ui/local-storage.ts'
import { stepKeys } from '#web/ui/stored-keys.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { festivals as words } from '#locales/en/places/festivals.ts'

/** Leads to the festivals on the dates of the trip that this device plans. Nothing is rendered when they are over. */
export function TripFestivalsLink() {
  const text = useSyncExternalStore(onOtherTabs, readStep1, () => null)
  const days = text === null ? null : readTripDays()
  if (!days) return null
  const [from, to] = days
  return <TextLink to={`${sitePages.festivals.path}?from=${from}&to=${to}`}>{words.onTrip(from, to)}</TextLink>
}

/** On pages with this link, the dates change in other tabs only. */
function onOtherTabs(callback: () => void): () => void {
  addEventListener('storage', callback)
  return () => removeEventListener('storage', callback)
}

/** The stored text; the same until it changes. Its two dates are read without the code of the planner's steps. */
function readStep1(): string | null {
  return readStored(stepKeys.step1)
}

function readTripDays(): readonly [from: string, to: string] | null {
  const { startDate, endDate } = readStoredFields(stepKeys.step1)
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return null
  const isAhead = isCalendarDate(endDate) && endDate >= seoulDay(Date.now())
  return isAhead && isCalendarDate(startDate) && startDate <= endDate ? [startDate, endDate] : null
}
