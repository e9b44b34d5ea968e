import { useEffect, useRef } from 'react'
import { focusHeading } from '#web/ui/page-focus.tsx'
import { readFinishedSteps } from '#web/travel/trip/stored-steps.ts'
import { FailureView } from './failure-view.tsx'
import { FinishedTrip } from './finished-trip.tsx'
import { PlanningView } from '#web/features/trips/results/planning/planning-view.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { usePlanning } from '#web/features/trips/results/planning/use-planning.ts'
import { usePlanChanges } from '#web/features/trips/results/planning/use-plan-changes.ts'

/** The results page: makes a plan, or shows the one stored on this device. `member` is the id of who is signed in. */
export function ResultsPage({ member }: { member: string | null }) {
  const { planning, planTrip, showStored } = usePlanning()
  const { startOver } = usePlanChanges(planTrip)
  useFocusOnResult(planning.stage)
  switch (planning.stage) {
    case 'reading':
      return <ResultsSkeleton />
    case 'working':
      return <PlanningView work={planning.work} before={planning.before} onCancel={showStored} />
    case 'failed':
      return (
        <FailureView
          failure={planning.failure}
          onTryAgain={() => {
            const { steps } = readFinishedSteps()
            void planTrip(steps ?? planning.steps)
          }}
          onStartOver={() => void startOver()}
          onShowBefore={planning.before ? showStored : null}
        />
      )
    case 'ready':
      return <FinishedTrip planTrip={planTrip} madeHere={planning.madeHere} member={member} />
  }
}

/** The heading of the progress goes with the progress: the focus goes to that of the finished plan. */
function useFocusOnResult(stage: string): void {
  const before = useRef(stage)
  useEffect(() => {
    const isResult = before.current === 'working' && stage === 'ready'
    before.current = stage
    if (isResult && document.activeElement === document.body) focusHeading()
  }, [stage])
}
