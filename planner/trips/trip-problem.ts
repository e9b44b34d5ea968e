import { addDays } from '#domain/korea/calendar-dates.ts'
import type { Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import type { Count, Day, Place, Problem, Result } from '#planner/solver/problem.ts'
import { isTiring } from './candidates/candidates.ts'
import { budgetOfDay } from './money-of-days.ts'
import type { Candidate } from './candidates/place-score.ts'
import { costOfFrames, type DayFrame } from './cities/day-frames.ts'
import { findFarMeals } from './meals/far-meals.ts'
import { cafeStarts, mealsOf } from './meals/meal-hours.ts'
import { daysOfGentleMeals, listGentleMeals } from './meals/gentle-meals.ts'
import { daysAfterSurgery, daysNearBase, isCloseToBase, listNearBase, startsAfterTreatment } from './meals/near-base.ts'
import { startsOn } from './candidates/opening-windows.ts'
import { isAvoided, livelyStarts } from './candidates/lively-hours.ts'
import { seasonalStarts } from './candidates/outdoor-hours.ts'
import {
  listSparedSights,
  mostSights,
  mostSightsAtRest,
  promiseCounts,
  sightsBesideFlight,
} from './candidates/promised-counts.ts'
import { mostSightsFor } from './candidates/who-travels.ts'
import { isInSeasonToEat } from './meals/kitchens.ts'
import { listPrecedence, placeOfVisit } from './clinic-visits.ts'
import type { LaidSheets } from './sheets/laid-sheets.ts'
import { startsOfDay, startsOfSheet } from './sheets/sheet-hours.ts'
import type { ClinicVisit, TreatmentDays } from './treatment-days.ts'
import type { Ways } from './ways.ts'

/** The meaning of a place in the problem. */
export type Choice = { candidate: Candidate } | { visit: ClinicVisit }
export type TripProblem = { problem: Problem; choices: Map<string, Choice>; ways: Ways }

// A missing meal weighs more than any other missed wish.
const mealWorth = 100
// A named place may be left out only when the days are full. Other missed wishes have reasons of their own.
const mustWorth = 20
// What belongs to a headline day, by how great it is.
const sheetWorth = { 0: 1, 1: 1, 2: 2, 3: 3 }
// The pace limits waits and asks for a number of sights. A day with fewer sights has a reason.
const waitWorth = 5
// Points of score that a minute of travel costs.
const travelWorth = 5
// On the days after a surgery, a minute of travel costs four times as much.
const travelWorthAfterSurgery = 20
// Extra minutes from a meal to a cafe, so that something lies between them.
const pauseBeforeCafe = 15
// The factor by which a visit may last longer to avoid waiting. Meals last at most `longestMeal` minutes.
const longestStay = 2
const longestMeal = 75
/** Longer than any day: the travel time to a meal that is too far. */
export const unreachable = 10_000
// The end of a day of rest, also with a wish for nightlife.
const latestAtRest = 22 * 60
const latestAfterSurgery = 20.5 * 60
const mostSightsAfterSurgery = 1

export type Parts = {
  wishes: TripWishes
  candidates: readonly Candidate[]
  frames: readonly DayFrame[]
  treatments: TreatmentDays
  laid: LaidSheets
  ways: Ways
  /** The longest distance from a stop to the meal after it. */
  mealMetres: number
  /** Which rows can be reached on a day of a trip with several cities. Without it, all rows on every day. */
  isReached?: (row: PlanPlace, day: number) => boolean
  /** Whether meals and sights may start at all hours that the rules allow, instead of the usual ones. */
  hasWideHours?: boolean
  /**
   * Set when the usual search had too many stops outside the chosen areas: each day may have at most half outside,
   * minus this number.
   */
  fewerOffArea?: number
}

/** The result of a search with its input. */
export type FoundTrip = { parts: Parts; trip: TripProblem; result: Result }

/** A plan that has not been checked yet, with the input of its search. */
export type Solved = { plan: Plan; parts: Parts }

/** The wishes of a trip as a problem of the solver. */
export function writeProblem(parts: Parts): TripProblem {
  const { wishes, candidates, treatments, ways } = parts
  const dates = Array.from({ length: wishes.days }, (_, day) => addDays(wishes.startDate, day))
  const spared = listSparedSights(parts)
  const nearBase = listNearBase(parts)
  const gentle = listGentleMeals(parts.candidates, nearBase)
  const choices = new Map<string, Choice>()
  const places: Place[] = []
  for (const candidate of candidates) {
    choices.set(candidate.row.id, { candidate })
    places.push(
      placeOf(
        candidate,
        { dates, spared, isNearBase: nearBase.has(candidate.row.id), isGentle: gentle.has(candidate.row.id) },
        parts,
      ),
    )
  }
  for (const visit of treatments.visits) {
    const place = placeOfVisit(visit, dates, ways)
    choices.set(place.id, { visit })
    places.push(place)
  }
  const isFarMeal = findFarMeals(places, parts)
  const [tables, cafes] = ['meal', 'cafe'].map((kind) => {
    return new Set(places.flatMap(({ kinds = [], location }) => (kinds.includes(kind) ? [location] : [])))
  })
  const pauseBetween = (from: number, to: number) => (tables?.has(from) && cafes?.has(to) ? pauseBeforeCafe : 0)
  return {
    choices,
    ways,
    problem: {
      places,
      days: listDays(parts),
      travel: (from, to) => (isFarMeal(from, to) ? unreachable : ways.leg(from, to).minutes + pauseBetween(from, to)),
      fare: (from, to) => (isFarMeal(from, to) ? 0 : ways.leg(from, to).cost),
      ...(wishes.tripLimit !== null && { budget: Math.max(0, wishes.tripLimit - costOfFrames(parts.frames)) }),
      precedence: listPrecedence(treatments),
    },
  }
}

type Known = { dates: readonly string[]; spared: ReadonlySet<string>; isNearBase: boolean; isGentle: boolean }

function placeOf(
  { row, kind, score, minutes, cost, isMust }: Candidate,
  { dates, spared, isNearBase, isGentle }: Known,
  { wishes, treatments, laid, ways, isReached, hasWideHours }: Parts,
): Place {
  const stop = laid.stops.get(row.id)
  const isLaid = stop !== undefined
  const isEaten = kind === 'meal' || kind === 'cafe'
  // The hours of meals are those of meals. A market or a food street lives in hours of its own.
  const isTable = row.kind === 'restaurant' || row.kind === 'cafe'
  const windows = dates.map((date, day) => {
    const starts = startsOfDay(row, startsOn(row, date, minutes), laid.daysOut.get(day))
    if (isLaid && !stop.isTable) return stop.day === day ? startsOfSheet(row, date, minutes, stop, starts) : []
    if (isMust) return starts
    if (isAvoided(row, date) || (isEaten && !isInSeasonToEat(row, date))) return []
    const seasonal = seasonalStarts(row, date, minutes, starts)
    return isTable || hasWideHours ? seasonal : livelyStarts(row, date, minutes, seasonal)
  })
  const isSight = kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'
  const forbidden = [
    ...(isLaid ? dates.flatMap((_, day) => (day === stop.day ? [] : [day])) : []),
    ...(isReached ? dates.flatMap((_, day) => (isReached(row, day) ? [] : [day])) : []),
    ...(isTiring(row) ? treatments.quietDays : []),
    ...(isSight ? treatments.surgeryDays : []),
    ...(isCloseToBase(row, ways) ? [] : daysAfterSurgery(treatments)),
    ...(isEaten && !isNearBase && !isMust ? [...daysNearBase(treatments), ...daysAfterSurgery(treatments)] : []),
    ...(kind === 'meal' && !isMust && !isGentle ? daysOfGentleMeals(treatments) : []),
  ]
  return {
    id: row.id,
    location: ways.locationOf(row),
    score,
    service: minutes,
    longest: kind === 'meal' ? Math.max(minutes, Math.min(minutes * longestStay, longestMeal)) : minutes * longestStay,
    cost,
    must: isMust || (isLaid && !stop.isTable),
    worth: isMust ? mustWorth : sheetWorth[row.headline ?? 0],
    windows: kind === 'cafe' && !isMust ? startsAfterTreatment(windows.map(cafeStarts), treatments) : windows,
    forbiddenDays: [...new Set(forbidden)],
    kinds: [
      kind,
      ...(isSight ? ['sight'] : []),
      ...(row.area !== null && wishes.areas.includes(row.area) ? ['in-area'] : isMust ? [] : ['off-area']),
      ...row.interests.map((interest) => `interest:${interest}`),
      ...row.tags.map((tag) => `tag:${tag}`),
      ...(isSight && !row.tags.includes('photogenic') && !spared.has(row.id) ? ['plain-sight'] : []),
      ...(row.kind === 'restaurant' ? ['restaurant'] : []),
      ...(row.area !== null ? [`area:${row.area}`] : []),
      ...(kind === 'meal' && row.cuisine !== null ? [`cuisine:${row.cuisine}`] : []),
    ],
    ...(kind === 'meal' && { meals: ['lunch', 'dinner'] }),
  }
}

function listDays(parts: Parts): Day[] {
  const { wishes, frames, treatments, laid, ways } = parts
  const easy = mostSightsFor(wishes.party)
  const promised = promiseCounts(parts)
  const budget = budgetOfDay(wishes, parts.candidates)
  const cuisines = new Set(parts.candidates.flatMap(({ kind, row }) => (kind === 'meal' ? (row.cuisine ?? []) : [])))
  const closeDays = new Set(daysAfterSurgery(treatments))
  return frames.map((frame, day): Day => {
    if (frame.isEmpty) return { start: 0, end: 0, from: 0, to: 0 }
    const out = laid.daysOut.get(day)
    const isTreatmentDay = treatments.treatmentDays.has(day)
    const isResting = isTreatmentDay || treatments.quietDays.has(day)
    const { sightsFrom, sightsTo, longestGapMinutes } = wishes.pace
    // A day that is kept free for a treatment without a clinic has no sights.
    const isEmpty =
      treatments.surgeryDays.has(day) || (isTreatmentDay && !treatments.visits.some((visit) => visit.day === day))
    const most = isEmpty
      ? 0
      : closeDays.has(day)
        ? mostSightsAfterSurgery
        : isResting
          ? Math.min(mostSightsAtRest, sightsTo ?? mostSightsAtRest)
          : Math.min(sightsTo ?? mostSights, easy ?? mostSights, sightsBesideFlight(parts, day))
    return {
      start: ways.locationOfEnd(frame.start),
      end: ways.locationOfEnd(frame.end),
      from: frame.begins,
      to: isResting ? Math.min(frame.ends, closeDays.has(day) ? latestAfterSurgery : latestAtRest) : frame.ends,
      ...(budget !== null && { budget }),
      travelWorth: isEmpty || closeDays.has(day) ? travelWorthAfterSurgery : travelWorth,
      ...(longestGapMinutes !== null && { longestWait: { minutes: longestGapMinutes, worth: waitWorth } }),
      meals: mealsOf(parts, frame, day).map((meal) => ({ ...meal, worth: mealWorth })),
      counts: mergeCounts([
        { kind: 'sight', min: isResting ? 0 : Math.min(sightsFrom, out?.sights ?? Infinity), max: most },
        { kind: 'cafe', ...cafesOn(day, parts) },
        { kind: 'nightlife', max: 2 },
        { kind: 'shopping', max: wishes.interests.includes('shopping') ? 4 : 2 },
        ...[...cuisines].map((cuisine) => ({ kind: `cuisine:${cuisine}`, max: 1 })),
        ...(promised.get(day) ?? []),
      ]),
    }
  })
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
