import { intervalsOn, usualOn } from '#domain/opening-hours.ts'
import { hoursBasisOn, hoursSourceOn } from '#domain/place-sources.ts'
import { isWholeDay } from '#domain/places.ts'
import type { TripPlace } from '#domain/plans.ts'
import { Check } from '#web/ui/icons/check.generated.ts'
import { TriangleAlert } from '#web/ui/icons/triangle-alert.generated.ts'
import { useTripTimelineMessages } from './trip-results-messages.ts'

type HoursLineProps = { place: TripPlace; date: string }

/** The opening hours of a place on the day of the visit, and their source. Unknown hours are marked. */
export function HoursLine({ place, date }: HoursLineProps) {
  const { hours: words } = useTripTimelineMessages()
  const intervals = intervalsOn(place, date)
  if (intervals === null) return <Warning>{words.unknown}</Warning>
  const { lastEntry } = usualOn(place, date)
  const isChecked = hoursBasisOn(place, date) === 'checked'
  const source = isChecked ? null : hoursSourceOn(place, date)
  const spans = intervals.map(([from, to]) => `${from}–${to}`).join(', ')
  const said = [
    intervals.length === 0 ? words.closed : intervals.every(isWholeDay) ? words.always : words.open(spans),
    lastEntry && intervals.length > 0 ? words.lastEntry(lastEntry) : null,
    isChecked && place.checkedOn ? words.checked(place.checkedOn) : null,
    source ? words.sourced(source.publisher, source.readOn) : null,
  ]
  if (intervals.length === 0) return <Warning>{said.filter(Boolean).join(', ')}</Warning>
  return (
    <p className="flex items-start gap-1.5 text-mini text-soft">
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-jade" />
      {said.filter(Boolean).join(', ')}
    </p>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-mini text-ochre">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
