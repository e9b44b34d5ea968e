import { straightMetres } from '#domain/distances.ts'
import type { PlanPlace } from '#domain/plans.ts'
import type { Opening } from '#planner/solver/problem.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { moneyOfDay } from './money-of-days.ts'
import type { Candidate } from './place-score.ts'
import type { TreatmentDays } from './treatment-days.ts'
import type { Ways } from './ways.ts'

// As near to the base as enough of them are.
const nearBaseMetres = [1500, 3000]
// A lunch and a dinner on each of the days that are spent near the base, and some that are shut.
const enough = 12
// What is left of a day pays for the way, and for a little more.
const mostOfMoney = 0.75
// The morning belongs to the treatment; one may have a coffee after it.
const afterTreatment = 14 * 60

/** On the day of a surgery, or one that is kept free for a treatment, one eats near the base. */
export function daysNearBase({ surgeryDays, keptFree }: TreatmentDays): number[] {
  return [...surgeryDays, ...keptFree.map(({ day }) => day)]
}

// Nobody goes far on the first days after a surgery.
const closeDays = 3
const closeMetres = 2000
// With little money ways are walked that others ride: too far on foot for somebody who has just been operated on.
const closeMinutes = 20

/** The first days after a surgery: one sight at the most, and meals, near where one stays. */
export function daysAfterSurgery({ surgeryDays }: Pick<TreatmentDays, 'surgeryDays'>): number[] {
  return [...surgeryDays].flatMap((day) => Array.from({ length: closeDays }, (_, age) => day + 1 + age))
}

/** Whether a row is near enough for those days. */
export function isCloseToBase(row: PlanPlace, ways: Ways): boolean {
  return straightMetres(ways.pointOf(0), row) <= closeMetres && minutesFromBase(row, ways) <= closeMinutes
}

function minutesFromBase(row: PlanPlace, ways: Ways): number {
  return ways.leg(0, ways.locationOf(row)).minutes
}

type Asked = { wishes: TripWishes; candidates: readonly Candidate[]; ways: Ways }

/** The meal places and cafes nearest to the base: as far as it takes to find enough of each that one can pay. */
export function listNearBase({ wishes, candidates, ways }: Asked): ReadonlySet<string> {
  const isPaid = ({ cost }: Candidate) => cost <= mostOfMoney * (moneyOfDay(wishes) ?? Infinity)
  const isEnough = (found: readonly Candidate[]) => found.filter(isPaid).length >= enough
  const near = (['meal', 'cafe'] as const).flatMap((wanted) => {
    const some = candidates.filter(({ kind }) => kind === wanted)
    const within = (metres: number) => some.filter(({ row }) => straightMetres(ways.pointOf(0), row) <= metres)
    const close = some.filter(({ row }) => isCloseToBase(row, ways))
    return [close, ...nearBaseMetres.map(within)].find(isEnough) ?? some
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
