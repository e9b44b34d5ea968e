import type { Box } from './place-lists.ts'

// The most cells on the longer side of a box. A map asks for half as much around what is seen, so it shows at most
// twelve of them, whose circles hardly touch; the map joins those that do.
const cellsAcross = 24
/** A degree of longitude is four fifths as long in Korea as one of latitude. */
const widthOfDegree = 0.8

/**
 * The size in degrees of the cells by which a map joins places into clusters. It goes in powers of two and its grid
 * begins at zero, so that panning moves no place from one cluster to another.
 */
export function cellSize({ south, west, north, east }: Box): { high: number; wide: number } {
  const longer = Math.max(north - south, (east - west) * widthOfDegree)
  const high = 2 ** Math.ceil(Math.log2(longer / cellsAcross))
  return { high, wide: high / widthOfDegree }
}
