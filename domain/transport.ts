import type { PlaceName } from './places.ts'

export type SubwayStation = { id: string; name: PlaceName; lat: number; lng: number }

/** A line with its branches; a course names its stations in order, and a ring ends where it begins. */
export type SubwayLine = { id: string; name: PlaceName; courses: string[][] }

/** The subway of a city as a traveller uses it; two lines meet where they name the same station. */
export type SubwayNetwork = { stations: SubwayStation[]; lines: SubwayLine[] }
