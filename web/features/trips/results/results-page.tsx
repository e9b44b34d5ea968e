import { useNavigate } from 'react-router'
import { withoutContact } from '#domain/trips.ts'
import { forgetTrip, keepTrip, type KeptTrip, readKeptTrip } from '#web/travel/trip/kept-trip.ts'
import { useKeptTrip } from '#web/features/trips/current/use-kept-trip.ts'
import { forgetSteps, keepStep, readFinishedSteps, readStep } from '#web/travel/trip/kept-steps.ts'
import { Button } from '#web/ui/button.tsx'
import { RefreshCw } from '#web/ui/icons/refresh-cw.generated.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { FailureView } from './failure-view.tsx'
import { drawSeed } from './planning.ts'
import { PlanningView } from './planning-view.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { TripView } from './trip-view.tsx'
import { useTripResultsMessages } from './trip-results-messages.ts'
import { usePlanning } from './use-planning.ts'

/** The last page of the planner: makes the plan, or shows the one that this device holds. */
export function ResultsPage() {
  const words = useTripResultsMessages()
  const navigate = useNavigate()
  const kept = useKeptTrip()
  const { planning, planTrip, showKept } = usePlanning()

  async function startOver(): Promise<void> {
    const before = { kept: readKeptTrip(), steps: readDrafts() }
    forgetSteps()
    forgetTrip()
    await navigate('/trip-planner')
    showToast({
      kind: 'news',
      title: words.actions.startedOver,
      action: { label: words.actions.undo, onSelect: () => bringBack(before) },
    })
  }

  function bringBack(before: { kept: KeptTrip | null; steps: ReturnType<typeof readDrafts> }): void {
    keepStep('step1', before.steps.step1)
    keepStep('step2', before.steps.step2)
    keepStep('step3', before.steps.step3)
    if (before.kept) keepTrip(before.kept)
    void navigate('/trip-planner/results')
  }

  function offerUndo(before: KeptTrip | null): void {
    if (!before) return
    showToast({
      kind: 'success',
      title: words.actions.regenerated,
      description: words.actions.regeneratedText,
      action: { label: words.actions.undo, onSelect: () => keepTrip(before) },
    })
  }

  switch (planning.stage) {
    case 'reading':
      return <ResultsSkeleton />
    case 'working':
      return <PlanningView work={planning.work} before={planning.before} onCancel={showKept} />
    case 'failed':
      return (
        <FailureView
          failure={planning.failure}
          onTryAgain={() => {
            const { steps } = readFinishedSteps()
            void planTrip(steps ? withoutContact(steps) : planning.steps)
          }}
          onStartOver={() => void startOver()}
          onShowBefore={planning.before ? showKept : null}
        />
      )
    case 'ready':
      return kept ? (
        <TripView
          document={kept.document}
          notices={null}
          actions={
            <Button
              size="small"
              onClick={() => void planTrip(kept.document.steps, { seed: drawSeed(), onPlanned: offerUndo })}
            >
              <RefreshCw aria-hidden className="size-4.5" />
              {words.actions.regenerate}
            </Button>
          }
        />
      ) : (
        <ResultsSkeleton />
      )
  }
}

function readDrafts() {
  return { step1: readStep('step1').draft, step2: readStep('step2').draft, step3: readStep('step3').draft }
}
