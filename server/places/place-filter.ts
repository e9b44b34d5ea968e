import { type RawBuilder, sql } from 'kysely'
import type { PlaceFilter } from '#domain/place-lists.ts'
import { isInBox, isNear } from '#server/platform/lists/distances.ts'
import { isOpen } from '#server/platform/lists/open-rows.ts'

/** What a filter asks of a row, be it of mgk.places or of what lists keep beside it. */
export function narrowedBy(filter: Omit<PlaceFilter, 'words'>): RawBuilder<boolean>[] {
  const { kinds, category, interest, tags, area, province, district, budget, box, near, open } = filter
  return [
    ...(kinds.length > 0 ? [sql<boolean>`kind = any(${kinds}::text[])`] : []),
    ...(category === null ? [] : [sql<boolean>`categories @> array[${category}]::text[]`]),
    ...(interest === null ? [] : [sql<boolean>`interests @> array[${interest}]::text[]`]),
    ...(tags.length > 0 ? [sql<boolean>`tags @> ${tags}::text[]`] : []),
    ...(area === null ? [] : [sql<boolean>`area = ${area}`]),
    ...(province === null ? [] : [sql<boolean>`province = ${province}`]),
    ...(district === null ? [] : [sql<boolean>`${district} in (district_en, split_part(district_en, ',', 1))`]),
    ...(budget === null ? [] : [sql<boolean>`budget_level = ${budget}`]),
    ...(box === null ? [] : [isInBox(box)]),
    ...(near === null ? [] : [isNear(near)]),
    ...(open === null ? [] : [isOpen(open)]),
  ]
}
