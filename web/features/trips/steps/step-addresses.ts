import type { StepName } from '#domain/trip-drafts.ts'

export const stepAddresses: Record<StepName, string> = {
  step1: '/trip-planner',
  step2: '/trip-planner/budget',
  step3: '/trip-planner/preferences',
}

export const resultsAddress = '/trip-planner/results'
