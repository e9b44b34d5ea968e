import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { ClinicFacts } from '#domain/clinics/clinics.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

/** Rows that ship with the product: fictional samples, or the real institutions of the embedded catalogue. */
export type BuiltInOrigin = 'sample' | 'catalogue'
export type BuiltInClinic = { sourceId: string; facts: ClinicFacts }

/** Whether an editor has changed the row. Changes by the product itself have no actor. */
const isEdited = sql<boolean>`(clinic.overlay <> '{}' or exists (
  select from mgk.clinic_changes where clinic_id = clinic.id and action <> 'imported'
))`
/** Whether the clinic has an address for requests, or requests or reviews, which would be deleted with the row. */
const isInUse = sql<boolean>`(
  exists (select from mgk.clinic_contacts where clinic_id = clinic.id)
  or exists (select from mgk.consultations where clinic_id = clinic.id)
  or exists (select from mgk.reviews where clinic_id = clinic.id)
)`

/**
 * Writes the rows that differ and leaves the others alone. A row that is no longer built in is removed, unless an
 * editor has changed it or it is in use: an edited sample is marked as deleted, because a node of another release may
 * still have it; an institution stays. A row that an administrator deleted stays deleted.
 */
export async function saveBuiltIn(
  tx: Transaction<Tables>,
  origin: BuiltInOrigin,
  clinics: readonly BuiltInClinic[],
): Promise<void> {
  // Lock all rows at once and in the order of their ids, which prevents a deadlock.
  await sql`select id from mgk.clinics where origin = ${origin} order by id for update`.execute(tx)
  const ids = clinics.map(({ sourceId }) => sourceId)
  const isBuiltIn = sql<boolean>`source_id = any(${ids}::text[])`
  if (origin === 'sample')
    await markDeleted(tx, origin, true, sql`not ${isBuiltIn} and deleted_at is null and ${isEdited}`)
  await sql`
    delete from mgk.clinics as clinic where origin = ${origin} and not ${isBuiltIn} and not ${isEdited}
      and not ${isInUse}
  `.execute(tx)
  await markDeleted(
    tx,
    origin,
    false,
    sql`${isBuiltIn} and deleted_at is not null and (
    select action = 'deleted' and actor_id is null from mgk.clinic_changes where clinic_id = clinic.id order by id desc limit 1
  )`,
  )
  await writeRows(tx, origin, clinics)
}

async function markDeleted(
  tx: Transaction<Tables>,
  origin: BuiltInOrigin,
  isDeleted: boolean,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with marked as (
      update mgk.clinics as clinic
      set deleted_at = ${isDeleted ? sql`now()` : null}, version = version + 1, updated_at = now()
      where origin = ${origin} and ${which}
      returning id, version
    )
    insert into mgk.clinic_changes (clinic_id, version, action, before, after)
    select id, version, ${isDeleted ? 'deleted' : 'restored'}, '{}', '{}' from marked
  `.execute(tx)
}

/**
 * A row has no prices: releases from before there were any write the same row, so that no version changes. None has a
 * registration either: one that an import of a list wrote is kept.
 * Increments the version and adds a row to the history where the facts that visitors read change.
 */
async function writeRows(
  tx: Transaction<Tables>,
  origin: BuiltInOrigin,
  clinics: readonly BuiltInClinic[],
): Promise<void> {
  const rows = JSON.stringify(
    clinics.map(({ sourceId, facts: { prices: _none, ...imported } }) => ({ source_id: sourceId, imported })),
  )
  await sql`
    with written as (
      insert into mgk.clinics as kept (origin, source_id, imported)
      select ${origin}, source_id, imported || coalesce((
        select jsonb_build_object('registration', held.imported -> 'registration') from mgk.clinics as held
        where held.origin = ${origin} and held.source_id = given.source_id and given.imported -> 'registration' = 'null'
      ), '{}')
      from jsonb_to_recordset(${rows}::jsonb) as given (source_id text, imported jsonb)
      on conflict (origin, source_id) do update
      set imported = excluded.imported,
        version = kept.version + (kept.facts <> excluded.imported || kept.overlay)::int,
        updated_at = case when kept.facts <> excluded.imported || kept.overlay then now() else kept.updated_at end
      where kept.imported <> excluded.imported
      returning id, version, facts
    )
    insert into mgk.clinic_changes (clinic_id, version, action, before, after)
    select id, written.version, 'imported', fields.before, fields.after
    from written join mgk.clinics as kept using (id), lateral (
      select jsonb_object_agg(name, kept.facts -> name) as before, jsonb_object_agg(name, written.facts -> name) as after
      from jsonb_object_keys(kept.facts || written.facts) as names (name)
      where kept.facts -> name is distinct from written.facts -> name
    ) as fields
    where kept.facts <> written.facts
  `.execute(tx)
}
