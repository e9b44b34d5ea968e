import { metresPerUnit, projectToSheet, type SheetPoint, unprojectFromSheet } from '#domain/korea/korea-projection.ts'

/**
 * The paper is the part of the sheet with the whole country. It fills the frame as far as its shape allows. Positions
 * are shares of it, so that server-rendered markup is right in a frame of any size.
 */
export type PaperPoint = { x: number; y: number }

/** A view: the point of the paper in the centre, and the scale relative to the whole country. */
export type MapView = { scale: number; x: number; y: number }

/** The frame in pixels, the width of the paper in it, and the maximum scale. */
export type MapBox = { width: number; height: number; paper: number; closest: number }

export type Position = { lat: number; lng: number }

const corner = projectToSheet({ lat: 38.78, lng: 124.4 })
const oppositeCorner = projectToSheet({ lat: 32.86, lng: 132.15 })

/** The paper on the sheet, in whole units: the view box of the drawing. */
export const paper = {
  left: Math.floor(corner.x),
  top: Math.floor(corner.y),
  width: Math.ceil(oppositeCorner.x - corner.x),
  height: Math.ceil(oppositeCorner.y - corner.y),
}
export const paperRatio = paper.width / paper.height

export const wholeCountry: MapView = { scale: 1, x: 0.5, y: 0.5 }
/** Six kilometres across: two stations are distinguishable, and the coastline is still accurate. */
export const closest = 128
/**
 * 1.5 km across, for the stops of a day. The drawing has few details at this scale, but pins have to be
 * distinguishable.
 */
export const closestOnRoute = 512
/** On an operator's tiles: a block of houses. */
export const closestOnTiles = 2048

/** The limits of the drawing, and the limits of a view's centre. */
const drawn = { from: toPaper({ lat: 46, lng: 117 }), to: toPaper({ lat: 29, lng: 139 }) }
const middle = { from: toPaper({ lat: 43, lng: 124.4 }), to: toPaper({ lat: 33, lng: 132 }) }

export function toPaper(position: Position): PaperPoint {
  return sheetToPaper(projectToSheet(position))
}

export function sheetToPaper({ x, y }: SheetPoint): PaperPoint {
  return { x: (x - paper.left) / paper.width, y: (y - paper.top) / paper.height }
}

export function fromPaper({ x, y }: PaperPoint): Position {
  return unprojectFromSheet({ x: paper.left + x * paper.width, y: paper.top + y * paper.height })
}

/** The width of the paper in a frame. The style sheet computes the same. */
export function measureBox(width: number, height: number, nearest = closest): MapBox {
  return { width, height, paper: Math.max(1, Math.min(width, height * paperRatio)), closest: nearest }
}

/** How many times the frame is wider and higher than the paper. */
function spread(box: MapBox): { x: number; y: number } {
  return { x: box.width / box.paper, y: (box.height * paperRatio) / box.paper }
}

/** An area of the sheet, in its units. */
export type SheetBox = { left: number; top: number; right: number; bottom: number }

/** The frame before it is measured: large enough for any. */
export const unmeasured: MapBox = { width: 1440, height: 900, paper: 560, closest }

/** The part that the server draws of a near view: slightly more than a card or a phone shows. Scripts draw the rest. */
const unmeasuredPart: MapBox = { width: 420, height: 320, paper: 340, closest }

/**
 * The visible part and up to a frame around it, in units of the sheet. It changes only after a move by half a frame, so
 * that not every step of a movement renders again.
 */
export function seenPart(view: MapView, box: MapBox | null): SheetBox {
  const { x: wide, y: high } = spread(box ?? unmeasuredPart)
  const scale = arrangementScale(view.scale)
  const [halfWide, halfHigh] = [wide / 2 / scale, high / 2 / scale]
  const steps = { x: Math.round(view.x / halfWide), y: Math.round(view.y / halfHigh) }
  const height = paper.width / paperRatio
  return {
    left: paper.left + (steps.x - 2) * halfWide * paper.width,
    right: paper.left + (steps.x + 2) * halfWide * paper.width,
    top: paper.top + (steps.y - 2) * halfHigh * height,
    bottom: paper.top + (steps.y + 2) * halfHigh * height,
  }
}

export function isSeen({ x, y }: PaperPoint, part: SheetBox | undefined): boolean {
  if (!part) return true
  const [across, down] = [paper.left + x * paper.width, paper.top + (y * paper.width) / paperRatio]
  return across > part.left && across < part.right && down > part.top && down < part.bottom
}

/** The number of pixels per degree of longitude for a paper of this width. */
export function pixelsPerDegree(pixels: number): number {
  return (pixels * 500) / paper.width
}

