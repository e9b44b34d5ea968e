import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import { Button } from '#web/ui/button.tsx'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'

type DeletedTripsProps = { trips: readonly SavedTrip[]; onRestore: (trip: SavedTrip) => void }

/** Trips deleted in the last thirty days, with a button to restore each. */
export function DeletedTrips({ trips, onRestore }: DeletedTripsProps) {
  const { deleted: words } = savedTrips
  if (trips.length === 0) return null
  return (
    <details className="mt-12 border-t border-line pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {words.title} ({trips.length})
      </summary>
      <p className="mt-1 max-w-[62ch] text-small text-soft">{words.text}</p>
      <ul className="mt-3 max-w-2xl">
        {trips.map((trip) => (
          <li key={trip.id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
            <span className="min-w-0">
              <span className="block wrap-anywhere">{trip.name}</span>
              <span className="block text-mini text-soft">{words.on(trip.deletedAt ?? trip.changedAt)}</span>
            </span>
            <Button size="small" aria-label={words.restoreNamed(trip.name)} onClick={() => onRestore(trip)}>
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
