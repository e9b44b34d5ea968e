import type { StayBase, TransportFacts } from '#domain/transport.ts'
import { createIntercityWays, type IntercityWays } from './intercity-ways.ts'
import { createSubwayRides, type SubwayRides } from './subway-rides.ts'

/** What goes where: below a city, and between cities; and where one stays in each. */
export type Transport = { rides: SubwayRides; intercity: IntercityWays; bases: readonly StayBase[] }

/** Made once for all plans: it remembers the ways that were worked out. */
export function createTransport({ subway, intercity, bases }: TransportFacts): Transport {
  return { rides: createSubwayRides(subway), intercity: createIntercityWays(intercity), bases }
}
