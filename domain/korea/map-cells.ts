import type { Box } from '#domain/places/place-lists.ts'

// The most cells on the longer side of a box. A map requests half of the visible size more on each side, so it shows at
// most twelve of them. Their circles rarely overlap; the map joins those that do.
const cellsAcross = 24
/** In Korea a degree of longitude is 0.8 times as long as a degree of latitude. */
const widthOfDegree = 0.8

/**
 * The size in degrees of the grid cells for clustering. Sizes are powers of two and the grid starts at zero, so that
 * panning the map does not move a place to another cluster.
 */
export function cellSize({ south, west, north, east }: Box): { high: number; wide: number } {
  const longer = Math.max(north - south, (east - west) * widthOfDegree)
  const high = 2 ** Math.ceil(Math.log2(longer / cellsAcross))
  return { high, wide: high / widthOfDegree }
}
