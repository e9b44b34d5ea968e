import { addDays } from '#domain/korea/calendar-dates.ts'
import { isSamePoint, type Point, straightMetres } from '#domain/korea/distances.ts'
import { taxiParty } from '#domain/korea/taxi-fares.ts'
import type { PlanBase, PlanPlace, Unplaced } from '#domain/trips/plan/plans.ts'
import { createTravelModel, type TravelStyle } from '#planner/travel/travel-model.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { chooseCandidates, namedToPlan } from './candidates/candidates.ts'
import { chooseLiked } from './candidates/liked-places.ts'
import { startsOn } from './candidates/opening-windows.ts'
import { isSight, kindOf } from './candidates/place-score.ts'
import { isEasyDay } from './candidates/who-travels.ts'
import { mealHours, spansWithin } from './meals/meal-hours.ts'
import { listClinicPoints } from './kept-spans.ts'
import { isShortOfMoney, moneyOfDay } from './money-of-days.ts'
import { withBeds } from './cities/beds.ts'
import { type DayFrame, frameDays } from './cities/day-frames.ts'
import { anyReach, farthestMetres, type Reach, reachFrom } from './cities/day-trips.ts'
import { laySheets } from './sheets/lay-sheets.ts'
import { countOffered } from '#planner/check/areas-and-interests.ts'
import { namedPlaces } from '#planner/check/must-visits.ts'
import { listBases, planNights } from './planned-nights.ts'
import type { Parts } from './trip-parts.ts'
import type { TripRequest } from './trip-request.ts'
import { layWays } from './ways.ts'
import { isStrict } from '#domain/wishes/diet-words.ts'

const minutesToAirport = 75
// The longest distance from a stop to the meal after it, where there are restaurants.
const mealMetres = 2000
// With a diet one goes farther for a table.
const mealMetresOfDiets = 5000

/** The input of the search, and the wishes that cannot be planned. */
export type PreparedTrip = {
  /** The base of each night; the last one also applies to all later nights. */
  nights: readonly [PlanBase, ...PlanBase[]]
  parts: Parts
  unplaced: Unplaced[]
}

export function prepareTrip(request: TripRequest): PreparedTrip {
  const known = prepared.get(request.wishes)?.find((each) => isSameInput(each, request))
  if (known) return known.trip
  const trip = prepareAnew(request)
  prepared.set(request.wishes, [...(prepared.get(request.wishes) ?? []), { of: request, trip }])
  return trip
}

// Further searches and proofs prepare the same trip again. It lasts as long as the wishes of its request.
type Prepared = { of: TripRequest; trip: PreparedTrip }
const prepared = new WeakMap<TripWishes, Prepared[]>()

const inputs = ['catalogue', 'transport', 'sheets', 'plannedOn', 'shown', 'withoutDishes'] as const

/** The seed decides on which days headline days are laid, and nothing else. */
function isSameInput({ of, trip }: Prepared, request: TripRequest): boolean {
  const isSameSeed = of.seed === request.seed || trip.parts.laid.stops.size === 0
  const isSamePlain = of.plainDays?.join() === request.plainDays?.join()
  return isSameSeed && isSamePlain && inputs.every((key) => of[key] === request[key])
}

/** The treatments that find no days in a trip. Its places are not looked at. */
export function treatmentsLeftOut(request: TripRequest): Unplaced[] {
  return planBases(request).treatments.unplaced
}

function planBases(request: TripRequest) {
  const { catalogue, transport } = request
  const travel = createTravelModel(transport, styleOf(request))
  const facts = withBeds({ catalogue, stays: transport.bases }, request.wishes, transport.rides.stations)
  return { travel, stays: facts.stays, ...planNights(request, { facts, legOf: travel.leg }) }
}

