import type { Point } from './distances.ts'

/** Points of a day on a small sheet: millimetres from its upper left corner, north up. */
export type DaySketch = {
  points: { x: number; y: number }[]
  /** A round distance and how long it is on the sheet. */
  scale: { metres: number; length: number }
}

const metresPerDegree = 111_200
// A day within one quarter would otherwise be drawn as if it were a city.
const leastMetres = 400
const roundDistances = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000]

type Sheet = { width: number; height: number; margin: number }

/** Fits points into a sheet; null for fewer than two. */
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
