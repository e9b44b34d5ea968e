import { type RawBuilder, sql } from 'kysely'
import type { ListPosition } from './list-position.ts'
import { tokenId } from './tokens.ts'

export type Condition = RawBuilder<boolean>

/** An order: its columns, all ascending, the id last. A position in it is their values. */
export type Order = {
  columns: RawBuilder<unknown>
  /** Whether each segment has its own index for this order; else one index has all rows. */
  isBySegment: boolean
}

/** A table of rows to list, search and count. Its column `terms` holds the ids of the tokens of a row. */
export type Listing<Id = unknown> = {
  table: RawBuilder<unknown>
  id: RawBuilder<Id>
  /** The columns from which the orders and the id are computed. */
  columns: RawBuilder<unknown>
  /** The default order of the list, and the order within each match class of a search. */
  order: Order
  /** Head and tail of the default order, each with its own partial indexes. */
  segments: readonly [head: Condition, tail: Condition]
  /**
   * Up to this many matches of a segment are found first and then sorted. With more, rows are read in order until the
   * page is full. Counts stop here as well.
   */
  most: number
  /** About a hundred rows that represent the head, to estimate selectivity. */
  sample: RawBuilder<unknown>
}

/** A class of matches of equal quality. Classes go from the best matches to the widest, which include all others. */
export type MatchClass = {
  /** Part of a cursor, so it stays the same when the search is parsed again. */
  number: number
  predicate: Condition
  /** The number of tokens with which a row is compared. */
  tokenCount: number
  /** So few rows match that it is the only predicate for which to use an index. */
  isSelective?: boolean
}

/** What a list contains. Without match classes there is no search. */
export type ListQuery = {
  conditions: readonly Condition[]
  /** The conditions that an index answers, if others are slow to test on each row. */
  indexed?: readonly Condition[]
  matchClasses: readonly MatchClass[] | null
  /** The number of rows, if it is known in advance that an order should be read row by row. */
  known: number | null
  /** Repeats a part of the conditions on the leading column of the indexes over all rows. */
  leading?: Condition | undefined
}

export type Page = {
  after: ListPosition | null
  limit: number
  /** If the total is not needed, the matches of common words need not be counted. */
  isCounted: boolean
}

export type Row<Id> = { id: Id; position: ListPosition }
/** `total` is counted to the limit of the listing. */
export type Found<Id> = { rows: readonly Row<Id>[]; total: number }

export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Whether a row has any of these tokens. */
export function hasAny(tokens: readonly string[]): Condition {
  return sql<boolean>`terms && ${tokens.map(tokenId)}::integer[]`
}

/** Whether a row has all of these tokens. */
export function hasAll(tokens: readonly string[]): Condition {
  return sql<boolean>`terms @> ${tokens.map(tokenId)}::integer[]`
}

/** The predicate that every match of a search meets; none without a search. */
export function matchesOf(matchClasses: readonly MatchClass[] | null): Condition[] {
  return (matchClasses ?? []).slice(-1).map(({ predicate }) => predicate)
}

/** Rows of both segments, so that an index of each can be used. */
export function fromBothSegments(
  { table, segments }: Listing,
  columns: RawBuilder<unknown>,
  conditions: readonly Condition[],
): RawBuilder<unknown> {
  const ofSegment = (segment: Condition) =>
    sql`select ${columns} from ${table} where ${allOf([segment, ...conditions])}`
  return sql.join(segments.map(ofSegment), sql` union all `)
}
