import { sql, type Transaction } from 'kysely'
import { columnNames, factColumns } from '#server/places/place-store.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { ImportTarget } from '#server/platform/import/import-rows.ts'
import type { Batch, MissingBatch } from '#server/platform/import/staging-store.ts'

/** The default values of columns for which the source has no value. */
const blank = JSON.stringify({
  name_en: '',
  name_ko: '',
  aliases: [],
  description: '',
  district_en: '',
  district_ko: '',
  address_en: '',
  address_ko: '',
  categories: [],
  interests: [],
  tags: [],
  closed: [],
  exceptions: {},
  permanently_closed: false,
  seasons: [],
  access: 'walk-in',
  sources: [],
})

const names = columnNames.split(', ')
const kept = columnsOf('kept')
const next = columnsOf('next')

/** A staged row with a position comes from a list of places. Any other row only adds facts to an existing place. */
const isListed = sql<boolean>`staged.facts ? 'lat'`
const quality = sql`case when not ${isListed} then kept.location_quality when staged.is_low_location then 'low' else 'usual' end`

/** Each staged row with its place and the updated place. A column without a staged value keeps its value. */
const pairs = sql`
  staged
  join mgk.places kept on kept.origin = staged.origin and kept.source_id = staged.source_id
  cross join lateral jsonb_populate_record(kept, staged.facts) next
  cross join lateral (select ${quality} as location_quality, ${isListed} and kept.closed_candidate as is_back) found`

const differs = sql<boolean>`
  ((${next}) is distinct from (${kept}) or found.is_back or kept.location_quality <> found.location_quality)`

async function compare(tx: Transaction<Tables>, { origin, isWhole }: { origin: string; isWhole: boolean }) {
  const { rows } = await sql<{ added: number; changed: number; missing: number }>`
    select (
        select count(*) from staged_rows staged where ${isListed} and not exists (
          select from mgk.places where origin = ${origin} and source_id = staged.source_id)
      ) as added,
      (select count(*) from ${ofOrigin(origin)} where staged.facts is not null and exists (${toldChanges()})) as changed,
      (select count(*) from mgk.places kept where ${isMissing(origin, isWhole)}) as missing`.execute(tx)
  return rows[0] ?? { added: 0, changed: 0, missing: 0 }
}

/**
 * Updates existing places. Only rows that differ are written. The version increases and the history gets an entry only
 * if facts that visitors read change.
 */
async function update(tx: Transaction<Tables>, { origin, after, upTo }: Batch): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with given as materialized (
      select kept.id as place_id, found.location_quality as quality, kept.closed_candidate and not found.is_back as is_candidate,
        told.before, told.after, ${next}
      from ${ofOrigin(origin)}
      cross join lateral (
        select jsonb_object_agg(name, before) as before, jsonb_object_agg(name, after) as after from (${toldChanges()}) as each
      ) told
      where staged.line > ${after} and staged.line <= ${upTo} and staged.facts is not null and ${differs}
      order by kept.id
      for update of kept
    ), written as (
      update mgk.places place
      set (${factColumns}) = (select ${columnsOf('given')}),
        location_quality = given.quality, closed_candidate = given.is_candidate,
        version = place.version + (given.after is not null)::int,
        updated_at = case when given.after is null then place.updated_at else now() end
      from given where place.id = given.place_id
      returning place.id, place.version, given.before, given.after
    ), logged as (
      insert into mgk.place_changes (place_id, version, action, before, after)
      select id, version, 'imported', before, after from written where after is not null
      returning 1
    ) select count(*) as changed from logged`.execute(tx)
  return rows[0]?.changed ?? 0
}

/** Inserts new places. The row itself has its origin and time, so the history starts with the first change. */
async function insert(tx: Transaction<Tables>, { origin, after, upTo }: Batch): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into mgk.places (id, origin, source_id, location_quality, ${factColumns})
    select staged.facts ->> 'id', ${origin}, staged.source_id, case when staged.is_low_location then 'low' else 'usual' end, ${next}
    from staged_rows staged, lateral jsonb_populate_record(null::mgk.places, ${blank}::jsonb || staged.facts) next
    where line > ${after} and line <= ${upTo} and ${isListed}
      and not exists (select from mgk.places where origin = ${origin} and source_id = staged.source_id)
    order by line
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/** Marks the next batch of places, by id, that their source does not list any more or withdrew. Deletes nothing. */
async function markMissing(tx: Transaction<Tables>, { origin, isWhole, after, size }: MissingBatch) {
  const { rows } = await sql<{ marked: number; last: string | null }>`
    with missing as (
      select kept.id from mgk.places kept where ${isMissing(origin, isWhole)} and kept.id > ${after ?? ''} order by kept.id limit ${size}
      for update of kept
    ), marked as (
      update mgk.places place set closed_candidate = true from missing where place.id = missing.id returning place.id
    ) select count(*) as marked, max(id) as last from marked`.execute(tx)
  return rows[0] ?? { marked: 0, last: null }
}

export const placeTarget: ImportTarget = { subject: 'place', compare, update, insert, markMissing }

function ofOrigin(origin: string) {
  return sql`(select *, ${origin}::text as origin from staged_rows) ${pairs}`
}

/**
 * The columns whose visible values change. Columns that an editor's overlay hides, and the date of the check, do not
 * count.
 */
function toldChanges() {
  return sql`
    select name, was -> name as before, is_now -> name as after
    from (select to_jsonb(kept) as was, to_jsonb(next) as is_now) as pair, unnest(${names}::text[]) as names (name)
    where name <> 'checked_on' and not kept.overlay ? name and was -> name is distinct from is_now -> name`
}

function isMissing(origin: string, isWhole: boolean) {
  return sql<boolean>`kept.origin = ${origin} and not kept.closed_candidate and kept.deleted_at is null and (
    exists (select from staged_rows staged where staged.source_id = kept.source_id and staged.is_gone)
    or ${isWhole} and not exists (select from staged_rows staged where staged.source_id = kept.source_id))`
}

function columnsOf(row: string) {
  return sql.raw(columnNames.replaceAll(/\w+/g, (name) => `${row}.${name}`))
}
