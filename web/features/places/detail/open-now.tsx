import { addDays } from '#domain/korea/calendar-dates.ts'
import { hoursCertaintyOn, isOpenAtAnyHour } from '#domain/places/hours-certainty.ts'
import { intervalsOn, type OpenState, usualOn } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/places.ts'
import type { SeoulMoment } from '#domain/korea/seoul-time.ts'
import { openingHours } from '#locales/en/places/opening-hours.ts'
import { classes } from '#web/ui/classes.ts'
import { placePage } from '#locales/en/places/place-page.ts'

type OpenNowProps = { place: Place; state: OpenState; today: string }

/** Whether the place is open now, if today's hours are confirmed. Otherwise only its usual hours. */
export function OpenNow({ place, state, today }: OpenNowProps) {
  const { open: words } = placePage
  const { clock: writeClock, clockOfDay, interval } = openingHours
  const certainty = hoursCertaintyOn(place, today)
  const isConfirmed = certainty === 'confirmed'
  const isOpen = isConfirmed && state.kind === 'open' && state.admits
  return (
    <p className={classes(isOpen ? 'font-semibold text-jade' : 'text-ink')}>
      {isConfirmed ? describe() : describeUsual()}
    </p>
  )

  function write({ date, clock }: SeoulMoment): string {
    // People do not call two at night another day.
    const isTonight = date === addDays(today, 1) && clock <= '06:00'
    return date === today || isTonight ? writeClock(clock) : clockOfDay(clock, date)
  }

  function describe(): string {
    switch (state.kind) {
      case 'unknown':
        return words.unknown
      case 'closed':
        return words.closed(state.opens && write(state.opens))
      case 'open': {
        const { closes, lastEntry, admits } = state
        const until = closes && write(closes)
        if (!admits && lastEntry) return words.noEntry(write(lastEntry), until)
        return [words.now(until), lastEntry && words.lastEntry(write(lastEntry))].filter(Boolean).join(', ')
      }
    }
  }

  function describeUsual(): string {
    const intervals = intervalsOn(place, today) ?? []
    if (certainty === 'unknown') return words.unknown
    if (intervals.length === 0) return words.usuallyClosed
    if (isOpenAtAnyHour(place, today)) return words.usuallyAlways
    const { lastEntry } = usualOn(place, today)
    const spans = intervals.map((each) => interval(...each)).join(', ')
    return [words.usually(spans), lastEntry && words.lastEntry(writeClock(lastEntry))].filter(Boolean).join(', ')
  }
}
