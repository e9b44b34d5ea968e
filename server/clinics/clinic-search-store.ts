import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { type ClinicPage, cutPage, type FoundClinic } from './clinic-order.ts'
import type { Match } from './search-terms.ts'

/**
 * Up to so many rows are found first and sorted then; where there are more, the order is walked until a page is full. A
 * search counts no further.
 */
export const mostCounted = 1000

/**
 * To compare a row with a number takes 0.3 µs: with more numbers than these it is quicker to ask the index once for all
 * rows.
 */
const mostCompared = 12

/** Of many rows one in so many is looked at for the step in which it stands. */
const everyNth = 50

export type Searched = {
  shown: RawBuilder<boolean>
  /** How well rows match, the best first; each holds all before it. */
  matches: readonly Match[]
}

/** A page of a search and how many it finds, counted up to a limit. */
export async function findMatches(
  executor: Kysely<Tables>,
  searched: Searched,
  page: ClinicPage,
): Promise<{ total: number; found: readonly FoundClinic[] }> {
  const { total, found, sample } = await findFew(executor, searched, page)
  if (total < mostCounted) return { total, found }
  if (page.order === 'match') return { total, found: await findByStep(executor, searched, page, sample) }
  return { total, found: await walk(executor, searched, page) }
}

/** How many clinics a search finds, counted up to a limit. */
export async function countMatches(executor: Kysely<Tables>, { shown, matches }: Searched): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with ${metBy(shown, matches, sql`1`)} select amount from counted
  `.execute(executor)
  return rows[0]?.amount ?? 0
}

/**
 * One step after the other until the page is full; a position begins with its step. The sample tells which steps hold
 * many.
 */
async function findByStep(
  executor: Kysely<Tables>,
  { shown, matches }: Searched,
  page: ClinicPage,
  sample: readonly number[],
): Promise<FoundClinic[]> {
  const [begun = 0, ...rest] = page.after ?? []
  let found: FoundClinic[] = []
  for (let step = Number(begun); step < matches.length && found.length < page.limit; step += 1) {
    const upToHere = { shown, matches: matches.slice(0, step + 1) }
    const isCommon = sample.filter((of) => of <= step).length > sample.length / 2
    const few = isCommon ? null : await findFew(executor, upToHere, page)
    if (few !== null && few.total < mostCounted) {
      found = few.found // and what stands in the steps before
      continue
    }
    const after = page.after !== null && step === begun ? rest : null
    const walked = await walk(executor, upToHere, { order: 'known', after, limit: page.limit - found.length }, true)
    found.push(...walked.map(({ id, position }) => ({ id, position: [step, ...position] })))
  }
  return found
}

type Few = { total: number; found: FoundClinic[]; sample: readonly number[] }

/**
 * The rows found once: counted, and where they are few told apart by step and put in order; of many the steps of a
 * sample.
 */
async function findFew(executor: Kysely<Tables>, { shown, matches }: Searched, page: ClinicPage): Promise<Few> {
  const isByMatch = page.order === 'match'
  const columns = isByMatch ? sql`clinic_id, known, name, terms` : sql`clinic_id, known, name`
  const steps = isByMatch ? sql`, ${stepOf(shown, matches)} as step` : sql``
  const sampled = sql`
    select array_agg(${stepOf(shown, matches, Infinity)}) from (select *, row_number() over () as place from first) as row
    where place % ${everyNth} = 0`
  const { rows } = await sql<{ amount: number; sample: number[] | null } & (FoundClinic | { id: null })>`
    with ${metBy(shown, matches, columns)}
    select amount, page.*, ${isByMatch ? sql`case when amount = ${mostCounted} then (${sampled}) end` : sql`null`} as sample
    from counted left join lateral (
      ${cutPage(sql`(select *${steps} from first where amount < ${mostCounted} offset 0) as few`, page)}
    ) as page on true
  `.execute(executor)
  const [first] = rows
  return {
    total: first?.amount ?? 0,
    found: rows.flatMap((row) => (row.id === null ? [] : [row])),
    sample: first?.sample ?? [],
  }
}

/** What the widest match finds, up to the limit, and how much that is. */
function metBy(shown: RawBuilder<boolean>, matches: readonly Match[], columns: RawBuilder<unknown>) {
  return sql`
    -- Apart from its limit, which would make the planner hope to meet enough rows by reading all of them one after the other.
    met as materialized (select ${columns} from mgk.clinic_listings where ${shown} and ${matches.at(-1)?.isMet}),
    first as not materialized (select * from met limit ${mostCounted}),
    counted as materialized (select count(*)::integer as amount from first)`
}

/** The first of the steps in which a row that was found stands. */
function stepOf(shown: RawBuilder<boolean>, matches: readonly Match[], most = mostCompared): RawBuilder<number> {
  const narrower = matches.slice(0, -1).map(({ isMet, compared }, step) => {
    const byIndex = sql`clinic_id in (select clinic_id from mgk.clinic_listings where ${shown} and ${isMet})`
    return sql`when ${compared > most ? byIndex : isMet} then ${sql.lit(step)}`
  })
  if (narrower.length === 0) return sql`0`
  return sql`case ${sql.join(narrower, sql` `)} else ${sql.lit(narrower.length)} end`
}

/** Reads many rows in their order until the page is full: those of all steps, or of the last one `alone`. */
async function walk(
  executor: Kysely<Tables>,
  { shown, matches }: Searched,
  page: ClinicPage,
  alone = false,
): Promise<FoundClinic[]> {
  const before = alone ? matches.at(-2) : undefined
  const without = before ? sql`and not ${before.isMet}` : sql``
  const many = sql`(
    select clinic_id, known, name from mgk.clinic_listings where ${shown} and ${matches.at(-1)?.isMet} ${without}
  ) as many`
  const { rows } = await sql<FoundClinic>`${cutPage(many, page)}`.execute(executor)
  return rows
}
