import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

export type TripRow = {
  id: string
  summary: Buffer
  startDate: string
  endDate: string
  version: number
  changedAt: Date
  deletedAt: Date | null
  isShared: boolean
  shareShowsClinics: boolean
  hasCalendar: boolean
  calendarShowsClinics: boolean
}

export type TripContent = { summary: Buffer; document: Buffer; startDate: string; endDate: string; at: Date }

/** Gives strangers access to a trip: a read-only link, or the address of a calendar. */
export type Opening = 'share' | 'calendar'

const shown = [
  'id',
  'summary',
  'start_date as startDate',
  'end_date as endDate',
  'version',
  'changed_at as changedAt',
  'deleted_at as deletedAt',
  sql<boolean>`share_hash is not null`.as('isShared'),
  'share_shows_clinics as shareShowsClinics',
  sql<boolean>`calendar_hash is not null`.as('hasCalendar'),
  'calendar_shows_clinics as calendarShowsClinics',
] as const

/** Serialises changes to the trips of one user. Otherwise concurrent inserts could exceed the limit of their number. */
export async function lockTrips(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mgk trips of ${userId}`}, 0))`.execute(tx)
}

/** Like all queries below, returns only the trips of the transaction's member, because of row-level security. */
export function listTrips(tx: Kysely<Tables>): Promise<TripRow[]> {
  return tx.selectFrom('mgk.saved_trips').select(shown).orderBy('changed_at', 'desc').orderBy('id').execute()
}

export function findTrip(tx: Kysely<Tables>, id: string): Promise<TripRow | undefined> {
  return tx.selectFrom('mgk.saved_trips').select(shown).where('id', '=', id).executeTakeFirst()
}

export async function readDocument(tx: Kysely<Tables>, id: string): Promise<Buffer | undefined> {
  const row = await tx.selectFrom('mgk.saved_trips').select('document').where('id', '=', id).executeTakeFirst()
  return row?.document
}

export async function insertTrip(
  tx: Kysely<Tables>,
  { id, userId, summary, document, startDate, endDate, at }: TripContent & { id: string; userId: string },
): Promise<void> {
  await tx
    .insertInto('mgk.saved_trips')
    .values({
      id,
      user_id: userId,
      summary,
      document,
      start_date: startDate,
      end_date: endDate,
      created_at: at,
      changed_at: at,
    })
    .execute()
}

export async function replaceTrip(
  tx: Kysely<Tables>,
  id: string,
  { summary, document, startDate, endDate, at }: TripContent,
): Promise<void> {
  await tx
    .updateTable('mgk.saved_trips')
    .set((row) => ({
      summary,
      document,
      start_date: startDate,
      end_date: endDate,
      changed_at: at,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function replaceSummary(tx: Kysely<Tables>, id: string, summary: Buffer, at: Date): Promise<void> {
  await tx
    .updateTable('mgk.saved_trips')
    .set((row) => ({ summary, changed_at: at, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Null restores the trip. */
export async function markDeleted(tx: Kysely<Tables>, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('mgk.saved_trips').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** Deletes all but the newest deleted trips. */
export async function removeOldDeleted(tx: Kysely<Tables>, most: number): Promise<void> {
  const kept = tx
    .selectFrom('mgk.saved_trips')
    .select('id')
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .limit(most)
  await tx.deleteFrom('mgk.saved_trips').where('deleted_at', 'is not', null).where('id', 'not in', kept).execute()
}

/** Stores a new token, which replaces the previous one. Null revokes it. */
export async function saveOpening(
  tx: Kysely<Tables>,
  { id, opening }: { id: string; opening: Opening },
  given: { hash: Buffer; showsClinics: boolean } | null,
): Promise<void> {
  const hash = given?.hash ?? null
  const showsClinics = given?.showsClinics ?? false
  await tx
    .updateTable('mgk.saved_trips')
    .set(
      opening === 'share'
        ? { share_hash: hash, share_shows_clinics: showsClinics }
        : { calendar_hash: hash, calendar_shows_clinics: showsClinics },
    )
    .where('id', '=', id)
    .execute()
}

export type OpenedRow = {
  id: string
  summary: Buffer
  document: Buffer
  version: number
  changedAt: Date
  shareShowsClinics: boolean
  calendarShowsClinics: boolean
}

/** For a transaction as a visitor: row-level security shows the trip of the token. The owner is not returned. */
export async function readOpened(
  tx: Transaction<Tables>,
  opening: Opening,
  token: string,
): Promise<OpenedRow | undefined> {
  const name = opening === 'share' ? 'mgk.trip_share_token' : 'mgk.trip_calendar_token'
  await sql`select set_config(${name}, ${token}, true)`.execute(tx)
  return tx
    .selectFrom('mgk.saved_trips')
    .select([
      'id',
      'summary',
      'document',
      'version',
      'changed_at as changedAt',
      'share_shows_clinics as shareShowsClinics',
      'calendar_shows_clinics as calendarShowsClinics',
    ])
    .executeTakeFirst()
}

/** For the product itself: row-level security shows it only trips that were deleted more than 30 days ago. */
export async function sweepTrips(tx: Transaction<Tables>): Promise<void> {
  await sql`delete from mgk.saved_trips where deleted_at is not null`.execute(tx)
}
