import { writeFileSync } from 'node:fs'
import { projectToSheet } from '#domain/korea/korea-projection.ts'
import { type MapFacts, readCourse, readMapFacts } from '#seed/map-facts.ts'
import type { Spot } from '#seed/spots.ts'

/**
 * Writes what the map knows beside the coast (seed/facts/map, and of the subway and the fast trains
 * seed/facts/transport) as the browser needs it: lines as steps on the sheet (domain/korea/korea-projection.ts), names
 * with their place on it. Run it by hand after a change of the facts; a test compares what it would write.
 */

export const mapFactsFile = 'web/travel/map/map-facts.generated.ts'

// A unit is 176 m across in Seoul: a tenth is less than what the facts are rounded to.
const perUnit = 10
const metresPerUnit = 176

/** Stations that travellers know the city by, besides those where lines meet. */
const knownStations = new Set([
  'Gyeongbokgung',
  'Anguk',
  'Myeong-dong',
  'Itaewon',
  'Gangnam',
  'Samseong',
  'Seongsu',
  'Sinchon',
  'Hyehwa',
  'Apgujeong',
  'Gwanghwamun',
  'Incheon',
  'Suwon',
  'Incheon Airport Terminal 1',
  'Incheon Airport Terminal 2',
])

type Value = string | number
type Row = Value[] | Record<string, Value>
type Position = { lat: number; lng: number }

/** The text of the generated file. */
export function makeMapFacts(facts: MapFacts): string {
  const { waters, lines, stations, rail } = facts
  const names = listNames(facts)
  const lists: [declaration: string, rows: readonly Row[]][] = [
    [
      'waters',
      waters.map(({ course, metres, from }) => ({
        steps: toSteps(readCourse(course.join(', '))),
        width: round(metres / metresPerUnit),
        from,
      })),
    ],
    ['rails', rail.courses.map((course) => ({ steps: toSteps(readCourse(course, rail.stations)) }))],
    [
      'subways',
      lines.flatMap(({ id, courses }) =>
        courses.map((course) => ({ line: id, steps: toSteps(readCourse(course, stations)) })),
      ),
    ],
    ['names: readonly NamedPoint[]', names],
  ]
  return [
    '// Written by scripts/generate/make-map-facts.ts from seed/facts/map; do not edit.',
    `export type FactKind = ${[...new Set(names.map(([kind = '']) => quote(kind)))].toSorted().join(' | ')}`,
    'export type NamedPoint = readonly [kind: FactKind, en: string, ko: string, x: number, y: number, lines?: string]',
    ...lists.flatMap(([declaration, rows]) => [
      `export const ${declaration} = [`,
      ...rows.map((row) => `  ${toSource(row)},`),
      ']',
    ]),
    '',
  ].join('\n')
}

function listNames({ waters, lines, stations, rail, cities, districts, mountains }: MapFacts): Value[][] {
  const linesAt = (stop: string) =>
    lines.filter(({ courses }) => courses.some((course) => course.split(', ').includes(stop))).map(({ id }) => id)
  const rivers = waters.flatMap(({ name, labels, from }) =>
    name ? readCourse(labels.join(', ')).map((at) => nameRow(from ? 'stream' : 'river', [name.en, name.ko], at)) : [],
  )
  return [
    ...rivers,
    ...mountains.map(([en, ko, lat, lng, metres]) => spotRow(metres < 1000 ? 'hill' : 'mountain', [en, ko, lat, lng])),
    ...cities.map((spot) => spotRow('city', spot)),
    ...districts.map((spot) => spotRow('district', spot)),
    ...rail.stations.filter((spot) => !isAmong(spot, stations)).map((spot) => spotRow('train', spot)),
    ...stations.map((spot) => {
      const atStop = linesAt(spot[0])
      const isHub = atStop.length > 1 || knownStations.has(spot[0]) || isAmong(spot, rail.stations)
      return [...spotRow(isHub ? 'hub' : 'station', spot), atStop.join(' ')]
    }),
  ]
}

/** Trains and subway stop under one roof. */
function isAmong([, , lat, lng]: Spot, stations: readonly Spot[]): boolean {
  return stations.some((other) => Math.hypot(other[2] - lat, other[3] - lng) < 0.004)
}

function spotRow(kind: string, [en, ko, lat, lng]: Spot): Value[] {
  return nameRow(kind, [en, ko], { lat, lng })
}

function nameRow(kind: string, names: readonly string[], position: Position): Value[] {
  const { x, y } = toUnits(position)
  return [kind, ...names, x, y]
}

/** Each point as its step from the one before, in tenths of a unit. */
function toSteps(positions: readonly Position[]): string {
  const points = positions.map(toUnits)
  return points
    .flatMap(({ x, y }, index) => [x - (points[index - 1]?.x ?? 0), y - (points[index - 1]?.y ?? 0)])
    .map((step) => Math.round(step * perUnit))
    .join(' ')
}

function toUnits(position: Position): { x: number; y: number } {
  const { x, y } = projectToSheet(position)
  return { x: round(x), y: round(y) }
}

function round(value: number): number {
  return Math.round(value * perUnit) / perUnit
}

const widest = 120

/** As the formatter would write it. */
function toSource(row: Row): string {
  if (Array.isArray(row)) return `[${row.map(quote).join(', ')}]`
  const entries = Object.entries(row).map(([key, value]) => `${key}: ${quote(value)}`)
  const line = `{ ${entries.join(', ')} }`
  if (line.length + '  ,'.length <= widest) return line
  const lines = entries.map((entry) => {
    const short = `    ${entry},`
    return short.length <= widest ? short : short.replace(': ', ':\n      ')
  })
  return ['{', ...lines, '  }'].join('\n')
}

function quote(value: Value): string {
  if (typeof value !== 'string') return String(value)
  return value.includes("'") ? `"${value}"` : `'${value}'`
}

if (import.meta.main) writeFileSync(mapFactsFile, makeMapFacts(readMapFacts()))
