import { type RawBuilder, sql } from 'kysely'
import { koreaBox } from '#domain/korea/korea-box.ts'
import type { Box, NearPoint } from '#domain/places/place-lists.ts'
import type { Condition } from './listing.ts'

/** Rows of a listing have degrees in lat and lng, and in spot the projected point in metres (mgk.place_spot). */
function spotOf({ lat, lng }: { lat: number; lng: number }): RawBuilder<unknown> {
  return sql`mgk.place_spot(${lat}::float8, ${lng}::float8)`
}

/** The straight-line distance of a row from a position. */
export function distanceFrom(position: { lat: number; lng: number }): RawBuilder<number> {
  return sql<number>`spot <-> ${spotOf(position)}`
}

/**
 * The projection is accurate in Korea only. A position farther from Korea than a circle may reach has nothing near
 * it.
 */
export function isSpotNear(near: NearPoint): Condition {
  const { south, west, north, east } = koreaBox
  const isInReach = near.lat > south - 1 && near.lat < north + 1 && near.lng > west - 1 && near.lng < east + 1
  return isInReach ? sql<boolean>`spot <@ circle(${spotOf(near)}, ${near.metres})` : sql<boolean>`false`
}

/** Up to this many square degrees a box is searched by spot; a larger one contains too many rows. */
const smallBox = 0.25

export function isSmallBox({ south, west, north, east }: Box): boolean {
  return (north - south) * (east - west) <= smallBox
}

/** By degrees, for an index on them. */
export function isInBox(asked: Box): Condition {
  const { south, west, north, east } = withinKorea(asked)
  return sql<boolean>`(lat between ${south} and ${north} and lng between ${west} and ${east})`
}

export function isSpotInBox(asked: Box): Condition {
  const { south, west, north, east } = withinKorea(asked)
  if (south > north || west > east) return sql<boolean>`false`
  const lies = isInBox(asked)
  if (!isSmallBox({ south, west, north, east })) return lies
  // The edges of the box are curves in the projection: the middle of its lower edge is the lowest point.
  const middle = Math.min(Math.max(middleOfKorea, west), east)
  const corner = (lat: number, lng: number) => sql`(${spotOf({ lat, lng })})`
  const [leftBelow, leftAbove] = [corner(south, west), corner(north, west)]
  const [rightBelow, rightAbove] = [corner(south, east), corner(north, east)]
  // The case keeps the degrees out of the planner's estimate. With them it would expect hardly any rows, and use no
  // other index.
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
