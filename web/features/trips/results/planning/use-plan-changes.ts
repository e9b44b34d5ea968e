import { useNavigate } from 'react-router'
import type { Plan, StopKind, Unplaced } from '#domain/trips/plan/plans.ts'
import { askedStep2, askedStep3, type TripSteps } from '#domain/trips/answers/trips.ts'
import { readEditor, regenerateTrip } from '#web/features/trips/editing/trip-editor-store.ts'
import { showUndoToast } from '#web/features/trips/editing/undo-toast.ts'
import { tripEditing as editing } from '#locales/en/trips/trip-editing.ts'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { changeStep, forgetSteps, keepStep, readStep } from '#web/travel/trip/stored-steps.ts'
import { forgetTrip, storeTrip, type StoredTrip, readStoredTrip } from '#web/travel/trip/stored-trip.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { drawSeed } from './planning.ts'
import { stepWithoutWish } from './remove-wish.ts'
import { tripReport } from '#locales/en/trips/trip-report.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'
import type { PlanTrip } from './use-planning.ts'

/** The actions on the whole trip. Everything that replaces a plan or answers can be undone. */
export function usePlanChanges(planTrip: PlanTrip) {
  const navigate = useNavigate()
  const { actions } = tripResults
  const { conflict: words, leftOut } = tripReport

  function offerUndo(title: string, description: string | undefined, undo: () => void): void {
    showToast({ kind: 'success', title, description, action: { label: actions.undo, onSelect: undo } })
  }

  /**
   * Makes another plan for the same answers. With locked stops it is made in the browser, because the server ignores
   * locks.
   */
  function regenerate({ document: { steps, plan } }: StoredTrip): void {
    if (plan.days.some(({ stops }) => stops.some(({ locked }) => locked))) {
      void regenerateTrip('all').then((isDone) => {
        const { breaches, problem } = readEditor()
        const [first] = breaches
        const broken = problem ? editing.notices.problems[problem] : first && editing.breach(first)
        const description = broken || actions.regeneratedText
        if (isDone) showUndoToast({ kind: 'success', title: actions.regenerated, description }, actions.undo)
        else showToast({ kind: 'failure', title: editing.notices.refused, description: broken })
      })
      return
    }
    void planTrip(steps, {
      seed: drawSeed(),
      shown: listShown(plan),
      onPlanned: (before) => before && offerUndo(actions.regenerated, actions.regeneratedText, () => storeTrip(before)),
    })
  }

  /** Makes a plan for other answers, which also replace those of the steps. */
  function planWith(steps: TripSteps, title: string = words.applied, seed?: number): void {
    saveSteps(steps)
    void planTrip(steps, {
      ...(seed !== undefined && { seed }),
      onPlanned: (before) =>
        before &&
        offerUndo(title, undefined, () => {
          saveSteps(before.document.steps)
          storeTrip(before)
        }),
    })
  }

  /** Makes the change that a conflict offers, with the seed with which it was tested. */
  function relax(steps: TripSteps, { document }: StoredTrip): void {
    planWith(steps, words.applied, document.plan.seed)
  }

  /** Hides the conflict for this plan. */
  function keepPlan(kept: StoredTrip): void {
    const { document } = kept
    storeTrip({
      ...kept,
      document: { ...document, plan: { ...document.plan, conflicts: document.plan.conflicts.slice(1) } },
    })
  }

  /** Removes an impossible wish from the answers, without a new plan. */
  async function removeWish(kept: StoredTrip, unplaced: Unplaced): Promise<void> {
    const { document } = kept
    const { step2 } = document.steps
    const place = unplaced.placeId === null ? undefined : document.places[unplaced.placeId]
    const left = stepWithoutWish(step2, unplaced, place)
    if (left === null) {
      await navigate(stepAddresses.step2)
      return
    }
    const steps = { ...document.steps, step2: left }
    const others = document.plan.unplaced.filter((other) => other !== unplaced)
    saveSteps(steps)
    storeTrip({ ...kept, document: { ...document, steps, plan: { ...document.plan, unplaced: others } } })
    offerUndo(leftOut.removed(place?.name.en ?? unplaced.name), undefined, () => {
      saveSteps(document.steps)
      storeTrip(kept)
    })
  }

  /** Clears the three steps and the plan. */
  async function startOver(): Promise<void> {
    const kept = readStoredTrip()
    const drafts = { step1: readStep('step1').draft, step2: readStep('step2').draft, step3: readStep('step3').draft }
    forgetSteps()
    forgetTrip()
    await navigate(stepAddresses.step1)
    showToast({
      kind: 'news',
      title: actions.startedOver,
      action: {
        label: actions.undo,
        onSelect: () => {
          keepStep('step1', drafts.step1)
          keepStep('step2', drafts.step2)
          keepStep('step3', drafts.step3)
          if (kept) storeTrip(kept)
        },
      },
    })
  }

  return { regenerate, planWith, relax, keepPlan, removeWish, startOver }
}

const shownKinds: readonly StopKind[] = ['attraction', 'shopping', 'nightlife', 'cafe']

/** The sights and cafes of a plan, in whose place another one should show others. */
function listShown({ days }: Plan): string[] {
  const stops = days.flatMap((day) => day.stops.filter(({ kind }) => shownKinds.includes(kind)))
  return [...new Set(stops.flatMap(({ placeId }) => placeId ?? []))]
}

/** Saves answers as the steps of this device. Contact data and unasked answers, which plans do not have, are kept. */
export function saveSteps({ step1, step2, step3 }: TripSteps): void {
  const noFlight = { airport: null, time: null }
  keepStep('step1', { ...step1, arrival: step1.arrival ?? noFlight, departure: step1.departure ?? noFlight })
  keepStep('step2', askedStep2(step2, readStep('step2').draft))
  changeStep('step3', askedStep3(step3, readStep('step3').draft))
}
