import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import {
  allOf,
  type Condition,
  fromBothSegments,
  type Listing,
  type MatchClass,
  matchesOf,
  type Row,
} from './listing.ts'
import type { ListPosition } from './list-position.ts'

type Sought = {
  conditions: readonly Condition[]
  /** Every row has to match the last one. */
  matchClasses: readonly MatchClass[]
  /** Sorts rows by match class first: a row of a better class comes before all rows of the wider ones. */
  isRanked: boolean
  columns: RawBuilder<unknown>
  after: ListPosition | null
  limit: number
}

/**
 * The plan for few matches: finds all matching rows in one statement and counts them. When there are few, it also sorts
 * them and returns the page; otherwise it says whether the head alone has too many.
 */
export async function findBySorting<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, matchClasses, isRanked, columns, after, limit }: Sought,
): Promise<{ rows: Row<Id>[]; total: number } | { hasLargeHead: boolean }> {
  const { table, id, segments, most } = listing
  const all = [...conditions, ...matchesOf(matchClasses)]
  const [read, order, matchClass] = isRanked
    ? [
        sql`${listing.columns}, terms`,
        sql`match_class, ${columns}`,
        sql`, ${classOf(listing, conditions, matchClasses)} as match_class`,
      ]
    : [listing.columns, columns, sql``]
  const ofSegment = (segment: Condition) => sql`select ${read} from ${table} where ${allOf([segment, ...all])}`
  const { rows } = await sql<{ head: number; tail: number; found: Row<Id>[] | null }>`
    -- Apart from its limit, which would make the planner hope to meet enough rows by reading all of them.
    with in_head as materialized (${ofSegment(segments[0])}), in_tail as materialized (${ofSegment(segments[1])}),
      head as materialized (select * from in_head limit ${most + 1}),
      tail as materialized (
        select * from in_tail where (select count(*) from head) <= ${most} limit ${most + 1}
      ),
      amounts as materialized (
        select (select count(*) from head)::integer as head, (select count(*) from tail)::integer as tail
      )
    select head, tail, case when head <= ${most} and tail <= ${most} then (
      select jsonb_agg(jsonb_build_object('id', id, 'position', position)) from (
        select ${id} as id, jsonb_build_array(${order}) as position
        from (select *${matchClass} from (select * from head union all select * from tail) as found offset 0) as ranked
        ${after === null ? sql`` : sql`where (${order}) > (${sql.join(after)})`}
        order by ${order} limit ${limit}
      ) as page
    ) end as found
    from amounts
  `.execute(executor)
  const { head, tail, found } = rows[0] ?? { head: 0, tail: 0, found: null }
  if (head > most || tail > most) return { hasLargeHead: head > most }
  return { rows: found ?? [], total: Math.min(head + tail, most) }
}

/**
 * Comparing a row with one token takes 0.3 µs. With more tokens than this, it is faster to ask the index once for all
 * rows.
 */
const mostTokens = 12

/** The number of the best match class of a row; every row matches the last one. */
function classOf(
  listing: Listing,
  conditions: readonly Condition[],
  matchClasses: readonly MatchClass[],
): RawBuilder<number> {
  return bestClass(matchClasses, ({ predicate, tokenCount }) =>
    tokenCount > mostTokens
      ? sql<boolean>`${listing.id} in (${fromBothSegments(listing, listing.id, [...conditions, predicate])})`
      : predicate,
  )
}

function bestClass(
  matchClasses: readonly MatchClass[],
  conditionOf: (matchClass: MatchClass) => Condition,
): RawBuilder<number> {
  const better = matchClasses
    .slice(0, -1)
    .map((matchClass) => sql`when ${conditionOf(matchClass)} then ${sql.lit(matchClass.number)}`)
  const last = sql.lit(matchClasses.at(-1)?.number ?? 0)
  return better.length > 0 ? sql<number>`case ${sql.join(better, sql` `)} else ${last} end` : sql<number>`${last}`
}

/** When so many rows of the sample match, reading rows in order fills a page faster than an index does. */
const manyOfSample = 3

/**
 * Estimates the selectivity of each match class on the sample. Returns the classes that match so often that reading
 * twenty times the sample fills a page.
 */
export async function findUnselective(
  executor: Kysely<Tables>,
  { sample }: Listing,
  conditions: readonly Condition[],
  matchClasses: readonly MatchClass[],
  limit: number,
): Promise<ReadonlySet<number>> {
  const all = [...matchesOf(matchClasses), ...conditions]
  const best = bestClass(matchClasses, ({ predicate }) => predicate)
  const { rows } = await sql<{ number: number }>`
    with sample as materialized (${sample})
    select match_class as number from (select ${best} as match_class from sample where ${allOf(all)}) as matching
    group by match_class having count(*) >= ${Math.max(manyOfSample, Math.ceil(limit / 20))}
  `.execute(executor)
  return new Set(rows.map(({ number }) => number))
}
