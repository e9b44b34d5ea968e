import { addDays } from '#domain/korea/calendar-dates.ts'
import type { PlaceFacts } from '#domain/places/places.ts'
import { emptySteps } from '#domain/trips/answers/trip-drafts.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { createTransport } from '#planner/travel/transport.ts'
import { planTrip } from '#planner/trips/plan-trip.ts'
import { readTransportFacts } from '#seed/transport-facts.ts'
import { readTreatments } from '#seed/treatments.ts'

// Five days in each season, in the capital alone and where else people go.
const startDates = ['2027-01-11', '2027-04-12', '2027-08-09', '2027-10-18'] as const
const cities = ['', 'Busan', 'Jeju', 'Gyeongju', 'Jeonju', 'Gangneung'] as const
const days = 5

/** How many of these trips stop at each place. */
export function countPlanUse(catalogue: readonly PlaceFacts[]): Map<string, number> {
  const names = indexPlaceNames(catalogue)
  const treatments = readTreatments()
  const transport = createTransport(readTransportFacts())
  const use = new Map<string, number>()
  for (const startDate of startDates) {
    for (const city of cities) {
      const wishes = readTripWishes(stepsOf(startDate, city), { names, treatments })
      const plan = planTrip({ wishes, catalogue: [...catalogue], transport, seed: 1 })
      for (const { placeId } of plan.days.flatMap(({ stops }) => stops)) {
        if (placeId !== null) use.set(placeId, (use.get(placeId) ?? 0) + 1)
      }
    }
  }
  return use
}

function stepsOf(startDate: string, mustVisitPlaces: string) {
  const { step2, step3 } = emptySteps
  return {
    step1: {
      startDate,
      endDate: addDays(startDate, days - 1),
      selectedInterests: ['food' as const, 'culture' as const, 'nature' as const],
    },
    step2: { ...step2, dailyBudgetRange: 120_000, mustVisitPlaces },
    step3,
  }
}
