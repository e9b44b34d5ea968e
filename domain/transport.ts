import type { PlaceName } from './places.ts'
import type { LegMode } from './plans.ts'

export type SubwayStation = { id: string; name: PlaceName; lat: number; lng: number }

/** The way of some trains of a line. */
export type SubwayCourse = {
  /** Stations in order; a ring ends where it begins. */
  stops: string[]
  /** Minutes since the first stop: at the last one, and at some between. */
  clock: Record<string, number>
  isOneWay: boolean
  /** What the whole of it costs beside the fare by distance. */
  surchargeWon: number
}

export type SubwayLine = {
  id: string
  name: PlaceName
  /** From one train to the next. */
  headwayMinutes: number
  /** The line on whose platforms its trains stop, as express trains do. */
  tracksOf: string | null
  /** Between towns and to airports trains are faster than below a city. */
  isRailway: boolean
  courses: SubwayCourse[]
}

/** Minutes on foot from or to the platforms of a line, where they are not the usual ones. */
export type SubwayChange = { station: string; line: string; minutes: number }

/** The subway of a city as a traveller uses it; two lines meet where they name the same station. */
export type SubwayNetwork = { stations: SubwayStation[]; lines: SubwayLine[]; changes: SubwayChange[] }

export const hubKinds = ['train', 'airport', 'bus', 'port'] as const
export type HubKind = (typeof hubKinds)[number]

/** Where one sets out for another city. */
export type Hub = { id: string; kind: HubKind; name: PlaceName; lat: number; lng: number }

export const journeyModes = ['train', 'ktx', 'bus', 'flight', 'ferry'] as const satisfies readonly LegMode[]
export type JourneyMode = (typeof journeyModes)[number]

/** A usual journey between two hubs, the same both ways. */
export type Journey = { mode: JourneyMode; from: string; to: string; minutes: number; priceWon: number }

export type Intercity = { hubs: Hub[]; journeys: Journey[] }

/** The quarter of a city where visitors stay, and the station, terminal, airport or port where they arrive. */
export type StayBase = { id: string; city: PlaceName; quarter: PlaceName; lat: number; lng: number; arrival: Hub }

/** All that the planner knows of ways, and of where one stays. */
export type TransportFacts = { subway: SubwayNetwork; intercity: Intercity; bases: StayBase[] }

/** A usual way from an airport to a base. The price is for one adult, of a taxi for the whole car. */
export type GateWay = {
  mode: LegMode
  /** The id of the base. */
  to: string
  minutes: number
  priceWon: number
  /** From one departure to the next; null where one leaves at any time. */
  everyMinutes: number | null
}

/** An airport by its code, with the ways into town. */
export type Gate = {
  code: string
  name: PlaceName
  lat: number
  lng: number
  ways: GateWay[]
  /** What a traveller should know before planning with it. */
  note: string | null
}
