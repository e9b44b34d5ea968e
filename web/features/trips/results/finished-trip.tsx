import { hasClinics } from '#domain/trip-privacy.ts'
import { useShownTrip } from '#web/features/trips/current/use-shown-trip.ts'
import { useKeptTrip } from '#web/features/trips/current/use-kept-trip.ts'
import { AnswersSummary } from './answers-summary.tsx'
import { ChecksReport } from './checks-report.tsx'
import { CitiesOffer } from './cities-offer.tsx'
import { LeftOut } from './left-out.tsx'
import { Recommendations } from './recommendations.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { TripActions } from './trip-actions.tsx'
import { TripNotices } from './trip-notices.tsx'
import { TripView } from './trip-view.tsx'
import type { PlanTrip } from './use-planning.ts'
import { useTripChanges } from './use-trip-changes.ts'
import { WordsSection } from './words-section.tsx'

/** The trip that this device holds, with all that can be done with it. */
export function FinishedTrip({ planTrip, isMadeHere }: { planTrip: PlanTrip; isMadeHere: boolean }) {
  const kept = useKeptTrip()
  const shown = useShownTrip()
  const changes = useTripChanges(planTrip)
  if (!kept || !shown) return <ResultsSkeleton />
  const { document } = shown
  return (
    <TripView
      document={document}
      actions={
        <TripActions
          document={document}
          hasClinics={hasClinics(kept.document)}
          onRegenerate={() => changes.regenerate(kept)}
          onStartOver={() => void changes.startOver()}
        />
      }
      notices={
        <TripNotices
          document={document}
          planned={kept.document.steps}
          isMadeHere={isMadeHere}
          onPlan={(steps) => void planTrip(steps)}
          onRelax={changes.planWith}
          onKeep={() => changes.keepPlan(kept)}
        />
      }
    >
      <LeftOut document={document} onRemove={(unplaced) => void changes.removeWish(kept, unplaced)} />
      <CitiesOffer document={kept.document} onApply={changes.planWith} />
      <ChecksReport plan={document.plan} />
      <WordsSection document={document} />
      <Recommendations document={document} onAdd={null} />
      <AnswersSummary steps={document.steps} />
    </TripView>
  )
}
