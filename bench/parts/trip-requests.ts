import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import type { PlanPlace } from '#domain/trips/plan/plans.ts'
import type { PlanSteps } from '#planner/check/plan-reading.ts'
import type { TripRequest } from '#planner/trips/trip-request.ts'
import { readPlaces } from '#seed/places.ts'
import { readTreatments } from '#seed/treatments.ts'
import { createRandomSteps } from '#testing/trips/random-trip-steps.ts'
import { readTransport } from '#testing/trips/transport.ts'

const transport = readTransport()
const treatments = readTreatments()
const places: readonly PlanPlace[] = readPlaces()
const names = indexPlaceNames(places)

export type Asked = { steps: PlanSteps; request: TripRequest }

/** A random traveller to the embedded catalogue. */
export function askRandomTrip(seed: number): Asked {
  return askTrip(createRandomSteps(seed), seed)
}

/**
 * Two packed weeks in a catalogue of which so many rows lie near Seoul: those there are, and more a street away from
 * them.
 */
export function askLongTrip(seed: number): Asked {
  const { step2, step3 } = createRandomSteps(seed)
  const steps: PlanSteps = {
    step1: { startDate: '2027-05-03', endDate: '2027-05-16', selectedInterests: ['culture', 'food', 'shopping'] },
    step2: {
      ...step2,
      totalBudget: '',
      dailyBudgetRange: 60_000,
      areaPreferences: [],
      mustVisitPlaces: '',
      activityIntensity: 'packed',
    },
    step3: { ...step3, beautyInterest: 'not-interested' },
  }
  return askTrip(steps, seed, [...places, ...places.map(moveALittle)])
}

/** These steps, to the embedded catalogue or another. */
export function askTrip(steps: PlanSteps, seed: number, catalogue = places): Asked {
  const wishes = readTripWishes(steps, { names, treatments })
  return { steps, request: { wishes, catalogue, transport, seed } }
}

function moveALittle(row: PlanPlace): PlanPlace {
  return { ...row, id: `${row.id}-again`, lat: row.lat + 0.004, lng: row.lng + 0.005 }
}
