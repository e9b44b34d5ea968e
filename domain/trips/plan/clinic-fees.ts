import type { PlanStop } from './plans.ts'

/** What clinics state that the treatments among these stops cost. All sums have it, but no limit of a day pays it. */
export function clinicFeesOf(stops: readonly Pick<PlanStop, 'cost' | 'fees'>[]): number {
  return stops.reduce((sum, { cost, fees }) => (fees ? sum + cost : sum), 0)
}
