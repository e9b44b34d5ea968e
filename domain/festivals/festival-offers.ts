import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { PlanDay } from '#domain/trips/plan/plans.ts'
import type { ListedFestival } from './festivals.ts'

// From where one sleeps: as far as plans go on a usual day.
const farthestMetres = 25_000
const mostOffered = 4

/** A festival that is on while a trip is near it. Days count from 0. */
export type FestivalOffer = {
  festival: ListedFestival
  /** The day with the most room on which it is on. */
  day: number
  /** The day on which the plan is at its place; null if it is not. */
  plannedOn: number | null
  /** Whether that day is one of the festival. */
  isPlannedThen: boolean
}

type OfferDay = Pick<PlanDay, 'date' | 'from' | 'to' | 'stops'>

/** The festivals with known days that are on where a trip spends one of them, the nearest first. */
export function offerFestivals(festivals: readonly ListedFestival[], days: readonly OfferDay[]): FestivalOffer[] {
  return festivals
    .flatMap((festival) => {
      const { next, place } = festival
      if (!next) return []
      const isOn = ({ date }: OfferDay) => date >= next.from && date <= next.to
      const fitting = [...days.entries()]
        .filter(([, day]) => isOn(day) && metresTo(festival, day) <= farthestMetres)
        .toSorted(([, one], [, other]) => one.stops.length - other.stops.length)
      const [first] = fitting
      if (!first) return []
      const isThere = ({ stops }: OfferDay) => place !== null && stops.some(({ placeId }) => placeId === place)
      const then = days.findIndex((day) => isOn(day) && isThere(day))
      const ever = then === -1 ? days.findIndex(isThere) : then
      const plannedOn = ever === -1 ? null : ever
      const metres = Math.min(...fitting.map(([, day]) => metresTo(festival, day)))
      return [{ metres, offer: { festival, day: first[0], plannedOn, isPlannedThen: then !== -1 } }]
    })
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, mostOffered)
    .map(({ offer }) => offer)
}

function metresTo(festival: Point, { from, to }: OfferDay): number {
  return Math.min(straightMetres(festival, from), straightMetres(festival, to))
}
