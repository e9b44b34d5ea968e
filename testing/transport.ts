import { createTransport, type Transport } from '#planner/travel/transport.ts'
import { readIntercity, readSubwayNetwork } from '#seed/transport.ts'

/** Where nothing runs but what every street has. */
export const onlyStreets: Transport = createTransport(
  { stations: [], lines: [], changes: [] },
  { hubs: [], journeys: [] },
)

/** The embedded subway and the embedded table of ways between cities. */
export function readTransport(): Transport {
  return createTransport(readSubwayNetwork(), readIntercity())
}
