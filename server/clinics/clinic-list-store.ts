import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type ClinicFilter, type ClinicPin, type ClinicSort, mostClinicPins } from '#domain/clinic-lists.ts'
import type { Clinic, ClinicFacts } from '#domain/clinics.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { countClinics } from './clinic-count-store.ts'
import { findHeldMarks, isShown, readMarks, type SampleMode } from './clinic-marks.ts'
import { readClinic } from './clinic-store.ts'
import { type Match, readMatches } from './search-terms.ts'

/** `match` is the order of a search: how well a clinic matches, and then as without one. */
export type ClinicOrder = ClinicSort | 'match'

/** Where a page of a list ended: the values of the columns of its order, the id last. */
export type ClinicPosition = readonly (string | number)[]

// Ascending throughout, so that one comparison of rows finds the next page: what is wanted first is counted downwards.
const orderColumns: Record<ClinicSort, RawBuilder<unknown>> = {
  known: sql.raw('-known, name, clinic_id'),
  name: sql.raw('name, clinic_id'),
  newest: sql.raw('-clinic_id'),
}

/** Up to so many rows are found first and sorted then; where there are more, the order is walked until a page is full. A search counts no further. */
export const mostCounted = 1000

/** What a list holds, before it is put in order and cut into pages. */
export type Narrowed = {
  shown: RawBuilder<boolean>
  /** How well rows match, the best first; one step alone where nobody searches. */
  matches: readonly Match[]
  /** How many rows each step holds with those before it; the last one is the total. */
  amounts: readonly number[]
  isSearch: boolean
}

export async function narrowClinics(
  executor: Kysely<Tables>,
  filter: ClinicFilter,
  samples: SampleMode,
): Promise<Narrowed> {
  const [held, matches] = await Promise.all([findHeldMarks(executor, samples), readMatches(executor, filter.search)])
  const shown = isListed(filter, held)
  if (matches) return { shown, matches, amounts: await countMatches(executor, shown, matches), isSearch: true }
  const total = await countClinics(executor, { filter, held })
  return { shown, matches: [sql<boolean>`true`], amounts: [total], isSearch: false }
}

type Page = { sort: ClinicSort; after: ClinicPosition | null; limit: number }
type Found = { id: number; position: ClinicPosition }

/** A list gave a position that cannot be right, and no editor put it right. */
const isDoubtfullyPlaced = sql<boolean>`(location_quality = 'low' and not overlay ? 'lat')`

/** A pin in the wrong place leads people astray: it is left out. */
const shownFacts = sql<Partial<ClinicFacts>>`
  case when ${isDoubtfullyPlaced} then facts || '{"lat": null, "lng": null}' else facts end`.as('facts')

/**
 * A page of the list, and where it ended if more follows; a search that asks for no other order shows better matches first.
 * A clinic that goes while the page is read leaves it shorter and ends no list.
 */
export async function listClinics(
  executor: Kysely<Tables>,
  narrowed: Narrowed,
  page: Page,
): Promise<{ clinics: Clinic[]; end: ClinicPosition | null }> {
  const isByMatch = narrowed.isSearch && page.sort === 'known'
  const andOneMore = { ...page, limit: page.limit + 1 }
  const found = await (isByMatch
    ? findByMatch(executor, narrowed, andOneMore)
    : findRows(executor, narrowed, andOneMore, narrowed.matches.length - 1))
  const listed = found.slice(0, page.limit)
  if (listed.length === 0) return { clinics: [], end: null }
  const rows = await executor
    .selectFrom('mgk.clinics')
    .select(['id', 'version', 'is_sample', shownFacts, 'updated_at'])
    .where(
      'id',
      'in',
      listed.map(({ id }) => id),
    )
    .execute()
  const clinics = new Map(rows.map((row) => [row.id, readClinic(row)]))
  return {
    clinics: listed.flatMap(({ id }) => clinics.get(id) ?? []),
    end: found.length > listed.length ? (listed.at(-1)?.position ?? null) : null,
  }
}

/** The clinics of the list that have a place, those of which most is known first. */
export async function listClinicPins(
  executor: Kysely<Tables>,
  { shown, matches, amounts }: Narrowed,
): Promise<ClinicPin[]> {
  const rows = sql`select * from mgk.clinic_listings where ${shown} and ${matches.at(-1)} and lat is not null and lng is not null`
  const { rows: pins } = await sql<ClinicPin>`
    ${isFew(amounts.at(-1)) ? sql`with pins as materialized (${rows})` : sql``}
    select clinic_id as id, name, name_ko as "nameKo", treatments, lat, lng
    from ${isFew(amounts.at(-1)) ? sql`pins` : sql`(${rows}) as pins`}
    order by ${orderColumns.known}
    limit ${mostClinicPins}
  `.execute(executor)
  return pins
}

