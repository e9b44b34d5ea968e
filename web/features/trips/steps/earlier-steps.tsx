import { use } from 'react'
import type { StepName } from '#domain/trip-drafts.ts'
import { NonceContext } from '#web/ui/nonce.ts'
import { stepAddresses } from './step-addresses.ts'

const step1 = `s=JSON.parse(localStorage.getItem('tripPlannerStep1'));if(!s.startDate||!s.endDate||!s.selectedInterests.length)throw 0;`
const step2 = `if(!localStorage.getItem('tripPlannerStep2'))throw 0;`

const scripts: Record<Exclude<StepName, 'step1'>, string> = {
  step2: leaveWithout(`var ${step1}`),
  step3: leaveWithout(`var ${step1}${step2}`),
}

/** Whatever cannot be read is mended in the first step. */
function leaveWithout(check: string): string {
  return `try{${check}}catch(e){location.replace('${stepAddresses.step1}')}`
}

/**
 * In a page that came from the server: leads to step 1 before the form is painted when an earlier step is missing on
 * this device. Between pages of the product redirect-without-steps.ts does it.
 */
export function EarlierSteps({ step }: { step: StepName }) {
  const nonce = use(NonceContext)
  if (step === 'step1') return null
  // The text comes from the server alone.
  const text = import.meta.env.SSR ? scripts[step] : ''
  // oxlint-disable-next-line react/no-danger -- a text of ours; React leaves the server's in its place
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
