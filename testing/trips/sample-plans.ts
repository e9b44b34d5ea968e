import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { planTrip } from '#planner/trips/plan-trip.ts'
import { readTreatmentTable, readTripPlaces } from '#testing/builders/catalogue.ts'
import { createRandomSteps } from './random-trip-steps.ts'
import { readTransport } from './transport.ts'

/** The plans of a few travellers as text, for comparing what different machines make of the same requests. */
export function writeSamplePlans(): string {
  const catalogue = readTripPlaces()
  const known = { names: indexPlaceNames(catalogue), treatments: readTreatmentTable() }
  const transport = readTransport()
  const plans = [1, 13].map((seed) =>
    planTrip({ wishes: readTripWishes(createRandomSteps(seed), known), catalogue, transport, seed, effort: 0.1 }),
  )
  return JSON.stringify(plans)
}
