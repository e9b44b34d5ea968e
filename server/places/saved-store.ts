import { type Kysely, sql, type Transaction } from 'kysely'
import type { SavedPlace } from '#domain/places/saved-places.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

export type ListRow = { id: string; name: string | null; version: number; isShared: boolean }

/** Locks the lists of one person for this transaction. Without the lock, concurrent changes could exceed the limits. */
export async function lockSavedPlaces(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mgk saved lists of ${userId}`}, 0))`.execute(tx)
}

/** The lists of the member who runs the transaction. Row-level security hides all others, here and in all functions. */
export function listLists(tx: Kysely<Tables>): Promise<ListRow[]> {
  return tx
    .selectFrom('mgk.saved_lists')
    .select(['id', 'name', 'version', sql<boolean>`share_hash is not null`.as('isShared')])
    .orderBy(sql`name is not null`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findList(tx: Kysely<Tables>, which: { id: string } | 'main'): Promise<ListRow | undefined> {
  return tx
    .selectFrom('mgk.saved_lists')
    .select(['id', 'name', 'version', sql<boolean>`share_hash is not null`.as('isShared')])
    .where((row) =>
      which === 'main' ? row('name', 'is', null) : row.and([row('id', '=', which.id), row('name', 'is not', null)]),
    )
    .executeTakeFirst()
}

export async function addList(
  tx: Kysely<Tables>,
  { userId, name, at }: { userId: string; name: string | null; at: Date },
): Promise<ListRow> {
  const { id, version } = await tx
    .insertInto('mgk.saved_lists')
    .values({ user_id: userId, name, created_at: at })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return { id, name, version, isShared: false }
}

export async function renameList(tx: Kysely<Tables>, id: string, name: string): Promise<void> {
  await tx
    .updateTable('mgk.saved_lists')
    .set((row) => ({ name, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteList(tx: Kysely<Tables>, id: string): Promise<void> {
  await tx.deleteFrom('mgk.saved_lists').where('id', '=', id).execute()
}

/** Replaces the link of a list. Null removes it. */
export async function saveShare(
  tx: Kysely<Tables>,
  id: string,
  share: { hash: Buffer; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('mgk.saved_lists')
    .set({ share_hash: share?.hash ?? null, shared_at: share?.at ?? null })
    .where('id', '=', id)
    .execute()
}

/** The saved places of these lists, most recently saved first. */
export async function listSaved(tx: Kysely<Tables>, listIds: readonly string[]): Promise<Map<string, SavedPlace[]>> {
  const saved = new Map<string, SavedPlace[]>(listIds.map((id) => [id, []]))
  if (listIds.length === 0) return saved
  const rows = await tx
    .selectFrom('mgk.saved_places')
    .select(['list_id', 'place_id', 'saved_at'])
    .where('list_id', 'in', listIds)
    .orderBy('saved_at', 'desc')
    .orderBy('place_id')
    .execute()
  for (const row of rows) saved.get(row.list_id)?.push({ id: row.place_id, savedAt: row.saved_at.toISOString() })
  return saved
}

/** A place that is already in the list keeps its time. */
export async function addSaved(tx: Kysely<Tables>, listId: string, places: readonly SavedPlace[]): Promise<void> {
  if (places.length === 0) return
  await tx
    .insertInto('mgk.saved_places')
    .values(places.map(({ id, savedAt }) => ({ list_id: listId, place_id: id, saved_at: new Date(savedAt) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeSaved(tx: Kysely<Tables>, listId: string, placeId: string): Promise<void> {
  await tx.deleteFrom('mgk.saved_places').where('list_id', '=', listId).where('place_id', '=', placeId).execute()
}

/** The ids that exist in the catalogue. */
export async function findKnown(tx: Kysely<Tables>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('mgk.places')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The list with this token, without data about its owner. For a transaction with the role of a visitor. */
export async function readShared(
  tx: Transaction<Tables>,
  token: string,
): Promise<{ name: string | null; placeIds: string[] } | null> {
  await sql`select set_config('mgk.share_token', ${token}, true)`.execute(tx)
  const list = await tx.selectFrom('mgk.saved_lists').select(['id', 'name']).executeTakeFirst()
  if (!list) return null
  const rows = await tx
    .selectFrom('mgk.saved_places')
    .select('place_id')
    .where('list_id', '=', list.id)
    .orderBy('saved_at', 'desc')
    .orderBy('place_id')
    .execute()
  return { name: list.name, placeIds: rows.map((row) => row.place_id) }
}
