import { repairTripStep } from '#domain/trips/answers/repair-trip-steps.ts'
import type { SavedSteps } from '#domain/trips/answers/saved-steps.ts'
import { type StepName, stepNames } from '#domain/trips/answers/step-names.ts'
import { savedStep1 } from '#domain/trips/answers/trip-drafts.ts'
import { askedStep2, askedStep3, requestStep3 } from '#domain/trips/answers/trips.ts'
import { ApiProblem, callApi } from '#web/api.ts'
import { keepSyncing } from '#web/keep-syncing.ts'
import { forgetStep, keepStep, onStepsChange, readStep } from '#web/travel/trip/stored-steps.ts'
import { listUnsentSteps, noteChanges, noteSent, readStepChanges } from '#web/travel/trip/step-changes.ts'

// Waits for a pause, so that typing is sent as one change.
const pauseMs = 1200

/**
 * Synchronises the steps with the account until the signal aborts: sends answers of this device, without contact data
 * and answers whose question is not asked, and adopts newer answers of other devices. Offline, the device works alone.
 */
export function syncDraft(signal: AbortSignal): void {
  const send = async (isFirst: boolean) => {
    if (isFirst || listUnsentSteps().length > 0) await exchange(signal)
  }
  keepSyncing({ exchange: send, watch: onStepsChange, pauseMs }, signal)
}

/** Sends unsent answers at once. For pages that do not synchronise the steps. */
export async function sendDraft(signal: AbortSignal): Promise<void> {
  dateUndated()
  if (listUnsentSteps().length > 0) await exchange(signal)
}

async function exchange(signal: AbortSignal): Promise<void> {
  dateUndated()
  const sent = readSteps(listUnsentSteps())
  try {
    const { steps } = await (Object.keys(sent).length > 0
      ? callApi('PUT /api/trip-draft', { body: { steps: sent }, signal })
      : callApi('GET /api/trip-draft', { signal }))
    if (!signal.aborted) adopt(steps, sent)
  } catch (error) {
    // Offline or signed out: unsent changes stay unsent, and the next page tries again.
    if (!(error instanceof ApiProblem) && !signal.aborted) throw error
  }
}

/** A step without a known time of change counts as the oldest. */
function dateUndated(): void {
  const { changedAt } = readStepChanges()
  for (const step of stepNames) {
    if (changedAt[step] === undefined && readStep(step).isSaved) noteChanges({ [step]: new Date(0).toISOString() })
  }
}

function readSteps(steps: readonly StepName[]): SavedSteps {
  const { changedAt } = readStepChanges()
  const saved: SavedSteps = {}
  for (const step of steps) {
    const moment = changedAt[step]
    if (moment === undefined) continue
    const { isSaved } = readStep(step)
    if (step === 'step1')
      saved.step1 = { answers: isSaved ? savedStep1(readStep(step).draft) : null, changedAt: moment }
    else if (step === 'step2')
      saved.step2 = { answers: isSaved ? askedStep2(readStep(step).draft) : null, changedAt: moment }
    else saved.step3 = { answers: isSaved ? requestStep3(readStep(step).draft) : null, changedAt: moment }
  }
  return saved
}

/**
 * Adopts newer changes of other devices; changes made here in the meantime stay. What was just sent gets the account's
 * version and time: this device's clock may run ahead, and the server corrects such times.
 */
function adopt(answer: SavedSteps, sent: SavedSteps): void {
  for (const step of stepNames) {
    const given = answer[step]
    if (!given) continue
    const mine = readStepChanges().changedAt[step]
    const theirs = new Date(given.changedAt).toISOString()
    const isOlder = mine === undefined || mine < theirs || (mine > theirs && mine === sent[step]?.changedAt)
    if (isOlder) {
      if (given.answers === null) forgetStep(step, theirs)
      else keepAnswers(step, JSON.stringify(given.answers), theirs)
    }
    if (isOlder || mine === theirs) noteSent({ [step]: theirs })
  }
}

/** Contact data and answers whose question is not asked are on this device only, and stay. */
function keepAnswers(step: StepName, answers: string, changedAt: string): void {
  if (step === 'step1') return keepStep(step, repairTripStep(step, answers).draft, changedAt)
  if (step === 'step2') {
    return keepStep(step, askedStep2(repairTripStep(step, answers).draft, readStep(step).draft), changedAt)
  }
  const mine = readStep(step).draft
  keepStep(step, { ...mine, ...askedStep3(requestStep3(repairTripStep(step, answers).draft), mine) }, changedAt)
}
