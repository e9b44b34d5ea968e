import { type RawBuilder, sql } from 'kysely'
import type { Box, NearPoint } from '#domain/places/place-lists.ts'

/** Whether the columns lat and lng are inside the box. */
export function isInBox({ south, west, north, east }: Box): RawBuilder<boolean> {
  return sql<boolean>`(lat between ${south} and ${north} and lng between ${west} and ${east})`
}

/** Whether a row is inside the circle. The box around it is tested first, which costs less. */
export function isNear({ lat, lng, metres }: NearPoint): RawBuilder<boolean> {
  return sql<boolean>`(${isInBox(boxAround({ lat, lng, metres }))} and ${metresFrom({ lat, lng })} <= ${metres})`
}

const metresOfDegree = 111_195

/** The straight-line distance in whole metres, accurate to a thousandth over the distances of a neighbourhood. */
function metresFrom({ lat, lng }: { lat: number; lng: number }): RawBuilder<number> {
  const narrow = Math.cos((lat * Math.PI) / 180)
  return sql<number>`round(${metresOfDegree}::float8 * sqrt((lat - ${lat}) ^ 2 + ((lng - ${lng}) * ${narrow}::float8) ^ 2))::integer`
}

function boxAround({ lat, lng, metres }: NearPoint): Box {
  const high = (metres + 1) / metresOfDegree
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide }
}
