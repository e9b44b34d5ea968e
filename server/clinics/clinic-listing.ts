import { sql } from 'kysely'
import * as z from 'zod'
import { type ClinicSort } from '#domain/clinics/clinic-lists.ts'
import { Problem } from '#domain/site/problems.ts'
import { type ListPosition, readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import type { Listing, Order } from '#server/platform/lists/listing.ts'
import type { TokenScheme } from '#server/platform/lists/match-classes.ts'

// All columns ascend, so that one row comparison finds the next page. A column that must descend is negated.
export const clinicOrders = {
  known: { columns: sql.raw('-known, name, clinic_id'), isBySegment: false },
  name: { columns: sql.raw('name, clinic_id'), isBySegment: false },
  newest: { columns: sql.raw('-clinic_id'), isBySegment: false },
} as const satisfies Record<ClinicSort, Order>

/** The listing of clinics, see functions/clinic-lists.sql. All clinics are in the head. */
export const clinicListing: Listing<number> = {
  table: sql.raw('mgk.clinic_listings'),
  id: sql.raw<number>('clinic_id'),
  columns: sql.raw('clinic_id, known, name, marks, is_sample'),
  order: clinicOrders.known,
  segments: [sql<boolean>`true`, sql<boolean>`false`],
  most: 1000,
  sample: sql`
    select listed.* from generate_series(0, 59) as nth, mgk.clinic_listings as listed
    where listed.slot = (nth * (select max(slot) from mgk.clinic_listings)::bigint / 59)::integer`,
}

/** Fields: the name; then also the procedures and the place; then everything else. */
export const clinicTokens: TokenScheme = { fieldSets: [['^'], ['^', '+'], ['^', '+', '']], hasVariants: false }

/** `match` is the order of a search: by quality of the match, then in the default order. */
export type ClinicOrder = ClinicSort | 'match'

const id = z.int().check(z.nonnegative())
const name = z.string().max(200)
// The column is a smallint: a comparison with a larger value fails.
const known = z.int().min(-32_768).max(32_767)

/** The values of a list position for each order, in the sequence of its columns. */
const positions = {
  known: z.tuple([known, name, id]),
  name: z.tuple([name, id]),
  newest: z.tuple([z.int()]),
  match: z.tuple([z.int().min(0).max(19), known, name, id]),
} as const satisfies Record<ClinicOrder, z.ZodType<ListPosition>>

export function writePosition(position: ListPosition, order: ClinicOrder): string {
  return writeListPosition(position, order)
}

export function readPosition(word: string | null, order: ClinicOrder): ListPosition | null {
  if (word === null) return null
  const position = readListPosition<ListPosition>(word, order, positions[order])
  if (!position) throw new Problem('clinics.list_position_unknown')
  return position
}
