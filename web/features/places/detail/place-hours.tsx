import { nextClosedDay, openingWeek } from '#domain/opening-hours.ts'
import type { Place } from '#domain/places.ts'
import { useOpeningHoursMessages } from '#web/travel/opening-hours-messages.ts'
import { WeekTable } from '#web/travel/week-table.tsx'
import { usePlacePageMessages } from './place-page-messages.ts'

/** The hours of this week in Korea, when it is closed next, and how far they can be trusted. */
export function PlaceHours({ place, today }: { place: Place; today: string }) {
  const { hours: words } = usePlacePageMessages()
  const { writeDay } = useOpeningHoursMessages()
  const { hours, lastEntry, basis, checkedOn } = place
  const week = openingWeek(place, today)
  const closed = nextClosedDay(place, today)
  const isSimple = (hours === null || hours === '24h') && !week.some(({ isSpecial }) => isSpecial)
  const notes = [
    lastEntry && words.lastEntry(lastEntry),
    closed && words.nextClosed(writeDay(closed.date), closed.isSpecial),
  ].filter(Boolean)
  return (
    <>
      {isSimple ? (
        <p>{hours === null ? words.unknown : words.always}</p>
      ) : (
        <WeekTable days={week} today={today} className="w-full text-small" />
      )}
      {notes.length > 0 ? <p className="mt-2 text-small">{notes.join(' ')}</p> : null}
      <p className="mt-1 text-mini text-soft">
        {hours === null ? null : `${basis === 'checked' && checkedOn ? words.checked(checkedOn) : words.usual} `}
        {isSimple ? null : words.zone}
      </p>
    </>
  )
}
