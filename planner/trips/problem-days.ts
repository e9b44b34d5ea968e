import { addDays } from '#domain/korea/calendar-dates.ts'
import { type Point, straightMetres } from '#domain/korea/distances.ts'
import { isInRains } from '#domain/korea/usual-rains.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Count, Day } from '#planner/solver/problem.ts'
import { mostSights, mostSightsAtRest, promiseCounts, sightsBesideFlight } from './candidates/promised-counts.ts'
import { hasToddler, mostSightsFor } from './candidates/who-travels.ts'
import { keptOn, leastBesideKept } from './kept-spans.ts'
import { mealsOf } from './meals/meal-hours.ts'
import { daysAfterSurgery } from './meals/near-base.ts'
import { budgetOfDay, budgetOfNamedDay, moneyBesideFees } from './money-of-days.ts'
import type { DayFrame } from './cities/day-frames.ts'
import { feesOfVisits } from './treatment-fees.ts'
import type { TreatmentDays } from './treatment-days.ts'
import type { Parts } from './trip-parts.ts'
import { isStrict } from '#domain/wishes/diet-words.ts'

// A missing meal weighs more than any other missed wish.
const mealWorth = 100
// The pace limits waits and asks for a number of sights. A day with fewer sights has a reason.
const waitWorth = 5
// Points of score that a minute of travel costs.
const travelWorth = 6
// A day with a move has been long enough on the way.
const travelWorthAfterMove = 14
// On the days after a surgery, a minute of travel costs four times as much.
const travelWorthAfterSurgery = 20
// The end of a day of rest, also with a wish for nightlife.
const latestAtRest = 22 * 60
const latestAfterSurgery = 20.5 * 60
const mostSightsAfterSurgery = 1
// Before a later appointment a morning is left.
const restsFrom = 14 * 60
const daysForShop = 3
const walkToTableMetres = 3000

/** The days of the problem: their ends and hours, meals, and how many stops of each kind. */
export function listDays(parts: Parts): Day[] {
  const { wishes, frames, treatments, laid, ways, isLastSearch } = parts
  const easy = mostSightsFor(wishes.party)
  const promised = promiseCounts(parts)
  const budget = budgetOfDay(moneyBesideFees(wishes, feesOfVisits(treatments.visits)), parts.candidates)
  const cuisines = new Set(parts.candidates.flatMap(({ kind, row }) => (kind === 'meal' ? (row.cuisine ?? []) : [])))
  const closeDays = new Set(daysAfterSurgery(treatments))
  // Where few kitchens suit a diet, or a town has one alone, the same one comes twice a day.
  const isAlone = (base: Point) => isLastSearch === true && cuisinesNear(base, parts.candidates).size === 1
  const faresTo = ({ start }: DayFrame, named: Parts['candidates']) =>
    2 * Math.max(0, ...named.map(({ row }) => ways.fare(ways.locationOfEnd(start), ways.locationOf(row))))
  return frames.map((frame, day): Day => {
    if (frame.isEmpty) return { start: 0, end: 0, from: 0, to: 0 }
    const out = laid.daysOut.get(day)
    const named = namedOn(day, parts)
    const isTwice = wishes.diets.some(isStrict) || isAlone(frame.end)
    const isTreatmentDay = treatments.treatmentDays.has(day)
    const isResting = isTreatmentDay || treatments.quietDays.has(day)
    const { sightsFrom, sightsTo, longestGapMinutes } = wishes.pace
    // A day that is kept free for a treatment without a clinic has no sights.
    const hasHours = [...treatments.visits, ...treatments.keptFree.filter((kept) => leavesSights(kept, wishes))]
    const isEmpty = treatments.surgeryDays.has(day) || (isTreatmentDay && !hasHours.some((one) => one.day === day))
    // The stay after a lunch inside is a stop of its own.
    const sightsBesideLunch = laid.lunchInside.has(day) ? 1 : 0
    const most = isEmpty
      ? 0
      : closeDays.has(day)
        ? mostSightsAfterSurgery
        : isResting
          ? Math.min(mostSightsAtRest, sightsTo ?? mostSightsAtRest)
          : Math.min(sightsTo ?? mostSights, easy ?? mostSights, sightsBesideFlight(parts, day)) - sightsBesideLunch
    return {
      start: ways.locationOfEnd(frame.start),
      end: ways.locationOfEnd(frame.end),
      from: frame.begins,
      to: isResting ? Math.min(frame.ends, closeDays.has(day) ? latestAfterSurgery : latestAtRest) : frame.ends,
      ...(budget !== null && { budget: budgetOfNamedDay(wishes, named, faresTo(frame, named)) ?? budget }),
      travelWorth:
        isEmpty || closeDays.has(day)
          ? travelWorthAfterSurgery
          : frame.moveIn || frame.moveOut
            ? travelWorthAfterMove
            : travelWorth,
      ...(longestGapMinutes !== null && { longestWait: { minutes: longestGapMinutes, worth: waitWorth } }),
      meals: mealsOf(parts, frame, day).map((meal) => ({ ...meal, worth: mealWorth })),
      counts: mergeCounts([
        {
          kind: 'sight',
          min: isResting ? 0 : leastBesideKept(Math.min(sightsFrom, out?.sights ?? Infinity), keptOn(day, wishes)),
          max: most,
        },
        ...(isInRains(addDays(wishes.startDate, day)) && !isResting && !out ? [{ kind: 'roof', min: 1 }] : []),
        { kind: 'cafe', ...cafesOn(day, parts) },
        ...(hasToddler(wishes.party) && !isResting && !frame.flight ? [{ kind: 'for-children', min: 1 }] : []),
        { kind: 'nightlife', max: 2 },
        { kind: 'palace', max: 2 },
        ...countsOfShops(wishes, day),
        ...[...cuisines].map((cuisine) => ({ kind: `cuisine:${cuisine}`, max: isTwice ? 2 : 1 })),
        ...(promised.get(day) ?? []),
      ]),
    }
  })
}

