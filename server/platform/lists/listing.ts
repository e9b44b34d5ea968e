import { type RawBuilder, sql } from 'kysely'
import type { ListPosition } from './list-position.ts'
import { termNumber } from './terms.ts'

export type Condition = RawBuilder<boolean>

/** An order: its columns, all ascending, the id last. A position in it is their values. */
export type Order = {
  columns: RawBuilder<unknown>
  /** Each tier has an index of its own for it; else one index holds all rows. */
  isByTier: boolean
}

/** A table of rows to list, search and count. Its column `terms` holds the numbers of search terms. */
export type Listing<Id = unknown> = {
  table: RawBuilder<unknown>
  id: RawBuilder<Id>
  /** What the orders and the id are computed from. */
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

/** What a search asks of a row. Steps follow one another from the best match to the widest, which holds all others. */
export type Step = {
  /** Part of a cursor, so it stays the same when the search is read again. */
  number: number
  isMet: Condition
  /** With how many numbers a row is compared. */
  compared: number
  /** So few rows meet it that it is the only condition to ask an index for. */
  isRare?: boolean
}

/** What a list holds. Without steps nobody searches. */
export type Asked = {
  conditions: readonly Condition[]
  /** Of the conditions those that an index answers, where others take a while to test of each row. */
  indexed?: readonly Condition[]
  steps: readonly Step[] | null
  /** How many rows there are, where it is known beforehand that an order should be read row by row. */
  known: number | null
  /** Repeats a part of the conditions on a column with which the indexes of orders over all rows begin. */
  inOrder?: Condition | undefined
}

export type Page = {
  after: ListPosition | null
  limit: number
  /** Where nobody asks how many there are, common words need not be counted. */
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

/** Rows of both tiers, so that an index of each can be asked. */
export function fromBothTiers(
  { table, tiers }: Listing,
  columns: RawBuilder<unknown>,
  conditions: readonly Condition[],
): RawBuilder<unknown> {
  const ofTier = (tier: Condition) => sql`select ${columns} from ${table} where ${allOf([tier, ...conditions])}`
  return sql.join(tiers.map(ofTier), sql` union all `)
}
