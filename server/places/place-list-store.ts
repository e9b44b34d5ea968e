import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  type Box,
  type PlaceCluster,
  type PlaceFilter,
  placeLimits,
  type PlaceOrder,
  type PlacePin,
  type PlacePins,
} from '#domain/place-lists.ts'
import type { Place } from '#domain/places.ts'
import { foldText } from '#domain/search-words.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { metresFrom } from '#server/platform/lists/distances.ts'
import type { ListPosition } from '#server/platform/lists/list-position.ts'
import { narrowedBy } from './place-filter.ts'
import { readPlaces } from './place-store.ts'

/** Which rows: those of a filter, with or without those that have closed for good. */
export type Listed = { filter: PlaceFilter; withClosed: boolean }
type Page = { order: PlaceOrder; after: ListPosition | null; limit: number }

/** As everybody sees them. */
const rows = sql`(
  select shown.*, case when shown.name_en = '' then shown.name_ko else shown.name_en end as name
  from mgk.places as kept, jsonb_populate_record(kept, kept.overlay) as shown
  where kept.deleted_at is null
) as place`

// Ascending throughout, so that one comparison of rows finds the next page.
function orderColumns(order: PlaceOrder, { near }: PlaceFilter): RawBuilder<unknown> {
  if (order === 'name') return sql`name, id`
  return order === 'near' && near ? sql`${metresFrom(near)}, id` : sql`position, -popularity, id`
}

/** A page of a list, and where it ended if more follows. A place that goes meanwhile leaves it shorter and ends no list. */
export async function listPlaces(
  executor: Kysely<Tables>,
  listed: Listed,
  { order, after, limit }: Page,
): Promise<{ places: Place[]; end: ListPosition | null }> {
  const columns = orderColumns(order, listed.filter)
  const { rows: found } = await sql<{ id: string; position: ListPosition }>`
    select id, jsonb_build_array(${columns}) as position from ${rows}
    where ${isListed(listed)} ${after === null ? sql`` : sql`and (${columns}) > (${sql.join(after)})`}
    order by ${columns}
    limit ${limit + 1}
  `.execute(executor)
  const shown = found.slice(0, limit)
  const places = await readPlaces(
    executor,
    shown.map(({ id }) => id),
  )
  return {
    places: shown.flatMap(({ id }) => places.get(id) ?? []),
    end: found.length > limit ? (shown.at(-1)?.position ?? null) : null,
  }
}

export async function countPlaces(executor: Kysely<Tables>, listed: Listed): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count from ${rows} where ${isListed(listed)}
  `.execute(executor)
  return counted[0]?.count ?? 0
}

const pinColumns = sql`id, jsonb_build_object('en', name_en, 'ko', name_ko) as name, lat, lng, kind, province`

/** Single pins while a map can show them apart, else clusters by cells; a cell with one place shows it. */
export async function listPlacePins(
  executor: Kysely<Tables>,
  filter: PlaceFilter,
  cell: { high: number; wide: number },
): Promise<PlacePins> {
  const isPinned = sql`${isListed({ filter, withClosed: false })} and location_quality = 'usual'`
  const { rows: pins } = await sql<PlacePin>`
    select ${pinColumns} from ${rows} where ${isPinned} order by position, -popularity, id limit ${placeLimits.pins + 1}
  `.execute(executor)
  if (pins.length <= placeLimits.pins) return { pins, clusters: [], total: pins.length }
  const { rows: cells } = await sql<{ pin: PlacePin; count: number; lat: number; lng: number; box: Box }>`
    select count(*)::integer as count, avg(lat) as lat, avg(lng) as lng,
      jsonb_build_object('south', min(lat), 'west', min(lng), 'north', max(lat), 'east', max(lng)) as box,
      case when count(*) = 1 then jsonb_agg(to_jsonb(pin) - 'position' - 'popularity') -> 0 end as pin
    from (select ${pinColumns} from ${rows} where ${isPinned}) as pin
    group by floor(lat / ${cell.high}), floor(lng / ${cell.wide})
    order by count desc, lat, lng
  `.execute(executor)
  return {
    pins: cells.flatMap(({ pin }) => pin ?? []),
    clusters: cells
      .filter(({ count }) => count > 1)
      .map(({ lat, lng, count, box }): PlaceCluster => ({ lat, lng, count, box })),
    total: cells.reduce((sum, { count }) => sum + count, 0),
  }
}

/** What lies nearest to a place, and how many metres away. */
export async function listNearby(
  executor: Kysely<Tables>,
  place: Pick<Place, 'id' | 'lat' | 'lng'>,
): Promise<{ id: string; metres: number }[]> {
  const metres = metresFrom(place)
  const { rows: found } = await sql<{ id: string; metres: number }>`
    select id, ${metres} as metres from ${rows}
    where id <> ${place.id} and not permanently_closed and location_quality = 'usual' and ${metres} <= ${mostNearbyMetres}
    order by ${metres}, id
    limit ${placeLimits.near}
  `.execute(executor)
  return found
}

/** Nobody walks farther to what is "near". */
const mostNearbyMetres = 3000

function isListed({ filter, withClosed }: Listed): RawBuilder<boolean> {
  const searched = foldText(filter.words)
    .split(' ')
    .filter((word) => word !== '')
    .map(
      (
        word,
      ) => sql<boolean>`position(${word} in mgk.fold_text(concat_ws(' ', name_en, name_ko, district_en, district_ko,
        cuisine, array_to_string(aliases, ' ')))) > 0`,
    )
  const isThere = sql<boolean>`not permanently_closed`
  const conditions = [...(withClosed ? [] : [isThere]), ...narrowedBy(filter), ...searched]
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}
