import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Place, PlaceFacts, PlaceScene } from '#domain/places/places.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { type PlaceRow, readPlace, writeColumns } from './place-columns.ts'

/** The columns of mgk.places that hold the facts of a source, in a fixed order. */
export const columnNames = [
  'kind, name_en, name_ko, name_ja, name_zh, aliases, description, lat, lng, area, province, district_en, district_ko',
  'address_en, address_ko, station, categories, interests, tags, hours, closed, exceptions, last_entry, cost',
  'visit_minutes, cuisine, budget_level, permanently_closed, phone, website, image, basis, source, checked_on',
  'seasons, access, sources, fame',
  'headline, best, active_hours, dusk, child_from, for_children, stairs, walk_km, shelter, season_best, season_avoid',
  'dish, starts_at, bring, tickets, highlights, tip, goes_with',
].join(', ')

/** A change of one of these columns creates a new version. Fame does not, because no page shows it. */
const versionedColumns = columnNames.split(', ').filter((name) => name !== 'fame')

/** The same columns as SQL. */
export const factColumns = sql.raw(columnNames)

/** The columns of mgk.places that readPlace needs. */
export const shownColumns = sql.raw(
  `id, ${columnNames.replace('closed, exceptions', 'closed::text[], exceptions')},
   overlay, version, origin, picked_on, is_trending, scene, location_quality, updated_at`,
)

export type CatalogueRow = PlaceFacts & Partial<PlaceScene>

/** The places with these ids that are not deleted, in no particular order. */
export async function readPlaces(executor: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Place>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PlaceRow>`
    select ${shownColumns} from mgk.places where id = any(${ids}::text[]) and deleted_at is null
  `.execute(executor)
  return new Map(rows.map((row) => [row.id, readPlace(row)]))
}

/**
 * Imports the embedded catalogue. Only rows that differ are written, so a start without changes writes nothing. Rows
 * that it does not contain any more are marked as deleted, unless an editor has changed, picked or restored them.
 */
export async function saveCatalogue(tx: Transaction<Tables>, places: readonly CatalogueRow[]): Promise<void> {
  const ids = places.map(({ id }) => id)
  const isHeld = sql<boolean>`id = any(${ids}::text[])`
  const isWanted = sql<boolean>`overlay <> '{}' or picked_on is not null or exists (
    select from mgk.place_changes where place_id = kept.id and action = 'restored' and actor_id is not null
  )`
  await markDeleted(tx, true, sql`not ${isHeld} and deleted_at is null and not (${isWanted})`)
  await markDeleted(
    tx,
    false,
    sql`${isHeld} and deleted_at is not null and (
    select action = 'deleted' and actor_id is null from mgk.place_changes where place_id = kept.id order by id desc limit 1
  )`,
  )
  await writeCatalogue(tx, places)
}

async function markDeleted(tx: Transaction<Tables>, isDeleted: boolean, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with marked as (
      update mgk.places as kept
      set deleted_at = ${isDeleted ? sql`now()` : null}, version = version + 1, updated_at = now()
      where origin = 'catalogue' and ${which}
      returning id, version
    )
    insert into mgk.place_changes (place_id, version, action, before, after)
    select id, version, ${isDeleted ? 'deleted' : 'restored'}, '{}', '{}' from marked
  `.execute(tx)
}

/**
 * The version increases and the history gets an entry only if facts that visitors read change. A change that an
 * editor's overlay hides does not count.
 */
async function writeCatalogue(tx: Transaction<Tables>, places: readonly CatalogueRow[]): Promise<void> {
  const rows = JSON.stringify(
    places.map((place, position) => ({
      id: place.id,
      ...writeColumns(place),
      scene: place.scene ?? null,
      position,
    })),
  )
  const isSeenToDiffer = sql`exists (
    select from unnest(${versionedColumns}::text[]) as names (name)
    where not kept.overlay ? name and to_jsonb(kept) -> name is distinct from to_jsonb(excluded) -> name
  )`
  await sql`
    with written as (
      insert into mgk.places as kept (id, ${factColumns}, scene, position)
      select id, ${factColumns}, scene, position from jsonb_populate_recordset(null::mgk.places, ${rows}::jsonb)
      on conflict (id) do update
      set (${factColumns}, scene, position) =
          (select ${factColumns}, scene, position from (select excluded.*) as excluded),
        version = kept.version + ${isSeenToDiffer}::int,
        updated_at = case when ${isSeenToDiffer} then now() else kept.updated_at end
      where kept.origin = 'catalogue'
        and (${columnsOf('kept')}, kept.scene, kept.position)
          is distinct from (${columnsOf('excluded')}, excluded.scene, excluded.position)
      returning id, version, to_jsonb(kept) as row
    )
    insert into mgk.place_changes (place_id, version, action, before, after)
    select id, written.version, 'imported', fields.before, fields.after
    from written join mgk.places as before using (id), lateral (
      select jsonb_object_agg(name, to_jsonb(before) -> name) as before, jsonb_object_agg(name, row -> name) as after
      from unnest(${versionedColumns}::text[]) as names (name)
      where not before.overlay ? name and to_jsonb(before) -> name is distinct from row -> name
    ) as fields
    where fields.after is not null
  `.execute(tx)
}

function columnsOf(row: string): RawBuilder<unknown> {
  return sql.raw(columnNames.replaceAll(/\w+/g, (name) => `${row}.${name}`))
}
