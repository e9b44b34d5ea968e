import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortestWays } from './shortest-ways.ts'

type Edge = { to: number; minutes: number }

function minutesFrom(start: number, edges: readonly (readonly Edge[])[], onLook: () => void = () => {}) {
  const graph = {
    nodes: edges.length,
    edgesFrom: (node: number) => {
      onLook()
      return edges[node] ?? []
    },
    extend: (way: { minutes: number }, { minutes }: Edge) => ({ minutes: way.minutes + minutes }),
  }
  return shortestWays(new Map([[start, { minutes: 0 }]]), graph).map((way) => way?.minutes ?? Infinity)
}

/** Bellman's way: over and over until nothing changes. */
function slowMinutesFrom(start: number, edges: readonly (readonly Edge[])[]): number[] {
  const best = edges.map((_, node) => (node === start ? 0 : Infinity))
  for (let round = 0; round < edges.length; round += 1)
    for (const [node, all] of edges.entries())
      for (const { to, minutes } of all) best[to] = Math.min(best[to] ?? Infinity, (best[node] ?? Infinity) + minutes)
  return best
}

const graphs = fc.integer({ min: 1, max: 12 }).chain((nodes) => {
  const edge = fc.record({ to: fc.nat(nodes - 1), minutes: fc.nat(30) })
  return fc.array(fc.array(edge, { maxLength: 5 }), { minLength: nodes, maxLength: nodes })
})

test('the ways are as short as those of a slower search', () => {
  fc.assert(
    fc.property(graphs, (edges) => {
      expect(minutesFrom(0, edges)).toEqual(slowMinutesFrom(0, edges))
    }),
  )
})

test('each node is looked at once', () => {
  fc.assert(
    fc.property(graphs, (edges) => {
      let looks = 0
      const reached = minutesFrom(0, edges, () => (looks += 1)).filter((minutes) => minutes < Infinity)
      expect(looks).toBe(reached.length)
    }),
  )
})
