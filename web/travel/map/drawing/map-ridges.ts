import { projectToSheet } from '#domain/korea/korea-projection.ts'

type Peak = readonly [lat: number, lng: number]

/**
 * The main mountain range of the country and its branches, from peak to peak: [lat, lng] of well-known summits and
 * passes. We placed them, exactly enough for peaks a dozen kilometres wide. Old Korean maps draw ranges this way, as
 * rows of peaks.
 */
const ridges: readonly (readonly Peak[])[] = [
  // The Baekdudaegan, from Baekdu to Jiri.
  [
    [41.99, 128.08],
    [41.2, 128.3],
    [40.7, 127.8],
    [40.35, 127.0],
    [39.6, 126.8],
    [39.05, 127.1],
    [38.65, 128.1],
    [38.12, 128.46],
    [37.79, 128.54],
    [37.43, 129.0],
    [37.1, 128.92],
    [36.96, 128.48],
    [36.87, 128.1],
    [36.54, 127.87],
    [36.21, 127.97],
    [35.86, 127.75],
    [35.34, 127.73],
  ],
  // Along the east coast to Busan.
  [
    [37.1, 128.92],
    [36.75, 129.2],
    [36.39, 129.15],
    [36.05, 129.1],
    [35.62, 129.0],
    [35.3, 129.05],
  ],
  // Odaesan to the west.
  [
    [37.79, 128.54],
    [37.55, 128.25],
    [37.37, 128.05],
  ],
  // Deogyusan to Mudeungsan and Wolchulsan.
  [
    [35.86, 127.75],
    [35.62, 127.4],
    [35.48, 126.9],
    [35.13, 127.0],
    [34.77, 126.7],
  ],
  // Songnisan to the west coast.
  [
    [36.54, 127.87],
    [36.9, 127.4],
    [36.7, 127.05],
    [36.42, 126.88],
  ],
  // Hallasan.
  [
    [33.37, 126.42],
    [33.36, 126.53],
    [33.38, 126.66],
  ],
]

/** The distance between the peaks of a row, in units of the sheet. */
const apart = 44

const summits = ridges.flatMap(walk).toSorted((one, other) => one.y - other.y)

/**
 * The positions of higher and lower peaks: SVG paths with a marker at every point. The paths themselves are not drawn.
 */
export const ridgePaths = {
  high: toSteps(summits.filter((_, index) => index % 3 === 0)),
  low: toSteps(summits.filter((_, index) => index % 3 !== 0)),
}

function toSteps(points: readonly { x: number; y: number }[]): string {
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))]
  return xs
    .map((x, index) => {
      const y = ys[index] ?? 0
      return index === 0 ? `M${x} ${y}l0 0` : `${x - (xs[index - 1] ?? 0)} ${y - (ys[index - 1] ?? 0)}`
    })
    .join(' ')
}

/** Points at equal distances along the line from peak to peak. */
function walk(line: readonly Peak[]): { x: number; y: number }[] {
  const points = line.map(([lat, lng]) => projectToSheet({ lat, lng }))
  const found: { x: number; y: number }[] = []
  let left = 0
  points.forEach((to, index) => {
    const from = points[index - 1]
    if (!from) return
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    for (; left < length; left += apart) {
      const share = left / length
      // Makes a row of peaks slightly irregular.
      const waver = 10 * Math.sin((found.length + index) * 1.7)
      found.push({ x: from.x + share * (to.x - from.x) + waver, y: from.y + share * (to.y - from.y) })
    }
    left -= length
  })
  return found
}
