import { useState } from 'react'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { tripPhase } from '#domain/trips/plan/trip-today.ts'
import { useShownTrip } from '#web/features/trips/current/use-shown-trip.ts'
import { Button } from '#web/ui/button.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { Compass } from 'lucide-react'
import { whatNow as words } from '#locales/en/trips/what-now.ts'

/** Opens what is near now from the map of the trip of this device, while the trip lasts. Not for server rendering. */
export function WhatNowOnMap({ days, className }: { days: readonly PlanDay[]; className?: string }) {
  const document = useShownTrip()?.document
  const [phase, setPhase] = useState(() => tripPhase(days, Date.now()))
  const [isOpen, setOpen] = useState(false)
  const { part } = useOnDemand(isOpen, loadSheet)
  // A shared trip is shown with the same map.
  const isOwn = document?.plan.days.every((day, index) => day === days[index]) ?? false
  if (!document || !isOwn || phase.phase !== 'during') return null
  function open() {
    setPhase(tripPhase(days, Date.now()))
    setOpen(true)
  }
  return (
    <>
      <Button size="small" className={className} aria-haspopup="dialog" onClick={open}>
        <Compass aria-hidden className="size-5 shrink-0" />
        {words.open}
      </Button>
      {isOpen && part ? <part.WhatNowSheet document={document} {...phase} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

async function loadSheet() {
  return import('./what-now-sheet.tsx')
}
