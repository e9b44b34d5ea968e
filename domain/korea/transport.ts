import type { PlaceName } from '#domain/places/places.ts'
import type { LegMode } from '#domain/trips/plan/plans.ts'

export type SubwayStation = { id: string; name: PlaceName; lat: number; lng: number }

/** The route of some trains of a line. */
export type SubwayCourse = {
  /** Stations in order. A circular route ends at its first station. */
  stops: string[]
  /** Minutes since the first stop, for the last stop and for some stops between. */
  clock: Record<string, number>
  isOneWay: boolean
  /** The surcharge for the whole route, in addition to the fare by distance. */
  surchargeWon: number
}

export type SubwayLine = {
  id: string
  name: PlaceName
  /** The minutes between two trains. */
  headwayMinutes: number
  /** The line whose platforms its trains share, as express trains do; null if it has its own. */
  tracksOf: string | null
  /** Trains between towns and to airports are faster than city subways. */
  isRailway: boolean
  courses: SubwayCourse[]
}

/** The walking time from or to the platforms of a line, if it differs from the usual one. */
export type SubwayChange = { station: string; line: string; minutes: number }

/** The subway network of a city. Two lines are connected if they name the same station. */
export type SubwayNetwork = { stations: SubwayStation[]; lines: SubwayLine[]; changes: SubwayChange[] }

export const hubKinds = ['train', 'airport', 'bus', 'port'] as const
export type HubKind = (typeof hubKinds)[number]

/** A station, airport, terminal or port for journeys to other cities. */
export type Hub = { id: string; kind: HubKind; name: PlaceName; lat: number; lng: number }

export const journeyModes = ['train', 'ktx', 'bus', 'flight', 'ferry'] as const satisfies readonly LegMode[]
export type JourneyMode = (typeof journeyModes)[number]

/** A usual journey between two hubs, the same in both directions. */
export type Journey = { mode: JourneyMode; from: string; to: string; minutes: number; priceWon: number }

export type Intercity = { hubs: Hub[]; journeys: Journey[] }

/** The quarter of a city where visitors stay, and the station, terminal, airport or port where they arrive. */
export type StayBase = { id: string; city: PlaceName; quarter: PlaceName; lat: number; lng: number; arrival: Hub }

/** All facts of the planner about transport and about the quarters where visitors stay. */
export type TransportFacts = { subway: SubwayNetwork; intercity: Intercity; bases: StayBase[] }

/** A usual transfer from an airport to a base. The price is for one adult, for a taxi for the whole car. */
export type GateWay = {
  mode: LegMode
  /** The id of the base. */
  to: string
  minutes: number
  priceWon: number
  /** The minutes between departures; null if one can leave at any time. */
  everyMinutes: number | null
}

/** An airport with the transfers into the city. */
export type Gate = {
  code: string
  name: PlaceName
  lat: number
  lng: number
  ways: GateWay[]
  /** What a traveller should know before planning with it. */
  note: string | null
}
