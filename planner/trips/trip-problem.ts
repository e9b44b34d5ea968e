import { datesFrom } from '#domain/korea/calendar-dates.ts'
import { keptLimits } from '#domain/trips/answers/trips.ts'
import type { Plan, PlanPlace } from '#domain/trips/plan/plans.ts'
import type { Day, Place, Problem, Result } from '#planner/solver/problem.ts'
import { isOnlyShop, isTiring } from './candidates/suitable-places.ts'
import { type Candidate, interestsOf } from './candidates/place-score.ts'
import { costOfFrames, type DayFrame } from './cities/day-frames.ts'
import { daysTooFarAfterMove, daysTooShortAfterMove } from './cities/after-move.ts'
import { findFarMeals } from './meals/far-meals.ts'
import { cafeStarts, spansWithin } from './meals/meal-hours.ts'
import { listGentleMeals, listMildMeals } from './meals/gentle-meals.ts'
import {
  daysAfterSurgery,
  daysBeforeHairdresser,
  daysNearBase,
  daysOutOfTown,
  isCloseToBase,
  listNearBase,
  startsAfterTreatment,
} from './meals/near-base.ts'
import { startsOn } from './candidates/opening-windows.ts'
import { leaveMargin } from './candidates/late-margin.ts'
import { isAvoided, livelyStarts } from './candidates/lively-hours.ts'
import { isOutside, seasonalStarts } from './candidates/outdoor-hours.ts'
import { listSparedSights } from './candidates/promised-counts.ts'
import { earlyEvening } from './candidates/who-travels.ts'
import { latestRental, wearFrom, wornAt } from './candidates/worn-places.ts'
import { topSights } from './candidates/top-sights.ts'
import { isInSeasonToEat } from './meals/kitchens.ts'
import { extraMinutes, latestBegin } from './extra-minutes.ts'
import { besideKept, idOfKept, type KeptVisit, listKept, placeOfKept } from './kept-hours.ts'
import { listDays } from './problem-days.ts'
import type { Parts } from './trip-parts.ts'
import { listPrecedence, placeOfVisit } from './clinic-visits.ts'
import { startsByDay, startsInTime, startsOfDay, startsOfSheet } from './sheets/sheet-hours.ts'
import { moneyBesideFees } from './money-of-days.ts'
import type { ClinicVisit } from './treatment-days.ts'
import { feesOfVisits } from './treatment-fees.ts'
import type { Ways } from './ways.ts'
import { isStrict } from '#domain/wishes/diet-words.ts'

/** The meaning of a place in the problem. */
export type Choice = { candidate: Candidate } | { visit: ClinicVisit } | { kept: KeptVisit }
export type TripProblem = { problem: Problem; choices: Map<string, Choice>; ways: Ways }

// A named place may be left out only when the days are full. Other missed wishes have reasons of their own.
const mustWorth = 20
const likedWorth = 6
// What belongs to a headline day, by how great it is.
const sheetWorth = { 0: 1, 1: 1, 2: 2, 3: 3 }
// The factor by which a visit may last longer to avoid waiting. Meals last at most `longestMeal` minutes.
const longestStay = 2
const longestMeal = 75
const longestVisit = 480
// Who leaves a bar or a club by taxi pays the rate of the night, at most.
const dearestNight = 1.4
const longestHurried = 180
const shareOfHurriedStay = 0.6
const leastStay = 60
/** Longer than any day: the travel time to a meal that is too far, or in a hanbok to anywhere but its palace. */
export const unreachable = 10_000

/** The result of a search with its input. */
export type FoundTrip = { parts: Parts; trip: TripProblem; result: Result }

/** A plan that has not been checked yet, with the input of its search. */
export type Solved = { plan: Plan; parts: Parts; eased?: number; plainDays?: readonly number[] }

