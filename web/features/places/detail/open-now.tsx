import { addDays } from '#domain/calendar-dates.ts'
import type { OpenState } from '#domain/opening-hours.ts'
import type { Place } from '#domain/places.ts'
import type { SeoulMoment } from '#domain/seoul-time.ts'
import { useOpeningHoursMessages } from '#web/travel/opening-hours-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { usePlacePageMessages } from './place-page-messages.ts'

type OpenNowProps = { place: Pick<Place, 'basis'>; state: OpenState; today: string; className?: string }

/** Whether it is open at this moment in Korea, until when, and how sure that is. */
export function OpenNow({ place: { basis }, state, today, className }: OpenNowProps) {
  const { open: words } = usePlacePageMessages()
  const { clock: writeClock, clockOfDay } = useOpeningHoursMessages()
  return (
    <p className={classes('text-small', state.kind === 'open' && state.admits ? 'text-jade' : 'text-soft', className)}>
      {describe()}
    </p>
  )

  function write({ date, clock }: SeoulMoment): string {
    // Nobody calls two in the night another day.
    const isTonight = date === addDays(today, 1) && clock <= '06:00'
    return date === today || isTonight ? writeClock(clock) : clockOfDay(clock, date)
  }

  function describe(): string {
    switch (state.kind) {
      case 'unknown':
        return words.unknown
      case 'closed':
        return words.closed(basis, state.opens && write(state.opens))
      case 'open': {
        const { closes, lastEntry, admits } = state
        const until = closes && write(closes)
        if (!admits && lastEntry) return words.noEntry(basis, write(lastEntry), until)
        return [words.now(basis, until), lastEntry && words.lastEntry(write(lastEntry))].filter(Boolean).join(', ')
      }
    }
  }
}
