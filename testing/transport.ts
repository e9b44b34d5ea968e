import type { Intercity, SubwayNetwork } from '#domain/transport.ts'
import { createTransport, type Transport } from '#planner/travel/transport.ts'
import { readIntercity, readSubwayNetwork } from '#seed/transport.ts'

/** Where nothing runs but what every street has. */
export const onlyStreets: Transport = createTransport(
  { stations: [], lines: [], changes: [] },
  { hubs: [], journeys: [] },
)

/** The embedded subway and the embedded table of ways between cities. */
export function readTransport(): Transport {
  const { subway, intercity } = readTransportFacts()
  return createTransport(subway, intercity)
}

/** The embedded transport tables, for tests that use real data. */
export function readTransportFacts(): { subway: SubwayNetwork; intercity: Intercity } {
  return { subway: readSubwayNetwork(), intercity: readIntercity() }
}
