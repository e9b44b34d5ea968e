import { z } from 'zod'
import cities from './facts/map/cities.json' with { type: 'json' }
import districts from './facts/map/districts.json' with { type: 'json' }
import mountains from './facts/map/mountains.json' with { type: 'json' }
import rail from './facts/map/rail.json' with { type: 'json' }
import subway from './facts/map/subway.json' with { type: 'json' }
import waters from './facts/map/waters.json' with { type: 'json' }
import { mountain, type Spot, spot } from './spots.ts'
import { readIntercity, readSubwayNetwork } from './transport.ts'

const name = z.string().min(1)
const water = z.strictObject({
  id: z.string(),
  name: z.strictObject({ en: name, ko: name }).optional(),
  /** The possible positions of its name. */
  labels: z.array(z.string()).default([]),
  /** Its width. */
  metres: z.int().positive(),
  /** The least scale, in pixels per degree of longitude, at which it is drawn. Rivers are always drawn. */
  from: z.int().default(0),
  course: z.array(z.string()),
})

export type MapFacts = ReturnType<typeof readMapFacts>

/** The facts of the map besides the coast: our own data from memory, rounded and simplified. */
export function readMapFacts() {
  return {
    waters: z.array(water).parse(waters),
    ...chooseSubway(),
    rail: chooseRail(),
    cities: z.array(spot).parse(cities),
    districts: z.array(spot).parse(districts),
    mountains: z.array(mountain).parse(mountains),
  }
}

const drawn = z.strictObject({ lines: z.array(name), stations: z.array(name) })

/** The subway lines that are drawn, and their named stations. */
function chooseSubway(): { lines: { id: string; courses: string[] }[]; stations: Spot[] } {
  const shown = drawn.parse(subway)
  const network = readSubwayNetwork()
  const spots = new Map(network.stations.map((station) => [station.id, toSpot(station)]))
  return {
    lines: shown.lines.map((id) => ({
      id,
      courses: (network.lines.find((line) => line.id === id)?.courses ?? [])
        .map(({ stops }) => stops.filter((stop) => shown.stations.includes(stop)))
        .filter((stops) => stops.length > 1)
        .map((stops) => stops.join(', ')),
    })),
    stations: shown.stations.map((stop) => spots.get(stop) ?? unknownStation(stop)),
  }
}

/** The courses of high-speed railways, and their stations. */
function chooseRail(): { courses: string[]; stations: Spot[] } {
  const courses = z.array(name).parse(rail)
  const called = new Set(courses.flatMap((course) => course.split(', ')))
  const stations = readIntercity().hubs.filter(({ id, kind }) => kind === 'train' && called.has(id))
  return { courses, stations: stations.map(toSpot) }
}

function toSpot(place: { name: { en: string; ko: string }; lat: number; lng: number }): Spot {
  return [place.name.en, place.name.ko, place.lat, place.lng]
}

function unknownStation(stop: string): never {
  throw new Error(`no station is called ${stop}`)
}

/** Parses the positions of a line. Each is a known station or a pair of coordinates. */
export function readCourse(text: string, known: readonly Spot[] = []): { lat: number; lng: number }[] {
  const positions = new Map(known.map(([stop, , ...position]) => [stop, position]))
  return text.split(', ').map((stop) => {
    const [north, east, ...more] = positions.get(stop) ?? stop.split(' ').map(Number)
    if (!north || !east || more.length > 0) return unknownStation(stop)
    return { lat: north, lng: east }
  })
}
