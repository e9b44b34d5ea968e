import type { Plan, PlanStop } from './plans.ts'

/**
 * Locks the stops of a new plan that were locked on the same date of the plan before. `lost` lists the locked stops
 * that the new plan does not have on their date.
 */
export function carryLocks(before: Plan, plan: Plan): { plan: Plan; lost: PlanStop[] } {
  const locked = before.days.flatMap(({ date, stops }) =>
    stops.flatMap((stop) => (stop.locked && stop.placeId !== null ? [{ date, stop }] : [])),
  )
  const days = plan.days.map((day) => {
    const here = locked.flatMap(({ date, stop }) => (date === day.date ? [stop] : []))
    if (here.length === 0) return day
    return {
      ...day,
      stops: day.stops.map((stop) => (here.some(isAt(stop)) ? { ...stop, locked: true as const } : stop)),
    }
  })
  const lost = locked.flatMap(({ date, stop }) => {
    const day = plan.days.find((one) => one.date === date)
    return day?.stops.some(isAt(stop)) ? [] : [stop]
  })
  return { plan: { ...plan, days }, lost }
}

function isAt({ placeId, kind }: PlanStop) {
  return (other: PlanStop) => other.placeId === placeId && other.kind === kind
}
