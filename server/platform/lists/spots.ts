import { type RawBuilder, sql } from 'kysely'
import { koreaBox } from '#domain/korea-box.ts'
import type { Box, NearPoint } from '#domain/place-lists.ts'
import type { Condition } from './listing.ts'

/** Rows of a listing have degrees in lat and lng, and in spot the point on the map of metres (mgk.place_spot). */
function spotOf({ lat, lng }: { lat: number; lng: number }): RawBuilder<unknown> {
  return sql`mgk.place_spot(${lat}::float8, ${lng}::float8)`
}

/** How far a row is from a position, on the straight line. */
export function distanceFrom(position: { lat: number; lng: number }): RawBuilder<number> {
  return sql<number>`spot <-> ${spotOf(position)}`
}

/**
 * The map of metres is true in Korea alone, and nothing is near to what lies farther from it than a circle may reach.
 */
export function isSpotNear(near: NearPoint): Condition {
  const { south, west, north, east } = koreaBox
  const isInReach = near.lat > south - 1 && near.lat < north + 1 && near.lng > west - 1 && near.lng < east + 1
  return isInReach ? sql<boolean>`spot <@ circle(${spotOf(near)}, ${near.metres})` : sql<boolean>`false`
}

/** Up to so many square degrees a box is looked for by its place; a larger one holds too much of everything. */
const smallBox = 0.25

export function isSmallBox({ south, west, north, east }: Box): boolean {
  return (north - south) * (east - west) <= smallBox
}

/** By degrees, for an index that has them. */
export function isInBox(asked: Box): Condition {
  const { south, west, north, east } = withinKorea(asked)
  return sql<boolean>`(lat between ${south} and ${north} and lng between ${west} and ${east})`
}

export function isSpotInBox(asked: Box): Condition {
  const { south, west, north, east } = withinKorea(asked)
  if (south > north || west > east) return sql<boolean>`false`
  const lies = isInBox(asked)
  if (!isSmallBox({ south, west, north, east })) return lies
  // The edges of the box are curved on the map of metres: the middle of its lower one lies lowest.
  const middle = Math.min(Math.max(middleOfKorea, west), east)
  const corner = (lat: number, lng: number) => sql`(${spotOf({ lat, lng })})`
  const [leftBelow, leftAbove] = [corner(south, west), corner(north, west)]
  const [rightBelow, rightAbove] = [corner(south, east), corner(north, east)]
  // The case keeps from PostgreSQL what the degrees would make it believe: that hardly anything is left beside the box
  // of metres, so that no other index is worth asking.
  return sql<boolean>`(case when ${lies} then true end and spot <@ box(
    point(least(${leftBelow}[0], ${leftAbove}[0]), ${corner(south, middle)}[1]),
    point(greatest(${rightBelow}[0], ${rightAbove}[0]), greatest(${leftAbove}[1], ${rightAbove}[1]))))`
}

function withinKorea({ south, west, north, east }: Box): Box {
  return {
    south: Math.max(south, koreaBox.south),
    west: Math.max(west, koreaBox.west),
    north: Math.min(north, koreaBox.north),
    east: Math.min(east, koreaBox.east),
  }
}

/** The meridian of mgk.place_spot. */
const middleOfKorea = 127.75
