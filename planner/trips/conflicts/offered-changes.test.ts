import { expect, test } from 'vitest'
import type { Plan, PlanDay, Unplaced } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, fullDay, inventCatalogue, inventRow, writeTrip } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { findConflicts } from './find-conflicts.ts'
import { prepareTrip } from '#planner/trips/prepare-trip.ts'
import type { TripRequest } from '#planner/trips/trip-request.ts'

const catalogue = [...inventCatalogue(), inventRow('shut', 1, { closed: ['2027-05-03'] })]
const asked = { mustVisitPlaces: 'The shut house', activityIntensity: 'packed' } as const
const shut: Unplaced = { placeId: 'shut', name: 'The shut house', reason: 'closed', note: '' }

/** So many days; on the second one the house is open, and is visited instead of the first sight. */
function write(days: number, visits: 'with it' | 'without it', unplaced: Unplaced[]): Plan {
  const written = Array.from({ length: days }, (_, day) =>
    fullDay(day).map((visit, index) =>
      day === 1 && index === 0 && visits === 'with it' ? { ...visit, placeId: 'shut' } : visit,
    ),
  )
  const { plan } = writeTrip(askTrip(days, asked), catalogue, written)
  const told = plan.days.map((day): PlanDay => ({ ...day, shortfall: 'few_fit' }))
  return { ...plan, days: told, unplaced }
}

/** What is found where longer trips are planned like this. */
function conflictsWhen(longer: (days: number, isGlance: boolean) => Plan) {
  const wishes = readTripWishes(askTrip(1, asked), { names: indexPlaceNames(catalogue), treatments: [] })
  const request: TripRequest = { wishes, catalogue, transport: onlyStreets, seed: 1 }
  const planWith = ({ wishes: { days, places }, effort }: TripRequest): Plan => {
    if (places.length === 0) return write(days, 'without it', [])
    return days > 1 ? longer(days, effort !== undefined) : write(1, 'without it', [shut])
  }
  return findConflicts(request, write(1, 'without it', [shut]), (changed) => {
    return { plan: planWith(changed), parts: prepareTrip(changed).parts }
  })
}

const clash = ['mustVisitPlaces', 'dates']
const withoutIt = { wishes: clash, relax: [{ wish: 'mustVisitPlaces', to: null }] }

test('a change is offered when the plan made with it holds every rule', () => {
  const conflicts = conflictsWhen((days) => write(days, 'with it', []))
  expect(conflicts).toEqual([{ wishes: clash, relax: [{ wish: 'dates', to: '2027-05-04' }] }])
})

test('a change whose plan breaks a rule is not offered', () => {
  const conflicts = conflictsWhen((days) => {
    const made = write(days, 'with it', [])
    return { ...made, totals: { ...made.totals, cost: 1 } }
  })
  expect(conflicts).toEqual([withoutIt])
})

test('a change that only throws out something else is not offered', () => {
  const lost: Unplaced = { placeId: 'sight-3', name: 'The sight-3 house', reason: 'no_time', note: '' }
  const conflicts = conflictsWhen((days) => write(days, 'with it', [lost]))
  expect(conflicts).toEqual([{ wishes: ['mustVisitPlaces'], relax: withoutIt.relax }])
})

test('a change that works at a glance alone is not offered; the trip without the place is', () => {
  const conflicts = conflictsWhen((days, isGlance) =>
    isGlance ? write(days, 'with it', []) : write(days, 'without it', [shut]),
  )
  expect(conflicts).toEqual([withoutIt])
})