/** Skin is treated in an hour. After a check or an operation in the morning one rests for the day. */
function leavesSights({ day, treatment, isTimed }: TreatmentDays['keptFree'][number], wishes: TripWishes): boolean {
  const isLate = keptOn(day, wishes).some(({ clinic, from }) => clinic !== undefined && from >= restsFrom)
  return isTimed === true && (treatment === 'skin' || isLate)
}

function cuisinesNear(base: Point, candidates: Parts['candidates']): ReadonlySet<string | null> {
  const near = candidates.filter(({ kind, row }) => kind === 'meal' && straightMetres(base, row) <= walkToTableMetres)
  return new Set(near.map(({ row }) => row.cuisine))
}

/** The named places of the sheets of a day. */
function namedOn(day: number, { laid, candidates }: Pick<Parts, 'laid' | 'candidates'>): Parts['candidates'] {
  return candidates.filter(({ isMust, row }) => isMust && laid.stops.get(row.id)?.day === day)
}

/** Whoever did not come to shop goes to a shop on every third day, beside the streets that everybody sees. */
export function countsOfShops({ interests }: Pick<TripWishes, 'interests'>, day: number): Count[] {
  const others = interests.filter((interest) => interest !== 'shopping' && interest !== 'beauty')
  if (interests.includes('shopping')) return [{ kind: 'shopping', max: others.length > 0 ? 3 : 4 }]
  return [
    { kind: 'shopping', max: 2 },
    { kind: 'store', max: day % daysForShop === 1 ? 1 : 0 },
  ]
}

/** After a surgery the traveller rests at the base in the afternoon, or visits a cafe if the pace allows no gap. */
function cafesOn(day: number, { wishes: { pace }, treatments, laid }: Parts): { min: number; max: number } {
  if (laid.daysOut.has(day)) return { min: 0, max: 1 }
  const isAtRest = treatments.treatmentDays.has(day) || treatments.quietDays.has(day)
  const hasNoSights = treatments.surgeryDays.has(day) || daysAfterSurgery(treatments).includes(day)
  if (pace.longestGapMinutes !== null && (hasNoSights || treatments.treatmentDays.has(day))) return { min: 1, max: 1 }
  return { min: isAtRest ? 0 : pace.cafesFrom, max: hasNoSights ? 0 : 1 }
}

/** One count for each kind: the higher minimum, the lower maximum. */
function mergeCounts(counts: readonly Count[]): Count[] {
  const merged = new Map<string, Omit<Required<Count>, 'worth'>>()
  for (const { kind, min = 0, max = Infinity } of counts) {
    const known = merged.get(kind)
    merged.set(kind, { kind, min: Math.max(min, known?.min ?? 0), max: Math.min(max, known?.max ?? Infinity) })
  }
  return [...merged.values()].map(({ kind, min, max }) => ({ kind, min, ...(max !== Infinity && { max }) }))
}
