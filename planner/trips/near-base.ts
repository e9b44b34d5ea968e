import { straightMetres } from '#domain/distances.ts'
import type { Opening } from '#planner/solver/problem.ts'
import type { Candidate } from './candidates.ts'
import type { TreatmentDays } from './treatment-days.ts'
import type { Ways } from './ways.ts'

// As near to the base as enough of them are.
const nearBaseMetres = [1500, 3000]
const enough = 8
// The morning belongs to the treatment; one may have a coffee after it.
const afterTreatment = 14 * 60

/** On the day of a surgery, or one that is kept free for a treatment, one eats near the base. */
export function daysNearBase({ surgeryDays, keptFree }: TreatmentDays): number[] {
  return [...surgeryDays, ...keptFree.map(({ day }) => day)]
}

/** The meal places and cafes nearest to the base: as far as it takes to find enough of each. */
export function listNearBase(candidates: readonly Candidate[], ways: Ways): ReadonlySet<string> {
  const near = (['meal', 'cafe'] as const).flatMap((wanted) => {
    const some = candidates.filter(({ kind }) => kind === wanted)
    const within = (metres: number) => some.filter(({ row }) => straightMetres(ways.pointOf(0), row) <= metres)
    return nearBaseMetres.map(within).find((found) => found.length >= enough) ?? some
  })
  return new Set(near.map(({ row }) => row.id))
}

/** When a cafe may be visited: on days that are kept free only after the treatment. */
export function startsAfterTreatment(
  windows: Required<Opening>[][],
  { keptFree }: TreatmentDays,
): Required<Opening>[][] {
  return windows.map((spans, index) => {
    if (!keptFree.some(({ day }) => day === index)) return spans
    return spans
      .map((span) => ({ ...span, from: Math.max(span.from, afterTreatment) }))
      .filter(({ from, to }) => from <= to)
  })
}
