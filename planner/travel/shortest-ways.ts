/** What a search carries along: minutes so far, and whatever else is counted. */
type Counted = { minutes: number }
type Graph<Edge extends { to: number }, Way extends Counted> = {
  nodes: number
  edgesFrom: (node: number) => readonly Edge[]
  extend: (way: Way, edge: Edge) => Way
}
type Waiting = { node: number; minutes: number }

/** Dijkstra's quickest ways from some nodes to every other; null where none leads. Each node is looked at once. */
export function shortestWays<Edge extends { to: number }, Way extends Counted>(
  starts: ReadonlyMap<number, Way>,
  { nodes, edgesFrom, extend }: Graph<Edge, Way>,
): (Way | null)[] {
  const best = Array.from({ length: nodes }, (): Way | null => null)
  const settled = new Uint8Array(nodes)
  const heap: Waiting[] = []
  const reach = (node: number, way: Way) => {
    const known = best[node]
    if (known && known.minutes <= way.minutes) return
    best[node] = way
    push(heap, { node, minutes: way.minutes })
  }
  for (const [node, way] of starts) reach(node, way)
  for (let next = pop(heap); next; next = pop(heap)) {
    const way = best[next.node]
    if (settled[next.node] || !way) continue
    settled[next.node] = 1
    for (const edge of edgesFrom(next.node)) if (!settled[edge.to]) reach(edge.to, extend(way, edge))
  }
  return best
}

/** Equal minutes go by node, so that the same graph always gives the same ways. */
function isBefore(one: Waiting, other: Waiting): boolean {
  return one.minutes < other.minutes || (one.minutes === other.minutes && one.node < other.node)
}

function push(heap: Waiting[], entry: Waiting): void {
  let at = heap.push(entry) - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    const parent = heap[above]
    if (!parent || !isBefore(entry, parent)) break
    heap[at] = parent
    at = above
  }
  heap[at] = entry
}

function pop(heap: Waiting[]): Waiting | undefined {
  const first = heap[0]
  const last = heap.pop()
  if (!first || !last || heap.length === 0) return first
  let at = 0
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]]
    const child = left && right && isBefore(right, left) ? right : left
    if (!child || !isBefore(child, last)) break
    heap[at] = child
    at = child === left ? 2 * at + 1 : 2 * at + 2
  }
  heap[at] = last
  return first
}
