import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { carryLocks } from '#domain/trips/plan/carry-locks.ts'
import type { PlanStop } from '#domain/trips/plan/plans.ts'
import { repairTripDocument } from '#domain/trips/document/repair-trip-document.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { tellsOfClinics } from '#domain/trips/document/trip-privacy.ts'
import { readHidesClinics } from '#web/features/trips/current/hidden-clinics.ts'
import { storeTrip, type StoredTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { readFinishedSteps } from '#web/travel/trip/stored-steps.ts'
import { forgetWishForPlan, hasWishForPlan } from '#web/travel/trip/plan-wish.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { type AskedPlan, askForPlan, type PlanNews } from './ask-for-plan.ts'
import { planOnDevice } from './plan-on-device.ts'
import {
  addDay,
  addWords,
  asksTheSame,
  beginPlan,
  documentOf,
  type MadeHere,
  type PlanFailure,
  type PlanInWork,
  whyMadeHere,
} from './planning.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'

export type Planning =
  /** The device's storage has not been read yet. */
  | { stage: 'reading' }
  | { stage: 'working'; work: PlanInWork; before: StoredTrip | null }
  | { stage: 'failed'; failure: PlanFailure; steps: TripSteps; before: StoredTrip | null }
  /** The stored trip is shown; `madeHere`: it was just planned in this browser, and why. */
  | { stage: 'ready'; madeHere: MadeHere | null }

const readyNow: Planning = { stage: 'ready', madeHere: null }

type PlanOptions = Pick<AskedPlan, 'seed' | 'shown'> & {
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
  const navigate = useNavigate()
  const [isAsked] = useState(hasWishForPlan)
  const [planning, setPlanning] = useState<Planning>(() =>
    findTrip(isAsked) === 'kept' ? readyNow : { stage: 'reading' },
  )
  const running = useRef<AbortController>(undefined)
  const lastAsked = useRef<Pick<AskedPlan, 'seed' | 'shown'>>({})

  const planTrip = useCallback<PlanTrip>(
    async (steps, { seed, shown: replaced, isNewTrip = false, onPlanned } = {}) => {
      running.current?.abort()
      const control = new AbortController()
      running.current = control
      const before = readStoredTrip()
      // A change that was tested with a plan is planned as that plan was.
      const shown = replaced ?? (lastAsked.current.seed === seed ? lastAsked.current.shown : undefined)
      const how = { ...(seed !== undefined && { seed }), ...(shown && { shown }) }
      lastAsked.current = how
      const show = (work: PlanInWork) => {
        if (!control.signal.aborted) setPlanning({ stage: 'working', work, before })
      }
      const fail = (failure: PlanFailure) => {
        setPlanning({ stage: 'failed', failure, steps, before })
        showToast({ kind: 'failure', ...describeFailure(failure) })
      }
      const refused = refusePast(steps)
      if (refused) return fail(refused)
      try {
        const found = await findPlan({ steps, ...how }, show, control.signal)
        if (control.signal.aborted) return
        if ('failure' in found) return fail(found.failure)
        const { document, madeHere } = found
        const { plan, lost } = before ? carryLocks(before.document.plan, document.plan) : { ...document, lost: [] }
        // Read now, because changes may have been sent while the plan was made.
        const saved = isNewTrip ? null : (readStoredTrip()?.saved ?? null)
        storeTrip({
          saved,
          isChanged: saved !== null,
          document: { ...document, plan },
        })
        setPlanning({ stage: 'ready', madeHere })
        onPlanned?.(before)
        if (before && lost.length > 0) showLostLocks(before, lost)
      } catch {
        // An error of this page: it would otherwise wait for ever.
        if (!control.signal.aborted) fail({ kind: 'unexpected' })
      }
    },
    [],
  )

  const showStored = useCallback(() => {
    running.current?.abort()
    setPlanning(readyNow)
  }, [])

  useEffect(() => {
    const found = findTrip(isAsked)
    if (found === null) {
      showToast({ kind: 'failure', ...tripResults.missing })
      void navigate('/trip-planner', { replace: true })
      return undefined
    }
    if (found !== 'kept') {
      void planTrip(found, { isNewTrip: true, onPlanned: offerPlanFromBefore })
    }
    forgetWishForPlan()
    return () => running.current?.abort()
  }, [isAsked, navigate, planTrip])

  return { planning, planTrip, showStored }
}

function offerPlanFromBefore(before: StoredTrip | null) {
  if (!before) return
  const { regenerated, regeneratedText, undo } = tripResults.actions
  const action = { label: undo, onSelect: () => storeTrip(before) }
  showToast({ kind: 'success', title: regenerated, description: regeneratedText, action })
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

/** Refuses a trip that would begin in the past, as the function does, also where this browser would plan it. */
function refusePast({ step1: { startDate } }: TripSteps): PlanFailure | null {
  const today = seoulDay(Date.now())
  if (startDate >= today) return null
  return {
    kind: 'refused',
    message: tripSteps.past(today),
    fields: ['step1.startDate'],
    status: 400,
    retryAfterSeconds: null,
  }
}

type FoundPlan = { document: TripDocument; madeHere: MadeHere | null } | { failure: PlanFailure }

/** Has the server plan, or plans in this browser when the server is not reached or has no time. */
async function findPlan(asked: AskedPlan, show: (work: PlanInWork) => void, signal: AbortSignal): Promise<FoundPlan> {
  let work = beginPlan(asked.steps)
  const change = (next: PlanInWork) => {
    work = next
    show(work)
  }
  change(work)
  const news: PlanNews = {
    onProgress: (progress) => change({ ...work, progress }),
    onDay: (found) => change(addDay(work, found)),
    onWords: (piece) => change(addWords(work, piece)),
  }
  const outcome = await askForPlan(asked, news, signal)
  if (outcome.kind === 'planned') {
    const document = documentOf(asked.steps, outcome.answer)
    // A plan that this page could not read again would replace the one before by nothing.
    return repairTripDocument(document) ? { document, madeHere: null } : { failure: { kind: 'unexpected' } }
  }
  const madeHere = whyMadeHere(outcome)
  if (madeHere === null) return { failure: outcome }
  change({ ...beginPlan(asked.steps), madeHere })
  const onProgress = (done: number, total: number) => change({ ...work, progress: { done, total, label: '' } })
  const document = await planOnDevice(asked, onProgress, signal)
  return document ? { document, madeHere } : { failure: outcome }
}

/** A plan for other answers ignores locks, so some locked stops may be missing. */
function showLostLocks(before: StoredTrip, lost: readonly PlanStop[]) {
  const { places } = before.document
  const names = lost.flatMap(({ placeId }) => (placeId === null ? [] : (places[placeId]?.name.en ?? [])))
  const isShown = (name: string) => !readHidesClinics() || !tellsOfClinics(name, before.document)
  showToast({
    kind: 'news',
    title: tripResults.lostLocks.title(lost.length),
    description: tripResults.lostLocks.names(names.filter(isShown)),
    action: { label: tripResults.actions.undo, onSelect: () => storeTrip(before) },
  })
}

function describeFailure(failure: PlanFailure) {
  const { failure: said } = tripResults
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
