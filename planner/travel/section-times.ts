import { type Point, straightMetres } from '#domain/distances.ts'
import type { SubwayCourse } from '#domain/transport.ts'

/** The way of a train from one stop to the next. */
export type Section = { from: string; to: string; minutes: number; metres: number; surchargeWon: number }

// Tracks are a tenth longer than the straight line, and a train stands half a minute at each stop.
const trackFactor = 1.1
const stopMinutes = 0.5
// How fast trains run where no time is known.
const usualMetresPerMinute = 750

/**
 * The sections of a course. Between two stops whose time is known the time is shared out by the length of the track;
 * a stop without a position is passed.
 */
export function readSections(course: SubwayCourse, positions: ReadonlyMap<string, Point>): Section[] {
  const sections: Section[] = []
  let open: Section[] = []
  let clock = 0
  const stops = course.stops.flatMap((id) => {
    const at = positions.get(id)
    return at ? { id, at } : []
  })
  for (const [index, { id: to, at }] of stops.entries()) {
    const before = stops[index - 1]
    if (!before) continue
    const metres = straightMetres(before.at, at) * trackFactor
    open.push({ from: before.id, to, minutes: metres / usualMetresPerMinute + stopMinutes, metres, surchargeWon: 0 })
    const time = course.clock[to]
    if (time === undefined) continue
    sections.push(...shareOut(open, time - clock))
    clock = time
    open = []
  }
  sections.push(...open)
  const metres = sumOf(sections)
  return sections.map((section) => ({ ...section, surchargeWon: (course.surchargeWon * section.metres) / metres }))
}

/** Standing is the same everywhere; what remains is driven. */
function shareOut(sections: readonly Section[], minutes: number): Section[] {
  const driving = Math.max(0, minutes - sections.length * stopMinutes)
  const metres = sumOf(sections)
  return sections.map((section) => ({ ...section, minutes: stopMinutes + (driving * section.metres) / metres }))
}

function sumOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { metres }) => sum + metres, 0)
}
