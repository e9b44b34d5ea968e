import { isSamePoint, straightMetres } from '#domain/korea/distances.ts'
import { taxiParty } from '#domain/korea/taxi-fares.ts'
import type { PlanBase, PlanPlace, Unplaced } from '#domain/trips/plan/plans.ts'
import type { TreatmentClass } from '#domain/clinics/treatments.ts'
import { createTravelModel, type TravelStyle } from '#planner/travel/travel-model.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { chooseCandidates } from './candidates/candidates.ts'
import { isShortOfMoney, moneyOfDay } from './money-of-days.ts'
import { type DayFrame, frameDays } from './cities/day-frames.ts'
import { farthestMetres, type Reach, reachFrom } from './cities/day-trips.ts'
import { laySheets } from './sheets/lay-sheets.ts'
import { namedPlaces } from '#planner/check/must-visits.ts'
import { planTreatments, type TreatmentDays } from './treatment-days.ts'
import { baseOfArrival, chooseBase } from './cities/trip-base.ts'
import { chooseNights, fillsTrip, maySeeSeveral, needsSeveral, outgrowsTown } from './cities/trip-cities.ts'
import type { Parts } from './trip-parts.ts'
import type { TripRequest } from './trip-request.ts'
import { layWays } from './ways.ts'

// There is no move in the first days after a treatment.
const leastRestDays = 3
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

const inputs = ['catalogue', 'transport', 'sheets', 'plannedOn', 'shown'] as const

/** The seed decides on which days headline days are laid, and nothing else. */
function isSameInput({ of, trip }: Prepared, request: TripRequest): boolean {
  const isSameSeed = of.seed === request.seed || trip.parts.laid.stops.size === 0
  return isSameSeed && inputs.every((key) => of[key] === request[key])
}

function prepareAnew(request: TripRequest): PreparedTrip {
  const { wishes, catalogue, transport, plannedOn } = request
  const travel = createTravelModel(transport, styleOf(request))
  const facts = { catalogue, stays: transport.bases }
  const single = chooseBase(wishes, facts, travel.leg)
  const isRound =
    (wishes.cities === 'several' && maySeeSeveral(wishes)) ||
    needsSeveral({ wishes, facts, base: single, legOf: travel.leg }) ||
    outgrowsTown({ wishes, facts, base: single })
  const isSingle = wishes.areas.length > 0 || !isRound
  // A trip with several cities starts near the airport of arrival.
  const arrival = baseOfArrival(wishes, facts)
  const isFilled = !wishes.arrival && fillsTrip({ wishes, facts, base: single })
  const first = planNights(isSingle || isFilled ? single : arrival)
  // A trip that turns out to have several cities starts there as well.
  const isElsewhere = !isFilled && wishes.areas.length === 0 && straightMetres(first.base, arrival) > farthestMetres
  const { base, treatments, nights } = isElsewhere && listBases(first.nights).length > 1 ? planNights(arrival) : first
  function planNights(start: PlanBase) {
    const planned = planTreatments(wishes, catalogue, start, frameDays(wishes, [start], travel.leg), plannedOn)
    const asked = { wishes, facts, base: start, legOf: travel.leg }
    return { base: start, treatments: planned, nights: chooseNights(asked, nightsOfTreatments(wishes, planned)) }
  }

  const bases = listBases(nights)
  const reaches = bases.map((each) => reachFrom(each, travel.leg))
  const named = catalogue.filter(({ id }) => namedPlaces(wishes.places).has(id))
  const isNamed = (at: PlanBase) => named.some((row) => straightMetres(at, row) <= farthestMetres)
  const frames = frameDays(wishes, nights, travel.leg, isNamed)
  const laid = laySheets({ ...request, sheets: request.sheets ?? [], stays: transport.bases, frames, treatments })
  for (const [day, { startAt }] of laid.daysOut) {
    const frame = frames[day]
    if (frame) frame.begins = Math.min(frame.begins, startAt)
  }
  const { candidates, unplaced } = chooseCandidates(wishes, catalogue, {
    bases,
    reaches,
    nights,
    laid,
    shown: new Set(request.shown),
  })
  const rows = [...candidates, ...treatments.visits].map(({ row }) => row)
  const ends = new Set(frames.flatMap(({ start, end }) => [start, end]))
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
      mealMetres: wishes.diets.length > 0 ? mealMetresOfDiets : mealMetres,
      ...(bases.length > 1 && { isReached }),
    },
    unplaced: [...unplaced, ...treatments.unplaced],
  }
}

/**
 * The least nights at the first base: until the last visit to a clinic, and as long as flights are not advised. Some
 * quiet days may be elsewhere.
 */
function nightsOfTreatments({ treatments }: TripWishes, { visits, keptFree }: TreatmentDays): number {
  const restOf = (treatment: TreatmentClass) => {
    const recovery = treatments.find(({ treatmentClass }) => treatmentClass === treatment)?.recovery
    return recovery ? Math.max(recovery.stayDays, Math.min(recovery.quietDays, leastRestDays)) : 0
  }
  const done = [...visits.filter(({ kind }) => kind === 'treatment'), ...keptFree]
  const rested = done.map(({ day, treatment }) => day + restOf(treatment))
  return 1 + Math.max(0, ...visits.map(({ day }) => day), ...rested)
}

function listBases(nights: readonly [PlanBase, ...PlanBase[]]): [PlanBase, ...PlanBase[]] {
  const [first, ...others] = nights
  return [
    first,
    ...others.filter(
      (base, at) => !isSamePoint(base, first) && others.findIndex((one) => isSamePoint(one, base)) === at,
    ),
  ]
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
// The share of a day's limit that one taxi may cost.
const mostOfTaxi = 0.25

/** The style of travel of these travellers. */
export function styleOf({ wishes }: Pick<TripRequest, 'wishes'>): TravelStyle {
  const { travelerType } = wishes
  const usual = usualStyleOf(travelerType)
  const money = moneyOfDay(wishes)
  const style = { ...usual, ...(money !== null && { mostTaxiWon: money * mostOfTaxi }) }
  if (!isShortOfMoney(wishes)) return style
  const longestWalkMinutes = travelerType === 'family' ? longestWalk.family : longestWalk.others
  return { ...style, longestWalkMinutes, taxiSavesMinutes: null }
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
