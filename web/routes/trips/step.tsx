import { type ComponentType, useState } from 'react'
import type { MetaDescriptor } from 'react-router'
import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { StepName } from '#domain/trips/answers/step-names.ts'
import { EarlierSteps } from '#web/features/trips/steps/earlier-steps.tsx'
import { stepAt } from '#web/features/trips/steps/step-addresses.ts'
import '#web/features/trips/steps/step-bar.css'
import { servicesContext } from '#web/services-context.ts'
import { servedPart } from '#web/ui/loading/served-part.tsx'
import '#web/ui/form/slider.css'
import type { Route } from './+types/step.ts'
import { stepHead } from './step-head.ts'
import { StepSkeleton } from './step-skeleton.tsx'

type Answer = { head: MetaDescriptor[]; step: StepName; today: string }

/** One route for the three steps. Rendered the same for all visitors, because answers are only in the browser. */
export function loader({ context, url }: Route.LoaderArgs): Answer {
  const { siteOrigin } = context.get(servicesContext)
  const step = stepAt(url.pathname)
  // The server does not cache pages past midnight in Seoul, so the date is right.
  return { head: stepHead(siteOrigin, step), step, today: seoulDay(Date.now()) }
}

type Screen = ComponentType<{ today: string }>

/**
 * The screens that are already loaded. Set after a client-side navigation, when the server has not rendered the step.
 */
const ready: { [Step in StepName]?: Screen } = {}

/** Redirects to step 1 before rendering when an earlier step is missing. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs): Promise<Answer> {
  const step = stepAt(url.pathname)
  const { redirectWithoutStepsBefore } = await import('#web/features/trips/steps/redirect-without-steps.ts')
  redirectWithoutStepsBefore(step)
  const [answer, Screen] = await Promise.all([serverLoader(), ready[step] ?? screens[step]()])
  ready[step] = Screen
  return answer
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

const screens: Record<StepName, () => Promise<Screen>> = {
  step1: async () => (await import('./step-screens/dates-screen.tsx')).DatesScreen,
  step2: async () => (await import('./step-screens/budget-screen.tsx')).BudgetScreen,
  step3: async () => (await import('./step-screens/preferences-screen.tsx')).PreferencesScreen,
}

const served: Record<StepName, ComponentType<{ given: { today: string } }>> = {
  step1: servedPart({ load: screens.step1, Placeholder: StepSkeleton, isEager: true }),
  step2: servedPart({ load: screens.step2, Placeholder: StepSkeleton, isEager: true }),
  step3: servedPart({ load: screens.step3, Placeholder: StepSkeleton, isEager: true }),
}

export default function Step({ loaderData }: Route.ComponentProps) {
  return <StepOnce key={loaderData.step} {...loaderData} />
}

function StepOnce({ step, today }: { step: StepName; today: string }) {
  const [AtOnce] = useState(() => ready[step])
  const [given] = useState({ today })
  const Served = served[step]
  return (
    <>
      <EarlierSteps step={step} />
      {AtOnce ? <AtOnce today={today} /> : <Served given={given} />}
    </>
  )
}
