import { expect, test } from 'vitest'
import type { Plan, Unplaced } from '#domain/trips/plan/plans.ts'
import { indexPlaceNames } from '#domain/wishes/place-names.ts'
import { readTripWishes } from '#domain/wishes/trip-wishes.ts'
import { askTrip, inventCatalogue, inventRow } from '#testing/trips/lawful-trip.ts'
import { onlyStreets } from '#testing/trips/transport.ts'
import { listLacks, losesSomething } from './lacks.ts'
import { relaxations } from './relaxations.ts'
import { solveDays } from '#planner/trips/solve-days.ts'
import type { Solved } from '#planner/trips/trip-problem.ts'

const catalogue = [...inventCatalogue(), inventRow('gem', 2, { tags: ['hidden-gem'], interests: ['nightlife'] })]
const steps = askTrip(2, { mustVisitPlaces: 'The sight-1 house, The sight-2 house' })
const wishes = readTripWishes(steps, { names: indexPlaceNames(catalogue), treatments: [] })
const whole = solveDays({ wishes, catalogue, transport: onlyStreets, seed: 1, effort: 0.2 })

function change(changed: Partial<Plan>): Solved {
  return { ...whole, plan: { ...whole.plan, ...changed } }
}

function without(count: number): Solved {
  const meals = whole.plan.days.flatMap(({ stops }) => stops.filter(({ meal }) => meal)).slice(0, count)
  return change({
    days: whole.plan.days.map((day) => ({ ...day, stops: day.stops.filter((stop) => !meals.includes(stop)) })),
  })
}

function left(reason: Unplaced['reason'], id = 'sight-1'): Unplaced {
  return { placeId: id, name: `The ${id} house`, reason, note: '' }
}

test('a plan that has everything lacks nothing', () => {
  expect(listLacks(whole)).toEqual([])
})

test('meals come first, nobody asked for them, and each that is there again counts', () => {
  const [meals, ...others] = listLacks({ ...without(2), plan: { ...without(2).plan, unplaced: [left('no_time')] } })
  expect([meals?.wish, meals?.changes[0]]).toEqual([null, 'dailyBudgetRange'])
  expect([without(2), without(1), whole].map((plan) => meals?.count(plan))).toEqual([4, 2, 0])
  expect(others.map(({ wish }) => wish)).toEqual(['mustVisitPlaces'])
})

test('of two budgets, the one that leaves less for a day is the first reason for missing meals', () => {
  const firstReason = (tripLimit: number) => {
    const { parts, ...plan } = without(1)
    return listLacks({ ...plan, parts: { ...parts, wishes: { ...wishes, dailyLimit: 40_000, tripLimit } } })[0]
      ?.changes[0]
  }
  expect([firstReason(79_000), firstReason(81_000)]).toEqual(['totalBudget', 'dailyBudgetRange'])
})

test('a lack of a named place offers changes by its reason, and none for a reason that no wish causes', () => {
  const reasonsOf = (reason: Unplaced['reason']) => listLacks(change({ unplaced: [left(reason)] }))[0]?.changes
  expect(reasonsOf('budget')).toEqual(['dailyBudgetRange', 'totalBudget', 'bothBudgets'])
  expect(reasonsOf('closed')).toEqual(['dates'])
  expect(reasonsOf('no_time')).toContain('activityIntensity')
  expect(reasonsOf('permanently_closed')).toBeUndefined()
  expect(reasonsOf('no_clinic')).toBeUndefined()
})

test('what is only liked clashes with no answer, and least of all with one about beauty', () => {
  const liked = { placeId: null, name: 'aquariums', reason: 'no_time' as const, note: '' }
  const { parts, ...plan } = change({ unplaced: [liked] })
  expect(listLacks({ ...plan, parts })[0]?.wish).toBe('beautyCategories')
  expect(listLacks({ ...plan, parts: { ...parts, wishes: { ...wishes, likes: ['aquariums'] } } })).toEqual([])
})

