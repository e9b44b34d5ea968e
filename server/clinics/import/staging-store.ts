import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** What a file would do, or did, to the clinics of its source. */
export type ImportCounts = { added: number; changed: number; same: number; missing: number; lowLocation: number }

export const copyStaged = 'copy staged_clinics (line, source_id, is_low_location, facts) from stdin'

/** The registration comes by a file of its own and stays; of facts that only were looked at again nobody needs to hear. */
const nextFacts = sql`staged.facts || case when kept.imported ? 'registration'
  then jsonb_build_object('registration', kept.imported -> 'registration') else '{}' end`

/** Gone with the session, and written without a log: what it holds is in the file. A row without facts was refused, and is there all the same. */
export async function createStaging(tx: Transaction<Tables>): Promise<void> {
  await sql`
    create temporary table staged_clinics (
      line integer not null, source_id text not null, is_low_location boolean not null, facts jsonb
    )`.execute(tx)
}

/** Of several rows with one id the first stays; the others come back. */
export async function dropRepeated(
  tx: Transaction<Tables>,
): Promise<{ line: number; sourceId: string; name: string }[]> {
  const { rows } = await sql<{ line: number; sourceId: string; name: string }>`
    delete from staged_clinics where ctid in (
      select ctid from (
        select ctid, facts, row_number() over (partition by source_id order by facts is null, line) as place from staged_clinics
      ) placed where place > 1 and facts is not null
    ) returning line, source_id as "sourceId", facts ->> 'name' as name`.execute(tx)
  await sql`create index on staged_clinics (line)`.execute(tx)
  await sql`create index on staged_clinics (source_id)`.execute(tx)
  await sql`analyze staged_clinics`.execute(tx)
  return rows
}

/** Where the batches end: every line with which one of `size` rows is full, and the last. */
export async function listBatchEnds(tx: Transaction<Tables>, size: number): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    select line from (
      select line, row_number() over (order by line) as place, count(*) over () as total
      from staged_clinics where facts is not null
    ) placed where place % ${size} = 0 or place = total order by line`.execute(tx)
  return rows.map(({ line }) => line)
}

/** How many clinics the list has, and how many of them lie where they cannot. */
export async function countStaged(tx: Transaction<Tables>): Promise<{ total: number; lowLocation: number }> {
  const { rows } = await sql<{ total: number; lowLocation: number }>`
    select count(*) as total, count(*) filter (where is_low_location) as "lowLocation"
    from staged_clinics where facts is not null`.execute(tx)
  return rows[0] ?? { total: 0, lowLocation: 0 }
}

/** What the list would change, without changing it. */
export async function compareStaged(tx: Transaction<Tables>, origin: string) {
  const { rows } = await sql<{ added: number; changed: number; missing: number }>`
    select count(*) filter (where kept.id is null) as added,
      count(*) filter (where (${nextFacts} || kept.overlay) - 'checkedOn' <> kept.facts - 'checkedOn') as changed,
      (select count(*) from mgk.clinics kept where ${isMissing(origin)}) as missing
    from staged_clinics staged
    left join mgk.clinics kept on kept.origin = ${origin} and kept.source_id = staged.source_id
    where staged.facts is not null`.execute(tx)
  return rows[0] ?? { added: 0, changed: 0, missing: 0 }
}

type Batch = { origin: string; after: number; upTo: number }

/** The clinics that are there already. Only a row that differs is written; its version counts up where what visitors read is another thing. */
export async function updateBatch(tx: Transaction<Tables>, { origin, after, upTo }: Batch): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with given as (
      select kept.id, kept.facts as before, next.imported, next.imported || kept.overlay as after, quality.location_quality
      from staged_clinics staged
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

/** Those that are new. The row itself says when it came and from where, so the history begins with the first change of it. */
export async function insertBatch(tx: Transaction<Tables>, { origin, after, upTo }: Batch): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into mgk.clinics (origin, source_id, imported, location_quality)
    select ${origin}, source_id, facts, case when is_low_location then 'low' else 'usual' end
    from staged_clinics staged
    where line > ${after} and line <= ${upTo} and facts is not null
      and not exists (select from mgk.clinics where origin = ${origin} and source_id = staged.source_id)
    order by line
    on conflict (origin, source_id) do nothing`.execute(tx)
  return Number(numAffectedRows)
}

type MissingBatch = { origin: string; after: number; size: number }

/** Marks the next clinics by id that the whole list does not have any more, and answers which they were; nothing is taken away. */
export async function markMissing(
  tx: Transaction<Tables>,
  { origin, after, size }: MissingBatch,
): Promise<{ marked: number; last: number | null }> {
  const { rows } = await sql<{ marked: number; last: number | null }>`
    with missing as (
      select kept.id from mgk.clinics kept where ${isMissing(origin)} and kept.id > ${after} order by kept.id limit ${size}
      for update of kept
    ), marked as (
      update mgk.clinics clinic set closed_candidate = true from missing where clinic.id = missing.id returning clinic.id
    ) select count(*) as marked, max(id) as last from marked`.execute(tx)
  return rows[0] ?? { marked: 0, last: null }
}

function isMissing(origin: string) {
  return sql<boolean>`kept.origin = ${origin} and not kept.closed_candidate and kept.deleted_at is null
    and not exists (select from staged_clinics staged where staged.source_id = kept.source_id)`
}
