import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hasClinics } from '#domain/trips/document/trip-privacy.ts'
import { useAftercare } from '#web/features/trips/current/use-aftercare.ts'
import { useShownTrip } from '#web/features/trips/current/use-shown-trip.ts'
import { useStoredTrip } from '#web/features/trips/current/use-stored-trip.ts'
import { BreachNotices } from '#web/features/trips/editing/breach-notices.tsx'
import { SaveTripButton } from '#web/features/trips/saved/save-trip-button.tsx'
import { TalkBox } from '#web/features/trips/talk/talk-box.tsx'
import { VipPanel } from '#web/features/trips/vip/vip-panel.tsx'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { AftercareContext } from '#web/travel/aftercare/aftercare-lines.tsx'
import { useOwnRequests } from '#web/use-own-requests.ts'
import { readMissingStep } from '#web/travel/trip/stored-steps.ts'
import { AnswersSummary } from './answers-summary.tsx'
import { ChecksReport } from './checks-report.tsx'
import { CitiesOffer } from './cities-offer.tsx'
import { FestivalOffers } from './festival-offers.tsx'
import { EditableRecommendations } from './editable-recommendations.tsx'
import { storedPosition } from '#web/features/trips/results/map/stored-position.ts'
import { LeftOut } from '#web/features/trips/results/notices/left-out.tsx'
import type { MadeHere } from '#web/features/trips/results/planning/planning.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { HeadingActions, MoreButton } from './trip-actions.tsx'
import { VisitNotices } from '#web/features/trips/results/notices/visit-notices.tsx'
import { TripNotices } from '#web/features/trips/results/notices/trip-notices.tsx'
import { TripView } from './trip-view.tsx'
import type { PlanTrip } from '#web/features/trips/results/planning/use-planning.ts'
import { usePlanChanges } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { WordsSection } from './words-section.tsx'

/** The trip was removed while it was shown: another tab signed out or started over. */
function useLeaveWithoutTrip(isGone: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isGone && readMissingStep() !== null) void navigate(stepAddresses.step1, { replace: true })
  }, [isGone, navigate])
}

type FinishedTripProps = { planTrip: PlanTrip; madeHere: MadeHere | null; member: string | null }

/** The trip stored on this device, with all its actions. */
export function FinishedTrip({ planTrip, madeHere, member }: FinishedTripProps) {
  const kept = useStoredTrip()
  const shown = useShownTrip()
  const changes = usePlanChanges(planTrip)
  const { listed } = useOwnRequests(member)
  const aftercare = useAftercare(listed)
  useLeaveWithoutTrip(kept === null)
  if (!kept || !shown) return <ResultsSkeleton />
  const { document } = shown
  const actions = {
    document,
    hasClinics: hasClinics(kept.document),
    onRegenerate: () => changes.regenerate(kept),
    onStartOver: () => void changes.startOver(),
  }
  return (
    <AftercareContext value={aftercare}>
      <TripView
        document={document}
        opensToday
        positionOf={(at) => storedPosition(document.plan, kept.document.plan, at)}
        barActions={
          <>
            <SaveTripButton />
            <MoreButton {...actions} />
          </>
        }
        actions={<HeadingActions {...actions} />}
        notices={
          <>
            <BreachNotices />
            <VisitNotices plan={kept.document.plan} places={kept.document.places} listed={listed} />
            <TripNotices
              document={document}
              planned={kept.document.steps}
              madeHere={madeHere}
              onPlan={(steps) => void planTrip(steps)}
              onRelax={(steps) => changes.relax(steps, kept)}
              onKeep={() => changes.keepPlan(kept)}
            />
            <TalkBox onPlan={(steps) => changes.planWith(steps, undefined, kept.document.plan.seed)} />
          </>
        }
      >
        <LeftOut document={document} onRemove={(unplaced) => void changes.removeWish(kept, unplaced)} />
        <FestivalOffers document={document} />
        <CitiesOffer document={kept.document} onApply={changes.planWith} />
        <ChecksReport document={document} />
        <WordsSection document={document} />
        <EditableRecommendations document={document} />
        <AnswersSummary steps={document.steps} />
        <VipPanel />
      </TripView>
    </AftercareContext>
  )
}
