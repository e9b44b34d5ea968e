import type { Plan } from '#domain/plans.ts'
import type { StopPosition } from '#domain/trip-edits.ts'

/**
 * Where a shown stop is in the kept plan. While clinics are hidden several of its stops are shown as one, so positions
 * differ; what is hidden has none and cannot be changed.
 */
export function keptPosition(shown: Plan, kept: Plan, { day, stop: index }: StopPosition): StopPosition | null {
  const stop = shown.days[day]?.stops[index]
  if (!stop) return null
  if (shown === kept) return { day, stop: index }
  const found = (kept.days[day]?.stops ?? []).findIndex(
    (other) => other.kind === stop.kind && other.placeId === stop.placeId && other.name === stop.name,
  )
  return found === -1 ? null : { day, stop: found }
}
