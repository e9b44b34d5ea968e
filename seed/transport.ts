import { z } from 'zod'
import type { PlaceName } from '#domain/places/places.ts'
import { hubKinds, type Intercity, journeyModes, type SubwayNetwork } from '#domain/korea/transport.ts'
import changes from './facts/transport/changes.json' with { type: 'json' }
import hubs from './facts/transport/hubs.json' with { type: 'json' }
import journeys from './facts/transport/journeys.json' with { type: 'json' }
import lines from './facts/transport/lines.json' with { type: 'json' }
import otherStations from './facts/transport/other-stations.json' with { type: 'json' }
import stations from './facts/transport/stations.json' with { type: 'json' }
import { type Spot, spot } from './spots.ts'

const name = z.string().min(1)
const minutes = z.number().positive()
const course = z.strictObject({
  stops: name.transform((text) => text.split(', ')),
  clock: z.record(name, minutes),
  isOneWay: z.boolean().default(false),
  surchargeWon: z.int().positive().default(0),
})
const line = z.strictObject({
  id: name,
  name: z.strictObject({ en: name, ko: name }),
  headwayMinutes: minutes,
  tracksOf: name.nullable().default(null),
  isRailway: z.boolean().default(false),
  courses: z.array(course).min(1),
})

/** All facts here but the prices with a source are from memory. Each file has a note that says of what kind. */
const remembered = { basis: z.literal('recalled'), note: name }
const stationFile = z.strictObject({ ...remembered, stations: z.array(spot) })
const stationNameFile = z.strictObject({
  ...remembered,
  lines: z.record(name, z.strictObject({ en: name, ko: name })),
  /** English, Hangul, and the lines that stop there. */
  names: z.array(z.tuple([name, name, name.transform((text) => text.split(', '))])),
})
const lineFile = z.strictObject({ ...remembered, lines: z.array(line) })
const changeFile = z.strictObject({ ...remembered, changes: z.array(z.tuple([name, name, minutes])) })
const hubFile = z.strictObject({ ...remembered, hubs: z.record(z.enum(hubKinds), z.array(spot)) })
const fareSource = z.strictObject({
  address: z.url({ protocol: /^https$/u }),
  publisher: name,
  readOn: z.iso.date(),
  pageDate: z.iso.date().nullable(),
})
const journeyFile = z.strictObject({
  ...remembered,
  /** The pages of which prices are. */
  sources: z.record(name, fareSource),
  journeys: z.array(z.tuple([z.enum(journeyModes), name, name, minutes, z.int().positive(), name.optional()])),
})

/** The subway networks of the capital area and of Busan. */
export function readSubwayNetwork(): SubwayNetwork {
  return {
    stations: stationFile.parse(stations).stations.map(readSpot),
    lines: lineFile.parse(lines).lines,
    changes: changeFile
      .parse(changes)
      .changes.map(([station, lineId, onFoot]) => ({ station, line: lineId, minutes: onFoot })),
  }
}

/** A branch or an express of a numbered line counts as that line, because passengers know it by that number. */
function plainLine(id: string): string {
  return id.replace(/^(\d+)-.*$/, '$1')
}

/** The names and lines of all stations that a place may be near, including subways that the planner does not use. */
export function readStationNames(): (PlaceName & { lines: string[] })[] {
  const running = lineFile.parse(lines).lines
  const linesAt = (en: string) =>
    running.filter(({ courses }) => courses.some(({ stops }) => stops.includes(en))).map(({ id }) => plainLine(id))
  const spots = stationFile.parse(stations).stations.map(([en, ko]) => ({ en, ko, lines: [...new Set(linesAt(en))] }))
  return [...spots, ...stationNameFile.parse(otherStations).names.map(([en, ko, at]) => ({ en, ko, lines: at }))]
}

/** The names of all lines of these stations. */
export function readLineNames(): (PlaceName & { id: string })[] {
  const running = lineFile.parse(lines).lines.filter(({ id }) => plainLine(id) === id)
  const others = Object.entries(stationNameFile.parse(otherStations).lines)
  return [
    ...running.map(({ id, name: { en, ko } }) => ({ id, en, ko })),
    ...others.map(([id, names]) => ({ id, ...names })),
  ]
}

/** Trains, buses, flights and ferries between the cities of the catalogue. */
export function readIntercity(): Intercity {
  const byKind = hubFile.parse(hubs).hubs
  return {
    hubs: hubKinds.flatMap((kind) => byKind[kind].map((hub) => ({ ...readSpot(hub), kind }))),
    journeys: journeyFile
      .parse(journeys)
      .journeys.map(([mode, from, to, onTheWay, priceWon]) => ({ mode, from, to, minutes: onTheWay, priceWon })),
  }
}

/** The page of each price of a journey; null if it is from memory. */
export function readFareSources() {
  const { journeys: rows, sources } = journeyFile.parse(journeys)
  return rows.map(([mode, from, to, , priceWon, key]) => {
    const source = key === undefined ? null : sources[key]
    if (source === undefined) throw new Error(`No page is named ${key}.`)
    return { mode, from, to, priceWon, source }
  })
}

function readSpot([en, ko, lat, lng]: Spot) {
  return { id: en, name: { en, ko }, lat, lng }
}
