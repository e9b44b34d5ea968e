import { straightMetres } from '#domain/korea/distances.ts'
import type { MapBox, MapView, Position } from '#web/travel/map/map-view.ts'
import { placeInFrame, toPaper } from '#web/travel/map/map-view.ts'

/** A stop on the map, with its number in the list. */
export type RouteStop = Position & {
  id: string
  number: number
  name: { en: string; ko: string }
  /** A note beside the name, such as the time of the visit. */
  note: string
}

/** A leg between two points. A walk is drawn as a solid line, every other mode is dotted. */
export type RouteLine = { id: string; from: Position; to: Position; isWalk: boolean }

/** A base, or the airport or station where a day starts or ends. */
export type RouteBase = Position & { id: string; name: string; kind: 'base' | 'hub' }

export type MapRoute = {
  /** Identifies the day; when it changes, the map moves to the new route. */
  id: string
  /** A CSS colour, such as `var(--jade)`. */
  colour: string
  stops: readonly RouteStop[]
  lines: readonly RouteLine[]
  bases: readonly RouteBase[]
  /** Stops of other days. */
  others: readonly (Position & { id: string; colour: string })[]
  /** The initial view; by default the stops and the bases near them. */
  fit?: readonly Position[]
}

/** Pixels from the centre of the frame. */
export type FramePoint = { right: number; down: number }

/** A pin at its place, or moved aside when others are too close. */
export type SpreadPin = FramePoint & { at: FramePoint; isMoved: boolean }

const nearMetres = 15_000
const rounds = 24
const movedFrom = 5

/** The points that the view has to show: the stops, and the bases in the same city. */
export function pointsOfRoute({ stops, bases, fit }: MapRoute): Position[] {
  if (fit) return [...fit]
  const near = bases.filter(
    (base) => base.kind === 'base' && stops.some((stop) => straightMetres(stop, base) < nearMetres),
  )
  return stops.length > 0 ? [...stops, ...near] : [...bases]
}

/** Moves overlapping pins apart, each as little as possible. The result depends on the points alone. */
export function spreadPins(points: readonly FramePoint[], gap: number): SpreadPin[] {
  const moved = points.map(({ right, down }) => ({ right, down }))
  for (let pass = 0; pass < rounds; pass += 1) {
    let isCrowded = false
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const across = other.right - one.right
        const along = other.down - one.down
        const distance = Math.hypot(across, along)
        if (distance >= gap) continue
        isCrowded = true
        // Two pins on the same spot move apart sideways.
        const [x, y] = distance < 0.01 ? [1, 0.2] : [across / distance, along / distance]
        const push = (gap - distance) / 2 + 0.01
        one.right -= x * push
        one.down -= y * push
        other.right += x * push
        other.down += y * push
      }
    if (!isCrowded) break
  }
  return moved.map((pin, index) => {
    const at = points[index] ?? pin
    return { ...pin, at, isMoved: Math.hypot(pin.right - at.right, pin.down - at.down) > movedFrom }
  })
}

/** An SVG path between two points. Rides are slightly curved, so that a return does not cover the outward ride. */
export function drawRouteLine(from: FramePoint, to: FramePoint, isWalk: boolean): string {
  const start = `M${round(from.right)} ${round(from.down)}`
  if (isWalk) return `${start}L${round(to.right)} ${round(to.down)}`
  const [across, along] = [to.right - from.right, to.down - from.down]
  const bend = 0.12
  const control = {
    right: (from.right + to.right) / 2 - along * bend,
    down: (from.down + to.down) / 2 + across * bend,
  }
  return `${start}Q${round(control.right)} ${round(control.down)} ${round(to.right)} ${round(to.down)}`
}

export function pointInFrame(view: MapView, box: MapBox, position: Position): FramePoint {
  return placeInFrame(view, box, toPaper(position))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
