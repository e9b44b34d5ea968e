import type { TransportFacts } from '#domain/korea/transport.ts'
import { readBases } from './bases.ts'
import { readIntercity, readSubwayNetwork } from './transport.ts'

/** The embedded tables of transport and of bases. */
export function readTransportFacts(): TransportFacts {
  return { subway: readSubwayNetwork(), intercity: readIntercity(), bases: readBases() }
}