function prepareAnew(request: TripRequest): PreparedTrip {
  const { wishes, catalogue } = request
  const { travel, stays, base, treatments, nights } = planBases(request)
  const bases = listBases(nights)
  const reaches = bases.map((each) => reachFrom(each, travel.leg))
  const named = catalogue.filter(({ id }) => namedPlaces(wishes.places).has(id))
  const isNamed = (at: PlanBase) => named.some((row) => straightMetres(at, row) <= farthestMetres)
  const frames = frameDays(wishes, nights, travel.leg, isNamed)
  const reach = anyReach(reaches)
  const chosen = chooseLiked(wishes, catalogue, {
    reach,
    beds: bases,
    isSeenOn: (row, day) => frames[day]?.isEmpty === false && isReachedOn(row, frames[day], bases, reaches),
    isOpen: (row) => frames.some((frame, day) => isOpenIn(frame, row, addDays(wishes.startDate, day))),
  })
  const dishes = new Set(request.withoutDishes ? catalogue.flatMap((row) => (isSight(row) ? [] : [row.id])) : [])
  const liked = { ...chosen, ids: new Set([...chosen.ids].filter((id) => !dishes.has(id))) }
  const laid = laySheets({
    ...request,
    sheets: request.sheets ?? [],
    stays,
    frames,
    treatments,
    named: new Set([...namedToPlan(wishes, catalogue, reach), ...liked.ofDays]),
    seasons: liked.seasons,
  })
  for (const [day, { startAt }] of laid.daysOut) {
    const frame = frames[day]
    if (frame) frame.begins = Math.min(frame.begins, startAt)
  }
  const { candidates, unplaced } = chooseCandidates(wishes, catalogue, {
    bases,
    reaches,
    nights,
    laid,
    liked,
    shown: new Set(request.shown),
  })
  const rows = [...candidates, ...treatments.visits].map(({ row }) => row)
  const ends = new Set<Point>([...frames.flatMap(({ start, end }) => [start, end]), ...listClinicPoints(wishes)])
  const isReached = (row: PlanPlace, day: number) =>
    laid.stops.get(row.id)?.day === day || isReachedOn(row, frames[day], bases, reaches)
  const ways = layWays([base, ...[...ends].filter((end) => end !== base)], rows, travel)
  return {
    nights,
    parts: {
      wishes,
      candidates,
      frames,
      treatments,
      laid,
      ways,
      ...(wishes.areas.length > 0 && { offeredInAreas: countOffered(catalogue, wishes) }),
      mealMetres: wishes.diets.some(isStrict) ? mealMetresOfDiets : mealMetres,
      ...(bases.length > 1 && { isReached }),
    },
    unplaced: [...unplaced, ...treatments.unplaced],
  }
}

/** Whether a visit fits into the hours of a day: a meal into its own, and with the way from or to an airport. */
function isOpenIn({ begins, ends, isEmpty, flight }: DayFrame, row: PlanPlace, date: string): boolean {
  if (isEmpty) return false
  const minutes = row.visitMinutes
  const hours = { from: begins, to: ends - minutes - (flight === null ? 0 : minutesToAirport) }
  const spans = kindOf(row) === 'meal' ? [mealHours.lunch, mealHours.dinner] : [hours]
  const open = spansWithin(startsOn(row, date, minutes), hours)
  return spans.some((span) => spansWithin(open, span).length > 0)
}

/** Whether a place is near the base of a day, or a day trip from it and near no other base. */
function isReachedOn(
  row: PlanPlace,
  frame: DayFrame | undefined,
  bases: readonly PlanBase[],
  reaches: readonly Reach[],
): boolean {
  const here = frame ? bases.findIndex((base) => isSamePoint(base, frame.start)) : -1
  const reach = reaches[Math.max(0, here)]
  if (reach?.isNear(row)) return true
  return !reaches.some(({ isNear }) => isNear(row)) && reach?.isOnDayTrip(row) === true && frame?.moveIn === null
}

// With a small budget, longer walks replace buses, and there are no taxis.
const longestWalk = { family: 20, others: 30 }
// The longest walk with older people or a small child, in minutes: usually, and with a small budget.
const easyWalk = { usual: 10, short: 15 }
// The share of a day's limit that one taxi may cost.
const mostOfTaxi = 0.25

/** The style of travel of these travellers. */
export function styleOf({ wishes }: Pick<TripRequest, 'wishes'>): TravelStyle {
  const { travelerType, party } = wishes
  const usual = usualStyleOf(travelerType)
  const money = moneyOfDay(wishes)
  const isShort = isShortOfMoney(wishes)
  const longWalk = travelerType === 'family' ? longestWalk.family : longestWalk.others
  const walk = isShort ? longWalk : usual.longestWalkMinutes
  return {
    ...usual,
    longestWalkMinutes: isEasyDay(party) ? Math.min(walk, isShort ? easyWalk.short : easyWalk.usual) : walk,
    ...(money !== null && { mostTaxiWon: money * mostOfTaxi }),
    ...(wishes.drives && { drives: true }),
    ...(isShort && { taxiSavesMinutes: null }),
  }
}

function usualStyleOf(travelerType: TripWishes['travelerType']): TravelStyle {
  const party = taxiParty(travelerType)
  switch (travelerType) {
    case 'family':
      return { longestWalkMinutes: 12, taxiSavesMinutes: 20, party }
    case 'business':
      return { longestWalkMinutes: 12, taxiSavesMinutes: 12, party }
    case 'couple':
      return { longestWalkMinutes: 16, taxiSavesMinutes: 30, party }
    case 'friends':
      return { longestWalkMinutes: 18, taxiSavesMinutes: 30, party }
    case 'solo':
    case null:
      return { longestWalkMinutes: 18, taxiSavesMinutes: null, party }
  }
}
