/** The steps of the trip planner. */
export const stepNames = ['step1', 'step2', 'step3'] as const
export type StepName = (typeof stepNames)[number]
