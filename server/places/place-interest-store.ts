import { sql, type Transaction } from 'kysely'
import type { DayOfInterest } from './trending.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'

type Tx = Transaction<Tables>

export type Views = { placeId: string; day: string; views: number }

/** Adds to the stored counts. Ids without a place are ignored. */
export async function addViews(tx: Tx, views: readonly Views[]): Promise<void> {
  // Always in the same order, which prevents a deadlock between two nodes.
  await sql`
    insert into mgk.place_views as kept (place_id, day, views)
    select id, day, views
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as seen ("placeId" text, day date, views integer)
    join mgk.places on id = "placeId"
    where deleted_at is null
    order by id, day
    on conflict (place_id, day) do update set views = least(kept.views::bigint + excluded.views, 2000000000)::integer
  `.execute(tx)
}

/** Views and saves since a day in Seoul, for places that have not closed for good. */
export async function listInterest(tx: Tx, since: string): Promise<DayOfInterest[]> {
  const { rows } = await sql<DayOfInterest>`
    select place_id as "placeId", sum(views)::integer as views, sum(saves)::integer as saves
    from (
      select place_id, day, views, 0 as saves from mgk.place_views where day >= ${since}::date
      union all
      select place_id, (saved_at at time zone 'Asia/Seoul')::date, 0, 1 from mgk.saved_places
      where saved_at >= (${since}::date)::timestamp at time zone 'Asia/Seoul'
    ) as seen
    join mgk.places on id = place_id
    where deleted_at is null and not coalesce((overlay ->> 'permanently_closed')::boolean, permanently_closed)
    group by place_id, day
  `.execute(tx)
  return rows
}

export type Popularity = { id: string; popularity: number; isTrending: boolean }

/** Writes the rows that differ, and resets the popularity of all other places. */
export async function savePopularity(tx: Tx, places: readonly Popularity[]): Promise<void> {
  await sql`
    update mgk.places set popularity = wanted.popularity, is_trending = "isTrending"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as wanted (id text, popularity integer, "isTrending" boolean)
    where places.id = wanted.id and (places.popularity, is_trending) is distinct from (wanted.popularity, "isTrending")
  `.execute(tx)
  await sql`
    update mgk.places set popularity = 0, is_trending = false
    where (popularity > 0 or is_trending) and id <> all (${places.map(({ id }) => id)}::text[])
  `.execute(tx)
}

export async function forgetViews(tx: Tx, before: string): Promise<void> {
  await sql`delete from mgk.place_views where day < ${before}::date`.execute(tx)
}
