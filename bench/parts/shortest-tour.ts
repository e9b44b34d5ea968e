import { type Point, straightMetres } from '#domain/korea/distances.ts'

// Beyond that many stops every order is too many; no day of a trip has more.
const mostStops = 14

/** By which share the way through the stops in their order is longer than the shortest one, both ends fixed. */
export function beyondShortest(from: Point, stops: readonly Point[], to: Point): number {
  const told = [from, ...stops, to]
  const walked = told.reduce((sum, here, index) => sum + straightMetres(told[index - 1] ?? from, here), 0)
  if (stops.length < 2 || stops.length > mostStops || walked === 0) return 0
  return walked / shortest(from, stops, to) - 1
}

/** By dynamic programming over the sets of stops that are behind one. */
function shortest(from: Point, stops: readonly Point[], to: Point): number {
  const count = stops.length
  const ways = stops.map((here) => stops.map((there) => straightMetres(here, there)))
  const best = new Float64Array(count << count).fill(Infinity)
  for (const [stop, point] of stops.entries()) best[(1 << stop) * count + stop] = straightMetres(from, point)
  for (let behind = 1; behind < 1 << count; behind += 1)
    for (let here = 0; here < count; here += 1) {
      const walked = best[behind * count + here] ?? Infinity
      if (walked === Infinity) continue
      for (let there = 0; there < count; there += 1) {
        if (behind & (1 << there)) continue
        const at = (behind | (1 << there)) * count + there
        best[at] = Math.min(best[at] ?? Infinity, walked + (ways[here]?.[there] ?? Infinity))
      }
    }
  const all = (1 << count) - 1
  return Math.min(...stops.map((point, here) => (best[all * count + here] ?? Infinity) + straightMetres(point, to)))
}
