import { type StepName, stepNames } from '#domain/trips/answers/step-names.ts'
import { fieldsOf, readStoredFields, store } from '#web/ui/local-storage.ts'

const storageKey = 'tripPlannerChanges'

type Moments = { [Step in StepName]?: string }

/** When each step was last changed, and which changes have been sent to an account. */
type StepChanges = { changedAt: Moments; sentAt: Moments }

export function readStepChanges(): StepChanges {
  const { changedAt, sentAt } = readStoredFields(storageKey)
  return { changedAt: readMoments(changedAt), sentAt: readMoments(sentAt) }
}

export function noteChanges(moments: Moments): void {
  const changes = readStepChanges()
  save({ ...changes, changedAt: { ...changes.changedAt, ...moments } })
}

/** Marks changes as sent, so that they are not sent to another account that signs in on this device. */
export function noteSent(moments: Moments): void {
  const changes = readStepChanges()
  save({ ...changes, sentAt: { ...changes.sentAt, ...moments } })
}

/** The steps whose last change no account has yet. */
export function listUnsentSteps(): StepName[] {
  const { changedAt, sentAt } = readStepChanges()
  return stepNames.filter((step) => changedAt[step] !== undefined && changedAt[step] !== sentAt[step])
}

/** The answers belong to this device from now on, as if no account had ever got them. */
export function forgetSent(): void {
  save({ ...readStepChanges(), sentAt: {} })
}

function save(changes: StepChanges): void {
  // Without storage the steps are not stored either.
  store(storageKey, JSON.stringify(changes))
}

function readMoments(value: unknown): Moments {
  const fields = fieldsOf(value)
  return Object.fromEntries(
    stepNames.flatMap((step) => {
      const moment = typeof fields[step] === 'string' ? Date.parse(fields[step]) : Number.NaN
      return Number.isNaN(moment) ? [] : [[step, new Date(moment).toISOString()]]
    }),
  )
}