/** The real clinics for search engines; a sample is none of their business. */
export function listRealClinics(executor: Kysely<Tables>, { offset, limit }: { offset: number; limit: number }) {
  return executor
    .selectFrom('mgk.clinics')
    .select(['id', 'treatments', 'updated_at'])
    .where('is_sample', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** One step after the other until the page is full; a position begins with its step. */
async function findByMatch(executor: Kysely<Tables>, narrowed: Narrowed, { after, limit }: Page): Promise<Found[]> {
  const [begun = 0, ...rest] = after ?? []
  const found: Found[] = []
  for (let step = Number(begun); step < narrowed.matches.length && found.length < limit; step += 1) {
    // What adds nothing to the step before is not asked for; beyond the limit nobody counted.
    const amount = narrowed.amounts[step] ?? 0
    if (amount === narrowed.amounts[step - 1] && amount < mostCounted) continue
    const position = step === begun && after !== null ? rest : null
    const page = { sort: 'known', after: position, limit: limit - found.length } as const
    const rows = await findRows(executor, narrowed, page, step, step - 1)
    found.push(...rows.map(({ id, position: inStep }) => ({ id, position: [step, ...inStep] })))
  }
  return found
}

/** Rows of one step of a match without those of the step before. */
async function findRows(
  executor: Kysely<Tables>,
  { shown, matches, amounts }: Narrowed,
  { sort, after, limit }: Page,
  step: number,
  before = -1,
): Promise<Found[]> {
  const columns = orderColumns[sort]
  const without = matches[before] ? sql`and not ${matches[before]}` : sql``
  const rows = sql`select clinic_id, known, name from mgk.clinic_listings where ${shown} and ${matches[step]} ${without}`
  const { rows: found } = await sql<Found>`
    ${isFew(amounts[step]) ? sql`with few as materialized (${rows})` : sql``}
    select clinic_id as id, jsonb_build_array(${columns}) as position
    from ${isFew(amounts[step]) ? sql`few` : sql`(${rows}) as many`}
    ${after === null ? sql`` : sql`where (${columns}) > (${sql.join(after)})`}
    order by ${columns}
    limit ${limit}
  `.execute(executor)
  return found
}

async function countMatches(
  executor: Kysely<Tables>,
  shown: RawBuilder<boolean>,
  matches: readonly Match[],
): Promise<number[]> {
  const steps = matches.flatMap((match, step) => {
    const [rowsOf, amountOf, before] = [sql.id(`rows_${step}`), sql.id(`amount_${step}`), sql.id(`amount_${step - 1}`)]
    const count = sql`select count(*) as amount from (select from ${rowsOf} limit ${mostCounted}) as first`
    // A step holds all before it: where that is too many, so is this.
    const amount = sql`select case when (select amount from ${before}) = ${mostCounted} then ${mostCounted} else (${count}) end as amount`
    return [
      // Apart from its limit, which would make the planner hope to meet enough rows by reading all of them one after the other.
      sql`${rowsOf} as materialized (select from mgk.clinic_listings where ${shown} and ${match})`,
      sql`${amountOf} as materialized (${step === 0 ? count : amount})`,
    ]
  })
  const amounts = matches.map((_, step) => sql`(select amount from ${sql.id(`amount_${step}`)})`)
  const { rows } = await sql<{ amounts: number[] }>`
    with ${sql.join(steps)} select array[${sql.join(amounts)}]::integer[] as amounts
  `.execute(executor)
  return rows[0]?.amounts ?? []
}

function isFew(amount = 0): boolean {
  return amount < mostCounted
}

function isListed(filter: ClinicFilter, held: readonly string[]): RawBuilder<boolean> {
  const { treatment, ...others } = readMarks(filter)
  const marks = Object.values(others)
  return sql<boolean>`(${sql.join(
    [
      isShown(held),
      // Apart from the others, as the condition of its indexes.
      ...(treatment ? [sql`marks @> array[${treatment}]::text[]`] : []),
      ...(marks.length > 0 ? [sql`marks @> ${marks}::text[]`] : []),
    ],
    sql` and `,
  )})`
}

/** A clinic, if it shows at all: a sample that gave way has no page of its own. */
export async function findShownClinic(
  executor: Kysely<Tables>,
  id: number,
  samples: SampleMode,
): Promise<Clinic | null> {
  const row = await executor
    .selectFrom('mgk.clinics')
    .select(['id', 'version', 'is_sample', shownFacts, 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const clinic = readClinic(row)
  if (!clinic.isSample) return clinic
  const held = await findHeldMarks(executor, samples)
  const marks = ['sample', ...clinic.treatments.map((treatment) => `treatment:${treatment}`)]
  return marks.some((mark) => held.includes(mark)) ? null : clinic
}
