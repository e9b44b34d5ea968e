import type { Plan, PlanDay } from '#domain/plans.ts'
import type { Result } from '#planner/solver/problem.ts'
import { createTravelModel, type TravelStyle } from '#planner/travel/travel-model.ts'
import { type Candidate, chooseCandidates, leaveOut } from './candidates.ts'
import { findConflicts } from './find-conflicts.ts'
import { searchTrip } from './search-trip.ts'
import { tellDays } from './tell-days.ts'
import { planTreatments } from './treatment-days.ts'
import { chooseBase } from './trip-base.ts'
import type { Parts } from './trip-problem.ts'
import type { TripRequest } from './trip-request.ts'

/** A plan for a trip: places, days and times that hold together, with what is left out and why, and which wishes clash. */
export function planTrip(request: TripRequest): Plan {
  const plan = planDays(request)
  return { ...plan, conflicts: [...plan.conflicts, ...findConflicts(request, plan, planDays)] }
}

function planDays(request: TripRequest): Plan {
  const { wishes, catalogue, seed } = request
  const base = chooseBase(wishes, catalogue)
  const { candidates, unplaced } = chooseCandidates(wishes, catalogue, base)
  const treatments = planTreatments(wishes, catalogue, base)
  const travel = createTravelModel(request.transport, styleOf(request))
  const { parts, trip, result, conflicts } = searchTrip({ wishes, base, candidates, treatments, travel }, request)
  const days = tellDays(result, trip, parts)
  const stops = days.flatMap((day) => day.stops)
  const placed = new Set(stops.map(({ placeId }) => placeId))
  const left = candidates.filter(({ isMust, row }) => isMust && !placed.has(row.id))
  return {
    timeZone: 'Asia/Seoul',
    currency: 'KRW',
    seed,
    base,
    days,
    unplaced: [
      ...unplaced,
      ...treatments.unplaced,
      ...left.map((candidate) => leaveOut(candidate.row, reasonOf(candidate, result))),
    ],
    warnings: warningsOf(parts, result),
    conflicts,
    budget: { dailyLimit: wishes.dailyLimit, tripLimit: wishes.tripLimit },
    checks: [],
    totals: {
      cost: days.reduce((sum, { cost }) => sum + cost, 0),
      travelMinutes: days.reduce((sum, day) => sum + minutesOnTheWay(day), 0),
      stops: stops.length,
    },
  }
}

function minutesOnTheWay({ stops, returnLeg }: PlanDay): number {
  return stops.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), returnLeg?.minutes ?? 0)
}

function styleOf({ wishes }: TripRequest): TravelStyle {
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

/** Why a place that was wished for did not come into the days. */
function reasonOf({ row }: Candidate, { unplaced }: Result) {
  const found = unplaced.find(({ placeId }) => placeId === row.id)?.reason
  if (found === 'closed' || found === 'budget') return found
  return found === 'forbidden' ? 'recovery' : 'no_time'
}

function warningsOf({ wishes, treatments }: Parts, { stoppedBy }: Result): Plan['warnings'] {
  const codes: string[] = []
  if (wishes.budget.kind === 'foreign') codes.push('budget_currency')
  if (wishes.budget.kind === 'unclear') codes.push('budget_unclear')
  if (wishes.treatments.some(({ certainty }) => certainty === 'unread')) codes.push('treatment_unread')
  if (wishes.treatments.length > 0) codes.push('ask_your_clinic')
  if (treatments.visits.some(({ row }) => row.hours === null)) codes.push('clinic_hours_unknown')
  if (stoppedBy === 'asked') codes.push('time_cut')
  return codes.map((code) => ({ code, text: '' }))
}
