import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type ClinicFacets, type ClinicFilter, mostFacetValues } from '#domain/clinic-lists.ts'
import type { ClinicTreatment } from '#domain/clinics.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Step } from '#server/platform/lists/listing.ts'
import { isShown, readMarks } from './clinic-marks.ts'

/**
 * Counting lays the bits of marks over one another (mgk.clinic_marks): 100,000 clinics are seven blocks of bits for
 * each mark.
 */
type Counted = { filter: ClinicFilter; held: readonly string[] }

/** In more matches of a search than these no choice is counted: then its count is at least so much. */
const mostFound = 2000

const facetKinds = ['procedure', 'district', 'language', 'registered'] as const
type FacetKind = (typeof facetKinds)[number]
type Marks = ReturnType<typeof readMarks>

export async function countClinics(executor: Kysely<Tables>, { filter, held }: Counted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${hiddenSamples(held)}
    select coalesce(sum(bit_count(bits)), 0)::integer as count from ${overlaid(readMarks(filter))} as base
  `.execute(executor)
  return rows[0]?.count ?? 0
}

/** How many clinics of each treatment there are to see. */
export async function countByTreatment(executor: Kysely<Tables>, held: readonly string[]) {
  const { rows } = await sql<{ treatment: ClinicTreatment; count: number }>`
    with ${hiddenSamples(held)}
    select substr(mark, length('treatment:') + 1) as treatment, sum(bit_count(kept.bits & base.bits))::integer as count
    from mgk.clinic_marks as kept join ${overlaid({})} as base using (block)
    where mark like 'treatment:%'
    group by mark
    having sum(bit_count(kept.bits & base.bits)) > 0
  `.execute(executor)
  return rows
}

/** How many clinics each further choice would leave, each counted under all filters but that of its own kind. */
export async function countFacets(
  executor: Kysely<Tables>,
  { filter, held, found, most = mostFound }: Counted & { found: Step | null; most?: number },
): Promise<ClinicFacets> {
  const marks = readMarks(filter)
  const facets = facetKinds.map((kind) => {
    const { [kind]: _own, ...others } = marks
    return countFacet(kind, found === null ? overlaid(others) : sql.id(foundFor(kind, marks)))
  })
  const { rows } = await sql<FacetRow>`
    with ${found === null ? hiddenSamples(held) : matching(marks, held, found, most)}
    ${sql.join(facets, sql` union all `)}
    order by kind, count desc, value
  `.execute(executor)
  const of = (kind: FacetKind) => rows.filter((row) => row.kind === kind)
  return {
    procedures: of('procedure').map(({ value, count }) => ({ value, count })),
    districts: of('district').map(({ value, count, label }) => ({ value, count, ko: label ?? '' })),
    // What stands in a mark of a language was a language when it was written.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    languages: of('language').map(({ value, count }) => ({ value, count })) as ClinicFacets['languages'],
    registered: of('registered')[0]?.count ?? 0,
  }
}

type FacetRow = { kind: FacetKind; value: string; label: string | null; count: number }

function countFacet(kind: FacetKind, base: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOfKind = kind === 'registered' ? sql`mark = 'registered'` : sql`mark like ${`${kind}:%`}`
  return sql`(
    select ${kind}::text as kind, substr(mark, ${kind.length + 2}) as value, max(label) as label,
      sum(bit_count(kept.bits & base.bits))::integer as count
    from mgk.clinic_marks as kept join ${base} as base using (block)
    where ${isOfKind}
    group by mark
    having sum(bit_count(kept.bits & base.bits)) > 0
    order by count desc, value
    limit ${mostFacetValues}
  )`
}

/**
 * What a search found, as bits: for every kind of choice the first matches that can count in it, which fit all filters
 * but that of its own kind. One cut for all kinds would leave those matches out that fit a narrow filter.
 */
function matching(marks: Marks, held: readonly string[], found: Step, most: number): RawBuilder<unknown> {
  const { treatment, open } = marks
  const always = [treatment, open].filter((mark) => mark !== undefined)
  const asked = facetKinds.filter((kind) => marks[kind] !== undefined)
  const fits = asked.map((kind) => sql`marks @> array[${marks[kind]}]::text[] as ${sql.id(fitsOf(kind))}`)
  const cut = (name: string, kinds: readonly FacetKind[]) => sql`${sql.id(name)} as materialized (
    select slot / 16384 as block, mgk.bits_at(slot % 16384, 1) as bits
    from (
      select slot from matching
      where ${sql.join([sql`true`, ...kinds.map((kind) => sql.id(fitsOf(kind)))], sql` and `)}
      limit ${most}
    ) as first
    group by 1
  )`
  return sql.join([
    // Apart from its limit, which would make the planner hope to meet enough rows by reading all of them one after the
    // other.
    sql`matching as materialized (
      select ${sql.join([sql`slot`, ...fits])} from mgk.clinic_listings
      where ${found.isMet} and ${isShown(held)} ${always.length === 0 ? sql`` : sql`and marks @> ${always}::text[]`}
    )`,
    cut('found', asked),
    ...asked.map((kind) =>
      cut(
        foundFor(kind, marks),
        asked.filter((other) => other !== kind),
      ),
    ),
  ])
}

/** A kind that nothing was asked of is counted in what fits all filters. */
function foundFor(kind: FacetKind, marks: Marks): string {
  return marks[kind] === undefined ? 'found' : `found_for_${kind}`
}

function fitsOf(kind: FacetKind): string {
  return `fits_${kind}`
}

/** The samples that do not show. */
function hiddenSamples(held: readonly string[]): RawBuilder<unknown> {
  return sql`hidden as materialized (
    select slot / 16384 as block, mgk.bits_at(slot % 16384, 1) as bits
    from mgk.clinic_listings where is_sample and not ${isShown(held)} group by 1
  )`
}

/** The clinics that have all of the marks, as bits in their blocks. */
function overlaid(asked: Marks): RawBuilder<unknown> {
  const marks = ['all', ...Object.values(asked)]
  return sql`(
    select block, case when hidden.bits is null then together.bits else together.bits & ~hidden.bits end as bits
    from (
      select block, bit_and(bits) as bits from mgk.clinic_marks
      where mark = any(${marks}::text[]) group by block having count(*) = ${marks.length}
    ) as together
    left join hidden using (block)
    offset 0 -- once a block, and not once for each mark that is laid over it
  )`
}
