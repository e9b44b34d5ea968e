import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { NearPoint, PlaceFilter } from '#domain/place-lists.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { ListPosition } from '#server/platform/lists/list-position.ts'
import { type Condition, distanceFrom, narrowedBy } from './place-filter.ts'
import { readSlips, readSteps, type Steps } from './place-search.ts'
import {
  allOf,
  findCommonSteps,
  findFew,
  findStepByStep,
  fromBothTiers,
  mostSorted,
  type Row,
  tiers,
  walkOrder,
} from './place-tier-store.ts'

/**
 * What a list holds, before it is put in order and cut into pages. Each step of a search holds more than those before;
 * the steps of words that were mended are counted on from `firstStep`.
 */
export type Narrowed = {
  filter: PlaceFilter
  conditions: readonly Condition[]
  isEverything: boolean
  steps: Steps | null
  firstStep: number
}
/** Where nobody asks how many there are, common words need not be counted. */
type Page = { after: ListPosition | null; limit: number; isCounted: boolean }
/** `total` is counted to a limit. */
export type Found = { rows: readonly Row[]; total: number }

/** A list is counted no further; the embedded catalogue is counted whole. */
export const mostCounted = 2000

export function narrowPlaces(filter: PlaceFilter, withClosed: boolean): Narrowed {
  const asked = narrowedBy(filter)
  const steps = readSteps(filter.words)
  return {
    filter,
    conditions: [...(withClosed ? [] : [sql<boolean>`not is_gone`]), ...asked],
    isEverything: asked.length === 0 && steps === null,
    steps,
    firstStep: 0,
  }
}

/** More than words as they are written have. */
const mendedStep = 5
/** Of fewer, one may have meant another word. */
const littleFound = 3

/** Finds what is narrowed; where words find little, they are looked for once more as slips of others. */
export async function findMeant<Result extends { total: number }>(
  executor: Kysely<Tables>,
  narrowed: Narrowed,
  after: ListPosition | null,
  find: (narrowed: Narrowed) => Promise<Result>,
): Promise<Result> {
  const { steps, filter } = narrowed
  const isMended = steps !== null && Number(after?.[0] ?? 0) >= mendedStep
  const result = isMended ? null : await find(narrowed)
  if (result && (steps === null || after !== null || result.total >= littleFound)) return result
  const slips = await readSlips(executor, filter.words)
  if (slips === null) return result ?? find(narrowed)
  return find({ ...narrowed, steps: slips, firstStep: mendedStep })
}

/** The page in the order of the guide; of a search, what fits better comes first. */
export async function findInOrder(
  executor: Kysely<Tables>,
  narrowed: Narrowed,
  { after, limit, isCounted }: Page,
): Promise<Found> {
  const { conditions, isEverything, steps, firstStep } = narrowed
  if (isEverything) {
    const all = [sql<boolean>`true`, ...conditions]
    const total = isCounted ? await countAll(executor, all) : mostCounted
    return { rows: await walkOrder(executor, all, { after, limit }), total }
  }
  if (steps === null)
    return findInSteps(executor, conditions, [sql<boolean>`true`], { begun: 0, after, limit, isCounted })
  // A position of a search begins with its step.
  const [begun = firstStep, ...inStep] = after ?? []
  const page = { begun: Number(begun) - firstStep, after: after === null ? null : inStep, limit, isCounted }
  const { rows, total } = await findInSteps(executor, conditions, steps, page)
  return { rows: rows.map(({ id, step, position }) => ({ id, position: [firstStep + step, ...position] })), total }
}

async function findInSteps(
  executor: Kysely<Tables>,
  conditions: readonly Condition[],
  steps: Steps,
  page: { begun: number; after: ListPosition | null; limit: number; isCounted: boolean },
) {
  const few = page.isCounted ? await findFew(executor, conditions, steps, page) : { isFirstMany: false }
  if ('rows' in few) return { rows: few.rows, total: Math.min(few.total, mostCounted) }
  const common = await findCommonSteps(executor, conditions, steps, page.limit)
  const rows = await findStepByStep(executor, conditions, steps, { ...page, ...few }, common)
  return { rows, total: page.isCounted || rows.length === page.limit ? mostCounted : rows.length }
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
  const ofTier = (tier: RawBuilder<unknown>) => sql`(
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
    from (select from mgk.place_listings where ${allOf(conditions)} limit ${mostCounted}) as few
  `.execute(executor)
  return rows[0]?.count ?? 0
}
