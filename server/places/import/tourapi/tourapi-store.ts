import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { TourapiLanguage } from './fetch-tourapi.ts'
import type { JoinedLanguage, NamedPlace, Overrides } from './join-names.ts'

export type ListProgress = { syncedUntil: string | null; nextPage: number | null; begunAt: string | null }

const nothingYet: ListProgress = { syncedUntil: null, nextPage: null, begunAt: null }

export async function readProgress(tx: Transaction<Tables>, language: TourapiLanguage): Promise<ListProgress> {
  const row = await tx
    .selectFrom('mgk.tourapi_lists')
    .select(['synced_until as syncedUntil', 'next_page as nextPage', 'begun_at as begunAt'])
    .where('language', '=', language)
    .executeTakeFirst()
  return row ?? nothingYet
}

export async function saveProgress(
  tx: Transaction<Tables>,
  language: TourapiLanguage,
  { syncedUntil, nextPage, begunAt }: ListProgress,
): Promise<void> {
  const values = { synced_until: syncedUntil, next_page: nextPage, begun_at: begunAt }
  await tx
    .insertInto('mgk.tourapi_lists')
    .values({ language, ...values })
    .onConflict((conflict) => conflict.column('language').doUpdateSet(values))
    .execute()
}

export type Listed = { contentId: string; contentType: string; modifiedAt: string }

/** Records which places need their details. */
export async function saveListed(tx: Transaction<Tables>, listed: readonly Listed[]): Promise<void> {
  await sql`
    insert into mgk.tourapi_details as kept (content_id, content_type, modified_at)
    select distinct on ("contentId") "contentId", "contentType", "modifiedAt"
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as listed ("contentId" text, "contentType" text, "modifiedAt" text)
    order by "contentId", "modifiedAt" desc
    on conflict (content_id) do update set content_type = excluded.content_type, modified_at = excluded.modified_at
    where kept.modified_at <> excluded.modified_at`.execute(tx)
}

/** The places of the source that need their details, most recently changed first. */
export async function listWaiting(tx: Transaction<Tables>, origin: string, limit: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select content_id as "contentId", content_type as "contentType", modified_at as "modifiedAt"
    from mgk.tourapi_details
    where detailed_at is distinct from modified_at
      and exists (select from mgk.places where origin = ${origin} and source_id = content_id and deleted_at is null)
    order by modified_at desc, content_id limit ${limit}`.execute(tx)
  return rows
}

export async function saveDetailed(tx: Transaction<Tables>, done: readonly Listed[]): Promise<void> {
  await sql`
    update mgk.tourapi_details set detailed_at = "modifiedAt"
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done ("contentId" text, "modifiedAt" text)
    where content_id = "contentId"`.execute(tx)
}

export async function listNamed(tx: Transaction<Tables>, origin: string): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select source_id as "sourceId", name_ko as "nameKo", lat, lng from mgk.places
    where origin = ${origin} and name_ko <> '' and deleted_at is null order by id`.execute(tx)
  return rows
}

export async function readOverrides(tx: Transaction<Tables>, language: JoinedLanguage): Promise<Overrides> {
  const rows = await tx
    .selectFrom('mgk.tourapi_joins')
    .select(['content_id', 'joined_to'])
    .where('language', '=', language)
    .execute()
  return new Map(rows.map(({ content_id: id, joined_to: joined }) => [id, joined]))
}

export type Override = { language: JoinedLanguage; contentId: string; joinedTo: string | null }

/** Replaces all assignments of the operator. */
export async function saveOverrides(tx: Transaction<Tables>, overrides: readonly Override[]): Promise<void> {
  await tx.deleteFrom('mgk.tourapi_joins').execute()
  await sql`
    insert into mgk.tourapi_joins (language, content_id, joined_to)
    select language, "contentId", "joinedTo"
    from jsonb_to_recordset(${JSON.stringify(overrides)}::jsonb) as given (language text, "contentId" text, "joinedTo" text)
    on conflict (language, content_id) do update set joined_to = excluded.joined_to`.execute(tx)
}
