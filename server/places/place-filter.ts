import { sql } from 'kysely'
import { weekdayOf } from '#domain/korea/calendar-dates.ts'
import type { PlaceFilter } from '#domain/places/place-lists.ts'
import { type PlaceKind, weekdays } from '#domain/places/places.ts'
import { type Condition, hasAll, hasAny } from '#server/platform/lists/listing.ts'
import { isOpen } from '#server/platform/lists/open-rows.ts'
import { isSmallBox, isSpotInBox, isSpotNear } from '#server/platform/lists/spots.ts'

/** The conditions of a filter on mgk.place_listings, without its words: some use an index, some test each row. */
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
  // Most places are open, so the index on opening hours is used only if no other condition is selective.
  const isNarrow = marks.length > 0 || near !== null || (box !== null && isSmallBox(box))
  return { indexed: [...findable, ...(isNarrow ? [] : [hasAny(marksOfOpen(open))])], tested: [isOpen(open)] }
}

/** A condition on the first column of the indexes. The tokens of a row also contain its kind, to combine conditions. */
export function isOfKinds(kinds: readonly PlaceKind[]): Condition {
  return kinds.length === 1 ? sql<boolean>`kind = ${kinds[0]}` : sql<boolean>`kind = any(${kinds})`
}

/** Marks of the rows that may be open at that time. Only these rows are tested with the exact rule. */
function marksOfOpen({ on, at }: { on: string; at: string | null }): string[] {
  const day = weekdayOf(on)
  const usual =
    at === null ? `=opens:${day}` : `=open:${weekdays.indexOf(day) * 8 + Math.floor(Number(at.slice(0, 2)) / 3)}`
  return ['=opens:other', usual]
}
