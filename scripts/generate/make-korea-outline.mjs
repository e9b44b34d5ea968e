import { writeFileSync } from 'node:fs'
import { feature, mesh } from 'topojson-client'
import atlas from 'world-atlas/countries-10m.json' with { type: 'json' }
import { projectToSheet } from '#domain/korea/korea-projection.ts'

/**
 * Writes the land of the map as SVG paths in whole units of the sheet (domain/korea/korea-projection.ts), in two
 * files: one for the whole country, which every page with a map carries, and a fine one for who looks nearer. Run it
 * by hand after a change here; a test compares what it would write.
 */

const south = '410'
const north = '408'
/** Around the two, quietly: China, Russia, Japan. */
const neighbours = ['156', '643', '392']

/**
 * `tolerance`: what a coast may be moved by, in degrees; the finest of those who share a line counts. `smallest`: a
 * neighbour's island below this many square units is left out; the Koreas keep theirs.
 */
export const outlines = [
  {
    file: 'web/travel/map/korea-outline.generated.ts',
    tolerance: { [south]: 0.009, [north]: 0.02, 392: 0.06, other: 0.1 },
    smallest: 4000,
  },
  {
    file: 'web/travel/map/korea-outline-fine.generated.ts',
    tolerance: { [south]: 0.002, [north]: 0.01, 392: 0.02, other: 0.04 },
    smallest: 450,
  },
]

/** Neighbours end here; the map never shows as much. */
const frame = { west: 117, east: 139, south: 29, north: 46 }

/** The text of the generated file. */
export function makeKoreaOutline({ tolerance, smallest }) {
  const land = simplifyArcs(tolerance)
  const countries = new Map(feature(land, land.objects.countries).features.map((country) => [country.id, country]))
  const boundary = mesh(
    land,
    land.objects.countries,
    (one, other) => [one.id, other.id].includes(south) && [one.id, other.id].includes(north),
  )
  const corners = [
    [frame.west, frame.north],
    [frame.east, frame.south],
  ].map(([lng, lat]) => toUnits(lng, lat))
  const around = neighbours.flatMap((id) => rings(countries.get(id)).map((ring) => clip(ring.map(project), corners)))

  const paths = {
    south: toPath(rings(countries.get(south)).map((ring) => ring.map(project))),
    north: toPath(rings(countries.get(north)).map((ring) => ring.map(project))),
    boundary: toPath(
      boundary.coordinates.map((line) => line.map(project)),
      { closed: false },
    ),
    around: toPath(around.filter((ring) => Math.abs(area(ring)) >= smallest)),
  }
  return [
    '// Written by scripts/generate/make-korea-outline.mjs; do not edit.',
    '// Land: Natural Earth 1:10m, public domain, by way of the npm package world-atlas.',
    'export const outline = {',
    ...Object.entries(paths).map(([name, path]) => `  ${name}:\n    '${path}',`),
    '}',
    '',
  ].join('\n')
}

/** Lines are thinned before rings are built from them, so that two countries keep one line between them. */
function simplifyArcs(tolerance) {
  const { scale, translate } = atlas.transform
  const finest = new Map()
  for (const country of atlas.objects.countries.geometries) {
    const wanted = tolerance[country.id] ?? tolerance.other
    for (const index of country.arcs?.flat(3) ?? []) {
      const arc = index < 0 ? ~index : index
      finest.set(arc, Math.min(wanted, finest.get(arc) ?? Infinity))
    }
  }
  const arcs = atlas.arcs.map((arc, index) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    return thin(points, finest.get(index) ?? tolerance.other)
  })
  return { type: 'Topology', objects: atlas.objects, arcs }
}

/** Douglas and Peucker; a ring of its own is cut in two at its farthest point first. */
function thin(points, limit) {
  const last = points.length - 1
  const keep = new Set([0, last])
  const open = [[0, last]]
  while (open.length > 0) {
    const [from, to] = open.pop()
    let [farthest, distance] = [-1, limit]
    for (let index = from + 1; index < to; index++) {
      const away = distanceToLine(points[index], points[from], points[to])
      if (away > distance) [farthest, distance] = [index, away]
    }
    if (farthest < 0) continue
    keep.add(farthest)
    open.push([from, farthest], [farthest, to])
  }
  return points.filter((_, index) => keep.has(index))
}

/** In degrees of latitude: a degree of longitude is shorter here. */
function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const narrow = Math.cos((37 * Math.PI) / 180)
  const [px, py, dx, dy] = [(x - x1) * narrow, y - y1, (x2 - x1) * narrow, y2 - y1]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}

function rings({ geometry }) {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
}

function project([lng, lat]) {
  return toUnits(lng, Math.max(-80, Math.min(80, lat)))
}

function toUnits(lng, lat) {
  const { x, y } = projectToSheet({ lat, lng })
  return [Math.round(x), Math.round(y)]
}

/** Clips a ring to the frame (Sutherland and Hodgman). */
function clip(ring, [[left, top], [right, bottom]]) {
  const sides = [
    { axis: 0, at: left, inside: (value) => value >= left },
    { axis: 0, at: right, inside: (value) => value <= right },
    { axis: 1, at: top, inside: (value) => value >= top },
    { axis: 1, at: bottom, inside: (value) => value <= bottom },
  ]
  let points = ring
  for (const { axis, at, inside } of sides) {
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1)
      const crossing = inside(point[axis]) === inside(before[axis]) ? [] : [cross(before, point, axis, at)]
      return inside(point[axis]) ? [...crossing, point] : crossing
    })
  }
  return points
}

function cross(from, to, axis, at) {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  return from.map((value, index) => Math.round(value + share * (to[index] - value)))
}

function area(ring) {
  return ring.reduce((sum, [x, y], index) => sum + ring.at(index - 1)[0] * y - x * ring.at(index - 1)[1], 0) / 2
}

/** Steps from point to point, as short as SVG allows. */
function toPath(lines, { closed = true } = {}) {
  return lines.map((line) => lineToPath(line, closed)).join('')
}

function lineToPath(line, closed) {
  const points = line.filter(([x, y], index) => index === 0 || x !== line[index - 1][0] || y !== line[index - 1][1])
  const isRepeated = closed && points.length > 1 && String(points[0]) === String(points.at(-1))
  const [first, ...rest] = isRepeated ? points.slice(0, -1) : points
  if (!first) return ''
  let [x, y] = first
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x}${spaced(nextY - y)}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  const path = steps.reduce((text, step) => text + (text && !step.startsWith('-') ? ' ' : '') + step, '')
  // A small rock may have one point left, which a round line end draws as a dot.
  return `M${first[0]}${spaced(first[1])}${path && `l${path}`}${closed ? 'z' : ''}`
}

function spaced(value) {
  return value < 0 ? String(value) : ` ${value}`
}

if (import.meta.main) for (const outline of outlines) writeFileSync(outline.file, makeKoreaOutline(outline))