/** The wishes of a trip as a problem of the solver. */
export function writeProblem(parts: Parts): TripProblem {
  const { wishes, candidates, treatments, ways } = parts
  const dates = datesFrom(wishes.startDate, wishes.days)
  const spared = listSparedSights(parts)
  const nearBase = listNearBase(parts)
  const tops = topSights(parts)
  const close = candidates.filter(({ row }) => nearBase.has(row.id) && isCloseToBase(row, ways))
  const mild = listMildMeals(parts.candidates)
  const gentle = listGentleMeals(parts.candidates, new Set(close.map(({ row }) => row.id)))
  const isOnlyTop = (id: string) => tops.has(id) && !parts.laid.stops.has(id) && !named.has(id)
  const named = new Set(candidates.flatMap(({ isMust, isLiked, row }) => (isMust || isLiked ? [row.id] : [])))
  const choices = new Map<string, Choice>()
  const places: Place[] = []
  for (const candidate of candidates) {
    choices.set(candidate.row.id, { candidate })
    places.push(
      placeOf(
        candidate,
        {
          dates,
          spared,
          isNearBase: nearBase.has(candidate.row.id),
          isGentle: gentle.has(candidate.row.id),
          isMild: mild.has(candidate.row.id),
          isTop: tops.has(candidate.row.id),
        },
        parts,
      ),
    )
  }
  for (const visit of treatments.visits) {
    const place = placeOfVisit(visit, dates, ways)
    choices.set(place.id, { visit })
    places.push(place)
  }
  const kept = listKept(parts)
  places.splice(0, places.length, ...besideKept(places, kept, ways))
  for (const one of kept.filter(({ minutes }) => minutes >= keptLimits.minutes)) {
    choices.set(idOfKept(one), { kept: one })
    places.push(placeOfKept(one, wishes.days))
  }
  // Only what was asked for may have its meal near the base.
  const asked = places.map((place) => ({ ...place, must: place.must === true && !isOnlyTop(place.id) }))
  const liked = new Set(candidates.flatMap(({ isLiked, row }) => (isLiked ? [row.id] : [])))
  const isFarMeal = findFarMeals(asked, { ...parts, liked })
  const worn = wearFrom(places)
  const isClosed = (from: number, to: number) => isFarMeal(from, to) || (worn.get(from) ?? to) !== to
  const nights = new Set(
    places.flatMap(({ id, location }) => {
      const choice = choices.get(id)
      return choice && 'candidate' in choice && choice.candidate.row.kind === 'nightlife' ? [location] : []
    }),
  )
  const fareOf = (from: number, to: number) => {
    const fare = ways.fare(from, to)
    return nights.has(from) && ways.isTaxi(from, to) ? Math.ceil(fare * dearestNight) : fare
  }
  // After hours that are kept free one sets out from the bed as well.
  const early = kept.length > 0 ? [] : parts.frames.filter(({ begins }) => begins <= latestBegin)
  const extra = extraMinutes(places, new Set(early.map(({ start }) => ways.locationOfEnd(start))))
  const days = listDays(parts)
  const money = moneyBesideFees(wishes, feesOfVisits(treatments.visits))
  const budget = budgetOfTrip(money, days, costOfFrames(parts.frames))
  return {
    choices,
    ways,
    problem: {
      places,
      days,
      travel: (from, to) => (isClosed(from, to) ? unreachable : ways.minutes(from, to) + extra(from, to)),
      fare: (from, to) => (isClosed(from, to) ? 0 : fareOf(from, to)),
      ...(budget !== null && { budget }),
      precedence: listPrecedence(treatments),
    },
  }
}

/** What all days may cost: the limit of the trip, and where a day uses what others leave, the limits of all days. */
function budgetOfTrip({ tripLimit, dailyLimit }: Parts['wishes'], days: readonly Day[], moves: number): number | null {
  const isShared = dailyLimit !== null && days.some(({ budget = 0 }) => budget > dailyLimit)
  if (tripLimit === null && !isShared) return null
  const ofTrip = tripLimit === null ? Infinity : Math.max(0, tripLimit - moves)
  return Math.min(ofTrip, isShared ? dailyLimit * days.length : Infinity)
}

type Known = {
  dates: readonly string[]
  spared: ReadonlySet<string>
  isNearBase: boolean
  isGentle: boolean
  isMild: boolean
  isTop: boolean
}

