import { planRequest } from '#domain/trips/answers/trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripStep2, TripStep3 } from '#domain/trips/answers/trips.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { planTrip } from '#planner/trips/plan-trip.ts'
import { readTreatmentTable, readTripPlaces } from '#testing/builders/catalogue.ts'
import { askTrip } from './lawful-trip.ts'
import { readTransport } from './transport.ts'

const planned = new Map<string, TripDocument>()

/** A trip of a couple in Seoul, planned by the planner itself with a short search, once for each wish. */
export function buildSeoulTrip(days = 5, asked: Partial<TripStep2> = {}, told: Partial<TripStep3> = {}): TripDocument {
  const key = JSON.stringify([days, asked, told])
  const trip = planned.get(key) ?? planSeoulTrip(days, asked, told)
  planned.set(key, trip)
  return structuredClone(trip)
}

function planSeoulTrip(days: number, asked: Partial<TripStep2>, told: Partial<TripStep3>): TripDocument {
  const steps = planRequest(askTrip(days, asked, told))
  const catalogue = readTripPlaces()
  const treatments = readTreatmentTable()
  const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments })
  const plan = planTrip({ wishes, catalogue, transport: readTransport(), seed: 7, effort: 0.1 })
  const checks = checkDays({ plan, catalogue, wishes })
  const placed = new Set(plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const left = new Set(plan.unplaced.map(({ placeId }) => placeId))
  const free = catalogue.filter(({ id, interests }) => !placed.has(id) && interests.includes('culture')).slice(0, 4)
  const places = catalogue.filter((row) => placed.has(row.id) || left.has(row.id) || free.includes(row))
  return {
    format: 1,
    steps,
    plan: {
      ...plan,
      checks: checks.map(({ rule, held, count, onUnverifiedFacts }) => ({ rule, held, count, onUnverifiedFacts })),
    },
    places: Object.fromEntries(places.map((row) => [row.id, row])),
    recommendations: {
      Culture: free.map(({ id, name, description, address }) => {
        return { id, title: name.en, description, address: address.en, rating: null }
      }),
    },
    words: { text: `## Day 1\n\nA walk from ${plan.base.name}.`, by: 'built-in' },
    generatedAt: '2027-01-04T03:00:00.000Z',
  }
}
