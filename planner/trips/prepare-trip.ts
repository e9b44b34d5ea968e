import type { PlanBase, Unplaced } from '#domain/plans.ts'
import { createTravelModel, type TravelStyle } from '#planner/travel/travel-model.ts'
import type { TripWishes } from '#domain/wishes/trip-wishes.ts'
import { chooseCandidates } from './candidates.ts'
import { frameDays } from './day-frames.ts'
import { reachFrom } from './day-trips.ts'
import { planTreatments } from './treatment-days.ts'
import { chooseBase } from './trip-base.ts'
import type { Parts } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'
import { layWays } from './ways.ts'

// Where there are tables, a meal is no farther from the stop before it.
const mealMetres = 2000

/** What a trip is searched from, and what was wished for and cannot be part of it. */
export type PreparedTrip = { base: PlanBase; parts: Parts; unplaced: Unplaced[] }

export function prepareTrip(request: TripRequest): PreparedTrip {
  const { wishes, catalogue, transport } = request
  const travel = createTravelModel(transport, styleOf(request))
  const base = chooseBase(wishes, catalogue, travel.leg)
  const { candidates, unplaced } = chooseCandidates(wishes, catalogue, base, reachFrom(base, travel.leg))
  const frames = frameDays(wishes, base, travel.leg)
  const treatments = planTreatments(wishes, catalogue, base, frames)
  const rows = [...candidates, ...treatments.visits].map(({ row }) => row)
  const ends = new Set(frames.flatMap(({ start, end }) => [start, end]))
  const ways = layWays([base, ...[...ends].filter((end) => end !== base)], rows, travel)
  return {
    base,
    parts: { wishes, candidates, frames, treatments, ways, mealMetres },
    unplaced: [...unplaced, ...treatments.unplaced],
  }
}

/** How those who travel like to get about. */
// So little money a day is short: one walks where others take a bus, and takes no taxi.
const shortOfMoney = 30_000
const longestWalk = { family: 20, others: 30 }

export function styleOf({ wishes }: Pick<TripRequest, 'wishes'>): TravelStyle {
  const { travelerType, dailyLimit } = wishes
  const style = usualStyleOf(travelerType)
  if (dailyLimit === null || dailyLimit > shortOfMoney) return style
  const longestWalkMinutes = travelerType === 'family' ? longestWalk.family : longestWalk.others
  return { ...style, longestWalkMinutes, taxiSavesMinutes: null }
}

function usualStyleOf(travelerType: TripWishes['travelerType']): TravelStyle {
  switch (travelerType) {
    case 'family':
      return { longestWalkMinutes: 12, taxiSavesMinutes: 20, party: 3 }
    case 'business':
      return { longestWalkMinutes: 12, taxiSavesMinutes: 12, party: 1 }
    case 'couple':
      return { longestWalkMinutes: 16, taxiSavesMinutes: 30, party: 2 }
    case 'friends':
      return { longestWalkMinutes: 18, taxiSavesMinutes: 30, party: 3 }
    case 'solo':
    case null:
      return { longestWalkMinutes: 18, taxiSavesMinutes: null, party: 1 }
  }
}
