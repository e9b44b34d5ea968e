import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { SubwayCourse } from '#domain/korea/transport.ts'

/** The run of a train from one stop to the next. */
export type Section = { from: string; to: string; minutes: number; metres: number; surchargeWon: number }

// Tracks are a tenth longer than the straight line, and a train stops for half a minute.
const trackFactor = 1.1
const stopMinutes = 0.5
// The speed of trains if no time is known.
const usualMetresPerMinute = 750

/**
 * The sections of a course. The time between two stops with known times is divided in proportion to the track length.
 * Stops without a position are skipped.
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

/** Every stop takes the same time; the rest is driving. */
function shareOut(sections: readonly Section[], minutes: number): Section[] {
  const driving = Math.max(0, minutes - sections.length * stopMinutes)
  const metres = sumOf(sections)
  return sections.map((section) => ({ ...section, minutes: stopMinutes + (driving * section.metres) / metres }))
}

function sumOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { metres }) => sum + metres, 0)
}
