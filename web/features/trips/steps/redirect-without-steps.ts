import { redirect } from 'react-router'
import type { StepName } from '#domain/trips/answers/step-names.ts'
import { readMissingStep } from '#web/travel/trip/stored-steps.ts'
import { stepAddresses } from './step-addresses.ts'

/** For a client loader: redirects to step 1 when an earlier step is not answered on this device. */
export function redirectWithoutStepsBefore(step: StepName): void {
  const missing = readMissingStep()
  const isMissing = missing === 'step1' || (missing === 'step2' && step === 'step3')
  if (step !== 'step1' && isMissing) throw redirect(stepAddresses.step1)
}
