import { repairTripStep, type RepairedStep } from '#domain/trips/answers/repair-trip-steps.ts'
import { nobody } from '#domain/trips/answers/needs.ts'
import { type StepName, stepNames } from '#domain/trips/answers/step-names.ts'
import { emptySteps, finishTripStep1, savedForm, type StepDrafts } from '#domain/trips/answers/trip-drafts.ts'
import { planRequest, type TripSteps } from '#domain/trips/answers/trips.ts'
import { readPreference } from '#web/preferences/preferences.ts'
import { forget, isRefused, readStored, store } from '#web/ui/local-storage.ts'
import { onEvents } from '#web/ui/window-events.ts'
import { stepKeys } from '#web/ui/stored-keys.ts'
import { noteChanges } from './step-changes.ts'

const changeEvent = 'tripstepschange'

type StoredStep<Step extends StepName> = RepairedStep<Step> & {
  /** False when nothing has been saved yet. */
  isSaved: boolean
  /** False when the browser refused storage: then the answers last as long as the page. */
  isStored: boolean
}
type StoredSteps = { [Step in StepName]: StoredStep<Step> }

/** The snapshot for server rendering. */
const noSteps: StoredSteps = {
  step1: { draft: emptySteps.step1, lost: [], isSaved: false, isStored: true },
  step2: { draft: emptySteps.step2, lost: [], isSaved: false, isStored: true },
  step3: { draft: emptySteps.step3, lost: [], isSaved: false, isStored: true },
}

/** What each step was read from: what is stored, or the preference that it begins with. */
const lastRead = new Map<StepName, string>()
let kept = noSteps

/** The stored step: the same object until it changes. */
export function readStep<Step extends StepName>(step: Step): StoredSteps[Step] {
  const text = readStored(stepKeys[step])
  const origin = text ?? begunWith.map(readPreference).join()
  if (lastRead.get(step) !== origin) {
    lastRead.set(step, origin)
    const repaired = repairTripStep(step, text)
    const draft = text === null ? beginWithPreferences(repaired.draft) : repaired.draft
    const read = { ...repaired, draft, isSaved: text !== null, isStored: !isRefused(stepKeys[step]) }
    kept = { ...kept, [step]: read }
  }
  return kept[step]
}

const begunWith = ['pace', 'diet', 'mobility'] as const

/** A step that nobody has answered yet begins with what the traveller always wants. */
function beginWithPreferences<Draft extends StepDrafts[StepName]>(draft: Draft): Draft {
  if (!('activityIntensity' in draft)) return draft
  const [pace, diet, mobility] = [readPreference('pace'), readPreference('diet'), readPreference('mobility')]
  return {
    ...draft,
    ...(pace !== 'open' && { activityIntensity: pace }),
    ...(diet !== 'open' && { diet: [diet] }),
    ...(mobility !== 'open' && { party: { ...nobody, mobility } }),
  }
}

/** The step for server rendering. */
export function readNoStep<Step extends StepName>(step: Step): StoredSteps[Step] {
  return noSteps[step]
}

/** Changes some answers of a step and saves it. */
export function changeStep<Step extends StepName>(step: Step, change: Partial<StepDrafts[Step]>): void {
  keepStep(step, { ...readStep(step).draft, ...change })
}

/** Saves a step and notifies this and other tabs. `changedAt` is set for a change of another device. */
export function keepStep<Step extends StepName>(
  step: Step,
  draft: StepDrafts[Step],
  changedAt: string = new Date().toISOString(),
): void {
  noteChanges({ [step]: changedAt })
  const text = JSON.stringify(savedForm(draft))
  store(stepKeys[step], text)
  dispatchEvent(new Event(changeEvent))
}

/**
 * The first unanswered step on this device; null when all are answered. Step 1 is asked again when a chosen interest
 * cannot be read.
 */
export function readMissingStep(): StepName | null {
  const { draft, lost } = readStep('step1')
  if (!finishTripStep1(draft) || lost.includes('selectedInterests')) return 'step1'
  if (!readStep('step2').isSaved) return 'step2'
  return readStep('step3').isSaved ? null : 'step3'
}

/** The request for a plan from the three complete steps, or the first missing one. */
export function readFinishedSteps(): { steps: TripSteps; missing: null } | { steps: null; missing: StepName } {
  const step1 = finishTripStep1(readStep('step1').draft)
  const missing = readMissingStep()
  if (!step1 || missing !== null) return { steps: null, missing: missing ?? 'step1' }
  const steps = planRequest({ step1, step2: readStep('step2').draft, step3: readStep('step3').draft })
  return { steps, missing: null }
}

/** Removes the three steps from this device. */
export function forgetSteps(): void {
  for (const step of stepNames) forgetStep(step)
}

export function forgetStep(step: StepName, changedAt: string = new Date().toISOString()): void {
  noteChanges({ [step]: changedAt })
  forget(stepKeys[step])
  dispatchEvent(new Event(changeEvent))
}

/** Calls back when an answer changes, in this tab or another. */
export function onStepsChange(callback: () => void): () => void {
  return onEvents([changeEvent, 'storage'], callback)
}
