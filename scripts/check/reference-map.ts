import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import { z } from 'zod'

/**
 * Boundaries and points of public data, for checks alone: they lie beside the project on some machines and are no part
 * of it.
 */
export const referenceFiles = {
  provinces: '../shared/check/korea-provinces.topo.json',
  municipalities: '../shared/check/korea-municipalities.topo.json',
  places: '../shared/check/coords-check.csv',
  stations: '../shared/check/subway-stations-capital-area.csv',
  airports: '../shared/check/airports-kr.csv',
}

/** The outline of a division; a hole in one is filled by a division of its own. */
export type Boundary = { code: string; name: string; englishName: string; rings: number[][][] }

// Others made the file and the library reads it: a wrong shape leaves nothing to judge, which fails the tests.
const boundaryFile = z.custom<Parameters<typeof feature>[0]>((value) => typeof value === 'object')
const named = z.object({ code: z.string(), name: z.string(), name_eng: z.string() })
const shape = z.object({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.array(z.unknown())) })
const pointList = z.array(z.array(z.number()))

export function readBoundaries(division: 'provinces' | 'municipalities'): Boundary[] {
  const topology = boundaryFile.parse(JSON.parse(readFileSync(referenceFiles[division], 'utf8')))
  const object = topology.objects[division]
  const found = object ? feature(topology, object) : { features: [] }
  const features = 'features' in found ? found.features : []
  return features.map(({ geometry, properties }) => {
    const { type, coordinates } = shape.parse(geometry)
    const outer = type === 'Polygon' ? coordinates.slice(0, 1) : coordinates.map(([first]) => first)
    const { code, name, name_eng } = named.parse(properties)
    return { code, name, englishName: name_eng, rings: outer.map((line) => pointList.parse(line)) }
  })
}

export type Point = { lat: number; lng: number }

export function isWithin({ lat, lng }: Point, { rings }: Boundary): boolean {
  return rings.some((ring) => isInside(lng, lat, ring))
}

function isInside(x: number, y: number, ring: number[][]): boolean {
  let inside = false
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring.at(index - 1) ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

const metresPerDegree = 111_200

/** Metres, good to a percent over the distances inside a city. */
export function metresBetween(one: Point, other: Point): number {
  const narrow = Math.cos((one.lat * Math.PI) / 180)
  return metresPerDegree * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * narrow)
}

/** Metres to the nearest point of an outline. */
export function metresToEdge(point: Point, { rings }: Boundary): number {
  const narrow = Math.cos((point.lat * Math.PI) / 180)
  let nearest = Infinity
  for (const ring of rings) {
    ring.forEach(([lng = 0, lat = 0], index) => {
      const [beforeLng = 0, beforeLat = 0] = ring.at(index - 1) ?? []
      const start = { x: (beforeLng - point.lng) * narrow, y: beforeLat - point.lat }
      const along = { x: (lng - beforeLng) * narrow, y: lat - beforeLat }
      const length = along.x ** 2 + along.y ** 2
      const share = length === 0 ? 0 : -(start.x * along.x + start.y * along.y) / length
      const nearer = Math.min(1, Math.max(0, share))
      nearest = Math.min(nearest, Math.hypot(start.x + nearer * along.x, start.y + nearer * along.y))
    })
  }
  return nearest * metresPerDegree
}

/** The rows of a table with a heading; only a field in quotes may hold a comma. */
export function readTable(file: string): Record<string, string>[] {
  const [heading = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/u)
  const columns = heading.split(',')
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/gu)].map(([, quoted, bare]) => quoted ?? bare ?? '')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}
