import { projectToSheet } from '#domain/korea/korea-projection.ts'
import {
  fromPaper,
  type MapBox,
  type MapView,
  paperRatio,
  pixelsPerDegree,
  unmeasured,
} from '#web/travel/map/map-view.ts'

const steps = [5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02]
/** The minimum distance between two lines. */
const leastPixels = 84

/** Meridians and parallels for the visible part and a margin, as an SVG path in units of the sheet. */
export function drawGrid(view: MapView, box: MapBox | null): string {
  const { width, height, paper: pixels } = box ?? unmeasured
  const perDegree = pixelsPerDegree(pixels * view.scale)
  const step = steps.findLast((degrees) => degrees * perDegree >= leastPixels) ?? 5
  const [halfWide, halfHigh] = [width / pixels / view.scale, (height * paperRatio) / pixels / view.scale]
  const northWest = fromPaper({ x: view.x - halfWide, y: view.y - halfHigh })
  const southEast = fromPaper({ x: view.x + halfWide, y: view.y + halfHigh })
  const from = projectToSheet(northWest)
  const to = projectToSheet(southEast)
  const meridians = multiples(northWest.lng, southEast.lng, step).map((lng) => {
    const x = round(projectToSheet({ lat: 0, lng }).x)
    return `M${x} ${round(from.y)}V${round(to.y)}`
  })
  const parallels = multiples(southEast.lat, northWest.lat, step).map((lat) => {
    const y = round(projectToSheet({ lat, lng: 0 }).y)
    return `M${round(from.x)} ${y}H${round(to.x)}`
  })
  return [...meridians, ...parallels].join('')
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
