import type { MetaDescriptor } from 'react-router'
import { seoulDay } from '#domain/seoul-time.ts'
import { PreferencesStep } from '#web/features/trips/steps/preferences-step.tsx'
import { EarlierSteps, redirectWithout } from '#web/features/trips/steps/earlier-steps.tsx'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/preferences.ts'
import { AccountDraft } from './account-draft.tsx'
import { laterStepHead, type StepAnswer } from './step-head.ts'

export function loader({ context }: Route.LoaderArgs): StepAnswer {
  const { siteOrigin } = context.get(servicesContext)
  return { head: laterStepHead(siteOrigin, 'step3'), today: seoulDay(Date.now()) }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<StepAnswer> {
  redirectWithout('step2')
  return serverLoader()
}
clientLoader.hydrate = true as const

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function Preferences({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EarlierSteps upTo="step2" />
      <PreferencesStep today={loaderData.today} />
      <AccountDraft />
    </>
  )
}
