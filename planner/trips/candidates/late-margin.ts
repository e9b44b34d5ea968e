import type { Opening } from '#planner/solver/problem.ts'

// A day that is an hour late after the second stop still keeps its hours.
const margin = 60
// The first stops of a day are over by then.
const lateFrom = 12 * 60

/** The start times that leave an hour before the last one, but for the morning. A short span keeps its beginning. */
export function leaveMargin(spans: readonly Required<Opening>[]): Required<Opening>[] {
  return spans.map((span) => {
    const to = Math.max(span.from, span.to - margin, Math.min(span.to, lateFrom))
    return { from: span.from, to, until: span.until - (span.to - to) }
  })
}
