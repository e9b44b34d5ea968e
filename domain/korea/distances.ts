/** A position in degrees. */
export type Point = { lat: number; lng: number }

export function isSamePoint(one: Point, other: Point): boolean {
  return one.lat === other.lat && one.lng === other.lng
}

const earthMetres = 6_371_008
const radians = Math.PI / 180

/** The great-circle distance in metres. */
export function straightMetres(one: Point, other: Point): number {
  const half =
    Math.sin(((other.lat - one.lat) * radians) / 2) ** 2 +
    Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * Math.sin(((other.lng - one.lng) * radians) / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(half)))
}
