import TinyQueue from 'tinyqueue'

/** The totals of a path: its minutes, and others that the caller adds. */
type Counted = { minutes: number }
type Graph<Edge extends { to: number }, Way extends Counted> = {
  nodes: number
  edgesFrom: (node: number) => readonly Edge[]
  extend: (way: Way, edge: Edge) => Way
}
type Waiting = { node: number; minutes: number }

/** The fastest paths from some nodes to every other one, by Dijkstra's algorithm; null if there is no path. */
export function shortestWays<Edge extends { to: number }, Way extends Counted>(
  starts: ReadonlyMap<number, Way>,
  { nodes, edgesFrom, extend }: Graph<Edge, Way>,
): (Way | null)[] {
  const best = Array.from({ length: nodes }, (): Way | null => null)
  const settled = new Uint8Array(nodes)
  // Equal minutes are ordered by node, so that the same graph always gives the same paths.
  const queue = new TinyQueue<Waiting>([], (one, other) => one.minutes - other.minutes || one.node - other.node)
  const reach = (node: number, way: Way) => {
    const known = best[node]
    if (known && known.minutes <= way.minutes) return
    best[node] = way
    queue.push({ node, minutes: way.minutes })
  }
  for (const [node, way] of starts) reach(node, way)
  for (let next = queue.pop(); next; next = queue.pop()) {
    const way = best[next.node]
    if (settled[next.node] || !way) continue
    settled[next.node] = 1
    for (const edge of edgesFrom(next.node)) if (!settled[edge.to]) reach(edge.to, extend(way, edge))
  }
  return best
}
