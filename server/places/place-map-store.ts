import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  type PlaceCluster,
  type PlaceFilter,
  placeLimits,
  type PlacePin,
  type PlacePins,
} from '#domain/places/place-lists.ts'
import { mealPlaceKinds, type Place, placeKinds } from '#domain/places/places.ts'
import type { Tables } from '#server/platform/database/tables/tables.ts'
import { allOf, fromBothSegments, matchesOf } from '#server/platform/lists/listing.ts'
import { distanceFrom, isInBox } from '#server/platform/lists/spots.ts'
import { isOfKinds } from './place-filter.ts'
import { placeListing } from './place-listing.ts'
import type { Narrowed } from './place-list-store.ts'
import { readPlaces } from './place-store.ts'

type Cell = { high: number; wide: number }
/** A statement that selects these columns of the places on the map. */
type SelectPlaced = (columns: RawBuilder<unknown>) => RawBuilder<unknown>

const isPlaced = sql<boolean>`lat is not null`

/** Single pins if there are few, otherwise clusters by grid cell. A cell with one place becomes a pin. */
export function listPlacePins(
  executor: Kysely<Tables>,
  { conditions, matchClasses }: Narrowed,
  cell: Cell,
): Promise<PlacePins> {
  const all = [...conditions, ...matchesOf(matchClasses), isPlaced]
  return listPins(executor, (columns) => fromBothSegments(placeListing, columns, all), cell)
}

/** The same, filtered only by kind and box. A single index holds all columns that clusters need. */
export function listPinsOfKinds(
  executor: Kysely<Tables>,
  { kinds, box }: Pick<PlaceFilter, 'kinds' | 'box'>,
  cell: Cell,
): Promise<PlacePins> {
  const all = [
    sql<boolean>`not is_gone`,
    isPlaced,
    isOfKinds(kinds.length > 0 ? kinds : placeKinds),
    ...(box === null ? [] : [isInBox(box)]),
  ]
  return listPins(executor, (columns) => sql`select ${columns} from mgk.place_listings where ${allOf(all)}`, cell)
}

async function listPins(executor: Kysely<Tables>, select: SelectPlaced, cell: Cell): Promise<PlacePins> {
  const { rows: single } = await sql<{ id: string }>`
    select place_id as id from (${select(sql`place_id, rank`)} limit ${placeLimits.pins + 1}) as few
    order by rank, place_id
  `.execute(executor)
  if (single.length <= placeLimits.pins) {
    const pins = await readPins(executor, single)
    return { pins, clusters: [], total: pins.length }
  }
  const { rows: cells } = await sql<PlaceCluster & { id: string }>`
    select count(*)::integer as count, avg(lat) as lat, avg(lng) as lng, min(place_id) as id,
      jsonb_build_object('south', min(lat), 'west', min(lng), 'north', max(lat), 'east', max(lng)) as box
    from (${select(sql`place_id, lat, lng`)}) as placed
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

/** The maximum distance of a nearby place: people do not walk farther. */
const mostNearbyMetres = 3000

/** The nearest places to see and the nearest to eat, so many of each, by their distance in metres. */
export async function findNearby(
  executor: Kysely<Tables>,
  { id, lat, lng }: Pick<Place, 'id' | 'lat' | 'lng'>,
): Promise<{ id: string; metres: number }[]> {
  const distance = distanceFrom({ lat, lng })
  const isFood = sql<boolean>`coalesce(kind = any(${mealPlaceKinds}), false)`
  const nearest = placeListing.segments.flatMap((segment) =>
    [isFood, sql<boolean>`not ${isFood}`].map(
      (isOfGroup) => sql`(
        select place_id as id, ${isFood} as is_food, ${distance} as metres from mgk.place_listings
        where ${segment} and ${isOfGroup} and not is_gone and place_id <> ${id} and spot is not null
        order by ${distance} limit ${placeLimits.near}
      )`,
    ),
  )
  const { rows } = await sql<{ id: string; metres: number }>`
    select id, round(metres)::integer as metres from (
      select *, row_number() over (partition by is_food order by metres, id) as place
      from (${sql.join(nearest, sql` union all `)}) as placed where metres <= ${mostNearbyMetres}
    ) as ordered
    where place <= ${placeLimits.near} order by ordered.metres, id
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
