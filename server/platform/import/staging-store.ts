import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'

export const copyStaged = 'copy staged_rows (line, source_id, is_low_location, is_gone, facts) from stdin'

/** Rows by their lines: after `after`, up to `upTo`. */
export type Batch = { origin: string; after: number; upTo: number }
export type MissingBatch = { origin: string; isWhole: boolean; after: string | null; size: number }

/**
 * Dropped with the session and written without WAL: the file has the same content. A refused row is stored too, without
 * facts.
 */
export async function createStaging(tx: Transaction<Tables>): Promise<void> {
  await sql`
    create temporary table staged_rows (
      line integer not null, source_id text not null, is_low_location boolean not null, is_gone boolean not null, facts jsonb
    )`.execute(tx)
}

/**
 * For the whole session. After five batches the statements of triggers would get a generic plan, which took twice as
 * long for a batch of places. The lower page cost is that of reads from memory, so that no batch scans the table that
 * it fills.
 */
export async function planForBatches(tx: Transaction<Tables>): Promise<void> {
  await sql`
    select set_config('plan_cache_mode', 'force_custom_plan', false), set_config('random_page_cost', '1.1', false)`.execute(
    tx,
  )
}

/** Keeps the first of several rows with one id, and returns the others. */
export async function dropRepeated(
  tx: Transaction<Tables>,
): Promise<{ line: number; sourceId: string; name: string }[]> {
  const { rows } = await sql<{ line: number; sourceId: string; name: string }>`
    delete from staged_rows where ctid in (
      select ctid from (
        select ctid, facts, row_number() over (partition by source_id order by facts is null, line) as place from staged_rows
      ) placed where place > 1 and facts is not null
    ) returning line, source_id as "sourceId",
      coalesce(facts ->> 'name', nullif(facts ->> 'name_en', ''), facts ->> 'name_ko', '') as name`.execute(tx)
  await sql`create index on staged_rows (line)`.execute(tx)
  await sql`create index on staged_rows (source_id)`.execute(tx)
  await sql`analyze staged_rows`.execute(tx)
  return rows
}

/** Where the batches end: the line of every `size`th row, and the last line. */
export async function listBatchEnds(tx: Transaction<Tables>, size: number): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    select line from (
      select line, row_number() over (order by line) as place, count(*) over () as total
      from staged_rows where facts is not null
    ) placed where place % ${size} = 0 or place = total order by line`.execute(tx)
  return rows.map(({ line }) => line)
}

/** How many rows are usable, and how many of them have an impossible location. */
export async function countStaged(tx: Transaction<Tables>): Promise<{ total: number; lowLocation: number }> {
  const { rows } = await sql<{ total: number; lowLocation: number }>`
    select count(*) as total, count(*) filter (where is_low_location) as "lowLocation"
    from staged_rows where facts is not null`.execute(tx)
  return rows[0] ?? { total: 0, lowLocation: 0 }
}
