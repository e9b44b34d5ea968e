type Spot = { lat: number; lng: number }

const edge = 9

/** Scales the stops of a day to a small picture: north is up, and proportions are kept. */
export function thumbnailOf(
  stops: readonly Spot[],
  { width, height }: { width: number; height: number },
): { x: number; y: number }[] {
  const [first] = stops
  if (!first) return []
  // A degree of longitude is shorter than one of latitude.
  const shrink = Math.cos((first.lat * Math.PI) / 180)
  const flat = stops.map(({ lat, lng }) => ({ x: lng * shrink, y: -lat }))
  const [left, right] = [Math.min(...flat.map(({ x }) => x)), Math.max(...flat.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...flat.map(({ y }) => y)), Math.max(...flat.map(({ y }) => y))]
  const scale = Math.min((width - 2 * edge) / (right - left || 1e-9), (height - 2 * edge) / (bottom - top || 1e-9))
  const steady = Number.isFinite(scale) && scale < 1e8 ? scale : 0
  return flat.map(({ x, y }) => ({
    x: round(width / 2 + (x - (left + right) / 2) * steady),
    y: round(height / 2 + (y - (top + bottom) / 2) * steady),
  }))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
