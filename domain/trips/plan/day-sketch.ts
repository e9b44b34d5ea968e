import type { Point } from '#domain/korea/distances.ts'

/** The points of a day on a sheet of paper: millimetres from the upper left corner, north up. */
export type DaySketch = {
  points: { x: number; y: number }[]
  /** The scale bar: a round distance and its length on the sheet. */
  scale: { metres: number; length: number }
}

const metresPerDegree = 111_200
// A day within one neighbourhood would otherwise be enlarged to look like a whole city.
const leastMetres = 400
const roundDistances = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000]

type Sheet = { width: number; height: number; margin: number }

/** Scales points to fit a sheet; null for fewer than two. */
export function sketchDay(points: readonly Point[], { width, height, margin }: Sheet): DaySketch | null {
  if (points.length < 2) return null
  const latitudes = points.map(({ lat }) => lat)
  const longitudes = points.map(({ lng }) => lng)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const metresPerLng = metresPerDegree * Math.cos((((south + north) / 2) * Math.PI) / 180)
  const across = Math.max(leastMetres, (east - west) * metresPerLng)
  const down = Math.max(leastMetres, (north - south) * metresPerDegree)
  const perMetre = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down)
  const metres = roundDistances.findLast((each) => each * perMetre <= width / 3) ?? 100
  return {
    points: points.map(({ lat, lng }) => ({
      x: round(width / 2 + (lng - (west + east) / 2) * metresPerLng * perMetre),
      y: round(height / 2 - (lat - (south + north) / 2) * metresPerDegree * perMetre),
    })),
    scale: { metres, length: round(metres * perMetre) },
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
