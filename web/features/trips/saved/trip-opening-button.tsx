import { useState } from 'react'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { CalendarPlus, Share2 } from 'lucide-react'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { savedTrips } from '#locales/en/trips/saved-trips.ts'
import { useAccountGate } from './use-account-gate.ts'

type TripOpeningButtonProps = {
  opening: 'share' | 'calendar'
  /** Styled as an entry of a menu. */
  className?: string
}

/** Shares the trip of this device by link or calendar address. The trip is saved in the account first. */
export function TripOpeningButton({ opening, className }: TripOpeningButtonProps) {
  const { button, refused } = savedTrips
  const isSignedIn = useAccountGate()
  const kept = useStoredTrip()
  const [isWanted, setIsWanted] = useState(false)
  const { part, hasFailed } = useOnDemand(isWanted, loadDialogs)
  const Icon = opening === 'share' ? Share2 : CalendarPlus
  if (!kept) return null
  return (
    <>
      <Button
        size="small"
        className={`needs-scripts ${className ?? ''}`}
        onClick={() => void isSignedIn().then((isMember) => setIsWanted(isMember))}
      >
        <Icon aria-hidden className="size-4.5" />
        {button[opening]}
      </Button>
      {part && isWanted ? (
        <part.StoredTripOpening opening={opening} kept={kept} onClose={() => setIsWanted(false)} />
      ) : null}
      {hasFailed ? <p className="basis-full text-small text-vermilion">{refused.offline}</p> : null}
    </>
  )
}

async function loadDialogs() {
  return import('./stored-trip-opening.tsx')
}
