import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Place, PlaceFacts } from '#domain/places/places.ts'
import type { PlaceColumns } from '#server/platform/database/tables/place-tables.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { Held } from '#server/platform/edits/editing.ts'
import type { ChangesPage } from '#server/platform/edits/change-rows.ts'
import { type PlaceRow, readColumns, readPlace, writeColumns } from './place-columns.ts'
import { factColumns, shownColumns } from './place-store.ts'

type Tx = Transaction<Tables>
type HeldRow = PlaceRow & { deleted_at: Date | null }

type HeldPlace = Held<Place, PlaceColumns>

export async function readHeldPlace(tx: Tx, id: string): Promise<HeldPlace | null> {
  const { rows } = await selectPlace(id).execute(tx)
  return presentHeld(rows[0])
}

export async function holdPlace(tx: Tx, id: string): Promise<HeldPlace | null> {
  const { rows } = await sql<HeldRow>`${selectPlace(id)} for update`.execute(tx)
  return presentHeld(rows[0])
}

function selectPlace(id: string): RawBuilder<HeldRow> {
  return sql<HeldRow>`select ${shownColumns}, deleted_at from mgk.places where id = ${id}`
}

function presentHeld(row: HeldRow | undefined): HeldPlace | null {
  if (!row) return null
  const said = writeColumns(readColumns(row.id, row))
  return { entry: readPlace(row), said, isDeleted: row.deleted_at !== null }
}

/** Returns null if another place has the id. */
export async function addPlace(tx: Tx, facts: PlaceFacts): Promise<Place | null> {
  const { rows } = await sql<PlaceRow>`
    insert into mgk.places (id, origin, ${factColumns})
    select ${facts.id}, 'editor', ${factColumns}
    from jsonb_populate_record(null::mgk.places, ${JSON.stringify(writeColumns(facts))}::jsonb)
    on conflict (id) do nothing
    returning ${shownColumns}
  `.execute(tx)
  return rows[0] ? readPlace(rows[0]) : null
}

export function savePlaceOverlay(tx: Tx, id: string, overlay: Partial<PlaceColumns>): Promise<Place> {
  return saveNextVersion(tx, id, sql`overlay = ${JSON.stringify(overlay)}::jsonb`)
}

export function savePlaceDeletion(tx: Tx, id: string, isDeleted: boolean): Promise<Place> {
  return saveNextVersion(tx, id, sql`deleted_at = ${isDeleted ? sql`now()` : null}`)
}

export function savePick(tx: Tx, id: string, pick: { on: string; by: string } | null): Promise<Place> {
  return saveNextVersion(tx, id, sql`picked_on = ${pick?.on ?? null}::date, picked_by = ${pick?.by ?? null}::uuid`)
}

async function saveNextVersion(tx: Tx, id: string, changes: RawBuilder<unknown>): Promise<Place> {
  const { rows } = await sql<PlaceRow>`
    update mgk.places set ${changes}, version = version + 1, updated_at = now() where id = ${id} returning ${shownColumns}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`${id} was not held`)
  return readPlace(row)
}

export type DeletedRow = PlaceRow & { change: number; at: Date; actor_id: string | null }

/** A page of the deleted places, newest deletion first. It starts below the change at which the page before ended. */
export async function listDeletedPlaces(tx: Tx, { below, limit }: ChangesPage): Promise<DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    select ${shownColumns}, change, at, actor_id
    from mgk.places, lateral (
      select c.id as change, c.at, c.actor_id from mgk.place_changes as c
      where c.place_id = places.id and c.action = 'deleted' order by c.id desc limit 1
    ) as deletion
    where deleted_at is not null and (${below}::bigint is null or change < ${below}::bigint)
    order by change desc
    limit ${limit}
  `.execute(tx)
  return rows
}

/** The end position of a page of unchecked places. */
export type UncheckedPosition = readonly [popularity: number, since: number, id: string]
export type UncheckedRow = PlaceRow & { popularity: number; since: number }

/** A page of the places whose facts nobody has checked: most popular first, then longest unchanged first. */
export async function listUncheckedPlaces(
  tx: Tx,
  { after, limit }: { after: UncheckedPosition | null; limit: number },
): Promise<UncheckedRow[]> {
  const [popularity = 0, since = 0, id = ''] = after ?? []
  const moment = sql`timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`
  const beyond = sql`(-popularity, updated_at, id) > (${-popularity}::integer, ${moment}, ${id}::text)`
  const { rows } = await sql<UncheckedRow>`
    select ${shownColumns}, popularity, (extract(epoch from updated_at) * 1000000)::bigint as since
    from mgk.places
    where deleted_at is null and coalesce(overlay ->> 'basis', basis) = 'recalled' and ${after === null ? sql`true` : beyond}
    order by -popularity, updated_at, id
    limit ${limit}
  `.execute(tx)
  return rows
}
