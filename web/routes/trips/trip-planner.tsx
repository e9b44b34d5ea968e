import type { MetaDescriptor } from 'react-router'
import { seoulDay } from '#domain/seoul-time.ts'
import { DatesStep } from '#web/features/trips/steps/dates-step.tsx'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/trip-planner.ts'
import { AccountDraft } from './account-draft.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { siteOrigin } = context.get(servicesContext)
  // A page is never kept past midnight in Seoul, so the day is right.
  return { head: sitePageHead(siteOrigin, 'trip-planner'), today: seoulDay(Date.now()) }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] | undefined {
  return loaderData?.head
}

export default function TripPlanner({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DatesStep today={loaderData.today} />
      <AccountDraft />
    </>
  )
}
