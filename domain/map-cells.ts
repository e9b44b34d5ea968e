import type { Box } from './place-lists.ts'

// So many cells stand side by side on the longer side of a map, so that the circles of neighbours do not touch.
const cellsAcross = 12
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
