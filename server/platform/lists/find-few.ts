import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { allOf, type Condition, fromBothTiers, type Listing, type Row, type Step } from './listing.ts'
import type { ListPosition } from './list-position.ts'

type Sought = {
  conditions: readonly Condition[]
  /** Every row has to meet the last one. */
  steps: readonly Step[]
  /** Sorts rows by step first: a row of a narrower step comes before all rows of the wider ones. */
  isByStep: boolean
  columns: RawBuilder<unknown>
  after: ListPosition | null
  limit: number
}

/**
 * Finds all matching rows in one statement and counts them. When there are few, it also sorts them and returns the
 * page; otherwise it says whether the first tier alone has too many.
 */
export async function findFew<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, steps, isByStep, columns, after, limit }: Sought,
): Promise<{ rows: Row<Id>[]; total: number } | { isFirstMany: boolean }> {
  const { table, id, tiers, most } = listing
  const all = [...conditions, ...steps.slice(-1).map(({ isMet }) => isMet)]
  const [read, order, step] = isByStep
    ? [sql`${listing.columns}, terms`, sql`step, ${columns}`, sql`, ${stepOf(listing, conditions, steps)} as step`]
    : [listing.columns, columns, sql``]
  const ofTier = (tier: Condition) => sql`select ${read} from ${table} where ${allOf([tier, ...all])}`
  const { rows } = await sql<{ first: number; rest: number; found: Row<Id>[] | null }>`
    -- Apart from its limit, which would make the planner hope to meet enough rows by reading all of them.
    with in_first as materialized (${ofTier(tiers[0])}), in_rest as materialized (${ofTier(tiers[1])}),
      first as materialized (select * from in_first limit ${most + 1}),
      rest as materialized (
        select * from in_rest where (select count(*) from first) <= ${most} limit ${most + 1}
      ),
      amounts as materialized (
        select (select count(*) from first)::integer as first, (select count(*) from rest)::integer as rest
      )
    select first, rest, case when first <= ${most} and rest <= ${most} then (
      select jsonb_agg(jsonb_build_object('id', id, 'position', position)) from (
        select ${id} as id, jsonb_build_array(${order}) as position
        from (select *${step} from (select * from first union all select * from rest) as found offset 0) as stepped
        ${after === null ? sql`` : sql`where (${order}) > (${sql.join(after)})`}
        order by ${order} limit ${limit}
      ) as page
    ) end as found
    from amounts
  `.execute(executor)
  const { first, rest, found } = rows[0] ?? { first: 0, rest: 0, found: null }
  if (first > most || rest > most) return { isFirstMany: first > most }
  return { rows: found ?? [], total: Math.min(first + rest, most) }
}

/**
 * Comparing a row with one number takes 0.3 µs. With more numbers than this, it is faster to ask the index once for
 * all rows.
 */
const mostCompared = 12

/** The number of the first step that a row meets; every row meets the last one. */
function stepOf(listing: Listing, conditions: readonly Condition[], steps: readonly Step[]): RawBuilder<number> {
  return firstMet(steps, ({ isMet, compared }) =>
    compared > mostCompared
      ? sql<boolean>`${listing.id} in (${fromBothTiers(listing, listing.id, [...conditions, isMet])})`
      : isMet,
  )
}

function firstMet(steps: readonly Step[], conditionOf: (step: Step) => Condition): RawBuilder<number> {
  const narrower = steps.slice(0, -1).map((step) => sql`when ${conditionOf(step)} then ${sql.lit(step.number)}`)
  const last = sql.lit(steps.at(-1)?.number ?? 0)
  return narrower.length > 0 ? sql<number>`case ${sql.join(narrower, sql` `)} else ${last} end` : sql<number>`${last}`
}

/** When so many rows of the sample match, reading rows in order fills a page faster than an index does. */
const manyOfSample = 3

/** The steps that match so often that reading twenty times the sample fills a page. */
export async function findCommonSteps(
  executor: Kysely<Tables>,
  { sample }: Listing,
  conditions: readonly Condition[],
  steps: readonly Step[],
  limit: number,
): Promise<ReadonlySet<number>> {
  const all = [...steps.slice(-1).map(({ isMet }) => isMet), ...conditions]
  const { rows } = await sql<{ step: number }>`
    with sample as materialized (${sample})
    select step from (select ${firstMet(steps, ({ isMet }) => isMet)} as step from sample where ${allOf(all)}) as fitting
    group by step having count(*) >= ${Math.max(manyOfSample, Math.ceil(limit / 20))}
  `.execute(executor)
  return new Set(rows.map(({ step }) => step))
}
