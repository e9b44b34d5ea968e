import { names, rails, subways, waters } from './map-facts.generated.ts'
import type { SheetBox } from './map-view.ts'

/** A line of the map: an SVG path in units of the sheet, and the box around it. */
export type DrawnLine = { d: string; box: SheetBox }

const perUnit = 10

export const drawnWaters = waters.map(({ steps, width, from }) => ({ ...drawLine(steps), width, from }))
export const drawnRails = rails.map(({ steps }) => drawLine(steps))
export const drawnSubways = subways.map(({ steps, line }) => ({ ...drawLine(steps), line }))

const stations = names.filter(([kind]) => kind === 'hub' || kind === 'station')

/** The subway stations in this part, as a path of points. Round line caps make them dots. */
export function drawStations({ left, top, right, bottom }: SheetBox): string {
  return stations
    .filter(([, , , x, y]) => left < x && x < right && top < y && y < bottom)
    .map(([, , , x, y]) => `M${x} ${y}h0`)
    .join('')
}

/** A smooth line through all points (Catmull-Rom spline). */
function drawLine(steps: string): DrawnLine {
  const points = readSteps(steps)
  const [start = { x: 0, y: 0 }] = points
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    return [
      `${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)}`,
      `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)}`,
      `${round(to.x)} ${round(to.y)}`,
    ].join(' ')
  })
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    d: `M${round(start.x)} ${round(start.y)}C${curves.join(' ')}`,
    box: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
  }
}

function readSteps(steps: string): { x: number; y: number }[] {
  const numbers = steps.split(' ').map(Number)
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    x += (numbers[2 * index] ?? 0) / perUnit
    y += (numbers[2 * index + 1] ?? 0) / perUnit
    return { x, y }
  })
}

function round(value: number): number {
  return Math.round(value * perUnit) / perUnit
}
