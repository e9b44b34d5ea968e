import type { StepName } from '#domain/trips/answers/step-names.ts'

export const stepAddresses: Record<StepName, string> = {
  step1: '/trip-planner',
  step2: '/trip-planner/budget',
  step3: '/trip-planner/preferences',
}

export const resultsAddress = '/trip-planner/results'

/** The step of a path, with or without a language prefix. */
export function stepAt(pathname: string): StepName {
  if (pathname.endsWith('/budget')) return 'step2'
  return pathname.endsWith('/preferences') ? 'step3' : 'step1'
}
