import { type HoursCertainty, hoursCertaintyOn } from '#domain/places/hours-certainty.ts'
import type { Plan, PlanPlace, PlanStop, TripPlace } from './plans.ts'
import { placeOfStop } from './trip-today.ts'

type Stop = Pick<PlanStop, 'placeId' | 'hoursUnknown'>

/** How well the hours of a stop are known on its date; null for a stop that is not at a place. */
export function hoursOfStop(
  { placeId, hoursUnknown }: Stop,
  place: PlanPlace | null,
  date: string,
): HoursCertainty | null {
  if (placeId === null) return null
  return place && !hoursUnknown ? hoursCertaintyOn(place, date) : 'unknown'
}

/**
 * The stops at places, and those of them whose hours are not confirmed: unknown, or stated by no source. The summary of
 * a trip, its report and its text all show this count.
 */
export function countStopHours(
  { days }: Pick<Plan, 'days'>,
  places: Readonly<Record<string, TripPlace>>,
): { stops: number; unconfirmed: number } {
  const hours = days.flatMap(({ date, stops }) =>
    stops.map((stop) => hoursOfStop(stop, placeOfStop(stop, places), date)),
  )
  const atPlaces = hours.filter((certainty) => certainty !== null)
  return { stops: atPlaces.length, unconfirmed: atPlaces.filter((certainty) => certainty !== 'confirmed').length }
}
