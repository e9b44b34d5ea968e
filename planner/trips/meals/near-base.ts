import { type Point, straightMetres } from '#domain/korea/distances.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Opening } from '#planner/solver/problem.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { DayFrame } from '#planner/trips/cities/day-frames.ts'
import { farthestMetres } from '#planner/trips/cities/day-trips.ts'
import { moneyOfDay } from '#planner/trips/money-of-days.ts'
import type { Candidate } from '#planner/trips/candidates/place-score.ts'
import type { TreatmentDays } from '#planner/trips/treatment-days.ts'
import type { Ways } from '#planner/trips/ways.ts'

// The distances from the base that are tried until there are enough of them.
const nearBaseMetres = [1500, 3000]
// A lunch and a dinner for each day near the base, and some spare ones because of closing days.
const enough = 12
// The rest of the budget pays for travel and small extras.
const mostOfMoney = 0.75
// The morning is for the treatment; a cafe is possible after it.
const afterTreatment = 14 * 60

/** Meals are near the base on the day of a surgery, and on one kept free, but for an appointment of the skin. */
export function daysNearBase({ surgeryDays, keptFree }: TreatmentDays): number[] {
  return [
    ...surgeryDays,
    ...keptFree.flatMap(({ day, treatment, isTimed }) => (isTimed && treatment === 'skin' ? [] : [day])),
  ]
}

// The first days after a surgery have stops near the base only.
const closeDays = 3
const closeMetres = 2000
// With a small budget travel is on foot, which is too far after a surgery.
const closeMinutes = 20

/** The first days after a surgery: at most one sight, and meals, near the base. */
export function daysAfterSurgery({ surgeryDays }: Pick<TreatmentDays, 'surgeryDays'>): number[] {
  return [...surgeryDays].flatMap((day) => Array.from({ length: closeDays }, (_, age) => day + 1 + age))
}

/** The quiet days after a surgery on which a place is out of town: nobody rides for hours so soon. */
export function daysOutOfTown(
  row: Point,
  { surgeryDays, quietDays }: Pick<TreatmentDays, 'surgeryDays' | 'quietDays'>,
  frames: readonly Pick<DayFrame, 'start'>[],
): number[] {
  if (surgeryDays.size === 0) return []
  return [...quietDays].filter((day) => {
    const frame = frames[day]
    return frame !== undefined && straightMetres(frame.start, row) > farthestMetres
  })
}

// A head is not washed and bent backwards before the seventh day.
const daysWithoutHairdresser = 7

/** The day of a surgery and those after it on which nobody goes to a hair salon. */
export function daysBeforeHairdresser({ surgeryDays }: Pick<TreatmentDays, 'surgeryDays'>): number[] {
  return [...surgeryDays].flatMap((day) => Array.from({ length: daysWithoutHairdresser }, (_, age) => day + age))
}

/** Whether a row is near enough for those days. */
export function isCloseToBase(row: PlanPlace, ways: Ways): boolean {
  return straightMetres(ways.pointOf(0), row) <= closeMetres && minutesFromBase(row, ways) <= closeMinutes
}

function minutesFromBase(row: PlanPlace, ways: Ways): number {
  return ways.leg(0, ways.locationOf(row)).minutes
}

type Asked = { wishes: TripWishes; candidates: readonly Candidate[]; ways: Ways }

/** The nearest meal places and cafes within budget, in the smallest distance that has enough of each. */
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

/** When a cafe may be visited: on days kept free for a treatment only after it. */
export function startsAfterTreatment(
  windows: Required<Opening>[][],
  { keptFree }: TreatmentDays,
): Required<Opening>[][] {
  return windows.map((spans, index) => {
    if (!keptFree.some(({ day, isTimed }) => day === index && !isTimed)) return spans
    return spans
      .map((span) => ({ ...span, from: Math.max(span.from, afterTreatment) }))
      .filter(({ from, to }) => from <= to)
  })
}
