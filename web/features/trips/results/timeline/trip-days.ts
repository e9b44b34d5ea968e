import type { CSSProperties } from 'react'
import { addDays, daysBetween } from '#domain/korea/calendar-dates.ts'
import { cityOfEachDay, type TripCity } from '#domain/trips/plan/trip-cities.ts'
import type { PlanDay, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'

/** The colours of a trip's days, or of its cities when it has several. `--on-jade` has enough contrast on each. */
const colours = ['jade', 'vermilion', 'indigo', 'ochre', 'plum'] as const
export type TripColour = (typeof colours)[number]

/** A day of the trip as the page shows it. `day` is null while it is being planned. */
export type ShownDay = {
  index: number
  date: string
  day: PlanDay | null
  city: TripCity | null
  colour: TripColour
}

/** The key of a stop, which the list and the map share. */
export function stopKey(day: number, stop: number): string {
  return `${day}-${stop}`
}

/** The indexes of day and stop in a key. */
export function readStopKey(key: string): { day: number; stop: number } {
  const [day = 0, stop = 0] = key.split('-').map(Number)
  return { day, stop }
}

/** The style that sets a day's colour as `--day`. */
export function dayStyle(shown: Pick<ShownDay, 'colour'> | undefined): CSSProperties & Record<'--day', string> {
  return { '--day': `var(--${shown?.colour ?? 'jade'})` }
}

/** All dates of a trip, with the days that are planned so far. */
export function showDays(
  startDate: string,
  endDate: string,
  found: readonly (PlanDay | null | undefined)[],
): ShownDay[] {
  const days = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, index) => found[index] ?? null)
  const known = days.filter((day) => day !== null)
  const cities = known.length === days.length ? cityOfEachDay(known) : days.map((day) => day && cityOfEachDay([day])[0])
  const order = [...new Set(cities.flatMap((city) => city?.id ?? []))]
  return days.map((day, index) => {
    const city = cities[index] ?? null
    return {
      index,
      date: addDays(startDate, index),
      day,
      city,
      colour: colourOf(order.length > 1 && city ? order.indexOf(city.id) : index),
    }
  })
}

/** The colour of the day or city with this index; repeats after the fifth. */
export function colourOf(index: number): TripColour {
  return colours[index % colours.length] ?? 'jade'
}

/** The numbers of a day's stops on the map; null for stops that are not places. */
export function numberStops({ stops }: PlanDay): (number | null)[] {
  let last = 0
  return stops.map(({ placeId }) => {
    if (placeId === null) return null
    last += 1
    return last
  })
}

export function metresOnFoot({ stops, returnLeg }: PlanDay): number {
  return [...stops.map(({ leg }) => leg), returnLeg].reduce(
    (sum, leg) => sum + (leg?.mode === 'walk' ? leg.metres : 0),
    0,
  )
}

export function minutesOnTheWay({ stops, returnLeg }: PlanDay): number {
  return stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), returnLeg?.minutes ?? 0)
}

/** The one or two main sights of a day: must-visits first, then the longest visits. */
export function highlightsOf({ stops }: PlanDay, places: Record<string, TripPlace>, most = 2): TripPlace[] {
  const weigh = ({ because, kind }: PlanStop, place: TripPlace) =>
    (because.includes('must') ? 1000 : 0) + (kind === 'attraction' ? 100 : 0) + place.visitMinutes
  const sights = stops.flatMap((stop, index) => {
    const place = stop.placeId === null ? undefined : places[stop.placeId]
    const isSight = stop.kind === 'attraction' || stop.kind === 'shopping' || stop.kind === 'nightlife'
    return place && isSight ? [{ place, index, weight: weigh(stop, place) }] : []
  })
  return sights
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .toSorted((one, other) => one.index - other.index)
    .map(({ place }) => place)
}

/** A visit to a clinic, whose fee is unknown to us. */
export function isAtClinic({ kind }: PlanStop): boolean {
  return kind === 'consultation' || kind === 'treatment' || kind === 'checkup'
}
