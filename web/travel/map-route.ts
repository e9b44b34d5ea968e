import { straightMetres } from '#domain/distances.ts'
import type { MapBox, MapView, Position } from './map-view.ts'
import { placeInFrame, toPaper } from './map-view.ts'

/** A stop on the map, under the number that it has in the list. */
export type RouteStop = Position & {
  id: string
  number: number
  name: { en: string; ko: string }
  /** Beside the name, for example when one is there. */
  note: string
}

/** A way between two points. One on foot is a solid line, every other one is dotted. */
export type RouteLine = { id: string; from: Position; to: Position; isWalk: boolean }

/** Where one sleeps, or the airport or station at which a day begins or ends. */
export type RouteBase = Position & { id: string; name: string; kind: 'base' | 'hub' }

/** A day of a trip on the map. */
export type MapRoute = {
  /** Changes with the day: then the map goes there. */
  id: string
  /** A colour of the style sheet, such as `var(--jade)`. */
  colour: string
  stops: readonly RouteStop[]
  lines: readonly RouteLine[]
  bases: readonly RouteBase[]
  /** Stops of other days. */
  others: readonly (Position & { id: string; colour: string })[]
  /** What the view shows at first; left out, the stops and the bases near them. */
  fit?: readonly Position[]
}

/** Pixels from the middle of the frame. */
export type FramePoint = { right: number; down: number }

/** A pin where its place is, or beside it where others are too near. */
export type SpreadPin = FramePoint & { at: FramePoint; isMoved: boolean }

const nearMetres = 15_000
const rounds = 24
const movedFrom = 5

/** The points that a day is about: its stops, and the bases that are not in another city. */
export function pointsOfRoute({ stops, bases, fit }: MapRoute): Position[] {
  if (fit) return [...fit]
  const near = bases.filter(
    (base) => base.kind === 'base' && stops.some((stop) => straightMetres(stop, base) < nearMetres),
  )
  return stops.length > 0 ? [...stops, ...near] : [...bases]
}

/**
 * Moves pins apart that would cover each other. The same points give the same places, and a pin stays as near to its
 * place as the others allow.
 */
export function spreadPins(points: readonly FramePoint[], gap: number): SpreadPin[] {
  const moved = points.map(({ right, down }) => ({ right, down }))
  for (let turn = 0; turn < rounds; turn += 1) {
    let isCrowded = false
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const across = other.right - one.right
        const along = other.down - one.down
        const distance = Math.hypot(across, along)
        if (distance >= gap) continue
        isCrowded = true
        // Two on the same spot go apart sideways.
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

/** A line between two points of the frame; a ride is bent a little, so that two of them do not cover each other. */
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
