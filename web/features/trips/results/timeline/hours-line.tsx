import { intervalsOn, usualOn } from '#domain/places/opening-hours.ts'
import { isOpenAtAnyHour } from '#domain/places/hours-certainty.ts'
import type { PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import { hoursOfStop } from '#domain/trips/plan/stop-hours.ts'
import { classes } from '#web/ui/classes.ts'
import { Check, Clock, TriangleAlert } from 'lucide-react'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'

type HoursLineProps = { stop: Pick<PlanStop, 'placeId' | 'hoursUnknown'>; place: TripPlace; date: string }

/**
 * The opening hours of a place on the day of the visit. Unconfirmed hours are described as usual, and unknown ones are
 * marked. The source of confirmed hours is on the place's page.
 */
export function HoursLine({ stop, place, date }: HoursLineProps) {
  const { hours: words } = tripTimeline
  const certainty = hoursOfStop(stop, place, date)
  const isConfirmed = certainty === 'confirmed'
  const intervals = intervalsOn(place, date) ?? []
  const access = place.access === 'walk-in' ? null : words.access[place.access]
  if (certainty === 'unknown') return <Warning>{join(words.unknown, access)}</Warning>
  if (intervals.length === 0) return <Warning>{isConfirmed ? words.closed : words.usuallyClosed}</Warning>
  const { lastEntry } = usualOn(place, date)
  const Icon = isConfirmed ? Check : Clock
  return (
    <p className="flex items-start gap-1.5 text-mini text-soft">
      <Icon aria-hidden className={classes('mt-0.5 size-4 shrink-0', isConfirmed && 'text-jade')} />
      {join(describe(), lastEntry && words.lastEntry(lastEntry), access)}
    </p>
  )

  function describe(): string {
    if (isOpenAtAnyHour(place, date)) return isConfirmed ? words.always : words.usuallyAlways
    const spans = intervals.map(([from, to]) => `${from}–${to}`).join(', ')
    return isConfirmed ? words.open(spans) : words.usually(spans)
  }
}

function join(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-mini text-ochre">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
