import { straightMetres } from '#domain/korea/distances.ts'
import type { Hub, Intercity, JourneyMode } from '#domain/korea/transport.ts'
import { busLeg } from './local-legs.ts'
import { shortestWays } from './shortest-ways.ts'

/** A journey from one hub to another, with the times for boarding and leaving. */
export type IntercityWay = {
  minutes: number
  metres: number
  priceWon: number
  /** The mode of its longest part. */
  mode: JourneyMode
  longestMetres: number
}

export type IntercityWays = {
  hubs: readonly Hub[]
  /** From a hub to all others, by index in `hubs`; null if there is no connection. */
  from(hub: number): readonly (IntercityWay | null)[]
}

/** Minutes for tickets, checks and waiting, and for the way out. Flights need more, also for luggage. */
const boardingMinutes: Record<JourneyMode, number> = { train: 10, ktx: 10, bus: 10, flight: 60, ferry: 30 }
const leavingMinutes: Record<JourneyMode, number> = { train: 5, ktx: 5, bus: 5, flight: 15, ferry: 10 }
// A change waits longer than a departure that was chosen.
const connectionMinutes = 15
// A bus connects a station with the port or the airport of the same city.
const sameCityMetres = 40_000
// The ratio of the real length to the straight line.
const detour: Record<JourneyMode, number> = { train: 1.25, ktx: 1.25, bus: 1.3, flight: 1.05, ferry: 1.15 }

type Edge = IntercityWay & { to: number; isTransfer: boolean }

/** The fastest connections between cities, from a table of journeys. Those of a hub are computed once. */
export function createIntercityWays({ hubs, journeys }: Intercity): IntercityWays {
  const edges = hubs.map((): Edge[] => [])
  const indexes = new Map(hubs.map(({ id }, index) => [id, index]))
  const known = new Map<number, readonly (IntercityWay | null)[]>()
  for (const { mode, from, to, minutes, priceWon } of journeys) {
    const [start, end] = [indexes.get(from) ?? -1, indexes.get(to) ?? -1]
    const [one, other] = [hubs[start], hubs[end]]
    if (!one || !other) continue
    const metres = straightMetres(one, other) * detour[mode]
    const inAll = boardingMinutes[mode] + minutes + leavingMinutes[mode]
    const way = { minutes: inAll, metres, priceWon, mode, longestMetres: metres, isTransfer: false }
    edges[start]?.push({ ...way, to: end })
    edges[end]?.push({ ...way, to: start })
  }
  for (const [start, one] of hubs.entries())
    for (const [end, other] of hubs.entries()) {
      const straight = straightMetres(one, other)
      if (start === end || straight > sameCityMetres) continue
      const { minutes, metres, cost } = busLeg(straight)
      edges[start]?.push({ minutes, metres, priceWon: cost, mode: 'bus', longestMetres: 0, to: end, isTransfer: true })
    }
  const graph = { nodes: hubs.length, edgesFrom: (hub: number) => edges[hub] ?? [], extend: addJourney }
  return {
    hubs,
    from(hub) {
      const kept = known.get(hub)
      if (kept) return kept
      const here: IntercityWay = { minutes: 0, metres: 0, priceWon: 0, mode: 'train', longestMetres: 0 }
      const ways = shortestWays(new Map([[hub, here]]), graph)
      known.set(hub, ways)
      return ways
    },
  }
}

function addJourney(way: IntercityWay, edge: Edge): IntercityWay {
  const isLonger = edge.longestMetres > way.longestMetres
  return {
    minutes: way.minutes + (way.metres > 0 && !edge.isTransfer ? connectionMinutes : 0) + edge.minutes,
    metres: way.metres + edge.metres,
    priceWon: way.priceWon + edge.priceWon,
    mode: isLonger ? edge.mode : way.mode,
    longestMetres: Math.max(way.longestMetres, edge.longestMetres),
  }
}
