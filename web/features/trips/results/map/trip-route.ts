import type { PlanDay, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'
import type { MapRoute, RouteBase, RouteLine } from '#web/travel/map/drawing/map-route.ts'
import { numberStops, type ShownDay, stopKey } from '#web/features/trips/results/timeline/trip-days.ts'

/** The part of the trip that the map shows. */
export type MapScope = 'day' | 'city' | 'trip'

type Spot = { lat: number; lng: number }

/** The open day for the map: its stops and legs, and the stops of other days as faint dots. */
export function routeOf(
  days: readonly ShownDay[],
  openDay: number,
  places: Record<string, TripPlace>,
  scope: MapScope,
): MapRoute | null {
  const shown = days[openDay]
  if (!shown?.day) return null
  const { day } = shown
  const numbers = numberStops(day)
  const others = days.flatMap((other) =>
    other.index === openDay || !other.day
      ? []
      : other.day.stops.flatMap((stop, index) => {
          const spot = placeOf(stop, places)
          return spot
            ? [
                {
                  id: stopKey(other.index, index),
                  lat: spot.lat,
                  lng: spot.lng,
                  colour: `var(--${other.colour})`,
                  city: other.city?.id,
                },
              ]
            : []
        }),
  )
  const stops = day.stops.flatMap((stop, index) => {
    const place = placeOf(stop, places)
    const number = numbers[index]
    if (!place || !number) return []
    const { lat, lng, name } = place
    return [{ lat, lng, name, number, id: stopKey(openDay, index), note: stop.arrive }]
  })
  const fit =
    scope === 'trip'
      ? [...stops, ...others]
      : scope === 'city'
        ? [...stops, ...others.filter(({ city }) => city === shown.city?.id)]
        : null
  return {
    id: `${scope} ${scope === 'trip' ? '' : openDay}`,
    colour: `var(--${shown.colour})`,
    stops,
    lines: linesOf(day, places),
    bases: basesOf(day),
    others,
    ...(fit && { fit }),
  }
}

/** The legs of the day, without hidden ones and those without end points. */
function linesOf(day: PlanDay, places: Record<string, TripPlace>): RouteLine[] {
  const lines: RouteLine[] = []
  let here: Spot = day.from
  for (const [index, stop] of day.stops.entries()) {
    const there = spotOf(stop, places)
    if (!there) continue
    if (stop.leg && stop.leg.metres > 0)
      lines.push({ id: `to ${index}`, from: here, to: there, isWalk: stop.leg.mode === 'walk' })
    here = there
  }
  if (day.returnLeg && day.returnLeg.metres > 0)
    lines.push({ id: 'back', from: here, to: day.to, isWalk: day.returnLeg.mode === 'walk' })
  return lines
}

function basesOf({ from, to, stops }: PlanDay): RouteBase[] {
  const hubs = stops.flatMap(({ kind, lat, lng, name = '' }, index): RouteBase[] =>
    kind === 'transfer' && lat !== undefined && lng !== undefined
      ? [{ id: `hub ${index}`, lat, lng, name, kind: 'hub' }]
      : [],
  )
  const ends: RouteBase[] = [from, ...(from.lat === to.lat && from.lng === to.lng ? [] : [to])].map((base, index) => ({
    id: `base ${index}`,
    lat: base.lat,
    lng: base.lng,
    name: base.name,
    kind: 'base',
  }))
  return [...ends, ...hubs]
}

function spotOf(stop: PlanStop, places: Record<string, TripPlace>): Spot | null {
  if (stop.lat !== undefined && stop.lng !== undefined) return { lat: stop.lat, lng: stop.lng }
  return placeOf(stop, places)
}

function placeOf({ placeId }: PlanStop, places: Record<string, TripPlace>): TripPlace | null {
  return placeId === null ? null : (places[placeId] ?? null)
}
