import type { MetaDescriptor } from 'react-router'
import { seoulDay } from '#domain/seoul-time.ts'
import { BudgetStep } from '#web/features/trips/steps/budget-step.tsx'
import { EarlierSteps, redirectWithout } from '#web/features/trips/steps/earlier-steps.tsx'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/budget.ts'
import { AccountDraft } from './account-draft.tsx'
import { laterStepHead, type StepAnswer } from './step-head.ts'

export function loader({ context }: Route.LoaderArgs): StepAnswer {
  const { siteOrigin } = context.get(servicesContext)
  return { head: laterStepHead(siteOrigin, 'step2'), today: seoulDay(Date.now()) }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<StepAnswer> {
  redirectWithout('step1')
  return serverLoader()
}
clientLoader.hydrate = true as const

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function Budget({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EarlierSteps upTo="step1" />
      <BudgetStep today={loaderData.today} />
      <AccountDraft />
    </>
  )
}
