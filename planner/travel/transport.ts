import type { Intercity, SubwayNetwork } from '#domain/transport.ts'
import { createIntercityWays, type IntercityWays } from './intercity-ways.ts'
import { createSubwayRides, type SubwayRides } from './subway-rides.ts'

/** What goes where: below a city, and between cities. */
export type Transport = { rides: SubwayRides; intercity: IntercityWays }

/** Made once for all plans: it remembers the ways that were worked out. */
export function createTransport(subway: SubwayNetwork, intercity: Intercity): Transport {
  return { rides: createSubwayRides(subway), intercity: createIntercityWays(intercity) }
}
