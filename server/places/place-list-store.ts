import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { NearPoint, PlaceFilter } from '#domain/place-lists.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { ListPosition } from '#server/platform/lists/list-position.ts'
import { type Condition, distanceFrom, narrowedBy } from './place-filter.ts'
import { readSlips, readSteps, type Steps } from './place-search.ts'

/** What a list holds, before it is put in order and cut into pages. Each step of a search holds more than those before. */
export type Narrowed = { filter: PlaceFilter; conditions: readonly Condition[]; steps: Steps | null }
export type Page = { after: ListPosition | null; limit: number }
/** `total` is counted to a limit. */
export type Found = { rows: readonly Row[]; total: number }
type Row = { id: string; position: ListPosition }

/** The first tenth of all places and the rest: an index for each, and all of the one stand before all of the other. */
export const tiers = [sql.raw('rank < 8589943181927220'), sql.raw('rank >= 8589943181927220')] as const
type Tier = (typeof tiers)[number]

/** Up to so many rows of a tier are found first and sorted then; where there are more, an order is walked until a page is full. */
const mostSorted = 1000
/** A list is counted no further. */
export const mostCounted = mostSorted

export function narrowPlaces(filter: PlaceFilter, withClosed: boolean): Narrowed {
  const conditions = [...(withClosed ? [] : [sql<boolean>`not is_gone`]), ...narrowedBy(filter)]
  return { filter, conditions, steps: readSteps(filter.words) }
}

/** Finds what is narrowed; words of which little is found are looked for once more as slips of others. */
export async function findMeant<Result>(
  executor: Kysely<Tables>,
  narrowed: Narrowed,
  find: (narrowed: Narrowed) => Promise<Result>,
  isLittle: (result: Result) => boolean,
): Promise<Result> {
  const result = await find(narrowed)
  if (narrowed.steps === null || !isLittle(result)) return result
  const slips = await readSlips(executor, narrowed.filter.words)
  return slips === null ? result : find({ ...narrowed, steps: [...narrowed.steps, ...slips] })
}

/** The page in the order of the guide; of a search, what fits better comes first. */
export async function findInOrder(executor: Kysely<Tables>, narrowed: Narrowed, page: Page): Promise<Found> {
  const { conditions, steps } = narrowed
  const isSearch = steps !== null
  const isEverything = !isSearch && conditions.length <= 1
  const few = isEverything
    ? null
    : await findFew(executor, conditions, steps ?? [sql<boolean>`true`], inSteps(page, isSearch))
  const found = few ?? {
    rows: await findStepByStep(executor, conditions, steps, inSteps(page, isSearch)),
    total: mostCounted,
  }
  const total = isEverything ? await countAll(executor, conditions) : found.total
  return {
    rows: isSearch ? found.rows : found.rows.map(({ id, position }) => ({ id, position: position.slice(1) })),
    total,
  }
}

/** A position begins with its step; a list without words is one step. */
function inSteps({ after, limit }: Page, isSearch: boolean): Page {
  return { after: after === null || isSearch ? after : [0, ...after], limit }
}

/** All that fits, sorted by how well; null where that is too much of either tier. */
async function findFew(
  executor: Kysely<Tables>,
  conditions: readonly Condition[],
  steps: Steps,
  { after, limit }: Page,
): Promise<Found | null> {
  const fit = sql.join(
    steps.slice(0, -1).map((step, place) => sql`when ${step} then ${sql.raw(String(place))}`),
    sql` `,
  )
  const last = sql.raw(String(steps.length - 1))
  const step = steps.length > 1 ? sql`case ${fit} else ${last} end` : last
  const ofTier = (tier: Tier) => sql`
    select place_id, rank, ${step} as step from mgk.place_listings where ${allOf([tier, ...conditions, ...steps.slice(-1)])}`
  const { rows } = await sql<Row & { first: number; rest: number }>`
    with in_first as materialized (${ofTier(tiers[0])}), in_rest as materialized (${ofTier(tiers[1])}),
      first as materialized (select * from in_first limit ${mostSorted + 1}),
      rest as materialized (select * from in_rest where (select count(*) from first) <= ${mostSorted} limit ${mostSorted + 1})
    select place_id as id, jsonb_build_array(step, rank, place_id) as position,
      (select count(*) from first)::integer as first, (select count(*) from rest)::integer as rest
    from (select * from first union all select * from rest) as few
    ${after === null ? sql`` : sql`where (step, rank, place_id) > (${sql.join(after)})`}
    order by step, rank, place_id
    limit ${limit}
  `.execute(executor)
  const { first, rest } = rows[0] ?? { first: 0, rest: 0 }
  return first > mostSorted || rest > mostSorted ? null : { rows, total: Math.min(first + rest, mostCounted) }
}

