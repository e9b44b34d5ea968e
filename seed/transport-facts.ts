import type { TransportFacts } from '#domain/transport.ts'
import { readBases } from './bases.ts'
import { readIntercity, readSubwayNetwork } from './transport.ts'

/** The embedded tables of ways and of where one stays. */
export function readTransportFacts(): TransportFacts {
  return { subway: readSubwayNetwork(), intercity: readIntercity(), bases: readBases() }
}
