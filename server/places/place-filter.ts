import { sql } from 'kysely'
import { weekdayOf } from '#domain/calendar-dates.ts'
import type { PlaceFilter } from '#domain/place-lists.ts'
import { type PlaceKind, weekdays } from '#domain/places.ts'
import { type Condition, hasAll, hasAny } from '#server/platform/lists/listing.ts'
import { isOpen } from '#server/platform/lists/open-rows.ts'
import { isSmallBox, isSpotInBox, isSpotNear } from '#server/platform/lists/spots.ts'

/** What a filter asks of a row of mgk.place_listings, the words apart: of an index, and of each row. */
export function narrowedBy(filter: Omit<PlaceFilter, 'words'>): { indexed: Condition[]; tested: Condition[] } {
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
    ...(box === null ? [] : [isSpotInBox(box)]),
    ...(near === null ? [] : [isSpotNear(near)]),
  ]
  if (open === null) return { indexed: findable, tested: [] }
  // So much is open that the index is asked for it only where there is hardly anything else to ask for.
  const isNarrow = marks.length > 0 || near !== null || (box !== null && isSmallBox(box))
  return { indexed: [...findable, ...(isNarrow ? [] : [hasAny(marksOfOpen(open))])], tested: [isOpen(open)] }
}

/** By the column with which indexes begin. The terms of a row have its kind as well, for conditions beside others. */
export function isOfKinds(kinds: readonly PlaceKind[]): Condition {
  return kinds.length === 1 ? sql<boolean>`kind = ${kinds[0]}` : sql<boolean>`kind = any(${kinds})`
}

/** What may be open then; the rule itself is asked of these alone. */
function marksOfOpen({ on, at }: { on: string; at: string | null }): string[] {
  const day = weekdayOf(on)
  const usual =
    at === null ? `=opens:${day}` : `=open:${weekdays.indexOf(day) * 8 + Math.floor(Number(at.slice(0, 2)) / 3)}`
  return ['=opens:other', usual]
}
