import type { MapPin } from './map-arrangement.ts'
import { holds } from './map-fit.ts'
import type { MapCluster, MapPlace } from './map-place.ts'
import type { NumberedPlace } from './map-pins.tsx'

/** Those without a number of their own are counted as they stand. */
export function withNumbers(places: readonly MapPlace[]): Map<string, NumberedPlace> {
  return new Map(
    places.map((place, index) => [
      place.id,
      { ...place, number: place.number === undefined ? index + 1 : place.number },
    ]),
  )
}

/**
 * Where the server joined places of the list with others, the circle is called after those and leads to them; the list
 * decides which comes first.
 */
export function withListed(
  pins: readonly MapPin[],
  listed: readonly MapPlace[],
  joined: ReadonlyMap<string, MapCluster>,
): MapPin[] {
  const rank = new Map(listed.map(({ id }, index) => [id, index]))
  const rankOf = ({ ids: [first = ''] }: MapPin) => rank.get(first) ?? listed.length
  return pins.map(nameAfterListed).toSorted((one, other) => rankOf(one) - rankOf(other))

  function nameAfterListed(pin: MapPin): MapPin {
    const areas = pin.ids.flatMap((id) => joined.get(id)?.box ?? [])
    if (areas.length === 0) return pin
    const inside = listed.filter((place) => areas.some((area) => holds(area, place)) && !pin.ids.includes(place.id))
    return inside.length === 0 ? pin : { ...pin, ids: [...inside.map(({ id }) => id), ...pin.ids] }
  }
}
