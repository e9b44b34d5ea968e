import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import type { StoredObject } from './object-store.ts'

export const sortColumns = ['name', 'created_at', 'updated_at'] as const

export type Listing = {
  bucket: string
  prefix: string
  /** Whether names with a slash after the prefix are grouped into one folder each. */
  folders: boolean
  /** How the rest of the name begins, in upper or lower case. */
  search?: string
  column: (typeof sortColumns)[number]
  order: 'asc' | 'desc'
  limit: number
  offset?: number
  after?: Position | undefined
}

/** The position of an entry in the order: a page begins after the last entry of the previous page. */
export type Position = { value: string; name: string }

export type Entry = Pick<
  StoredObject,
  'name' | 'size' | 'etag' | 'content_type' | 'cache_control' | 'created_at' | 'updated_at'
> & {
  /** Null for a folder, whose other columns except the name and the times are null too. */
  id: string | null
  position: string
}

/** The objects and folders of a bucket that the caller may see. */
export async function listObjects(tx: Kysely<Tables>, listing: Listing): Promise<Entry[]> {
  const { bucket, prefix, folders, search = '', column, order, limit, offset = 0, after } = listing
  const by = sql.ref(column)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const comparison = order === 'asc' ? sql`>` : sql`<`
  const value = column === 'name' ? sql`${after?.value}::text` : sql`${after?.value}::timestamptz`
  const { rows } = await sql<Entry>`
    with matching as (
      select *, substr(name, length(${prefix}) + 1) as rest from mgk.storage_objects
      where bucket_id = ${bucket} and name ^@ ${prefix}
    ), entries as (
      select name, id, size, etag, content_type, cache_control, created_at, updated_at
      from matching where not ${folders}::boolean or strpos(rest, '/') = 0
      union all
      select ${prefix} || split_part(rest, '/', 1) || '/', null, null, null, null, null, min(created_at), max(updated_at)
      from matching where ${folders}::boolean and strpos(rest, '/') > 0 group by split_part(rest, '/', 1)
    )
    select *, ${by}::text as position from entries
    where lower(name) ^@ lower(${prefix + search})
      and (${after === undefined}::boolean or (${by}, name) ${comparison} (${value}, ${after?.name}::text))
    order by ${by} ${direction}, name ${direction}
    limit ${limit} offset ${offset}
  `.execute(tx)
  return rows
}