function placeOf(
  { row, kind, score, minutes: usual, cost, isMust, isLiked = false, likedIn }: Candidate,
  { dates, spared, isNearBase, isGentle, isMild, isTop }: Known,
  { wishes, frames, treatments, laid, ways, isReached, hasWideHours, isLastSearch }: Parts,
): Place {
  // A named place for which no other search had time is seen in a shorter visit.
  const isHurried = isMust && isLastSearch === true && kind !== 'meal' && usual <= longestHurried
  const minutes = isHurried ? Math.min(usual, Math.max(leastStay, Math.round(usual * shareOfHurriedStay))) : usual
  const stop = laid.stops.get(row.id)
  const isLaid = stop !== undefined
  const isEaten = kind === 'meal' || kind === 'cafe'
  // The hours of meals are those of meals. A market or a food street lives in hours of its own.
  const isTable = row.kind === 'restaurant' || row.kind === 'cafe'
  // Children and older people see a view before they are back, not at dusk.
  const isTooLate = ({ dusk }: PlanPlace) => dusk === 'best' && earlyEvening(wishes.party) !== null
  const minutesFrom = ({ start }: DayFrame) => ways.minutes(ways.locationOfEnd(start), ways.locationOf(row))
  const open = dates.map((date, day) => {
    const hours = startsOfDay(row, startsOn(row, date, minutes), laid.daysOut.get(day))
    const starts = row.id in wornAt ? spansWithin(hours, { from: 0, to: latestRental }) : hours
    if (isLaid && !stop.isTable) return stop.day === day ? startsOfSheet(row, date, minutes, stop, starts) : []
    if (isMust) {
      const frame = frames[day]
      if (!frame) return starts
      if (hasWideHours) return startsByDay(row, minutesFrom(frame), starts)
      const lively = isTable || isTooLate(row) ? starts : livelyStarts(row, date, minutes, starts)
      return startsInTime(row, laid, frame, minutesFrom(frame), startsByDay(row, minutesFrom(frame), lively))
    }
    if (isAvoided(row, date, likedIn) || (isEaten && !isInSeasonToEat(row, date))) return []
    // A slope is for who comes for the snow.
    const seasonal = likedIn ? starts : seasonalStarts(row, date, minutes, starts)
    if (isTable) return seasonal
    // Blossoms and leaves are seen by day, wherever else one waits for the lights.
    const dusk = likedIn ? 'no' : isTooLate(row) ? 'ok' : row.dusk
    return livelyStarts({ ...row, dusk: dusk ?? null }, date, minutes, seasonal)
  })
  const isSheetSight = isLaid && !stop.isTable
  const windows = isLastSearch || isMust || isSheetSight ? open : open.map(leaveMargin)
  const isSight = kind === 'attraction' || kind === 'shopping' || kind === 'nightlife'
  const isFreeOfAreas = isMust || (kind === 'meal' && wishes.diets.some(isStrict))
  const forbidden = [
    ...(isLaid ? dates.flatMap((_, day) => (day === stop.day ? [] : [day])) : []),
    ...(isReached ? dates.flatMap((_, day) => (isReached(row, day) ? [] : [day])) : []),
    ...((isSight || kind === 'cafe') && !isMust && !isLaid ? daysTooFarAfterMove(row, frames) : []),
    ...(isSight && isMust && !isLaid
      ? daysTooShortAfterMove(row, usual, frames, (day) => (open[day] ?? []).length > 0)
      : []),
    ...(isTiring(row) ? treatments.quietDays : []),
    ...daysOutOfTown(row, treatments, frames),
    ...(isSight ? treatments.surgeryDays : []),
    ...(row.tags.includes('hair') ? daysBeforeHairdresser(treatments) : []),
    ...(isCloseToBase(row, ways) ? [] : daysAfterSurgery(treatments)),
    ...(isEaten && !isNearBase && !isMust ? [...daysNearBase(treatments), ...daysAfterSurgery(treatments)] : []),
    ...(kind === 'meal' && !isMust && !isGentle ? treatments.gentleDays : []),
    ...(kind === 'meal' && !isMust && !isMild ? treatments.mildDays : []),
  ]
  return {
    id: row.id,
    location: ways.locationOf(row),
    score,
    service: minutes,
    longest:
      kind === 'meal'
        ? Math.max(minutes, Math.min(minutes * longestStay, longestMeal))
        : Math.max(minutes, Math.min(minutes * longestStay, longestVisit)),
    cost,
    must: isMust || isTop || (isLaid && !stop.isTable && !stop.isBeside),
    worth: isMust ? mustWorth : isLiked ? likedWorth : sheetWorth[row.headline ?? 0],
    windows: kind === 'cafe' && !isMust ? startsAfterTreatment(windows.map(cafeStarts), treatments) : windows,
    forbiddenDays: [...new Set(forbidden)],
    kinds: [
      kind,
      ...(isSight ? ['sight'] : []),
      ...((isSight || kind === 'cafe') && !isOutside(row) ? ['roof'] : []),
      ...(isSight && /palace\b/iu.test(row.name.en) ? ['palace'] : []),
      ...(row.forChildren === true ? ['for-children'] : []),
      ...(kind === 'shopping' && !isMust && !isLaid && isOnlyShop(row, wishes) ? ['store'] : []),
      ...(row.area !== null && wishes.areas.includes(row.area) ? ['in-area'] : isFreeOfAreas ? [] : ['off-area']),
      ...interestsOf(row).map((interest) => `interest:${interest}`),
      ...row.tags.map((tag) => `tag:${tag}`),
      ...(isSight && !row.tags.includes('photogenic') && !spared.has(row.id) ? ['plain-sight'] : []),
      ...(row.kind === 'restaurant' ? ['restaurant'] : []),
      ...(row.area !== null ? [`area:${row.area}`] : []),
      ...(kind === 'meal' && row.cuisine !== null ? [`cuisine:${row.cuisine}`] : []),
    ],
    ...(kind === 'meal' && { meals: stop?.isLunch ? ['lunch'] : ['lunch', 'dinner'] }),
  }
}
