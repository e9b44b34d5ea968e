import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { carryLocks } from '#domain/carry-locks.ts'
import type { PlanStop } from '#domain/plans.ts'
import type { TripDocument } from '#domain/trip-documents.ts'
import type { TripSteps } from '#domain/trips.ts'
import { tellsOfClinics } from '#domain/trip-privacy.ts'
import { readHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { storeTrip, type StoredTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { readFinishedSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetWishForPlan, hasWishForPlan } from '#web/travel/trip/plan-wish.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { askForPlan, type PlanOutcome } from './ask-for-plan.ts'
import { addDay, addWords, asksTheSame, beginPlan, documentOf, type PlanFailure, type PlanInWork } from './planning.ts'
import { useTripResultsMessages } from './trip-results-messages.ts'

export type Planning =
  /** The device's storage has not been read yet. */
  | { stage: 'reading' }
  | { stage: 'working'; work: PlanInWork; before: StoredTrip | null }
  | { stage: 'failed'; failure: PlanFailure; steps: TripSteps; before: StoredTrip | null }
  /** The stored trip is shown; `isMadeHere`: it was just planned in this browser, offline. */
  | { stage: 'ready'; isMadeHere: boolean }

const readyNow: Planning = { stage: 'ready', isMadeHere: false }

type PlanOptions = {
  seed?: number
  /** The account keeps its saved trip, and the new plan is a trip of its own. */
  isNewTrip?: boolean
  /** Called with the trip that was replaced, for undo. */
  onPlanned?: (before: StoredTrip | null) => void
}

export type PlanTrip = (steps: TripSteps, options?: PlanOptions) => Promise<void>

/**
 * Shows the trip stored on this device, or plans one when there is none. Coming from the last step with changed answers
 * starts a new plan at once, and offers the one from before.
 */
export function usePlanning(): { planning: Planning; planTrip: PlanTrip; showStored: () => void } {
  const words = useTripResultsMessages()
  const navigate = useNavigate()
  const [isAsked] = useState(hasWishForPlan)
  const [planning, setPlanning] = useState<Planning>(() =>
    findTrip(isAsked) === 'kept' ? readyNow : { stage: 'reading' },
  )
  const running = useRef<AbortController>(undefined)

  const showFailure = useCallback(
    (failure: PlanFailure) => showToast({ kind: 'failure', ...describeFailure(failure, words) }),
    [words],
  )

  const planTrip = useCallback<PlanTrip>(
    async (steps, { seed, isNewTrip = false, onPlanned } = {}) => {
      running.current?.abort()
      const control = new AbortController()
      running.current = control
      const before = readStoredTrip()
      let work = beginPlan(steps)
      const show = (next: PlanInWork) => {
        work = next
        if (!control.signal.aborted) setPlanning({ stage: 'working', work, before })
      }
      show(work)
      const asked = { steps, ...(seed !== undefined && { seed }) }
      const outcome = await askForPlan(
        asked,
        {
          onProgress: (progress) => show({ ...work, progress }),
          onDay: (found) => show(addDay(work, found)),
          onWords: (piece) => show(addWords(work, piece)),
        },
        control.signal,
      ).catch((): PlanOutcome => ({ kind: 'unexpected' }))
      if (control.signal.aborted) return
      const document =
        outcome.kind === 'planned'
          ? documentOf(steps, outcome.answer)
          : outcome.kind === 'unreachable'
            ? await planHere(asked, show, control.signal)
            : null
      if (control.signal.aborted) return
      if (document) {
        const { plan, lost } = before ? carryLocks(before.document.plan, document.plan) : { ...document, lost: [] }
        const saved = isNewTrip ? null : (before?.saved ?? null)
        storeTrip({
          saved,
          isChanged: saved !== null,
          document: { ...document, plan },
        })
        setPlanning({ stage: 'ready', isMadeHere: outcome.kind !== 'planned' })
        onPlanned?.(before)
        if (before && lost.length > 0) showLostLocks(before, lost, words)
      } else if (outcome.kind !== 'planned') {
        setPlanning({ stage: 'failed', failure: outcome, steps, before })
        showFailure(outcome)
      }
    },
    [showFailure, words],
  )

  const offerPlanFromBefore = useCallback(
    (before: StoredTrip | null) => {
      if (!before) return
      const { regenerated, regeneratedText, undo } = words.actions
      const action = { label: undo, onSelect: () => storeTrip(before) }
      showToast({ kind: 'success', title: regenerated, description: regeneratedText, action })
    },
    [words],
  )

  const showStored = useCallback(() => {
    running.current?.abort()
    setPlanning(readyNow)
  }, [])

  useEffect(() => {
    const found = findTrip(isAsked)
    if (found === null) {
      showToast({ kind: 'failure', ...words.missing })
      void navigate('/trip-planner', { replace: true })
      return undefined
    }
    if (found !== 'kept') {
      // oxlint-disable-next-line react/set-state-in-effect -- a request begins, which is outside of React
      void planTrip(found, { isNewTrip: true, onPlanned: offerPlanFromBefore })
    }
    forgetWishForPlan()
    return () => running.current?.abort()
  }, [isAsked, navigate, planTrip, offerPlanFromBefore, words])

  return { planning, planTrip, showStored }
}

/** The stored trip, or the answers for a new one. Null while a step is missing. */
function findTrip(isAsked: boolean): 'kept' | TripSteps | null {
  const { steps: asked } = readFinishedSteps()
  if (!asked) return null
  const kept = readStoredTrip()
  // A stored trip with unsent changes is not replaced.
  const isUnsent = kept !== null && kept.saved !== null && kept.isChanged
  return kept && (!isAsked || isUnsent || asksTheSame(kept.document.steps, asked)) ? 'kept' : asked
}

/** Plans in this browser when the server is not reached. */
async function planHere(
  asked: { steps: TripSteps; seed?: number },
  show: (next: PlanInWork) => void,
  signal: AbortSignal,
): Promise<TripDocument | null> {
  const work = { ...beginPlan(asked.steps), isHere: true }
  show(work)
  const { planOnDevice } = await import('./plan-on-device.ts')
  return planOnDevice(asked, (done, total) => show({ ...work, progress: { done, total, label: '' } }), signal)
}

/** A plan for other answers ignores locks, so some locked stops may be missing. */
function showLostLocks(
  before: StoredTrip,
  lost: readonly PlanStop[],
  words: ReturnType<typeof useTripResultsMessages>,
) {
  const { places } = before.document
  const names = lost.flatMap(({ placeId }) => (placeId === null ? [] : (places[placeId]?.name.en ?? [])))
  const isShown = (name: string) => !readHidesClinics() || !tellsOfClinics(name, before.document)
  showToast({
    kind: 'news',
    title: words.lostLocks.title(lost.length),
    description: words.lostLocks.names(names.filter(isShown)),
    action: { label: words.actions.undo, onSelect: () => storeTrip(before) },
  })
}

function describeFailure(failure: PlanFailure, words: ReturnType<typeof useTripResultsMessages>) {
  const { failure: said } = words
  switch (failure.kind) {
    case 'refused':
      return { title: said.refused, description: failure.message || said.unexpectedText }
    case 'impossible':
      return { title: said.impossible, description: failure.message ?? said.impossibleText }
    case 'unreachable':
      return { title: said.refused, description: said.offline }
    case 'unexpected':
      return { title: said.unexpected, description: said.unexpectedText }
  }
}
