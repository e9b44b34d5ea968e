import { createTransport, type Transport } from '#planner/travel/transport.ts'
import { readTransportFacts } from '#seed/transport-facts.ts'

/** Transport without trains: only walking, buses and taxis. */
export const onlyStreets: Transport = createTransport({
  subway: { stations: [], lines: [], changes: [] },
  intercity: { hubs: [], journeys: [] },
  bases: [],
})

export { readTransportFacts }

/** The embedded subway, the embedded table of ways between cities, and the bases. */
export function readTransport(): Transport {
  return createTransport(readTransportFacts())
}
