import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'

/** Shown when the trips or the page's code could not be loaded. */
export function TripsNotReached({ onAgain }: { onAgain: () => void }) {
  const { failed } = savedTrips
  return (
    <EmptyState
      className="mt-10"
      title={failed.title}
      text={failed.text}
      ways={<Button onClick={onAgain}>{failed.again}</Button>}
    />
  )
}
