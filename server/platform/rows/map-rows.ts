import { isObject } from '#server/platform/outside/read-json.ts'
import { flatten } from './flatten.ts'

/**
 * An object of a map as one row: a feature of GeoJSON, or an element of OpenStreetMap's Overpass. Its id and its
 * position are in `@id`, `@lat` and `@lng`, which are no property's name. Null for anything else.
 */
export function readMapRow(value: object): Record<string, string> | null {
  const thing: Record<string, unknown> = { ...value }
  if (thing['type'] === 'Feature') return readFeature(thing)
  if (isObject(thing['tags']) && thing['id'] !== undefined) return readElement(thing, thing['tags'])
  return null
}

function readFeature({ id, properties, geometry }: Record<string, unknown>): Record<string, string> {
  const row = isObject(properties) ? flatten(properties) : {}
  const given = typeof id === 'string' || typeof id === 'number' ? String(id) : row['@id']
  return place(
    { ...row, ...(given !== undefined && { '@id': given }) },
    isObject(geometry) ? findMiddle(geometry) : null,
  )
}

function readElement({ type, id, lat, lon, center }: Record<string, unknown>, tags: Record<string, unknown>) {
  const middle = isObject(center) ? center : { lat, lon }
  const position = typeof middle['lat'] === 'number' && typeof middle['lon'] === 'number'
  return place(
    { ...flatten(tags), '@id': `${String(type)}/${String(id)}` },
    position ? { lat: Number(middle['lat']), lng: Number(middle['lon']) } : null,
  )
}

function place(row: Record<string, string>, position: { lat: number; lng: number } | null) {
  return position ? { ...row, '@lat': String(position.lat), '@lng': String(position.lng) } : row
}

/** The middle of the box around all of its points; null if it has none. */
function findMiddle(geometry: Record<string, unknown>): { lat: number; lng: number } | null {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  const waiting: unknown[] = [geometry['coordinates'] ?? geometry['geometries']]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (isObject(next)) waiting.push(next['coordinates'])
    if (!Array.isArray(next)) continue
    const parts: unknown[] = next
    const [lng, lat] = parts
    if (typeof lng === 'number' && typeof lat === 'number') {
      box.west = Math.min(box.west, lng)
      box.east = Math.max(box.east, lng)
      box.south = Math.min(box.south, lat)
      box.north = Math.max(box.north, lat)
    } else for (const part of parts) waiting.push(part)
  }
  if (box.west > box.east) return null
  return { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 }
}
