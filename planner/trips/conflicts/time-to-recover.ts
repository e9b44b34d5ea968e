import { shortestStayWords, withShortestStay } from '#domain/clinics/treatments.ts'
import { longestTripDays } from '#domain/trips/answers/trips.ts'
import { treatmentsLeftOut } from '#planner/trips/prepare-trip.ts'
import type { TripRequest } from '#planner/trips/trip-request.ts'
import { longer, type Relaxed } from './relaxations.ts'

// One more length is tried where the whole plan of the first one lacks something else.
const mostLengths = 2
// Clinics close on some days, and the consultation and a check have days of their own.
const mostBeyondStay = 10

/**
 * Changes that leave enough time after a treatment: the shortest longer trips, and the lower end of its recovery where
 * its pages state one. Of each list the first that gives a good plan is offered.
 */
export function offerTimeToRecover(request: TripRequest): Relaxed[][] {
  return [longerTrips(request), shortestStay(request)]
}

function longerTrips(request: TripRequest): Relaxed[] {
  const { wishes } = request
  const stay = Math.max(...wishes.treatments.map(({ recovery, day = 0 }) => day + recovery.stayDays))
  const found: Relaxed[] = []
  const last = Math.min(longestTripDays, stay + mostBeyondStay)
  for (let days = Math.max(wishes.days, stay) + 1; days <= last && found.length < mostLengths; days += 1) {
    const some = longer(wishes, days - wishes.days)
    if (hasTime({ ...request, wishes: some })) found.push({ wish: 'dates', to: some.endDate, wishes: some })
  }
  return found
}

function shortestStay(request: TripRequest): Relaxed[] {
  const { wishes } = request
  const treatments = wishes.treatments.map((wish) => {
    const recovery = wish.certainty === 'named' ? withShortestStay(wish.recovery) : null
    return recovery ? { ...wish, recovery } : wish
  })
  const changed = { ...wishes, treatments }
  return hasTime({ ...request, wishes: changed })
    ? [{ wish: 'plasticSurgeryType', to: shortestStayWords, wishes: changed }]
    : []
}

/** Whether each treatment has its days. No search is needed for that. */
function hasTime(request: TripRequest): boolean {
  return treatmentsLeftOut(request).every(({ reason }) => reason !== 'trip_too_short')
}
