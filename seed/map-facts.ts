import { z } from 'zod'
import cities from './facts/map/cities.json' with { type: 'json' }
import districts from './facts/map/districts.json' with { type: 'json' }
import lines from './facts/map/lines.json' with { type: 'json' }
import mountains from './facts/map/mountains.json' with { type: 'json' }
import rail from './facts/map/rail.json' with { type: 'json' }
import stations from './facts/map/stations.json' with { type: 'json' }
import waters from './facts/map/waters.json' with { type: 'json' }

const name = z.string().min(1)
const lat = z.number().min(32).max(40)
const lng = z.number().min(124).max(132)

/** Something with a position: its name, its name in Hangul, degrees. */
const spot = z.tuple([name, name, lat, lng])
const mountain = z.tuple([name, name, lat, lng, z.int()])
const water = z.strictObject({
  id: z.string(),
  name: z.strictObject({ en: name, ko: name }).optional(),
  /** Where its name may stand. */
  labels: z.array(z.string()).default([]),
  /** How wide it is. */
  metres: z.int().positive(),
  /** From how many pixels to a degree of longitude it is drawn; a river always is. */
  from: z.int().default(0),
  course: z.array(z.string()),
})

export type Spot = z.infer<typeof spot>
export type MapFacts = ReturnType<typeof readMapFacts>

/** What the map knows beside the coast: ours, from knowledge, rounded, simplified. */
export function readMapFacts() {
  return {
    waters: z.array(water).parse(waters),
    lines: z.array(z.strictObject({ id: z.string(), courses: z.array(z.string()) })).parse(lines),
    stations: z.array(spot).parse(stations),
    rail: z.strictObject({ stations: z.array(spot), courses: z.array(z.string()) }).parse(rail),
    cities: z.array(spot).parse(cities),
    districts: z.array(spot).parse(districts),
    mountains: z.array(mountain).parse(mountains),
  }
}

/** The positions of a line, each a station of the list or a pair of degrees. */
export function readCourse(text: string, known: readonly Spot[] = []): { lat: number; lng: number }[] {
  const positions = new Map(known.map(([stop, , ...position]) => [stop, position]))
  return text.split(', ').map((stop) => {
    const [north, east, ...more] = positions.get(stop) ?? stop.split(' ').map(Number)
    if (!north || !east || more.length > 0) throw new Error(`no station is called ${stop}`)
    return { lat: north, lng: east }
  })
}
