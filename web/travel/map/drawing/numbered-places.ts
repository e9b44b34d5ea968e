import type { MapPin } from './map-arrangement.ts'
import { holds } from '#web/travel/map/movement/map-fit.ts'
import type { MapCluster, MapPlace } from '#web/travel/map/map-place.ts'
import type { NumberedPlace } from './map-pins.tsx'

/** Places without a number get their position as the number. */
export function withNumbers(places: readonly MapPlace[]): Map<string, NumberedPlace> {
  return new Map(
    places.map((place, index) => [
      place.id,
      { ...place, number: place.number === undefined ? index + 1 : place.number },
    ]),
  )
}

/**
 * When the server clustered places of the list with others, the cluster is named after the listed places and links to
 * them. Pins keep the order of the list.
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