/** One step after the other, and of each the first tier before the rest, until the page is full. */
async function findStepByStep(
  executor: Kysely<Tables>,
  conditions: readonly Condition[],
  steps: Steps | null,
  { after, limit }: Page,
): Promise<Row[]> {
  const [begun = 0, ...inStep] = after ?? []
  const found: Row[] = []
  const all = steps ?? [sql<boolean>`true`]
  for (let step = Number(begun); step < all.length; step += 1) {
    const before = all.slice(0, step).map((condition) => sql<boolean>`not ${condition}`)
    for (const tier of tiers) {
      if (found.length === limit) return found
      const rows = await findInTier(executor, [tier, ...conditions, ...all.slice(step, step + 1), ...before], {
        after: step === begun && after !== null ? inStep : null,
        limit: limit - found.length,
      })
      found.push(...rows.map(({ id, position }) => ({ id, position: [step, ...position] })))
    }
  }
  return found
}

async function findInTier(
  executor: Kysely<Tables>,
  conditions: readonly RawBuilder<unknown>[],
  { after, limit }: Page,
): Promise<Row[]> {
  const follows = after === null ? [] : [sql`(rank, place_id) > (${sql.join(after)})`]
  const rows = sql`select place_id, rank from mgk.place_listings where ${allOf([...conditions, ...follows])}`
  const page = sql`select place_id as id, jsonb_build_array(rank, place_id) as position`
  const { rows: few } = await sql<Row & { amount: number }>`
    with found as materialized (${rows})
    ${page}, count(*) over ()::integer as amount from (select * from found limit ${mostSorted + 1}) as few
    order by rank, place_id limit ${limit}
  `.execute(executor)
  if ((few[0]?.amount ?? 0) <= mostSorted) return few
  const { rows: walked } = await sql<Row>`
    ${page} from (${rows}) as many order by rank, place_id limit ${limit}
  `.execute(executor)
  return walked
}

/** The page by distance from a position, or by name: what is meant anywhere counts, however well it fits. */
export async function findSorted(
  executor: Kysely<Tables>,
  { conditions, steps }: Narrowed,
  near: NearPoint | null,
  { after, limit }: Page,
): Promise<Found> {
  const columns = near ? sql`${distanceFrom(near)}, place_id` : sql`name, place_id`
  const all = [...conditions, ...(steps?.slice(-1) ?? [])]
  const follows = after === null ? sql`true` : sql`(${columns}) > (${sql.join(after)})`
  const page = sql`select place_id as id, jsonb_build_array(${columns}) as position`
  const { rows: few } = await sql<Row & { amount: number }>`
    with found as materialized (${fromBothTiers(sql`place_id, name, spot`, all)}),
      few as materialized (select * from found limit ${mostSorted + 1})
    ${page}, (select count(*) from few)::integer as amount from few where ${follows}
    order by ${columns} limit ${limit}
  `.execute(executor)
  const amount = few[0]?.amount ?? 0
  if (amount <= mostSorted) return { rows: few, total: amount }
  const ofTier = (tier: Tier) => sql`(
    select place_id, name, spot from mgk.place_listings where ${allOf([tier, ...all, follows])} order by ${columns} limit ${limit})`
  const { rows } = await sql<Row>`
    ${page} from (${sql.join((near ? tiers : [sql.raw('true')]).map(ofTier), sql` union all `)}) as many
    order by ${columns} limit ${limit}
  `.execute(executor)
  return { rows, total: mostCounted }
}

async function countAll(executor: Kysely<Tables>, conditions: readonly Condition[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from mgk.place_listings where ${allOf([sql`true`, ...conditions])} limit ${mostCounted}) as few
  `.execute(executor)
  return rows[0]?.count ?? 0
}

/** Rows of both tiers that fit, so that an index of each can be asked. */
export function fromBothTiers(columns: RawBuilder<unknown>, conditions: readonly Condition[]): RawBuilder<unknown> {
  const ofTier = (tier: Tier) => sql`select ${columns} from mgk.place_listings where ${allOf([tier, ...conditions])}`
  return sql.join(tiers.map(ofTier), sql` union all `)
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `)
}
