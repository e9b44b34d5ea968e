import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { ImportTarget } from '#server/platform/import/import-rows.ts'
import type { Batch, MissingBatch } from '#server/platform/import/staging-store.ts'

/**
 * The registration and the page of the city's list come from separate files, so an import of a list keeps them, with
 * the languages and the site of that page where the list has none. A new date of the check alone is no change.
 */
const nextFacts = sql`staged.facts || case when kept.imported ? 'registration'
  then jsonb_build_object('registration', kept.imported -> 'registration') else '{}' end
  || case when kept.imported ? 'sources' then jsonb_build_object('sources', kept.imported -> 'sources',
    'languages', case when staged.facts -> 'languages' = '[]' then kept.imported else staged.facts end -> 'languages',
    'website', case when staged.facts ->> 'website' = '' then kept.imported else staged.facts end -> 'website')
  else '{}' end`

/** Counts what the list would change, without writing anything. */
async function compare(tx: Transaction<Tables>, { origin, isWhole }: { origin: string; isWhole: boolean }) {
  const { rows } = await sql<{ added: number; changed: number; missing: number }>`
    select count(*) filter (where kept.id is null) as added,
      count(*) filter (where (${nextFacts} || kept.overlay) - 'checkedOn' <> kept.facts - 'checkedOn') as changed,
      (select count(*) from mgk.clinics kept where ${isWhole} and ${isMissing(origin)}) as missing
    from staged_rows staged
    left join mgk.clinics kept on kept.origin = ${origin} and kept.source_id = staged.source_id
    where staged.facts is not null`.execute(tx)
  return rows[0] ?? { added: 0, changed: 0, missing: 0 }
}

/**
 * Updates existing clinics. Only rows that differ are written. The version increases only if facts that visitors read
 * change.
 */
async function update(tx: Transaction<Tables>, { origin, after, upTo }: Batch): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with given as (
      select kept.id, kept.facts as before, next.imported, next.imported || kept.overlay as after, quality.location_quality
      from staged_rows staged
      join mgk.clinics kept on kept.origin = ${origin} and kept.source_id = staged.source_id
      cross join lateral (select ${nextFacts} as imported) next
      cross join lateral (select case when staged.is_low_location then 'low' else 'usual' end as location_quality) quality
      where staged.line > ${after} and staged.line <= ${upTo} and staged.facts is not null
        and (kept.imported <> next.imported or kept.closed_candidate or kept.location_quality <> quality.location_quality)
      order by kept.id
      for update of kept
    ), written as (
      update mgk.clinics clinic
      set imported = given.imported, location_quality = given.location_quality, closed_candidate = false,
        version = clinic.version + differs::int,
        updated_at = case when differs then now() else clinic.updated_at end
      from given, lateral (select given.before - 'checkedOn' <> given.after - 'checkedOn' as differs) told
      where clinic.id = given.id
      returning clinic.id, clinic.version, given.before, given.after, differs
    ), logged as (
      insert into mgk.clinic_changes (clinic_id, version, action, before, after)
      select id, version, 'imported', fields.before, fields.after
      from written, lateral (
        select jsonb_object_agg(name, written.before -> name) as before, jsonb_object_agg(name, written.after -> name) as after
        from jsonb_object_keys(written.before || written.after) as names (name)
        where name <> 'checkedOn' and written.before -> name is distinct from written.after -> name
      ) fields
      where differs
      returning 1
    ) select count(*) as changed from logged`.execute(tx)
  return rows[0]?.changed ?? 0
}

/** Inserts new clinics. The row itself has its origin and time, so the history starts with the first change. */
async function insert(tx: Transaction<Tables>, { origin, after, upTo }: Batch): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into mgk.clinics (origin, source_id, imported, location_quality)
    select ${origin}, source_id, facts, case when is_low_location then 'low' else 'usual' end
    from staged_rows staged
    where line > ${after} and line <= ${upTo} and facts is not null
      and not exists (select from mgk.clinics where origin = ${origin} and source_id = staged.source_id)
    order by line
    on conflict (origin, source_id) do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/**
 * Marks the next batch of clinics, by id, that are missing in a complete list. Returns their number and the last id.
 * Nothing is deleted.
 */
async function markMissing(tx: Transaction<Tables>, { origin, isWhole, after, size }: MissingBatch) {
  if (!isWhole) return { marked: 0, last: null }
  const { rows } = await sql<{ marked: number; last: string | null }>`
    with missing as (
      select kept.id from mgk.clinics kept where ${isMissing(origin)} and kept.id > ${Number(after)} order by kept.id limit ${size}
      for update of kept
    ), marked as (
      update mgk.clinics clinic set closed_candidate = true from missing where clinic.id = missing.id returning clinic.id
    ) select count(*) as marked, max(id)::text as last from marked`.execute(tx)
  return rows[0] ?? { marked: 0, last: null }
}

function isMissing(origin: string) {
  return sql<boolean>`kept.origin = ${origin} and not kept.closed_candidate and kept.deleted_at is null
    and not exists (select from staged_rows staged where staged.source_id = kept.source_id)`
}

export const clinicTarget: ImportTarget = { subject: 'clinic', compare, update, insert, markMissing }