/** The visible area in degrees. */
export function seenArea(view: MapView, box: MapBox): Record<'south' | 'west' | 'north' | 'east', number> {
  const { x, y } = spread(box)
  const [halfWide, halfHigh] = [x / 2 / view.scale, y / 2 / view.scale]
  const northWest = fromPaper({ x: view.x - halfWide, y: view.y - halfHigh })
  const southEast = fromPaper({ x: view.x + halfWide, y: view.y + halfHigh })
  return { south: southEast.lat, west: northWest.lng, north: northWest.lat, east: southEast.lng }
}

/** Moves the view by a number of pixels. */
export function panView(view: MapView, box: MapBox, right: number, down: number): MapView {
  const step = box.paper * view.scale
  return keepOnSheet({ ...view, x: view.x - right / step, y: view.y - (down * paperRatio) / step }, box)
}

/** Zooms around a point, given in pixels from the centre of the frame. */
export function zoomView(view: MapView, box: MapBox, factor: number, right = 0, down = 0): MapView {
  const scale = Math.min(box.closest, Math.max(1, view.scale * factor))
  const moved = (1 / view.scale - 1 / scale) / box.paper
  return keepOnSheet({ scale, x: view.x + right * moved, y: view.y + down * paperRatio * moved }, box)
}

/** Centres a point without zooming. */
export function centreView(view: MapView, box: MapBox, point: PaperPoint): MapView {
  return keepOnSheet({ scale: view.scale, ...point }, box)
}

function keepOnSheet(view: MapView, box: MapBox): MapView {
  const { x, y } = spread(box)
  return {
    scale: view.scale,
    x: keepBetween(view.x, x / 2 / view.scale, 'x'),
    y: keepBetween(view.y, y / 2 / view.scale, 'y'),
  }
}

function keepBetween(value: number, half: number, axis: 'x' | 'y'): number {
  const least = Math.max(middle.from[axis], drawn.from[axis] + half)
  const most = Math.min(middle.to[axis], drawn.to[axis] - half)
  // A frame wider than the drawing cannot be moved.
  return least > most ? 0.5 : Math.min(most, Math.max(least, value))
}

/** The highest zoom with all these points inside the paper. The padding is a share of the paper on each side. */
export function fitView(points: readonly PaperPoint[], { padding = 0.14, nearest = 64 } = {}): MapView {
  if (points.length === 0) return wholeCountry
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const extent = Math.max(right - left, bottom - top, 1e-9)
  const scale = Math.min(nearest, Math.max(1, (1 - 2 * padding) / extent))
  return scale === 1 ? wholeCountry : { scale, x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The left and upper edge of the buttons, from the centre of a phone's map, as shares of the paper. */
const buttons = { right: 0.25, top: -0.06 }

/** Moves the view aside and zooms out a little when one of these points would be under the map's buttons. */
export function clearOfButtons(view: MapView, points: readonly PaperPoint[]): MapView {
  const low = points.filter(({ y }) => (y - view.y) * view.scale > buttons.top)
  const reach = Math.max(...low.map(({ x }) => x - view.x)) * view.scale
  if (view.scale === 1 || reach <= buttons.right) return view
  const scale = view.scale * 0.94
  return { ...view, scale, x: Math.max(...low.map(({ x }) => x)) - buttons.right / scale }
}

/** The position of a point in the frame, in pixels from its centre. */
export function placeInFrame(view: MapView, box: MapBox, point: PaperPoint): { right: number; down: number } {
  const step = box.paper * view.scale
  return { right: (point.x - view.x) * step, down: ((point.y - view.y) * step) / paperRatio }
}

/**
 * The scale for which pins and labels are arranged: the next lower of four steps per doubling. The arrangement stays
 * while the visitor zooms within a step, and zooming in never joins separate pins.
 */
export function arrangementScale(scale: number): number {
  return 2 ** (Math.floor(Math.log2(scale) * 4 + 1e-6) / 4)
}

/** Interpolates between two views. The zoom is interpolated on a logarithmic scale, which looks even. */
export function blendViews(from: MapView, to: MapView, share: number): MapView {
  if (share >= 1) return to
  const scale = from.scale * (to.scale / from.scale) ** share
  // Moves in step with the zoom, so that the target stays on a steady course through the frame.
  const reach = 1 / from.scale - 1 / to.scale
  const moved = Math.abs(reach) < 1e-9 ? share : (1 / from.scale - 1 / scale) / reach
  return { scale, x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved }
}

const barMetres = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]

/** The longest round distance that takes at most this share of the paper, at the centre of the view. */
export function measureScaleBar(view: MapView, most: number): { metres: number; share: number } {
  const acrossPaper = (metresPerUnit(fromPaper(view).lat) * paper.width) / view.scale
  const metres = barMetres.findLast((length) => length <= acrossPaper * most) ?? 10
  return { metres, share: metres / acrossPaper }
}
