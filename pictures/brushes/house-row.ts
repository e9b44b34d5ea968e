import { type Point, way } from './pen.ts'

/** Where something stands in a row of houses that runs away from us: how near, how far out from the lane, how low. */
export type Spot = (share: number, reach: number, level: number) => Point

type Row = { x: number; y: number; side: 1 | -1; gap: number }

/** A row beside a lane that vanishes at x, y; `gap` is half of what stays open there. */
export function rowSpot({ x, y, side, gap }: Row): Spot {
  return (share, reach, level) => [x + side * (gap + reach * share), y + level * share]
}

/** One house of the row, from its near to its far edge; the nearest has place 0. */
export type House = { at: Spot; near: number; far: number; place: number }

/** The houses between such edges, the farthest first, as they have to be painted. */
export function listHouses(at: Spot, edges: readonly number[]): House[] {
  return edges
    .slice(1)
    .map((far, place) => ({ at, near: edges[place] ?? far, far, place }))
    .toReversed()
}

type Edge = readonly [reach: number, level: number]
/** How much of a house's length, seen from its far edge. */
type Part = readonly [from: number, to: number]

/** A face of a house between its outer and its inner edge; upright where both reach as far. */
export function face({ at, near, far }: House, outer: Edge, inner: Edge, [from, to]: Part = [0, 1]): string {
  const a = far + (near - far) * from
  const b = far + (near - far) * to
  return way([at(b, ...outer), at(a, ...outer), at(a, ...inner), at(b, ...inner)])
}
