import { sql } from 'kysely'
import * as z from 'zod'
import type { NearPoint, PlaceOrder } from '#domain/places/place-lists.ts'
import { Problem } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'
import { type ListPosition, readListPosition, writeListPosition } from '#server/platform/lists/list-position.ts'
import type { Listing, Order } from '#server/platform/lists/listing.ts'
import type { TokenScheme } from '#server/platform/lists/match-classes.ts'
import { distanceFrom } from '#server/platform/lists/spots.ts'

const isInHead = sql<boolean>`rank < mgk.first_tier_end()`

/** The listing of places in the order of the guide, see functions/place-lists.sql. */
export const placeListing: Listing<string> = {
  table: sql.raw('mgk.place_listings'),
  id: sql.raw<string>('place_id'),
  columns: sql.raw('place_id, rank, name, spot'),
  order: { columns: sql.raw('rank, place_id'), isBySegment: true },
  segments: [isInHead, sql<boolean>`rank >= mgk.first_tier_end()`],
  most: 3000,
  // From this rank on, places that nobody has picked, saved or viewed are in random order, by a hash.
  sample: sql`
    select * from mgk.place_listings where ${isInHead} and rank >= mgk.first_scattered_rank()
    order by rank, place_id limit 120`,
}

export const placeTokens: TokenScheme = { fieldSets: [['^'], ['^', '']], hasVariants: true }

export function orderBy(order: PlaceOrder, near: NearPoint | null): Order {
  if (order === 'guide') return placeListing.order
  return order === 'near' && near
    ? { columns: sql`${distanceFrom(near)}, place_id`, isBySegment: true }
    : { columns: sql.raw('name, place_id'), isBySegment: false }
}

/** `match` is the order of a search: by quality of the match, then in the order of the guide. */
export type ListOrder = PlaceOrder | 'match'

const id = z.string().max(200)
const rank = z.int().nonnegative()

/** The values of a list position for each order, in the sequence of its columns. */
const positions = {
  guide: z.tuple([rank, id]),
  match: z.tuple([z.int().min(0).max(9), rank, id]),
  name: z.tuple([z.string().max(500), id]),
  near: z.tuple([z.number().min(0).max(1e8), id]),
} as const satisfies Record<ListOrder, z.ZodType<ListPosition>>

export function writePosition(position: ListPosition, order: ListOrder): string {
  return writeListPosition(position, order)
}

export function readPosition(word: string | null, order: ListOrder): ListPosition | null {
  if (word === null) return null
  const position = readListPosition<ListPosition>(word, order, positions[order])
  if (position) return position
  const mistake = { field: 'cursor', reason: 'custom', message: en.api.fields.after }
  throw new Problem('request.malformed', {}, { mistakes: [mistake] })
}
