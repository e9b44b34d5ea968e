import { shutWeekdays } from './opening-hours.ts'
import type { Weekday } from './places.ts'
import type { Plan, TripPlace, Unplaced } from './plans.ts'

type Trip = { plan: Pick<Plan, 'days'>; places: Readonly<Record<string, TripPlace>> }

/** The weekdays on which a place that a plan leaves out is closed at the time of the trip. */
export function closedAtTripTime({ placeId }: Pick<Unplaced, 'placeId'>, { plan, places }: Trip): Weekday[] {
  const place = placeId === null ? undefined : places[placeId]
  const firstDay = plan.days[0]?.date
  return place && firstDay ? shutWeekdays(place, firstDay) : []
}
