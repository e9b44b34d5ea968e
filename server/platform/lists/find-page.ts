import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { findCommonSteps, findFew } from './find-few.ts'
import type { ListPosition } from './list-position.ts'
import {
  allOf,
  type Asked,
  type Condition,
  type Found,
  fromBothTiers,
  type Listing,
  type Order,
  type Page,
  type Row,
  type Step,
} from './listing.ts'

const everything: Step = { number: 0, isMet: sql<boolean>`true`, compared: 0 }

/**
 * Returns a page in the given order, and the position of its last row if more rows follow. In the listing's own order,
 * a search shows better matches first.
 */
export async function findPage<Id>(
  executor: Kysely<Tables>,
  listing: Listing<Id>,
  asked: Asked,
  order: Order,
  page: Page,
): Promise<{ ids: Id[]; end: ListPosition | null; total: number }> {
  const withNext = { ...page, limit: page.limit + 1 }
  const { rows, total } = await (order === listing.order
    ? findInOrder<Id>(executor, listing, asked, withNext)
    : findSorted<Id>(executor, listing, asked, order, withNext))
  const shown = rows.slice(0, page.limit)
  const end = rows.length > page.limit ? (shown.at(-1)?.position ?? null) : null
  return { ids: shown.map(({ id }) => id), end, total }
}

/** The positions of a search begin with a step. */
async function findInOrder<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, indexed = conditions, steps: asked, known }: Asked,
  page: Page,
): Promise<Found<Id>> {
  if (asked === null && known !== null)
    return { rows: await readInOrder(executor, listing, conditions, page), total: known }
  const { columns } = listing.order
  const isByStep = asked !== null
  const steps = asked ?? [everything]
  const few = page.isCounted
    ? await findFew<Id>(executor, listing, { conditions, steps, isByStep, columns, ...page })
    : { isFirstMany: false }
  if ('rows' in few) return few
  // If an index alone finds many rows, testing all of them takes longer than reading until the page is full.
  const common = await findCommonSteps(executor, listing, indexed, steps, page.limit)
  const [begun, ...inStep] = isByStep && page.after !== null ? page.after : [0, ...(page.after ?? [])]
  const part = { begun: Number(begun), after: page.after && inStep, limit: page.limit, ...few }
  const found = await findStepByStep<Id>(executor, listing, { conditions, steps }, part, common)
  const total = page.isCounted || found.length === page.limit ? listing.most : found.length
  return {
    rows: isByStep ? found.map(({ id, step, position }) => ({ id, position: [step, ...position] })) : found,
    total,
  }
}

/** By name, distance or age: every match counts, however good it is. */
async function findSorted<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, steps, known, inOrder }: Asked,
  order: Order,
  page: Page,
): Promise<Found<Id>> {
  const { columns } = order
  const sought = { conditions, steps: steps?.slice(-1) ?? [], isByStep: false, columns, ...page }
  const few = known === null ? await findFew<Id>(executor, listing, sought) : null
  if (few && 'rows' in few) return few
  const all = [...conditions, ...sought.steps.map(({ isMet }) => isMet), ...following(columns, page.after)]
  const ofTier = (tier: Condition) =>
    sql`(select ${listing.columns} from ${listing.table} where ${allOf([tier, ...all])} order by ${columns} limit ${page.limit})`
  const tiers = order.isByTier ? listing.tiers : [inOrder ?? sql<boolean>`true`]
  const { rows } = await sql<Row<Id>>`
    select ${listing.id} as id, jsonb_build_array(${columns}) as position
    from (${sql.join(tiers.map(ofTier), sql` union all `)}) as many
    order by ${columns} limit ${page.limit}
  `.execute(executor)
  return { rows, total: known ?? listing.most }
}

/** How many rows there are, counted to the limit of the listing. */
export async function countRows(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, steps }: Pick<Asked, 'conditions' | 'steps'>,
): Promise<number> {
  const met = steps === null ? sql`(select from ${listing.table} where ${allOf(conditions)}) as met` : sql`met`
  const searched = fromBothTiers(listing, listing.id, [
    ...conditions,
    ...(steps ?? []).slice(-1).map(({ isMet }) => isMet),
  ])
  const { rows } = await sql<{ count: number }>`
    ${steps === null ? sql`` : sql`with met as materialized (${searched})`}
    select count(*)::integer as count from (select from ${met} limit ${listing.most}) as few
  `.execute(executor)
  return rows[0]?.count ?? 0
}

type Sought = { conditions: readonly Condition[]; steps: readonly Step[] }
/** `after` is a position in the step with which the page begins. */
type Part = { begun: number; after: ListPosition | null; limit: number; isFirstMany: boolean }

