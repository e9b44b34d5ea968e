import fc from 'fast-check'

/** A stop as waiting sees it: the way to it, when it may begin, until when it may last, and how long. */
export type WaitingStop = { way: number; from: number; to: number; until: number; minutes: number; longest: number }

/** The start of days of these stops. */
const earliest = 540

/** A few short stops in a fixed order. */
export const waitingDays = fc.array(
  fc
    .record({
      way: fc.integer({ min: 0, max: 8 }),
      from: fc.integer({ min: earliest, max: earliest + 60 }),
      open: fc.integer({ min: 0, max: 20 }),
      minutes: fc.integer({ min: 1, max: 8 }),
      longer: fc.integer({ min: 0, max: 6 }),
      later: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ way, from, open, minutes, longer, later }): WaitingStop => {
      return { way, from, to: from + open, until: from + open + minutes + later, minutes, longest: minutes + longer }
    }),
  { minLength: 1, maxLength: 4 },
)

/** Whether the stops can be visited in this order at all. */
export function canVisit(stops: readonly WaitingStop[]): boolean {
  let clock = earliest
  for (const { way, from, to, minutes } of stops) {
    const begin = Math.max(clock + way, from)
    if (begin > to) return false
    clock = begin + minutes
  }
  return true
}

/**
 * Whether no wait between two stops has to be longer, by trying all starts and stays.
 */
export function canAvoidWaits(stops: readonly WaitingStop[], longestWait: number, left?: number): boolean {
  const [stop, ...rest] = stops
  if (!stop) return true
  const soonest = Math.max(stop.from, (left ?? earliest) + stop.way)
  const latest = left === undefined ? stop.to : Math.min(stop.to, left + stop.way + longestWait)
  for (let begin = soonest; begin <= latest; begin += 1)
    for (let leave = begin + stop.minutes; leave <= Math.min(stop.until, begin + stop.longest); leave += 1)
      if (canAvoidWaits(rest, longestWait, leave)) return true
  return false
}
