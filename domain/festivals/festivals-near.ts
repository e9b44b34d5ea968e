import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { type Festival, inOrder, type ListedFestival, listFestival } from './festivals.ts'

// About half an hour by car or bus, and no more rows than somebody reads.
const farthestMetres = 15_000
const mostNear = 4

export type NearFestival = ListedFestival & { metres: number }

/** The festivals around a place and not in it, in the order of their next editions. Shows are left out. */
export function festivalsNear(
  festivals: readonly Festival[],
  place: Point & { id: string },
  today: string,
): NearFestival[] {
  const near = festivals.filter(
    (one) => one.month !== null && one.place !== place.id && straightMetres(one, place) <= farthestMetres,
  )
  return inOrder(near, today)
    .slice(0, mostNear)
    .map((one) => ({ ...listFestival(one, today), metres: straightMetres(one, place) }))
}
