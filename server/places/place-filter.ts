import { type RawBuilder, sql } from 'kysely'
import { addDays, weekdayOf } from '#domain/calendar-dates.ts'
import { koreaBox } from '#domain/korea-box.ts'
import type { Box, NearPoint, PlaceFilter } from '#domain/place-lists.ts'
import { isOpen } from '#server/platform/lists/open-rows.ts'

export type Condition = RawBuilder<boolean>

/** What a filter asks of a row of mgk.place_listings, the words apart. */
export function narrowedBy(filter: Omit<PlaceFilter, 'words'>): Condition[] {
  const { kinds, category, interest, tags, area, province, district, budget, box, near, open } = filter
  const marks = [
    ...tags.map((tag) => `=tag:${tag}`),
    ...Object.entries({ category, interest, area, province, district, budget }).flatMap(([name, value]) =>
      value === null ? [] : [`=${name}:${value}`],
    ),
  ]
  const findable = [
    ...(marks.length > 0 ? [hasAll(marks)] : []),
    ...(kinds.length > 0 ? [hasAny(kinds.map((kind) => `=kind:${kind}`))] : []),
    ...(box === null ? [] : [isInBox(box)]),
    ...(near === null ? [] : [isNear(near)]),
  ]
  if (open === null) return findable
  // So much is open that the index is asked for it only where there is hardly anything else to ask for.
  const isNarrow = marks.length > 0 || kinds.length > 0 || near !== null || (box !== null && isSmall(box))
  return [...findable, ...(isNarrow ? [] : [hasAny(marksOfOpen(open))]), isOpen(open)]
}

/** Whether a row has any of these terms. */
export function hasAny(terms: readonly (string | RawBuilder<string>)[]): Condition {
  return sql<boolean>`terms && ${numbersOf(terms)}`
}

/** Whether a row has all of these terms. */
export function hasAll(terms: readonly string[]): Condition {
  return sql<boolean>`terms @> ${numbersOf(terms)}`
}

/** PostgreSQL works these numbers out while it plans. */
function numbersOf(terms: readonly (string | RawBuilder<string>)[]): RawBuilder<number[]> {
  return sql<number[]>`array[${sql.join(terms.map((term) => sql`mgk.term_number(${term})`))}]`
}

/** What may be open then; the rule itself is asked of these alone. */
function marksOfOpen({ on, at }: { on: string; at: string | null }): string[] {
  const days = at === null ? [on] : [on, addDays(on, -1)]
  return ['=opens:other', ...days.map((day) => `=opens:${weekdayOf(day)}`)]
}

/** Where a position stands on the map of metres, mgk.place_spot. */
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
function isNear(near: NearPoint): Condition {
  const { south, west, north, east } = koreaBox
  const isInReach = near.lat > south - 1 && near.lat < north + 1 && near.lng > west - 1 && near.lng < east + 1
  return isInReach ? sql<boolean>`spot <@ circle(${spotOf(near)}, ${near.metres})` : sql<boolean>`false`
}

/** Up to so many square degrees a box is looked for by its place; a larger one holds too much of everything. */
const smallBox = 0.25

function isSmall({ south, west, north, east }: Box): boolean {
  return (north - south) * (east - west) <= smallBox
}

function isInBox(asked: Box): Condition {
  const south = Math.max(asked.south, koreaBox.south)
  const west = Math.max(asked.west, koreaBox.west)
  const north = Math.min(asked.north, koreaBox.north)
  const east = Math.min(asked.east, koreaBox.east)
  if (south > north || west > east) return sql<boolean>`false`
  const lies = sql<boolean>`(lat between ${south} and ${north} and lng between ${west} and ${east})`
  if (!isSmall({ south, west, north, east })) return lies
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

/** The meridian of mgk.place_spot. */
const middleOfKorea = 127.75
