import type { UnreadableTrip } from '#domain/trips/document/saved-trips.ts'
import { Button } from '#web/ui/button.tsx'
import { savedTrips as words } from '#locales/en/trips/saved-trips.ts'

type UnreadableTripsProps = { trips: readonly UnreadableTrip[]; onRemove: (trip: UnreadableTrip) => void }

/** Trips of the account that the server could not read, with a button to delete each. */
export function UnreadableTrips({ trips, onRemove }: UnreadableTripsProps) {
  if (trips.length === 0) return null
  return (
    <section className="mt-8 rounded-panel border border-line bg-surface p-5">
      <h2 className="font-semibold">{words.unreadable.title(trips.length)}</h2>
      <p className="mt-1 max-w-[62ch] text-small text-soft">{words.unreadable.text}</p>
      <ul className="mt-3 max-w-2xl">
        {trips.map((trip) => {
          const dates = words.dates(trip.startDate, trip.endDate)
          return (
            <li key={trip.id} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
              <span className="min-w-0">{dates}</span>
              <Button size="small" aria-label={words.unreadable.removeNamed(dates)} onClick={() => onRemove(trip)}>
                {words.remove.button}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
