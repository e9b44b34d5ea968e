import { intervalsOn, usualOn } from '#domain/places/opening-hours.ts'
import { hoursBasisOn } from '#domain/places/place-sources.ts'
import { isWholeDay } from '#domain/places/places.ts'
import type { TripPlace } from '#domain/trips/plan/plans.ts'
import { classes } from '#web/ui/classes.ts'
import { Check, Clock, TriangleAlert } from 'lucide-react'
import { useTripTimelineMessages } from '#web/features/trips/results/page/trip-results-messages.ts'

type HoursLineProps = { place: TripPlace; date: string }

/**
 * The opening hours of a place on the day of the visit. Unconfirmed hours are described as usual, and unknown ones are
 * marked. The source of confirmed hours is on the place's page.
 */
export function HoursLine({ place, date }: HoursLineProps) {
  const { hours: words } = useTripTimelineMessages()
  const intervals = intervalsOn(place, date)
  if (intervals === null) return <Warning>{words.unknown}</Warning>
  if (intervals.length === 0) return <Warning>{words.closed}</Warning>
  const isConfirmed = hoursBasisOn(place, date) !== 'recalled'
  const { lastEntry } = usualOn(place, date)
  const spans = intervals.map(([from, to]) => `${from}–${to}`).join(', ')
  const open = isConfirmed ? words.open(spans) : words.usually(spans)
  const said = [intervals.every(isWholeDay) ? words.always : open, lastEntry && words.lastEntry(lastEntry)]
  const Icon = isConfirmed ? Check : Clock
  return (
    <p className="flex items-start gap-1.5 text-mini text-soft">
      <Icon aria-hidden className={classes('mt-0.5 size-4 shrink-0', isConfirmed && 'text-jade')} />
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
