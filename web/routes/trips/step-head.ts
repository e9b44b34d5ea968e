import type { MetaDescriptor } from 'react-router'
import { headPictureAddress } from '#domain/site/site-pages.ts'
import type { StepName } from '#domain/trips/answers/step-names.ts'
import { en } from '#locales/en.ts'
import { tripPlanner } from '#locales/en/trips/steps/trip-planner.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { pageHead, sitePageHead } from '#web/page-head.ts'

/** The head of a step for its loader. Only step 1 is indexed by search engines. */
export function stepHead(siteOrigin: string, step: StepName): MetaDescriptor[] {
  if (step === 'step1') return sitePageHead(siteOrigin, 'trip-planner')
  const { picture } = en.heads['trip-planner']
  return pageHead(siteOrigin, {
    title: en.pageTitle(tripSteps.stepTitles[step]),
    description: tripPlanner.lead,
    path: stepAddresses[step],
    picture: { address: headPictureAddress('trip-planner', picture), title: picture },
    indexed: false,
  })
}
