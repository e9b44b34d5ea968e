import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { ListPosition } from './list-position.ts'
import {
  allOf,
  type Condition,
  type Found,
  fromBothSegments,
  type Listing,
  type ListQuery,
  type MatchClass,
  matchesOf,
  type Order,
  type Page,
  type Row,
} from './listing.ts'
import { findBySorting, findUnselective } from './sort-plan.ts'

const everything: MatchClass = { number: 0, predicate: sql<boolean>`true`, tokenCount: 0 }

/**
 * Returns a page in the given order, and the position of its last row if more rows follow. In the listing's own order,
 * a search shows better matches first.
 */
export async function findPage<Id>(
  executor: Kysely<Tables>,
  listing: Listing<Id>,
  query: ListQuery,
  order: Order,
  page: Page,
): Promise<{ ids: Id[]; end: ListPosition | null; total: number }> {
  const withNext = { ...page, limit: page.limit + 1 }
  const { rows, total } = await (order === listing.order
    ? findInOrder<Id>(executor, listing, query, withNext)
    : findSorted<Id>(executor, listing, query, order, withNext))
  const shown = rows.slice(0, page.limit)
  const end = rows.length > page.limit ? (shown.at(-1)?.position ?? null) : null
  return { ids: shown.map(({ id }) => id), end, total }
}

/** The positions of a search begin with the number of a match class. */
async function findInOrder<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, indexed = conditions, matchClasses: searched, known }: ListQuery,
  page: Page,
): Promise<Found<Id>> {
  if (searched === null && known !== null)
    return { rows: await scanInOrder(executor, listing, conditions, page), total: known }
  const { columns } = listing.order
  const isRanked = searched !== null
  const matchClasses = searched ?? [everything]
  const few = page.isCounted
    ? await findBySorting<Id>(executor, listing, { conditions, matchClasses, isRanked, columns, ...page })
    : { hasLargeHead: false }
  if ('rows' in few) return few
  // If an index alone finds many rows, testing all of them takes longer than reading until the page is full.
  const unselective = await findUnselective(executor, listing, indexed, matchClasses, page.limit)
  const [firstClass, ...inClass] = isRanked && page.after !== null ? page.after : [0, ...(page.after ?? [])]
  const part = { firstClass: Number(firstClass), after: page.after && inClass, limit: page.limit, ...few }
  const found = await findClassByClass<Id>(executor, listing, { conditions, matchClasses }, part, unselective)
  const total = page.isCounted || found.length === page.limit ? listing.most : found.length
  return {
    rows: isRanked ? found.map(({ id, number, position }) => ({ id, position: [number, ...position] })) : found,
    total,
  }
}

/** By name, distance or age: every match counts, however good it is. */
async function findSorted<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, matchClasses, known, leading }: ListQuery,
  order: Order,
  page: Page,
): Promise<Found<Id>> {
  const { columns } = order
  const sought = { conditions, matchClasses: matchClasses?.slice(-1) ?? [], isRanked: false, columns, ...page }
  const few = known === null ? await findBySorting<Id>(executor, listing, sought) : null
  if (few && 'rows' in few) return few
  const all = [...conditions, ...matchesOf(matchClasses), ...following(columns, page.after)]
  const ofSegment = (segment: Condition) =>
    sql`(select ${listing.columns} from ${listing.table} where ${allOf([segment, ...all])} order by ${columns} limit ${page.limit})`
  const segments = order.isBySegment ? listing.segments : [leading ?? sql<boolean>`true`]
  const { rows } = await sql<Row<Id>>`
    select ${listing.id} as id, jsonb_build_array(${columns}) as position
    from (${sql.join(segments.map(ofSegment), sql` union all `)}) as many
    order by ${columns} limit ${page.limit}
  `.execute(executor)
  return { rows, total: known ?? listing.most }
}

/** How many rows there are, counted to the limit of the listing. */
export async function countRows(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, matchClasses }: Pick<ListQuery, 'conditions' | 'matchClasses'>,
): Promise<number> {
  const matching =
    matchClasses === null ? sql`(select from ${listing.table} where ${allOf(conditions)}) as matching` : sql`matching`
  const searched = fromBothSegments(listing, listing.id, [...conditions, ...matchesOf(matchClasses)])
  const { rows } = await sql<{ count: number }>`
    ${matchClasses === null ? sql`` : sql`with matching as materialized (${searched})`}
    select count(*)::integer as count from (select from ${matching} limit ${listing.most}) as few
  `.execute(executor)
  return rows[0]?.count ?? 0
}

type Sought = { conditions: readonly Condition[]; matchClasses: readonly MatchClass[] }
/** `after` is a position in the match class with which the page begins. */
type Part = { firstClass: number; after: ListPosition | null; limit: number; hasLargeHead: boolean }
type RankedRow<Id> = Row<Id> & { number: number }

