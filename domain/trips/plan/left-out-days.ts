import { weekdayOf } from '#domain/korea/calendar-dates.ts'
import { shutWeekdays } from '#domain/places/opening-hours.ts'
import { type Weekday, weekdays } from '#domain/places/places.ts'
import type { Plan, TripPlace, Unplaced } from './plans.ts'

type Trip = { plan: Pick<Plan, 'days'>; places: Readonly<Record<string, TripPlace>> }

/**
 * The weekdays on which a place that a plan leaves out is closed during the whole trip. A trip may run through several
 * seasons: what counts for a weekday are its dates, or all dates when a short trip has none of it.
 */
export function closedAtTripTime({ placeId }: Pick<Unplaced, 'placeId'>, { plan, places }: Trip): Weekday[] {
  const place = placeId === null ? undefined : places[placeId]
  if (!place || plan.days.length === 0) return []
  const days = plan.days.map(({ date }) => ({ weekday: weekdayOf(date), shut: shutWeekdays(place, date) }))
  return weekdays.filter((weekday) => {
    const own = days.filter((day) => day.weekday === weekday)
    return (own.length > 0 ? own : days).every(({ shut }) => shut.includes(weekday))
  })
}
