import { useState } from 'react'
import { Sun } from 'lucide-react'
import { tripPhase } from '#domain/trips/plan/trip-today.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useTripResultsMessages } from '#web/features/trips/results/page/trip-results-messages.ts'

/** The way to the day as it is lived: the first action of a trip until it is over. Not for server rendering. */
export function TodayLink({ days, className }: { days: readonly PlanDay[]; className?: string }) {
  const words = useTripResultsMessages().actions.today
  const [now] = useState(() => Date.now())
  const { phase } = tripPhase(days, now)
  if (phase === 'after') return null
  return (
    <ButtonLink kind={phase === 'during' ? 'primary' : 'plain'} to="/trip-planner/today" className={className}>
      <Sun aria-hidden className="size-5 shrink-0" />
      {phase === 'during' ? words.during : words.before}
    </ButtonLink>
  )
}
