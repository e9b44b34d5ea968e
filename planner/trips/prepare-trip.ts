import type { PlanBase, Unplaced } from '#domain/plans.ts'
import { createTravelModel, type TravelStyle } from '#planner/travel/travel-model.ts'
import { chooseCandidates } from './candidates.ts'
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
  const base = chooseBase(wishes, catalogue)
  const { candidates, unplaced } = chooseCandidates(wishes, catalogue, base)
  const treatments = planTreatments(wishes, catalogue, base)
  const rows = [...candidates, ...treatments.visits].map(({ row }) => row)
  const ways = layWays(base, rows, createTravelModel(transport, styleOf(request)))
  return {
    base,
    parts: { wishes, candidates, treatments, ways, mealMetres },
    unplaced: [...unplaced, ...treatments.unplaced],
  }
}

/** How those who travel like to get about. */
export function styleOf({ wishes }: Pick<TripRequest, 'wishes'>): TravelStyle {
  switch (wishes.travelerType) {
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
