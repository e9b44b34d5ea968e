import { expect, test } from 'vitest'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { weighMeals } from './missing-meals.ts'
import { planTrip } from '#planner/trips/plan-trip.ts'
import { prepareTrip } from '#planner/trips/prepare-trip.ts'

const catalogue = inventCatalogue()
const wishes = readTripWishes(askTrip(2), { names: indexPlaceNames(catalogue), treatments: [] })
const request = { wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.2 }
const { parts } = prepareTrip(request)
const plan = planTrip(request)

function withoutMeals(of: Plan, count: number): Plan {
  const meals = of.days.flatMap(({ stops }) => stops.filter(({ meal }) => meal)).slice(0, count)
  const days = of.days.map((day) => ({ ...day, stops: day.stops.filter((stop) => !meals.includes(stop)) }))
  return { ...of, days }
}

/** The parts of a trip whose first meal of the plan lies eleven kilometres to the north. */
function withFarMeal() {
  const meal = plan.days.flatMap(({ stops }) => stops).find((stop) => stop.meal)
  const candidates = parts.candidates.map((candidate) =>
    candidate.row.id === meal?.placeId
      ? { ...candidate, row: { ...candidate.row, lat: candidate.row.lat + 0.1 } }
      : candidate,
  )
  return { ...parts, candidates }
}

test('a plan with all its meals near the way lacks none, and each missing one counts', () => {
  expect(weighMeals({ plan, parts }, wishes)).toBe(0)
  expect(weighMeals({ plan: withoutMeals(plan, 1), parts }, wishes)).toBe(2)
  expect(weighMeals({ plan: withoutMeals(plan, 3), parts }, wishes)).toBe(6)
})

test('a meal far off the way counts too, and more than a missing one where money is short', () => {
  const far = withFarMeal()
  expect(weighMeals({ plan, parts: far }, wishes)).toBe(3)
  const unlimited = { ...wishes, dailyLimit: null, tripLimit: null }
  expect(weighMeals({ plan, parts: far }, unlimited)).toBe(1)
})
