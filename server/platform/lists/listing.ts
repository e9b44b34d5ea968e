import { type RawBuilder, sql } from 'kysely'
import type { ListPosition } from './list-position.ts'
import { termNumber } from './terms.ts'

export type Condition = RawBuilder<boolean>

/** An order: its columns, all ascending, the id last. A position in it is their values. */
export type Order = {
  columns: RawBuilder<unknown>
  /** Whether each tier has its own index for this order; else one index has all rows. */
  isByTier: boolean
}

/** A table of rows to list, search and count. Its column `terms` holds the numbers of search terms. */
export type Listing<Id = unknown> = {
  table: RawBuilder<unknown>
  id: RawBuilder<Id>
  /** The columns from which the orders and the id are computed. */
  columns: RawBuilder<unknown>
  /** The default order of the list, and the order within each step of a search. */
  order: Order
  /** Two parts of the table, each with its own indexes. All rows of the first come before all of the second. */
  tiers: readonly [Condition, Condition]
  /**
   * Up to this many matches of a tier are found first and then sorted. With more, rows are read in order until the
   * page is full. Counts stop here as well.
   */
  most: number
  /** About a hundred rows that represent the first tier. */
  sample: RawBuilder<unknown>
}

/** One step of a search. Steps go from the best match to the widest, which includes all others. */
export type Step = {
  /** Part of a cursor, so it stays the same when the search is read again. */
  number: number
  isMet: Condition
  /** The number of terms with which a row is compared. */
  compared: number
  /** So few rows meet it that it is the only condition for which to use an index. */
  isRare?: boolean
}

/** What a list contains. Without steps there is no search. */
export type Asked = {
  conditions: readonly Condition[]
  /** The conditions that an index answers, if others are slow to test on each row. */
  indexed?: readonly Condition[]
  steps: readonly Step[] | null
  /** The number of rows, if it is known in advance that an order should be read row by row. */
  known: number | null
  /** Repeats a part of the conditions on the leading column of the indexes over all rows. */
  inOrder?: Condition | undefined
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

/** Whether a row has any of these terms. */
export function hasAny(terms: readonly string[]): Condition {
  return sql<boolean>`terms && ${terms.map(termNumber)}::integer[]`
}

/** Whether a row has all of these terms. */
export function hasAll(terms: readonly string[]): Condition {
  return sql<boolean>`terms @> ${terms.map(termNumber)}::integer[]`
}

/** Rows of both tiers, so that an index of each can be used. */
export function fromBothTiers(
  { table, tiers }: Listing,
  columns: RawBuilder<unknown>,
  conditions: readonly Condition[],
): RawBuilder<unknown> {
  const ofTier = (tier: Condition) => sql`select ${columns} from ${table} where ${allOf([tier, ...conditions])}`
  return sql.join(tiers.map(ofTier), sql` union all `)
}
