import { costOf } from './better-meals.ts'
import { type Entry, kindOfEntry, type LegOf, type TimedEntry, timeEntries } from './timetable.ts'

// A filling lies near.
const farMetres = 4000

type Day = {
  timed: readonly TimedEntry[]
  legOf: LegOf
  latestBack: number
  limit: number
  longestGapMinutes: number
  mostSights: number
  /** Moves waiting to where it does not hurt. */
  settle: (timed: readonly TimedEntry[]) => TimedEntry[]
}

/** On a day without long waits a cafe, or one more sight, goes into each; what was used is taken from `spare`. */
export function fillGaps(day: Day, spare: Set<Entry>): TimedEntry[] {
  let [order, settled] = [day.timed, day.settle(day.timed)]
  for (;;) {
    const gap = longGaps(settled, day.longestGapMinutes)[0]
    const filled = gap === undefined ? null : fillOne(day, order, settled, gap, spare)
    if (!filled) return settled
    spare.delete(filled.entry)
    order = filled.order
    settled = filled.settled
  }
}

function fillOne(
  day: Day,
  order: readonly TimedEntry[],
  settled: readonly TimedEntry[],
  gap: number,
  spare: Set<Entry>,
) {
  const before = longGaps(settled, day.longestGapMinutes).length
  const sights = order.filter(isSight).length
  for (const entry of spare) {
    if (isSight(entry) && sights >= day.mostSights) continue
    const [from, to] = [order[gap - 1]?.location ?? 0, order[gap]?.location ?? 0]
    if (day.legOf(from, entry.location).metres + day.legOf(entry.location, to).metres > farMetres) continue
    const again = timeEntries(
      order.toSpliced(gap, 0, { ...entry, arrive: 0, leave: 0, leg: day.legOf(0, 0) }),
      day.legOf,
      day.latestBack,
    )
    if (!again || costOf(again, day.legOf) > day.limit) continue
    const next = day.settle(again)
    if (longGaps(next, day.longestGapMinutes).length < before) return { entry, order: again, settled: next }
  }
  return null
}

/** Before which stops one waits too long. */
function longGaps(timed: readonly TimedEntry[], longest: number): number[] {
  return timed.flatMap((entry, index) => {
    const before = timed[index - 1]
    return before && entry.arrive - entry.leg.minutes - before.leave > longest ? [index] : []
  })
}

function isSight(entry: Entry): boolean {
  const kind = kindOfEntry(entry)
  return kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'
}
