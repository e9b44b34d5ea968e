import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type ClinicFacets, type ClinicFilter, mostFacetValues } from '#domain/clinic-lists.ts'
import type { ClinicTreatment } from '#domain/clinics.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { isShown, type MarkedBy, markedBy, readMarks } from './clinic-marks.ts'
import type { Match } from './search-terms.ts'

/** Counting lays the bits of marks over one another (mgk.clinic_marks): 100,000 clinics are seven blocks of bits for each mark. */
type Counted = { filter: ClinicFilter; held: readonly string[]; found: Match | null }

/** More matches of a search than these are not looked at: then every count is at least so much. */
const mostFound = 2000

export async function countClinics(executor: Kysely<Tables>, { filter, held, found }: Counted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${shared(held, found)}
    select coalesce(sum(bit_count(bits)), 0)::integer as count from ${counted(filter, found, [])} as base
  `.execute(executor)
  return rows[0]?.count ?? 0
}

/** How many clinics of each treatment there are to see. */
export async function countByTreatment(executor: Kysely<Tables>, held: readonly string[]) {
  const { rows } = await sql<{ treatment: ClinicTreatment; count: number }>`
    with ${shared(held, null)}
    select substr(mark, length('treatment:') + 1) as treatment, sum(bit_count(kept.bits & base.bits))::integer as count
    from mgk.clinic_marks as kept join ${overlaid(['all'], null)} as base using (block)
    where mark like 'treatment:%'
    group by mark
    having sum(bit_count(kept.bits & base.bits)) > 0
  `.execute(executor)
  return rows
}

/** How many clinics each further choice would leave, each counted under all filters but that of its own kind. */
export async function countFacets(executor: Kysely<Tables>, counting: Counted): Promise<ClinicFacets> {
  const { held, found } = counting
  const { rows } = await sql<FacetRow>`
    with ${shared(held, found)}
    ${sql.join(
      (['procedure', 'district', 'language', 'registered'] as const).map((kind) => facet(kind, counting)),
      sql` union all `,
    )}
    order by kind, count desc, value
  `.execute(executor)
  const of = (kind: MarkedBy) => rows.filter((row) => row.kind === kind)
  return {
    procedures: of('procedure').map(({ value, count }) => ({ value, count })),
    districts: of('district').map(({ value, count, label }) => ({ value, count, ko: label ?? '' })),
    // What stands in a mark of a language was a language when it was written.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    languages: of('language').map(({ value, count }) => ({ value, count })) as ClinicFacets['languages'],
    registered: of('registered')[0]?.count ?? 0,
  }
}

type FacetRow = { kind: MarkedBy; value: string; label: string | null; count: number }

function facet(kind: MarkedBy, { filter, found }: Counted): RawBuilder<unknown> {
  const isOfKind = kind === 'registered' ? sql`mark = 'registered'` : sql`mark like ${`${kind}:%`}`
  return sql`(
    select ${kind}::text as kind, substr(mark, ${kind.length + 2}) as value, max(label) as label,
      sum(bit_count(kept.bits & base.bits))::integer as count
    from mgk.clinic_marks as kept join ${counted(filter, found, [kind])} as base using (block)
    where ${isOfKind}
    group by mark
    having sum(bit_count(kept.bits & base.bits)) > 0
    order by count desc, value
    limit ${mostFacetValues}
  )`
}

/** What every part of a count asks for: the samples that do not show, and what a search found. */
function shared(held: readonly string[], found: Match | null): RawBuilder<unknown> {
  const hidden = sql`hidden as materialized (
    select slot / 16384 as block, mgk.bits_at(slot % 16384, 1) as bits
    from mgk.clinic_listings where is_sample and not ${isShown(held)} group by 1
  )`
  if (found === null) return hidden
  // Apart from its limit, which would make the planner hope to meet enough rows by reading all of them one after the other.
  return sql`${hidden}, matching as materialized (select slot from mgk.clinic_listings where ${found}), found as materialized (
    select slot / 16384 as block, mgk.bits_at(slot % 16384, 1) as bits
    from (select slot from matching limit ${mostFound}) as first group by 1
  )`
}

function counted(filter: ClinicFilter, found: Match | null, without: readonly MarkedBy[]): RawBuilder<unknown> {
  const marks = readMarks(filter)
  const asked = markedBy.flatMap((kind) => (without.includes(kind) ? [] : (marks[kind] ?? [])))
  return overlaid(['all', ...asked], found)
}

/** The clinics that have all of the marks, as bits in their blocks. */
function overlaid(marks: readonly string[], found: Match | null): RawBuilder<unknown> {
  const and = found === null ? sql`` : sql` & found.bits`
  const joinFound = found === null ? sql`` : sql`join found using (block)`
  return sql`(
    select block, (case when hidden.bits is null then together.bits else together.bits & ~hidden.bits end) ${and} as bits
    from (
      select block, bit_and(bits) as bits from mgk.clinic_marks
      where mark = any(${marks}::text[]) group by block having count(*) = ${marks.length}
    ) as together
    ${joinFound}
    left join hidden using (block)
    offset 0 -- once a block, and not once for each mark that is laid over it
  )`
}
