import type { RunnerResult } from 'lighthouse'

/** `tdur` is how long the thread ran, in microseconds; Lighthouse does not name it. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number }

/** As Lighthouse's slow phone: everything takes four times as long. */
const slowdown = 4
/** In milliseconds: what a task may take before it holds up a touch. */
const free = 50

/**
 * Total blocking time after the first paint, of the time alone that the page's thread ran. Lighthouse counts from the
 * beginning of a task to its end: with few processors that holds many waits for the browser's other processes.
 */
export function ownBlockedTime({ artifacts }: RunnerResult): number {
  const events: readonly TraceEvent[] = artifacts.Trace.traceEvents
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) return Number.NaN
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts > painted.ts,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - free), 0)
}
