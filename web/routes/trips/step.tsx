import { type ComponentType, useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { StepName } from '#domain/trips/answers/step-names.ts'
import { EarlierSteps } from '#web/features/trips/steps/earlier-steps.tsx'
import { redirectWithoutStepsBefore } from '#web/features/trips/steps/redirect-without-steps.ts'
import { stepAt } from '#web/features/trips/steps/step-addresses.ts'
import '#web/features/trips/steps/step-bar.css'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/step.ts'
import { stepHead } from './step-head.ts'
import { BudgetScreen } from './step-screens/budget-screen.tsx'
import { DatesScreen } from './step-screens/dates-screen.tsx'
import { PreferencesScreen } from './step-screens/preferences-screen.tsx'

type Answer = {
  head: MetaDescriptor[]
  step: StepName
  today: string
  /** Whether an operator can receive a request for personal help. */
  hasOperator: boolean
}

/** One route for the three steps. Rendered the same for all visitors, because answers are only in the browser. */
export function loader({ context, url }: Route.LoaderArgs): Answer {
  const { siteOrigin, contact } = context.get(servicesContext)
  const step = stepAt(url.pathname)
  // The server does not cache pages past midnight in Seoul, so the date is right.
  return { head: stepHead(siteOrigin, step), step, today: seoulDay(Date.now()), hasOperator: contact.isMailed }
}

/** Redirects to step 1 before rendering when an earlier step is missing. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs): Promise<Answer> {
  redirectWithoutStepsBefore(stepAt(url.pathname))
  return serverLoader()
}

export const meta = loadedHead

const screens: Record<StepName, ComponentType<{ today: string; hasOperator: boolean }>> = {
  step1: DatesScreen,
  step2: BudgetScreen,
  step3: PreferencesScreen,
}

export default function Step({ loaderData: { step, today, hasOperator } }: Route.ComponentProps) {
  const Screen = screens[step]
  useStepsOffline()
  return (
    <>
      <EarlierSteps step={step} />
      <Screen key={step} today={today} hasOperator={hasOperator} />
    </>
  )
}

// A delay, so that the visible page loads first.
const waitMs = 3000

function useStepsOffline(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./keep-steps-offline.ts').then(
        async ({ keepStepsOffline }) => keepStepsOffline(),
        () => {}, // offline: the existing cache stays
      )
    }, waitMs)
    return () => clearTimeout(timer)
  }, [])
}
