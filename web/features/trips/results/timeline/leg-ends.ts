import type { MapSpot } from '#domain/places/map-apps.ts'
import type { PlanBase, PlanDay, PlanStop, TripPlace } from '#domain/trips/plan/plans.ts'

/** The end points of each leg of a day for map apps: one leg per stop, then the way back. Null when unknown. */
export function legEnds(day: PlanDay, places: Record<string, TripPlace>): ({ from: MapSpot; to: MapSpot } | null)[] {
  let here: MapSpot | null = spotOfBase(day.from)
  const ends = day.stops.map((stop) => {
    const from = here
    const to = spotOfStop(stop, places)
    if (to) here = to
    return from && to ? { from, to } : null
  })
  return [...ends, { from: here, to: spotOfBase(day.to) }]
}

function spotOfStop(stop: PlanStop, places: Record<string, TripPlace>): MapSpot | null {
  const { placeId, lat, lng, stations, name = '' } = stop
  const place = placeId === null ? undefined : places[placeId]
  if (place) return { name: withBoth(place.name), lat: place.lat, lng: place.lng }
  if (lat === undefined || lng === undefined) return null
  return { name: withBoth(stations?.to ?? { en: name, ko: '' }), lat, lng }
}

function spotOfBase({ name, lat, lng }: PlanBase): MapSpot {
  return { name: { en: name, ko: name }, lat, lng }
}

function withBoth({ en, ko }: { en: string; ko: string }) {
  return { en: en || ko, ko: ko || en }
}
