import type { Plan, PlanDay, PlanStop } from '#domain/trips/plan/plans.ts'
import type { StopPosition } from '#domain/trips/plan/trip-edits.ts'

/**
 * Maps a displayed stop to its position in the stored plan. With hidden clinics, several stops are displayed as one, so
 * positions differ. A hidden stop has no position and cannot be changed.
 */
export function storedPosition(shown: Plan, kept: Plan, { day, stop: index }: StopPosition): StopPosition | null {
  const stop = shown.days[day]?.stops[index]
  if (!stop) return null
  if (shown === kept) return { day, stop: index }
  const found = (kept.days[day]?.stops ?? []).findIndex(
    (other) => other.kind === stop.kind && other.placeId === stop.placeId && other.name === stop.name,
  )
  return found === -1 ? null : { day, stop: found }
}

/** The index in the stored day of the last visited stop, for the index `reached` in the displayed day. */
export function storedReached(shown: PlanDay | undefined, kept: PlanDay | undefined, reached: number): number {
  if (!shown || !kept || reached < 0) return -1
  const indexOf = (stop: PlanStop | undefined) =>
    kept.stops.findIndex(
      (other) => other.kind === stop?.kind && other.placeId === stop.placeId && other.name === stop.name,
    )
  const own = indexOf(shown.stops[reached])
  if (own !== -1) return own
  // Several hidden stops are displayed as one. It ends before the next displayed stop.
  const next = indexOf(shown.stops[reached + 1])
  return next === -1 ? kept.stops.length - 1 : next - 1
}
