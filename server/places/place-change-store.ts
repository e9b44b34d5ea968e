import type { Selectable, Transaction } from 'kysely'
import type { PlaceColumns, PlaceTables } from '#server/platform/database/place-tables.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { ChangesPage } from '#server/platform/edits/told-changes.ts'

export type PlaceChangeRow = Selectable<PlaceTables['mgk.place_changes']>

/** Columns, and the day of an editor's choice, which no source gives. */
export type ChangedColumns = Partial<PlaceColumns & { picked_on: string | null }>

export type NewPlaceChange = {
  placeId: string
  version: number
  action: PlaceChangeRow['action']
  actorId: string
  before: ChangedColumns
  after: ChangedColumns
}

export async function addPlaceChange(
  tx: Transaction<Tables>,
  { placeId, version, action, actorId, before, after }: NewPlaceChange,
): Promise<void> {
  await tx
    .insertInto('mgk.place_changes')
    .values({
      place_id: placeId,
      version,
      action,
      actor_id: actorId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

/** A page, the newest first, below the one where the page before ended. */
export function listPlaceChanges(
  tx: Transaction<Tables>,
  placeId: string,
  { below, limit }: ChangesPage,
): Promise<PlaceChangeRow[]> {
  return tx
    .selectFrom('mgk.place_changes')
    .selectAll()
    .where('place_id', '=', placeId)
    .$if(below !== null, (some) => some.where('id', '<', below ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Everything that was changed since a version, the newest first. */
export function listPlaceChangesSince(
  tx: Transaction<Tables>,
  placeId: string,
  version: number,
): Promise<PlaceChangeRow[]> {
  return tx
    .selectFrom('mgk.place_changes')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('version', '>', version)
    .orderBy('id', 'desc')
    .execute()
}

/** What one administrator changed, the oldest first. */
export function listPlaceChangesBy(tx: Transaction<Tables>, actorId: string): Promise<PlaceChangeRow[]> {
  return tx.selectFrom('mgk.place_changes').selectAll().where('actor_id', '=', actorId).orderBy('id').execute()
}