/** Reads one match class after the other, in each the head before the tail, until the page is full. */
async function findClassByClass<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, matchClasses }: Sought,
  { firstClass, after, limit, hasLargeHead }: Part,
  unselective: ReadonlySet<number>,
): Promise<RankedRow<Id>[]> {
  const found: RankedRow<Id>[] = []
  for (const [index, { number, predicate, isSelective = false }] of matchClasses.entries()) {
    if (number < firstClass) continue
    if (found.length === limit) break
    const better = after === null ? without(listing, found) : matchClasses.slice(0, index).map(isNot).toReversed()
    const page = { after: number === firstClass ? after : null, limit: limit - found.length }
    const ofClass = [predicate, ...better]
    // If all classes together have too many rows and the earlier ones have not filled the first page, the last one has
    // too many.
    const isLastLarge = hasLargeHead && index === matchClasses.length - 1 && (after === null || index === 0)
    // Beside a selective class no other condition goes to the indexes: the planner would take it for the more selective
    // one.
    const query = isSelective
      ? { indexed: ofClass, ofFound: conditions }
      : { indexed: [...ofClass, ...conditions], ofFound: [] }
    const rows = await findInSegments<Id>(executor, listing, query, page, unselective.has(number) || isLastLarge)
    found.push(...rows.map((row) => ({ ...row, number })))
  }
  return found
}

function isNot({ predicate }: MatchClass): Condition {
  return sql<boolean>`not ${predicate}`
}

/**
 * Excludes the rows of earlier match classes. On a first page they are all known, and naming them is cheaper than
 * testing their predicates again.
 */
function without({ id }: Listing, found: readonly Row<unknown>[]): Condition[] {
  return found.length === 0 ? [] : [sql<boolean>`not ${id} = any(${found.map((row) => row.id)})`]
}

/** `ofFound` is tested only on the rows that the index found. */
type Indexed = { indexed: readonly Condition[]; ofFound: readonly Condition[] }
type PartOfOrder = { after: ListPosition | null; limit: number }

/** A segment with too many rows to sort is read row by row in order. */
async function findInSegments<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  query: Indexed,
  page: PartOfOrder,
  isKnownLarge: boolean,
): Promise<Row<Id>[]> {
  const all = [...query.indexed, ...query.ofFound]
  const [head, tail] = listing.segments
  const few = isKnownLarge ? null : await findClassBySorting<Id>(executor, listing, listing.segments, query, page)
  if (few !== null && few.large === null) return few.rows
  const first = few?.large === 'tail' ? few.rows : await scanInOrder<Id>(executor, listing, [head, ...all], page)
  const left = { ...page, limit: page.limit - first.length }
  if (left.limit === 0) return first
  const rest = few?.large === 'tail' ? null : await findClassBySorting<Id>(executor, listing, [tail], query, left)
  return [
    ...first,
    ...(rest?.large === null ? rest.rows : await scanInOrder<Id>(executor, listing, [tail, ...all], left)),
  ]
}

/**
 * Finds matching rows by an index and sorts them; the second segment is read only if the first does not fill the page.
 * `large` names the segment that has too many rows to sort; the result then holds only the rows before it.
 */
async function findClassBySorting<Id>(
  executor: Kysely<Tables>,
  { table, id, columns, order, ...listing }: Listing,
  [one, next = sql<boolean>`false`]: readonly Condition[],
  { indexed, ofFound }: Indexed,
  { after, limit }: PartOfOrder,
): Promise<{ rows: Row<Id>[]; large: 'head' | 'tail' | null }> {
  const most = Math.max(listing.most, 20 * limit)
  const read = ofFound.length > 0 ? sql`*` : columns
  const inSegment = (segment: Condition = sql<boolean>`true`) =>
    sql`select ${read} from ${table} where ${allOf([segment, ...indexed, ...following(order.columns, after)])}`
  const { rows } = await sql<Row<Id> & { head: number; tail: number }>`
    with in_head as materialized (${inSegment(one)}), in_tail as materialized (${inSegment(next)}),
      head as materialized (select ${columns} from in_head where ${allOf(ofFound)} limit ${most + 1}),
      tail as materialized (
        select ${columns} from in_tail
        where ${allOf([sql`(select count(*) from head) < ${limit}`, ...ofFound])} limit ${most + 1}
      )
    select ${id} as id, jsonb_build_array(${order.columns}) as position,
      (select count(*) from head)::integer as head, (select count(*) from tail)::integer as tail
    from (select * from head union all select * from tail) as few order by ${order.columns} limit ${limit}
  `.execute(executor)
  const amounts = rows[0] ?? { head: 0, tail: 0 }
  if (amounts.head > most) return { rows: [], large: 'head' }
  if (amounts.tail > most) return { rows: rows.slice(0, amounts.head), large: 'tail' }
  return { rows, large: null }
}

/** The plan for many matches: scans row by row in the order of the listing, until the page is full. */
async function scanInOrder<Id>(
  executor: Kysely<Tables>,
  { table, id, columns, order }: Listing,
  conditions: readonly Condition[],
  { after, limit }: PartOfOrder,
): Promise<Row<Id>[]> {
  const all = [...conditions, ...following(order.columns, after)]
  const { rows } = await sql<Row<Id>>`
    select ${id} as id, jsonb_build_array(${order.columns}) as position
    from (select ${columns} from ${table} where ${allOf(all)}) as many
    order by ${order.columns} limit ${limit}
  `.execute(executor)
  return rows
}

function following(columns: RawBuilder<unknown>, after: ListPosition | null): Condition[] {
  return after === null ? [] : [sql<boolean>`(${columns}) > (${sql.join(after)})`]
}