/** Reads one step after the other, in each the first tier before the rest, until the page is full. */
async function findStepByStep<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  { conditions, steps }: Sought,
  { begun, after, limit, isFirstMany }: Part,
  common: ReadonlySet<number>,
): Promise<(Row<Id> & { step: number })[]> {
  const found: (Row<Id> & { step: number })[] = []
  for (const [place, { number, isMet, isRare = false }] of steps.entries()) {
    if (number < begun) continue
    if (found.length === limit) break
    const before = after === null ? without(listing, found) : steps.slice(0, place).map(isNot).toReversed()
    const page = { after: number === begun ? after : null, limit: limit - found.length }
    const fits = [isMet, ...before]
    // If all steps together have too many rows and the earlier ones have not filled the first page, the last one has
    // too many.
    const isLastMany = isFirstMany && place === steps.length - 1 && (after === null || place === 0)
    // Beside a rare step no other condition goes to the indexes: the planner would take it for the rarer one.
    const asked = isRare ? { indexed: fits, ofFound: conditions } : { indexed: [...fits, ...conditions], ofFound: [] }
    const rows = await findInTiers<Id>(executor, listing, asked, page, common.has(number) || isLastMany)
    found.push(...rows.map((row) => ({ ...row, step: number })))
  }
  return found
}

function isNot({ isMet }: Step): Condition {
  return sql<boolean>`not ${isMet}`
}

/**
 * Excludes the rows of earlier steps. On a first page they are all known, and naming them is cheaper than testing their
 * steps again.
 */
function without({ id }: Listing, found: readonly Row<unknown>[]): Condition[] {
  return found.length === 0 ? [] : [sql<boolean>`not ${id} = any(${found.map((row) => row.id)})`]
}

/** `ofFound` is tested only on the rows that the index found. */
type Indexed = { indexed: readonly Condition[]; ofFound: readonly Condition[] }
type PartOfOrder = { after: ListPosition | null; limit: number }

/** A tier with too many rows to sort is read row by row in order. */
async function findInTiers<Id>(
  executor: Kysely<Tables>,
  listing: Listing,
  asked: Indexed,
  page: PartOfOrder,
  isKnownAsMany: boolean,
): Promise<Row<Id>[]> {
  const all = [...asked.indexed, ...asked.ofFound]
  const [one, next] = listing.tiers
  const few = isKnownAsMany ? null : await findFewInOrder<Id>(executor, listing, listing.tiers, asked, page)
  if (few !== null && few.many === null) return few.rows
  const first = few?.many === 'rest' ? few.rows : await readInOrder<Id>(executor, listing, [one, ...all], page)
  const left = { ...page, limit: page.limit - first.length }
  if (left.limit === 0) return first
  const rest = few?.many === 'rest' ? null : await findFewInOrder<Id>(executor, listing, [next], asked, left)
  return [
    ...first,
    ...(rest?.many === null ? rest.rows : await readInOrder<Id>(executor, listing, [next, ...all], left)),
  ]
}

/**
 * Finds matching rows by an index and sorts them; the second tier is read only if the first does not fill the page.
 * `many` names the tier that has too many rows to sort; the result then holds only the rows before it.
 */
async function findFewInOrder<Id>(
  executor: Kysely<Tables>,
  { table, id, columns, order, ...listing }: Listing,
  [one, next = sql<boolean>`false`]: readonly Condition[],
  { indexed, ofFound }: Indexed,
  { after, limit }: PartOfOrder,
): Promise<{ rows: Row<Id>[]; many: 'first' | 'rest' | null }> {
  const most = Math.max(listing.most, 20 * limit)
  const read = ofFound.length > 0 ? sql`*` : columns
  const inTier = (tier: Condition = sql<boolean>`true`) =>
    sql`select ${read} from ${table} where ${allOf([tier, ...indexed, ...following(order.columns, after)])}`
  const { rows } = await sql<Row<Id> & { first: number; rest: number }>`
    with in_first as materialized (${inTier(one)}), in_rest as materialized (${inTier(next)}),
      first as materialized (select ${columns} from in_first where ${allOf(ofFound)} limit ${most + 1}),
      rest as materialized (
        select ${columns} from in_rest
        where ${allOf([sql`(select count(*) from first) < ${limit}`, ...ofFound])} limit ${most + 1}
      )
    select ${id} as id, jsonb_build_array(${order.columns}) as position,
      (select count(*) from first)::integer as first, (select count(*) from rest)::integer as rest
    from (select * from first union all select * from rest) as few order by ${order.columns} limit ${limit}
  `.execute(executor)
  const amounts = rows[0] ?? { first: 0, rest: 0 }
  if (amounts.first > most) return { rows: [], many: 'first' }
  if (amounts.rest > most) return { rows: rows.slice(0, amounts.first), many: 'rest' }
  return { rows, many: null }
}

/** Reads row by row in the order of the listing, until the page is full. */
async function readInOrder<Id>(
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
