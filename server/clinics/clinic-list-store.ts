import { type Kysely, sql } from 'kysely'
import type { ClinicFilter, ClinicPin, ClinicSort } from '#domain/clinics/clinic-lists.ts'
import type { Clinic, ClinicFacts } from '#domain/clinics/clinics.ts'
import type { ReviewAverage } from '#domain/reviews/reviews.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { countRows, findPage } from '#server/platform/lists/find-page.ts'
import type { ListPosition } from '#server/platform/lists/list-position.ts'
import type { Condition, MatchClass } from '#server/platform/lists/listing.ts'
import { countClinics } from './clinic-count-store.ts'
import { type ClinicOrder, clinicListing, clinicOrders } from './clinic-listing.ts'
import { findHeldMarks, isShown, readMarks, type SampleMode } from './clinic-marks.ts'
import { buildClinicSearch, type ClinicSearch } from './clinic-search.ts'
import { readClinic } from './clinic-store.ts'

/** The conditions of a list, before sorting and paging. Without a search the total is known beforehand. */
export type Narrowed = { conditions: readonly Condition[]; search: ClinicSearch | null } & (
  | { matchClasses: readonly MatchClass[]; total: null }
  | { matchClasses: null; total: number }
)

export async function narrowClinics(
  executor: Kysely<Tables>,
  filter: ClinicFilter,
  samples: SampleMode,
): Promise<Narrowed> {
  const [held, search] = await Promise.all([
    findHeldMarks(executor, samples),
    buildClinicSearch(executor, filter.search),
  ])
  const conditions = listedBy(filter, held)
  return search
    ? { conditions, search, matchClasses: search.matchClasses, total: null }
    : { conditions, search, matchClasses: null, total: await countClinics(executor, { filter, held }) }
}

/** The imported position is implausible, and no editor has corrected it. */
const isDoubtfullyPlaced = sql<boolean>`(location_quality = 'low' and not overlay ? 'lat')`

/** The facts without an implausible position: a pin in the wrong place would mislead people. */
const shownFacts = sql<Partial<ClinicFacts>>`
  case when ${isDoubtfullyPlaced} then facts || '{"lat": null, "lng": null}' else facts end`.as('facts')

/** A search in the default order shows better matches first. */
export function orderOf({ matchClasses }: Narrowed, sort: ClinicSort): ClinicOrder {
  return matchClasses !== null && sort === 'known' ? 'match' : sort
}

type Page = { sort: ClinicSort; after: ListPosition | null; limit: number }
type Part = {
  clinics: Clinic[]
  /** By the id of the clinic, for those that have a published review. */
  reviews: ReadonlyMap<number, ReviewAverage>
  total: number
  isTotalAtLeast: boolean
  end: ListPosition | null
}

/** Read with the rows of a page, so that a list needs no query for each of its cards. */
const averageOfReviews = sql<ReviewAverage | null>`(
  select case when count(*) > 0 then json_build_object('count', count(*), 'average', round(avg(rating), 2)) end
  from mgk.reviews where clinic_id = mgk.clinics.id and state = 'shown'
)`.as('reviews')

/**
 * A page of the list, and its end position if more follows. A clinic that is deleted while the page is read makes the
 * page shorter, but does not end the list.
 */
export async function listClinics(executor: Kysely<Tables>, narrowed: Narrowed, page: Page): Promise<Part> {
  const { ids, end, total } = await findIds(executor, narrowed, page)
  const isTotalAtLeast = narrowed.matchClasses !== null && total === clinicListing.most
  if (ids.length === 0) return { clinics: [], reviews: new Map(), total, isTotalAtLeast, end }
  const rows = await executor
    .selectFrom('mgk.clinics')
    .select(['id', 'version', 'is_sample', shownFacts, 'updated_at', averageOfReviews])
    .where('id', 'in', ids)
    .execute()
  const clinics = new Map(rows.map((row) => [row.id, readClinic(row)]))
  const reviews = new Map(rows.flatMap((row) => (row.reviews ? [[row.id, row.reviews] as const] : [])))
  return { clinics: ids.flatMap((id) => clinics.get(id) ?? []), reviews, total, isTotalAtLeast, end }
}

/** A page of the clinics of the list that have a position, in the order of the list. */
export async function listClinicPins(
  executor: Kysely<Tables>,
  narrowed: Narrowed,
  { after, limit }: Omit<Page, 'sort'>,
): Promise<{ pins: ClinicPin[]; end: ListPosition | null }> {
  const placed = [...narrowed.conditions, sql<boolean>`lat is not null and lng is not null`]
  const { ids, end } = await findIds(executor, { ...narrowed, conditions: placed }, { sort: 'known', after, limit })
  const { rows } = await sql<ClinicPin>`
    select clinic_id as id, name, name_ko as "nameKo", treatments, lat, lng
    from mgk.clinic_listings where clinic_id = any(${ids}::bigint[]) and lat is not null and lng is not null
  `.execute(executor)
  const pins = new Map(rows.map((row) => [row.id, row]))
  return { pins: ids.flatMap((id) => pins.get(id) ?? []), end }
}

/** The number of clinics in the list. The matches of a search are counted up to a limit. */
export async function countNarrowed(executor: Kysely<Tables>, narrowed: Narrowed): Promise<number> {
  return narrowed.total ?? countRows(executor, clinicListing, narrowed)
}

/** The real clinics, for search engines. Samples are left out. */
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

function findIds(executor: Kysely<Tables>, { conditions, matchClasses, total }: Narrowed, { sort, ...page }: Page) {
  const known = total !== null && total >= clinicListing.most ? total : null
  const asked = { conditions, matchClasses, known }
  return findPage(executor, clinicListing, asked, clinicOrders[sort], { ...page, isCounted: true })
}

function listedBy(filter: ClinicFilter, held: readonly string[]): Condition[] {
  const { treatment, ...others } = readMarks(filter)
  const marks = Object.values(others)
  return [
    isShown(held),
    // A condition of its own, because the indexes of a treatment are partial indexes with this condition.
    ...(treatment ? [sql<boolean>`marks @> array[${treatment}]::text[]`] : []),
    ...(marks.length > 0 ? [sql<boolean>`marks @> ${marks}::text[]`] : []),
  ]
}

/** A clinic, or null if it is not shown. A sample that is hidden has no page of its own. */
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
