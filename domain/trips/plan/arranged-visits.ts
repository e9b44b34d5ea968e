import type { VisitSpan } from '#domain/consultations/consultation-life.ts'
import { visitTimes, seoulZone } from '#domain/consultations/consultation-windows.ts'
import type { Plan, PlanStop } from './plans.ts'

/** Whether the traveller arranged this time with the clinic. */
export function isArranged({ because }: Pick<PlanStop, 'because'>): boolean {
  return because.includes('clinic:arranged')
}

/** A visit that a clinic promised: a day of the plan, and times on Korean clocks. `placeId` is the clinic's row. */
export type ArrangedVisit = { placeId: string; date: string; arrive: string; leave: string; minutes: number }

/** The visit on Korean clocks. One past midnight has the day on which it begins. */
export function arrangedVisit(placeId: string, visit: VisitSpan): ArrangedVisit {
  const { from, to } = visitTimes(visit, seoulZone).korean
  return { placeId, date: from.date, arrive: from.clock, leave: to.clock, minutes: (visit.to - visit.from) / 60_000 }
}

/**
 * How a visit stands to a plan. `planned`: it is in it at its time. `missing`: its day is in the trip, and it is not in
 * the plan, or at another time. `outside`: the trip does not have its day.
 */
export type VisitInPlan = { is: 'planned' } | { is: 'missing'; day: number } | { is: 'outside' }

export function findVisit({ days }: Plan, visit: ArrangedVisit): VisitInPlan {
  const day = days.findIndex(({ date }) => date === visit.date)
  if (day < 0) return { is: 'outside' }
  const isThere = days[day]?.stops.some((stop) => isArranged(stop) && isAt(stop, visit)) ?? false
  return isThere ? { is: 'planned' } : { is: 'missing', day }
}

/** The stops that were arranged with a clinic, and of which no visit is left: it was cancelled, or it has moved. */
export function findCancelled({ days }: Plan, visits: readonly ArrangedVisit[]): { day: number; stop: number }[] {
  return days.flatMap(({ date, stops }, day) =>
    stops.flatMap((one, stop) =>
      isArranged(one) && !visits.some((visit) => visit.date === date && isAt(one, visit)) ? [{ day, stop }] : [],
    ),
  )
}

function isAt(stop: PlanStop, { placeId, arrive }: ArrangedVisit): boolean {
  return stop.placeId === placeId && stop.arrive === arrive
}
