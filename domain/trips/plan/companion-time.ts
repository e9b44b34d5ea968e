import type { CompanionTime, PlanStop } from './plans.ts'

/** The most places for the time of one visit. */
export const mostCompanionStops = 3

/** Visits to a clinic that follow one another within so many minutes are one wait for whoever comes along. */
export const longestPause = 30

/** Whether a clinic may want somebody in reach: an operation, which is under anaesthesia or sedation. */
export function needsSomebodyNear({ kind, treatment }: Pick<PlanStop, 'kind' | 'treatment'>): boolean {
  return kind === 'treatment' && treatment === 'surgery'
}

/** What the places of whoever comes along and the ways between them cost. */
export function costOfCompanion({ stops, back }: CompanionTime): number {
  return stops.reduce((sum, { cost, leg }) => sum + cost + leg.cost, back.cost)
}

/** Every place that a stop names: its own, and those of whoever comes along. */
export function placeIdsOf({ placeId, companion }: Pick<PlanStop, 'placeId' | 'companion'>): string[] {
  return [...(placeId === null ? [] : [placeId]), ...(companion?.stops ?? []).map((stop) => stop.placeId)]
}

/** The visit with the time of whoever comes along during a stop: itself, or one that follows at that clinic. */
export function visitOfWait(stops: readonly PlanStop[], index: number | null): PlanStop | null {
  const stop = index === null ? undefined : stops[index]
  if (!stop || index === null || stop.placeId === null) return null
  if (stop.companion) return stop
  return stops[index + 1]?.placeId === stop.placeId ? visitOfWait(stops, index + 1) : null
}
