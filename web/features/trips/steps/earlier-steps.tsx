import { use } from 'react'
import { redirect } from 'react-router'
import { NonceContext } from '#web/ui/nonce.ts'
import { readMissingStep } from '#web/travel/trip/kept-steps.ts'
import { stepAddresses } from './step-addresses.ts'

type LastEarlierStep = 'step1' | 'step2'

/** For a loader in the browser: leads to step 1 when the steps up to this one are not answered on this device. */
export function redirectWithout(upTo: LastEarlierStep): void {
  const missing = readMissingStep()
  if (missing === 'step1' || (missing === 'step2' && upTo === 'step2')) throw redirect(stepAddresses.step1)
}

// What is saved may still be unfinished: the loader in the browser looks closer, this one only comes before the first paint.
const scripts: Record<LastEarlierStep, string> = {
  step1: writeScript(['tripPlannerStep1']),
  step2: writeScript(['tripPlannerStep1', 'tripPlannerStep2']),
}

function writeScript(keys: string[]): string {
  const isMissing = keys.map((key) => `localStorage.getItem('${key}')===null`).join('||')
  return `try{if(${isMissing})location.replace('${stepAddresses.step1}')}catch{}`
}

/** In a page that came from the server: leads to step 1 before the form is painted when nothing is saved at all. */
export function EarlierSteps({ upTo }: { upTo: LastEarlierStep }) {
  const nonce = use(NonceContext)
  // Its text comes from the server alone; in the browser the loader has looked already.
  const text = import.meta.env.SSR ? scripts[upTo] : ''
  // oxlint-disable-next-line react/no-danger -- a text of ours; React leaves the server's in its place
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
