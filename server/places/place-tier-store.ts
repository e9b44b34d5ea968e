import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { ListPosition } from '#server/platform/lists/list-position.ts'
import type { Condition } from './place-filter.ts'
import type { Steps } from './place-search.ts'

/** The first tenth of all places and the rest: an index for each, and all of the one stand before all of the other. */
export const tiers = [sql.raw('rank < mgk.first_tier_end()'), sql.raw('rank >= mgk.first_tier_end()')] as const
type Tier = (typeof tiers)[number]

/**
 * Up to so many rows of a tier, more for long pages, are found first and sorted then; where there are more, an order is
 * walked until a page is full.
 */
export const mostSorted = 2000

/** `after` stands in the step with which the page begins. */
type Page = { begun: number; after: ListPosition | null; limit: number }
export type Row = { id: string; position: ListPosition }
export type StepRow = Row & { step: number }

/** All that fits, sorted by how well, or which tier holds too much of it. */
export async function findFew(
  executor: Kysely<Tables>,
  conditions: readonly Condition[],
  steps: Steps,
  { begun, after, limit }: Page,
): Promise<{ rows: StepRow[]; total: number } | { isFirstMany: boolean }> {
  const ofTier = (tier: Tier) =>
    sql`select place_id, rank, terms from mgk.place_listings where ${allOf([tier, ...conditions, ...steps.slice(-1)])}`
  const follows = after === null ? sql`true` : sql`(step, rank, place_id) > (${sql.join([begun, ...after])})`
  const { rows } = await sql<{ first: number; rest: number; found: StepRow[] | null }>`
    with in_first as materialized (${ofTier(tiers[0])}), in_rest as materialized (${ofTier(tiers[1])}),
      first as materialized (select * from in_first limit ${mostSorted + 1}),
      rest as materialized (select * from in_rest where (select count(*) from first) <= ${mostSorted} limit ${mostSorted + 1}),
      amounts as materialized (select (select count(*) from first) as first, (select count(*) from rest) as rest)
    select first::integer, rest::integer, case when first <= ${mostSorted} and rest <= ${mostSorted} then (
      select jsonb_agg(jsonb_build_object('id', place_id, 'step', step, 'position', jsonb_build_array(rank, place_id)) order by step, rank, place_id)
      from (
        select place_id, rank, step
        from (select *, ${stepOf(steps)} as step from (select * from first union all select * from rest) as found) as stepped
        where ${follows} order by step, rank, place_id limit ${limit}
      ) as page
    ) end as found
    from amounts
  `.execute(executor)
  const { first, rest, found } = rows[0] ?? { first: 0, rest: 0, found: null }
  if (first > mostSorted || rest > mostSorted) return { isFirstMany: first > mostSorted }
  return { rows: found ?? [], total: first + rest }
}

/** Which step a row fits that fits the last one. */
function stepOf(steps: Steps): RawBuilder<number> {
  const best = steps.slice(0, -1).map((step, place) => sql`when ${step} then ${sql.raw(String(place))}`)
  const last = sql.raw(String(steps.length - 1))
  return best.length > 0 ? sql<number>`case ${sql.join(best, sql` `)} else ${last} end` : sql<number>`${last}`
}

/** From here on the first tier is scattered by a hash: what nobody has chosen, saved or looked at. */
const scattered = sql.raw('rank >= mgk.first_scattered_rank()')
/**
 * So many of these rows are looked at one by one. Where so many of them fit, walking finds a usual page sooner than an
 * index does.
 */
const sampleSize = 120
const manyOfSample = 3

/** The steps that are walked: of 2,400 rows enough fit for any page. */
export async function findCommonSteps(
  executor: Kysely<Tables>,
  conditions: readonly Condition[],
  steps: Steps,
  limit: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ step: number }>`
    with sample as materialized (
      select * from mgk.place_listings where ${tiers[0]} and ${scattered} order by rank, place_id limit ${sampleSize}
    )
    select step from (select ${stepOf(steps)} as step from sample where ${allOf([...steps.slice(-1), ...conditions])}) as fitting
    group by step having count(*) >= ${Math.max(manyOfSample, Math.ceil(limit / 20))}
  `.execute(executor)
  return new Set(rows.map(({ step }) => step))
}

