import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type ClinicFacets, type ClinicFilter, mostFacetValues } from '#domain/clinics/clinic-lists.ts'
import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { MatchClass } from '#server/platform/lists/listing.ts'
import { isShown, readMarks } from './clinic-marks.ts'

/**
 * Clinics are counted with bitmaps: each mark has one in mgk.clinic_marks. For 100,000 clinics a mark has seven blocks
 * of bits.
 */
type Counted = { filter: ClinicFilter; held: readonly string[] }

/** The facets of a search count at most this many matches. If there are more, each count is a lower bound. */
const mostFound = 2000

const facetKinds = ['procedure', 'district', 'language', 'registered'] as const
type FacetKind = (typeof facetKinds)[number]
type Marks = ReturnType<typeof readMarks>

export async function countClinics(executor: Kysely<Tables>, { filter, held }: Counted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${hiddenSamples(held)}
    select coalesce(sum(bit_count(bits)), 0)::integer as count from ${overlaid(Object.values(readMarks(filter)))} as base
  `.execute(executor)
  return rows[0]?.count ?? 0
}

export async function countByTreatment(executor: Kysely<Tables>, held: readonly string[]) {
  const { rows } = await sql<{ treatment: ClinicTreatment; count: number }>`
    with ${hiddenSamples(held)}
    select substr(mark, length('treatment:') + 1) as treatment, sum(bit_count(kept.bits & base.bits))::integer as count
    from mgk.clinic_marks as kept join ${overlaid([])} as base using (block)
    where mark like 'treatment:%'
    group by mark
    having sum(bit_count(kept.bits & base.bits)) > 0
  `.execute(executor)
  return rows
}

/** The number of real clinics that are listed for the treatment and for other departments too. */
export async function countShared(executor: Kysely<Tables>, treatment: ClinicTreatment): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${hiddenSamples(['sample'])}
    select coalesce(sum(bit_count(bits)), 0)::integer as count
    from ${overlaid([...new Set([`treatment:${treatment}`, 'treatment:other'])])} as base
  `.execute(executor)
  return rows[0]?.count ?? 0
}

/** The number of clinics that each facet value would leave, counted under all filters except that of its own kind. */
export async function countFacets(
  executor: Kysely<Tables>,
  { filter, held, found, most = mostFound }: Counted & { found: MatchClass | null; most?: number },
): Promise<ClinicFacets> {
  const marks = readMarks(filter)
  const facets = facetKinds.map((kind) => {
    const { [kind]: _own, ...others } = marks
    return countFacet(kind, found === null ? overlaid(Object.values(others)) : sql.id(foundFor(kind, marks)))
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
    // A language mark is only written from a valid language.
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
 * The matches of a search as bitmaps. Each facet has its own bitmap: the first matches that fit all filters except that
 * of the facet itself. One common limit for all facets would drop matches that fit a narrow filter.
 */
function matching(marks: Marks, held: readonly string[], found: MatchClass, most: number): RawBuilder<unknown> {
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
    // Materialized without its limit. With the limit PostgreSQL expects to find enough rows early and chooses a
    // sequential scan.
    sql`matching as materialized (
      select ${sql.join([sql`slot`, ...fits])} from mgk.clinic_listings
      where ${found.predicate} and ${isShown(held)} ${always.length === 0 ? sql`` : sql`and marks @> ${always}::text[]`}
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

/** A facet without a filter of its own is counted in the matches that fit all filters. */
function foundFor(kind: FacetKind, marks: Marks): string {
  return marks[kind] === undefined ? 'found' : `found_for_${kind}`
}

function fitsOf(kind: FacetKind): string {
  return `fits_${kind}`
}

/** The samples that are not shown, as a bitmap. */
function hiddenSamples(held: readonly string[]): RawBuilder<unknown> {
  return sql`hidden as materialized (
    select slot / 16384 as block, mgk.bits_at(slot % 16384, 1) as bits
    from mgk.clinic_listings where is_sample and not ${isShown(held)} group by 1
  )`
}

/** The visible clinics that have all of the marks, as a bitmap: the intersection of the marks' bitmaps. */
function overlaid(asked: readonly string[]): RawBuilder<unknown> {
  const marks = ['all', ...asked]
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
