import { type Kysely, sql } from 'kysely'
import { type PlaceCluster, placeLimits, type PlacePin, type PlacePins } from '#domain/place-lists.ts'
import type { Place } from '#domain/places.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { fromBothTiers } from '#server/platform/lists/listing.ts'
import { distanceFrom } from '#server/platform/lists/spots.ts'
import { placeListing } from './place-listing.ts'
import type { Narrowed } from './place-list-store.ts'
import { readPlaces } from './place-store.ts'

/** Single pins while a map can show them apart, else clusters by cells; a cell with one place shows it. */
export async function listPlacePins(
  executor: Kysely<Tables>,
  { conditions, steps }: Narrowed,
  cell: { high: number; wide: number },
): Promise<PlacePins> {
  const all = [...conditions, ...(steps?.slice(-1).map(({ isMet }) => isMet) ?? []), sql<boolean>`lat is not null`]
  const { rows: single } = await sql<{ id: string }>`
    select place_id as id from (${fromBothTiers(placeListing, sql`place_id, rank`, all)} limit ${placeLimits.pins + 1}) as few
    order by rank, place_id
  `.execute(executor)
  if (single.length <= placeLimits.pins) {
    const pins = await readPins(executor, single)
    return { pins, clusters: [], total: pins.length }
  }
  const { rows: cells } = await sql<PlaceCluster & { id: string }>`
    select count(*)::integer as count, avg(lat) as lat, avg(lng) as lng, min(place_id) as id,
      jsonb_build_object('south', min(lat), 'west', min(lng), 'north', max(lat), 'east', max(lng)) as box
    from (${fromBothTiers(placeListing, sql`place_id, lat, lng`, all)}) as placed
    group by floor(lat / ${cell.high}::float8), floor(lng / ${cell.wide}::float8)
    order by count desc, id
  `.execute(executor)
  const alone = cells.filter(({ count }) => count === 1)
  return {
    pins: await readPins(executor, alone),
    clusters: cells.filter(({ count }) => count > 1).map(({ id: _id, ...cluster }) => cluster),
    total: cells.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Nobody walks farther to what is "near". */
const mostNearbyMetres = 3000

/** What lies nearest to a place, and how many metres away. */
export async function findNearby(
  executor: Kysely<Tables>,
  { id, lat, lng }: Pick<Place, 'id' | 'lat' | 'lng'>,
): Promise<{ id: string; metres: number }[]> {
  const distance = distanceFrom({ lat, lng })
  const nearest = placeListing.tiers.map(
    (tier) => sql`(
      select place_id as id, ${distance} as metres from mgk.place_listings
      where ${tier} and not is_gone and place_id <> ${id} and spot is not null
      order by ${distance} limit ${placeLimits.near}
    )`,
  )
  const { rows } = await sql<{ id: string; metres: number }>`
    select id, round(metres)::integer as metres from (${sql.join(nearest, sql` union all `)}) as placed
    where metres <= ${mostNearbyMetres} order by placed.metres, id limit ${placeLimits.near}
  `.execute(executor)
  return rows
}

async function readPins(executor: Kysely<Tables>, rows: readonly { id: string }[]): Promise<PlacePin[]> {
  const places = await readPlaces(
    executor,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => {
    const place = places.get(id)
    return place ? [placePin(place)] : []
  })
}

export function placePin({ id, name, lat, lng, kind, province }: PlacePin): PlacePin {
  return { id, name, lat, lng, kind, province }
}
