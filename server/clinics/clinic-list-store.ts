import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ClinicFilter, ClinicPin, ClinicSort } from '#domain/clinic-lists.ts'
import type { Clinic, ClinicFacts } from '#domain/clinics.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { countClinics } from './clinic-count-store.ts'
import { findHeldMarks, isShown, readMarks, type SampleMode } from './clinic-marks.ts'
import { readClinic } from './clinic-store.ts'
import {
  type ClinicOrder,
  type ClinicPage,
  type ClinicPosition,
  cutPage,
  endPage,
  type FoundClinic,
} from './clinic-order.ts'
import { countMatches, findMatches, mostCounted } from './clinic-search-store.ts'
import { type Match, readMatches } from './search-terms.ts'

/** What a list holds, before it is put in order and cut into pages. */
export type Narrowed = {
  shown: RawBuilder<boolean>
  /** Where nobody searches: no matches, and how many there are is known before any is read. */
  searched: { matches: readonly Match[] } | { total: number }
}

export async function narrowClinics(
  executor: Kysely<Tables>,
  filter: ClinicFilter,
  samples: SampleMode,
): Promise<Narrowed> {
  const [held, matches] = await Promise.all([findHeldMarks(executor, samples), readMatches(executor, filter.search)])
  const shown = isListed(filter, held)
  return { shown, searched: matches ? { matches } : { total: await countClinics(executor, { filter, held }) } }
}

/** A list gave a position that cannot be right, and no editor put it right. */
const isDoubtfullyPlaced = sql<boolean>`(location_quality = 'low' and not overlay ? 'lat')`

/** A pin in the wrong place leads people astray: it is left out. */
const shownFacts = sql<Partial<ClinicFacts>>`
  case when ${isDoubtfullyPlaced} then facts || '{"lat": null, "lng": null}' else facts end`.as('facts')

/** A search that asks for no other order shows better matches first. */
export function orderOf({ searched }: Narrowed, sort: ClinicSort): ClinicOrder {
  return 'matches' in searched && sort === 'known' ? 'match' : sort
}

type Page = { sort: ClinicSort; after: ClinicPosition | null; limit: number }
type Part = { clinics: Clinic[]; total: number; isTotalAtLeast: boolean; end: ClinicPosition | null }

/**
 * A page of the list, and where it ended if more follows. A clinic that goes while the page is read leaves it shorter
 * and ends no list.
 */
export async function listClinics(
  executor: Kysely<Tables>,
  narrowed: Narrowed,
  { sort, after, limit }: Page,
): Promise<Part> {
  const { total, found } = await findPage(executor, narrowed, {
    order: orderOf(narrowed, sort),
    after,
    limit: limit + 1,
  })
  const isTotalAtLeast = 'matches' in narrowed.searched && total === mostCounted
  const { ids, end } = endPage(found, limit)
  if (ids.length === 0) return { clinics: [], total, isTotalAtLeast, end }
  const rows = await executor
    .selectFrom('mgk.clinics')
    .select(['id', 'version', 'is_sample', shownFacts, 'updated_at'])
    .where('id', 'in', ids)
    .execute()
  const clinics = new Map(rows.map((row) => [row.id, readClinic(row)]))
  return { clinics: ids.flatMap((id) => clinics.get(id) ?? []), total, isTotalAtLeast, end }
}

/** A page of the clinics of the list that have a place on the map, in its order. */
export async function listClinicPins(
  executor: Kysely<Tables>,
  { shown, searched }: Narrowed,
  { after, limit }: { after: ClinicPosition | null; limit: number },
): Promise<{ pins: ClinicPin[]; end: ClinicPosition | null }> {
  const placed = { shown: sql<boolean>`(${shown} and lat is not null and lng is not null)`, searched }
  const { found } = await findPage(executor, placed, { order: orderOf(placed, 'known'), after, limit: limit + 1 })
  const { ids, end } = endPage(found, limit)
  const { rows } = await sql<ClinicPin>`
    select clinic_id as id, name, name_ko as "nameKo", treatments, lat, lng
    from mgk.clinic_listings where clinic_id = any(${ids}::bigint[]) and lat is not null and lng is not null
  `.execute(executor)
  const pins = new Map(rows.map((row) => [row.id, row]))
  return { pins: ids.flatMap((id) => pins.get(id) ?? []), end }
}

/** How many clinics the list holds; those of a search are counted up to a limit. */
export async function countNarrowed(executor: Kysely<Tables>, { shown, searched }: Narrowed): Promise<number> {
  return 'matches' in searched ? countMatches(executor, { shown, ...searched }) : searched.total
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

async function findPage(executor: Kysely<Tables>, { shown, searched }: Narrowed, page: ClinicPage) {
  if ('matches' in searched) return findMatches(executor, { shown, ...searched }, page)
  const rows = sql`select clinic_id, known, name from mgk.clinic_listings where ${shown}`
  const { rows: found } = await sql<FoundClinic>`
    ${searched.total < mostCounted ? sql`with few as materialized (${rows})` : sql``}
    ${cutPage(searched.total < mostCounted ? sql`few` : sql`(${rows}) as many`, page)}
  `.execute(executor)
  return { total: searched.total, found }
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
