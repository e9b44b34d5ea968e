import type { StayBase, TransportFacts } from '#domain/korea/transport.ts'
import { createIntercityWays, type IntercityWays } from './intercity-ways.ts'
import { createSubwayRides, type SubwayRides } from './subway-rides.ts'

/** The subway networks, the connections between cities, and the bases. */
export type Transport = { rides: SubwayRides; intercity: IntercityWays; bases: readonly StayBase[] }

/** Created once for all plans, because it caches computed connections. */
export function createTransport({ subway, intercity, bases }: TransportFacts): Transport {
  return { rides: createSubwayRides(subway), intercity: createIntercityWays(intercity), bases }
}
