import type { MetaDescriptor } from 'react-router'
import type { StepName } from '#domain/trip-drafts.ts'
import { headPictureAddress } from '#domain/site-pages.ts'
import { en } from '#locales/en.ts'
import { tripPlanner } from '#locales/en/trip-planner.ts'
import { tripSteps } from '#locales/en/trip-steps.ts'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { pageHead } from '#web/page-head.ts'

/** What a step after the first is rendered with: `today` is the day in Seoul. */
export type StepAnswer = { head: MetaDescriptor[]; today: string }

/** For a loader: the head of a step after the first. Nobody begins there, so it is not listed. */
export function laterStepHead(siteOrigin: string, step: Exclude<StepName, 'step1'>): MetaDescriptor[] {
  const { picture } = en.heads['trip-planner']
  return pageHead(siteOrigin, {
    title: en.pageTitle(tripSteps.stepTitles[step]),
    description: tripPlanner.lead,
    path: stepAddresses[step],
    picture: { address: headPictureAddress('trip-planner', picture), title: picture },
    indexed: false,
  })
}
