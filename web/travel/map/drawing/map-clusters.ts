/** A point on the map in pixels. `count` is set for a cluster that the server made. */
export type MapPoint = { id: string; x: number; y: number; count?: number }

/** A pin, or a cluster of pins that would overlap. Members keep their order. */
export type MapGroup = { ids: string[]; x: number; y: number; count: number }

const pinSize = 24
const between = 4

/** Clusters grow slowly, with the logarithm of their count. */
export function sizeOfGroup(count: number): number {
  return count === 1 ? pinSize : Math.min(48, 28 + Math.round(Math.log2(count) * 3))
}

/**
 * Clusters overlapping points until none overlap: two pins when they are closer than 28 pixels, larger circles earlier.
 * The result depends only on the points, not on what was shown before. `reach` is the size of a touch target.
 */
export function groupPoints(points: readonly MapPoint[], reach = pinSize): MapGroup[] {
  let groups: MapGroup[] = points.map(({ id, x, y, count = 1 }) => ({ ids: [id], x, y, count }))
  for (;;) {
    const joined = joinOnce(groups, reach)
    if (joined.length === groups.length) return restoreOrder(joined, points)
    groups = joined
  }
}

function joinOnce(groups: readonly MapGroup[], reach: number): MapGroup[] {
  const apart: MapGroup[] = []
  for (const group of groups) {
    const near = nearestOverlapping(group, apart, reach)
    if (near < 0) apart.push(group)
    else apart[near] = join(apart[near] ?? group, group)
  }
  return apart
}

function nearestOverlapping(group: MapGroup, others: readonly MapGroup[], reach: number): number {
  let found = { index: -1, distance: Infinity }
  others.forEach((other, index) => {
    const [aside, down] = [Math.abs(group.x - other.x), Math.abs(group.y - other.y)]
    const distance = Math.hypot(aside, down)
    const touching = (Math.max(reach, sizeOfGroup(group.count)) + Math.max(reach, sizeOfGroup(other.count))) / 2
    // Touch targets are squares, so their corners must not overlap either.
    const isNear = distance < touching + between || Math.max(aside, down) < touching
    if (isNear && distance < found.distance) found = { index, distance }
  })
  return found.index
}

/** Joins two groups at the centre of all their places. */
function join(one: MapGroup, other: MapGroup): MapGroup {
  const [here, there] = [one.count, other.count]
  return {
    ids: [...one.ids, ...other.ids],
    count: here + there,
    x: (one.x * here + other.x * there) / (here + there),
    y: (one.y * here + other.y * there) / (here + there),
  }
}

function restoreOrder(groups: readonly MapGroup[], points: readonly MapPoint[]): MapGroup[] {
  const order = new Map(points.map(({ id }, index) => [id, index]))
  const rank = (id: string | undefined) => order.get(id ?? '') ?? 0
  return groups
    .map((group) => ({ ...group, ids: group.ids.toSorted((one, other) => rank(one) - rank(other)) }))
    .toSorted((one, other) => rank(one.ids[0]) - rank(other.ids[0]))
}
