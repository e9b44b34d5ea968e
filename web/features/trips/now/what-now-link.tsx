import { useState } from 'react'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { tripPhase } from '#domain/trips/plan/trip-today.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Compass } from 'lucide-react'
import { useWhatNowMessages } from './what-now-messages.ts'

/** From the map of a trip to what is near now, while the trip lasts. Not for server rendering. */
export function WhatNowLink({ days, className }: { days: readonly PlanDay[]; className?: string }) {
  const words = useWhatNowMessages()
  const [now] = useState(() => Date.now())
  if (tripPhase(days, now).phase !== 'during') return null
  return (
    <ButtonLink size="small" to="/trip-planner/today#now" className={className}>
      <Compass aria-hidden className="size-5 shrink-0" />
      {words.open}
    </ButtonLink>
  )
}
