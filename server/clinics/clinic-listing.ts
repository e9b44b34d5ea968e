import { sql } from 'kysely'
import * as z from 'zod'
import { type ClinicSort } from '#domain/clinic-lists.ts'
import { Problem } from '#domain/problems.ts'
import { type ListPosition, readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import type { Listing, Order } from '#server/platform/lists/listing.ts'
import type { TermScheme } from '#server/platform/lists/search-steps.ts'

// Ascending throughout, so that one comparison of rows finds the next page: what is wanted first is counted downwards.
export const clinicOrders = {
  known: { columns: sql.raw('-known, name, clinic_id'), isByTier: false },
  name: { columns: sql.raw('name, clinic_id'), isByTier: false },
  newest: { columns: sql.raw('-clinic_id'), isByTier: false },
} as const satisfies Record<ClinicSort, Order>

/** Clinics as functions/clinic-lists.sql lists them. All are in one tier. */
export const clinicListing: Listing<number> = {
  table: sql.raw('mgk.clinic_listings'),
  id: sql.raw<number>('clinic_id'),
  columns: sql.raw('clinic_id, known, name'),
  order: clinicOrders.known,
  tiers: [sql<boolean>`true`, sql<boolean>`false`],
  most: 1000,
  sample: sql`
    select listed.* from generate_series(0, 59) as nth, mgk.clinic_listings as listed
    where listed.slot = (nth * (select max(slot) from mgk.clinic_listings)::bigint / 59)::integer`,
}

/** In a name, in what is offered and where, elsewhere. */
export const clinicTerms: TermScheme = { reaches: [['^'], ['^', '+'], ['^', '+', '']], isStored: false }

/** `match` is the order of a search: how well a clinic matches, and then as without one. */
export type ClinicOrder = ClinicSort | 'match'

const id = z.int().check(z.nonnegative())
const name = z.string().max(200)
// A column of this width cannot even be compared with more.
const known = z.int().min(-32_768).max(32_767)

/** What stands in the position of each order, in that of its columns. */
const positions = {
  known: z.tuple([known, name, id]),
  name: z.tuple([name, id]),
  newest: z.tuple([z.int()]),
  match: z.tuple([z.int().min(0).max(9), known, name, id]),
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
