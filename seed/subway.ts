import type { SubwayNetwork } from '#domain/transport.ts'
import { readMapFacts } from './map-facts.ts'

/** The main stations of Seoul's subway, as a traveller rides between them. */
export function readSubwayNetwork(): SubwayNetwork {
  const { lines, stations } = readMapFacts()
  return {
    stations: stations.map(([en, ko, lat, lng]) => ({ id: en, name: { en, ko }, lat, lng })),
    lines: lines.map(({ id, courses }) => ({
      id,
      name: { en: `Line ${id}`, ko: `${id}호선` },
      courses: courses.map((course) => course.split(', ')),
    })),
  }
}
