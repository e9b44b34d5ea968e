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

test('no way is longer than one over any other node', () => {
  fc.assert(
    fc.property(graphs, (edges) => {
      const all = edges.map((_, node) => minutesFrom(node, edges))
      const minutes = (from: number, to: number) => all[from]?.[to] ?? Infinity
      for (const from of edges.keys())
        for (const over of edges.keys())
          for (const to of edges.keys())
            expect(minutes(from, to)).toBeLessThanOrEqual(minutes(from, over) + minutes(over, to))
    }),
    { numRuns: 30 },
  )
})

test('from several nodes each other one is reached from whichever is nearest, with what that one starts with', () => {
  fc.assert(
    fc.property(graphs, fc.nat(20), (edges, head) => {
      const graph = {
        nodes: edges.length,
        edgesFrom: (node: number) => edges[node] ?? [],
        extend: (way: { minutes: number }, { minutes }: Edge) => ({ minutes: way.minutes + minutes }),
      }
      const last = edges.length - 1
      const starts = new Map([
        [0, { minutes: head }],
        [last, { minutes: last === 0 ? head : 0 }],
      ])
      const [first, other] = [slowMinutesFrom(0, edges), slowMinutesFrom(last, edges)]
      const found = shortestWays(starts, graph).map((way) => way?.minutes ?? Infinity)
      const nearest = edges.map((_, to) =>
        Math.min((first[to] ?? Infinity) + head, last === 0 ? Infinity : (other[to] ?? Infinity)),
      )
      expect(found).toEqual(nearest)
    }),
  )
})

test('of two ways that take as long the one that was found first stays', () => {
  const extend = (way: { minutes: number; over: number[] }, edge: Edge) => {
    return { minutes: way.minutes + edge.minutes, over: [...way.over, edge.to] }
  }
  const edges = [
    [
      { to: 2, minutes: 1 },
      { to: 1, minutes: 1 },
    ],
    [{ to: 3, minutes: 1 }],
    [{ to: 3, minutes: 1 }],
    [],
  ]
  const graph = { nodes: 4, edgesFrom: (node: number) => edges[node] ?? [], extend }
  expect(shortestWays(new Map([[0, { minutes: 0, over: [] }]]), graph)[3]).toEqual({ minutes: 2, over: [1, 3] })
})
