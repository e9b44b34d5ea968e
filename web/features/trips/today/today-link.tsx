import { useState } from 'react'
import { Sun } from 'lucide-react'
import { tripPhase } from '#domain/trips/plan/trip-today.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { tripResults } from '#locales/en/trips/trip-results.ts'

type TodayLinkProps = { days: readonly PlanDay[]; className?: string; isOnlyDuring?: boolean }

/** The way to the day as it is lived, until the trip is over. Not for server rendering. */
export function TodayLink({ days, className, isOnlyDuring = false }: TodayLinkProps) {
  const words = tripResults.actions.today
  const [now] = useState(() => Date.now())
  const { phase } = tripPhase(days, now)
  if (phase === 'after' || (isOnlyDuring && phase === 'before')) return null
  return (
    <ButtonLink kind={phase === 'during' ? 'primary' : 'plain'} to="/trip-planner/today" className={className}>
      <Sun aria-hidden className="size-5 shrink-0" />
      {phase === 'during' ? words.during : words.before}
    </ButtonLink>
  )
}