/** One step after the other, and of each the first tier before the rest, until the page is full. */
export async function findStepByStep(
  executor: Kysely<Tables>,
  conditions: readonly Condition[],
  steps: Steps,
  { begun, after, limit, isFirstMany = false }: Page & { isFirstMany?: boolean },
  common: ReadonlySet<number>,
): Promise<StepRow[]> {
  const found: StepRow[] = []
  for (let step = begun; step < steps.length && found.length < limit; step += 1) {
    const before =
      after === null ? without(found) : steps.slice(0, step).map((condition) => sql<boolean>`not ${condition}`)
    const page = { after: step === begun ? after : null, limit: limit - found.length }
    const fits = [...steps.slice(step, step + 1), ...before]
    // Where all steps together hold too much and those before have not filled the first page, the last one does.
    const isLastMany = isFirstMany && step === steps.length - 1 && (after === null || step === 0)
    // A whole name is rare: nothing else is asked of the indexes beside it, which would be taken for rarer.
    const isRare = step === 0 && steps.length > 1
    const asked = isRare ? { indexed: fits, ofFound: conditions } : { indexed: [...fits, ...conditions], ofFound: [] }
    const rows = await findInTiers(executor, asked, page, common.has(step) || isLastMany)
    found.push(...rows.map((row) => ({ ...row, step })))
  }
  return found
}

/** What `ofFound` asks is asked of the rows that the index found. */
type Asked = { indexed: readonly Condition[]; ofFound: readonly Condition[] }

/** Where a tier holds more than is sorted, its order is walked. */
async function findInTiers(executor: Kysely<Tables>, asked: Asked, page: PartOfOrder, isKnownAsMany: boolean) {
  const all = [...asked.indexed, ...asked.ofFound]
  const few = isKnownAsMany ? null : await findFewInOrder(executor, tiers, asked, page)
  if (few !== null && few.many === null) return few.rows
  const first = few?.many === 'rest' ? few.rows : await walkOrder(executor, [tiers[0], ...all], page)
  const left = { ...page, limit: page.limit - first.length }
  if (left.limit === 0) return first
  const rest = few?.many === 'rest' ? null : await findFewInOrder(executor, [tiers[1]], asked, left)
  return [...first, ...(rest?.many === null ? rest.rows : await walkOrder(executor, [tiers[1], ...all], left))]
}

/**
 * From the beginning on, all rows of the steps before are known: naming them is cheaper than asking for their steps
 * again.
 */
function without(found: readonly Row[]): Condition[] {
  return found.length === 0 ? [] : [sql<boolean>`place_id <> all(${found.map(({ id }) => id)}::text[])`]
}

type PartOfOrder = { after: ListPosition | null; limit: number }

/**
 * What fits by an index, in order: of the next tier only where the one before it does not fill the page. `many` says
 * which of the two holds more than is sorted; then only what stands before it is there.
 */
async function findFewInOrder(
  executor: Kysely<Tables>,
  [one, next]: readonly Tier[],
  { indexed, ofFound }: Asked,
  { after, limit }: PartOfOrder,
): Promise<{ rows: Row[]; many: 'first' | 'rest' | null }> {
  const most = Math.max(mostSorted, 20 * limit)
  const columns = ofFound.length > 0 ? sql`*` : sql`place_id, rank`
  const inTier = (tier: Tier | undefined) =>
    sql`select ${columns} from mgk.place_listings where ${allOf([tier ?? sql`false`, ...indexed, ...following(after)])}`
  const { rows } = await sql<Row & { first: number; rest: number }>`
    with in_first as materialized (${inTier(one)}), in_rest as materialized (${inTier(next)}),
      first as materialized (select place_id, rank from in_first where ${allOf([sql`true`, ...ofFound])} limit ${most + 1}),
      rest as materialized (
        select place_id, rank from in_rest where ${allOf([sql`(select count(*) from first) < ${limit}`, ...ofFound])} limit ${most + 1}
      )
    select place_id as id, jsonb_build_array(rank, place_id) as position,
      (select count(*) from first)::integer as first, (select count(*) from rest)::integer as rest
    from (select * from first union all select * from rest) as few order by rank, place_id limit ${limit}
  `.execute(executor)
  const amounts = rows[0] ?? { first: 0, rest: 0 }
  if (amounts.first > most) return { rows: [], many: 'first' }
  if (amounts.rest > most) return { rows: rows.slice(0, amounts.first), many: 'rest' }
  return { rows, many: null }
}

/** Row by row in the order of the guide until the page is full. */
export async function walkOrder(
  executor: Kysely<Tables>,
  conditions: readonly RawBuilder<unknown>[],
  { after, limit }: PartOfOrder,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select place_id as id, jsonb_build_array(rank, place_id) as position
    from (
      select place_id, rank from mgk.place_listings where ${allOf([...conditions, ...following(after)])}
    ) as many
    order by rank, place_id limit ${limit}
  `.execute(executor)
  return rows
}

function following(after: ListPosition | null): RawBuilder<unknown>[] {
  return after === null ? [] : [sql`(rank, place_id) > (${sql.join(after)})`]
}

/** Rows of both tiers that fit, so that an index of each can be asked. */
export function fromBothTiers(columns: RawBuilder<unknown>, conditions: readonly Condition[]): RawBuilder<unknown> {
  const ofTier = (tier: Tier) => sql`select ${columns} from mgk.place_listings where ${allOf([tier, ...conditions])}`
  return sql.join(tiers.map(ofTier), sql` union all `)
}

export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `)
}