test('where the flights leave no hours, only other dates and flights are to blame for whatever is missing', () => {
  const { plan, parts } = change({ ...without(2).plan, unplaced: [left('no_time')] })
  const frames = parts.frames.map((frame) => ({ ...frame, isEmpty: true }))
  const lacks = listLacks({ plan, parts: { ...parts, frames } })
  expect(lacks.map(({ changes }) => changes)).toEqual(lacks.map(() => ['dates', 'flights']))
  expect(lacks.length).toBeGreaterThan(0)
})

test('a named place is in another plan only if that plan loses no other one for it', () => {
  const now = change({ unplaced: [left('no_time')] })
  const [lack] = listLacks(now)
  expect(lack?.place?.text).toBe('The sight-1 house')
  const others = [
    now,
    whole,
    change({ unplaced: [left('no_time', 'sight-2')] }),
    change({ unplaced: [left('closed')] }),
  ]
  expect(others.map((plan) => lack?.count(plan))).toEqual([1, 0, 1, 1])
})

test('interests and ways of sharing are lacking where some place answers them and the plan has none', () => {
  const asked = { ...wishes, interests: ['nightlife' as const], social: ['Hidden Gem' as const] }
  const withVisit = (placeId: string): Solved => ({
    plan: {
      ...whole.plan,
      days: whole.plan.days.map((day) => ({ ...day, stops: day.stops.map((stop) => ({ ...stop, placeId })) })),
    },
    parts: { ...whole.parts, wishes: asked },
  })
  const lacks = listLacks(withVisit('sight-1')).filter(({ wish }) => wish !== null)
  expect(lacks.map(({ wish }) => wish)).toEqual(['selectedInterests', 'socialMediaOptions'])
  for (const { count, mayHelp } of lacks) {
    expect([count(withVisit('sight-1')), count(withVisit('gem'))]).toEqual([1, 0])
    expect(catalogue.filter(mayHelp).map(({ id }) => id)).toEqual(['gem'])
  }
})

test('an interest for which there is nothing in the cities of a trip is a lack as well', () => {
  const parts = { ...whole.parts, wishes: { ...wishes, interests: ['nightlife' as const] } }
  const candidates = parts.candidates.filter(({ row }) => row.id !== 'gem')
  const lacks = listLacks({ ...whole, parts: { ...parts, candidates } })
  expect(lacks.map(({ wish }) => wish)).toEqual(['selectedInterests'])
})

test('another plan loses something where it leaves out what this one has, or has fewer meals', () => {
  expect(losesSomething(whole, whole)).toBe(false)
  expect(losesSomething(without(1), whole)).toBe(true)
  expect(losesSomething(whole, without(1))).toBe(false)
  expect(losesSomething(change({ unplaced: [left('no_time')] }), whole)).toBe(true)
})

test('a sight that stands for an area was asked for by it, and one that nobody asked for is no lack', () => {
  const asked = { ...wishes, places: [{ kind: 'area' as const, text: 'Insadong', area: 'Insadong' as const }] }
  const now = (id: string): Solved => ({
    plan: { ...whole.plan, unplaced: [left('no_time', id)] },
    parts: { ...whole.parts, wishes: asked },
  })
  const known = whole.parts.candidates.find(({ row }) => row.area === 'Insadong')
  expect(listLacks(now(known?.row.id ?? '')).map(({ wish, place }) => [wish, place?.text])).toEqual([
    ['mustVisitPlaces', 'Insadong'],
  ])
  expect(listLacks(now('somewhere-else'))).toEqual([])
})

test('a diet may be why a named place or a meal is missing, and nobody is offered to give it up', () => {
  const reasons = listLacks({ ...without(2), plan: { ...without(2).plan, unplaced: [left('no_time')] } })
  expect(reasons.map(({ changes }) => changes.includes('diet'))).toEqual([true, true])
  const vegan = { ...wishes, diets: ['vegan' as const] }
  expect(relaxations.diet.answers(vegan)).toEqual(['diet'])
  expect(relaxations.diet.answers(wishes)).toEqual([])
  expect(relaxations.diet.giveUp(vegan, null).diets).toEqual([])
  expect(relaxations.diet.steps(vegan, null)).toEqual([])
})
