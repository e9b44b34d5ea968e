import { use } from 'react'
import { interests } from '#domain/places/places.ts'
import type { StepName } from '#domain/trips/answers/step-names.ts'
import { NonceContext } from '#web/ui/nonce.ts'
import { stepAddresses } from './step-addresses.ts'

const isUnread = `function(i){return ${JSON.stringify(interests)}.indexOf(i)<0}`
const step1 = `s=JSON.parse(localStorage.getItem('tripPlannerStep1'));if(!s.startDate||!s.endDate||!s.selectedInterests.length||s.selectedInterests.some(${isUnread}))throw 0;`
const step2 = `if(!localStorage.getItem('tripPlannerStep2'))throw 0;`

const scripts: Record<Exclude<StepName, 'step1'>, string> = {
  step2: leaveWithout(`var ${step1}`),
  step3: leaveWithout(`var ${step1}${step2}`),
}

/** Unreadable answers are corrected in step 1. */
function leaveWithout(check: string): string {
  return `try{${check}}catch(e){location.replace('${stepAddresses.step1}')}`
}

/**
 * For server-rendered pages: an inline script that redirects to step 1 before the form is painted when an earlier step
 * is missing on this device. For client navigations redirect-without-steps.ts does the same.
 */
export function EarlierSteps({ step }: { step: StepName }) {
  const nonce = use(NonceContext)
  if (step === 'step1') return null
  // The script is only rendered by the server.
  const text = import.meta.env.SSR ? scripts[step] : ''
  // oxlint-disable-next-line react/no-danger -- a constant script; React keeps the server's
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
