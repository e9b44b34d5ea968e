import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan, PlanDay, PlanRule } from '#domain/trips/plan/plans.ts'
import type { Breach } from '#domain/trips/plan/trip-edits.ts'
import { anyPlan, factsFor, listFaults, moveDays, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip } from '#testing/trips/lawful-trip.ts'
import { createEditContext } from './edit-context.ts'
import { listBroken, listNew, recomputePlan, travelMinutesOf } from './recomputed-plan.ts'

const context = createEditContext(factsFor())

function dayOf({ days }: Plan, index = 0): PlanDay {
  const day = days[index]
  if (!day) throw new Error(`no day ${index}`)
  return day
}

/** A day without these stops. */
function without(day: PlanDay, ...ids: string[]): PlanDay {
  return { ...day, stops: day.stops.filter(({ placeId }) => !ids.includes(placeId ?? '')) }
}

test('wrong sums of days and of the trip are made right', () => {
  const plan = planDays()
  const wrong = plan.days.map((day) => ({ ...day, cost: 1 }))
  const settled = recomputePlan({ ...plan, totals: { cost: 2, travelMinutes: 3, stops: 4 } }, wrong, context).plan
  expect(settled.days.map(({ cost }) => cost)).toEqual(plan.days.map(({ cost }) => cost))
  expect(settled.totals).toEqual(plan.totals)
})

test('a fare to a stop and back is spent on its day, and that of a move on none', () => {
  const plan = moveDays(planDays())
  const day = dayOf(plan)
  const stops = day.stops.map((stop, index) =>
    index === 1 && stop.leg ? { ...stop, leg: { ...stop.leg, cost: 1400 } } : stop,
  )
  const returnLeg = { mode: 'bus' as const, minutes: 20, metres: 3000, cost: 1500 }
  const settled = recomputePlan(plan, plan.days.with(0, { ...day, stops, returnLeg }), context).plan
  expect(dayOf(settled).cost).toBe(day.cost + 1400 + 1500)
  expect(settled.totals.cost).toBe(plan.totals.cost + 1400 + 1500)
})

test('recomputing a plan gives right sums and does not change its input', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat({ max: 2 }), fc.nat({ max: 6 }), (plan, index, gone) => {
      const text = JSON.stringify(plan)
      const day = dayOf(plan, index)
      const rest = { ...day, stops: day.stops.filter(({ leg }, at) => at !== gone || leg === null), cost: -1 }
      const { plan: settled } = recomputePlan(plan, plan.days.with(index, rest), context)
      expect(listFaults(settled).filter((fault) => /costs|stops|ways take/u.test(fault))).toEqual([])
      expect(JSON.stringify(plan)).toBe(text)
    }),
    { numRuns: 40 },
  )
})

test('the checks are made anew, those of words fall away, and those that nobody made again stay', () => {
  const plan = planDays()
  const check = (rule: PlanRule) => ({ rule, held: false, count: 1, onUnverifiedFacts: 0 })
  const told: Plan = { ...plan, checks: (['open', 'privacy', 'words', 'wishes'] as const).map(check) }
  const { checks } = recomputePlan(told, plan.days, context).plan
  expect(checks.map(({ rule }) => rule)).not.toEqual(expect.arrayContaining(['words']))
  expect(checks.filter(({ held }) => !held)).toEqual([check('privacy')])
  expect(checks.find(({ rule }) => rule === 'open')).toEqual({
    rule: 'open',
    held: true,
    count: 84,
    onUnverifiedFacts: 21,
  })
})

test('recomputing a plan removes from the left-out places those that are in the plan', () => {
  const entry = (placeId: string | null, name: string) => ({ placeId, name, reason: 'no_time' as const, note: '' })
  const plan = { ...planDays(), unplaced: [entry('sight-0', 'A'), entry('sight-60', 'B'), entry(null, 'Atlantis')] }
  expect(recomputePlan(plan, plan.days, context).plan.unplaced.map(({ name }) => name)).toEqual(['B', 'Atlantis'])
})

test('a day that holds enough again no longer says that little fits, and what a day is stays said', () => {
  const plan = planDays()
  const shortfallAfter = (shortfall: PlanDay['shortfall'], ...gone: string[]) =>
    dayOf(recomputePlan(plan, [without({ ...dayOf(plan), shortfall }, ...gone), ...plan.days.slice(1)], context).plan)
      .shortfall
  expect(shortfallAfter('few_fit')).toBeNull()
  expect(shortfallAfter('few_fit', 'sight-0')).toBe('few_fit')
  for (const lasting of ['treatment', 'recovery', 'transfer', 'arrival', 'departure', 'some_wishes', null] as const)
    expect(shortfallAfter(lasting)).toBe(lasting)
})

test('on a light trip a day without a cafe does not hold enough', () => {
  const light = createEditContext(factsFor(askTrip(3, { activityIntensity: 'light' })))
  const plan = planDays()
  const day = { ...dayOf(plan), shortfall: 'few_fit' as const }
  expect(dayOf(recomputePlan(plan, plan.days.with(0, day), light).plan).shortfall).toBeNull()
  expect(dayOf(recomputePlan(plan, plan.days.with(0, without(day, 'cafe-0')), light).plan).shortfall).toBe('few_fit')
})

test('recovery is worked out anew where the plan has any, and never appears by itself', () => {
  const told = { beautyInterest: 'interested' as const, beautyCategories: ['Skin Treatment' as const] }
  const used = createEditContext(factsFor(askTrip(3, {}, told)))
  const plan = planDays()
  expect(recomputePlan(plan, plan.days, used).plan).not.toHaveProperty('recovery')
  const visit = { placeId: 'clinic-1', kind: 'treatment', treatment: 'skin', because: [] } as const
  const [first] = dayOf(plan, 1).stops
  if (!first) throw new Error('no stop')
  const days = plan.days.with(1, { ...dayOf(plan, 1), stops: [{ ...first, ...visit, because: [] }] })
  expect(recomputePlan({ ...plan, recovery: [] }, days, used).plan.recovery).toMatchObject([
    { treatment: 'skin', placeId: 'clinic-1', treatedOn: '2027-05-04' },
  ])
})

test('the broken rules of a plan are those of the checker', () => {
  const plan = planDays()
  expect(listBroken(plan, context)).toEqual([])
  const days = plan.days.with(1, without(dayOf(plan, 1), 'grill-1'))
  const broken = listBroken({ ...plan, days }, context)
  expect(broken).toContainEqual({ rule: 'meals', day: 1, code: 'no_meal', meal: 'dinner' })
  expect(recomputePlan(plan, days, context).broken).toEqual([
    { rule: 'meals', day: 1, code: 'no_meal', meal: 'dinner' },
  ])
})

const late: Breach = { rule: 'meals', day: 0, code: 'meal_hours', meal: 'lunch', name: 'Noodles', arrive: '14:40' }

test.each<[string, Breach, boolean]>([
  ['the same at another clock', { ...late, arrive: '15:10' }, false],
  ['on another day', { ...late, day: 1 }, true],
  ['of the whole trip', { ...late, day: null }, true],
  ['of another meal', { ...late, meal: 'dinner' }, true],
  ['at another place', { ...late, name: 'Grill' }, true],
  ['of another kind', { rule: 'meals', day: 0, code: 'no_meal', meal: 'lunch' }, true],
])('a breach %s is new: %o, %s', (_, breach, isNew) => {
  expect(listNew([breach], [late])).toEqual(isNew ? [breach] : [])
})

test('a limit that is exceeded by more or by less was exceeded before', () => {
  const dear: Breach = { rule: 'budget', day: 2, code: 'day_cost', cost: 70_000, limit: 60_000 }
  expect(listNew([{ ...dear, cost: 90_000 }], [dear])).toEqual([])
  expect(listNew([{ ...dear, day: 1 }], [dear])).toHaveLength(1)
})

test('the minutes of a day are those of all its ways and of the way back', () => {
  const day = dayOf(planDays())
  const minutes = day.stops.map(({ leg }) => leg?.minutes ?? 0).reduce((sum, each) => sum + each, 0)
  expect(travelMinutesOf(day)).toBe(minutes + (day.returnLeg?.minutes ?? 0))
  expect(travelMinutesOf({ ...day, returnLeg: null })).toBe(minutes)
  expect(travelMinutesOf({ ...day, stops: [], returnLeg: null })).toBe(0)
})

test('a blossom that was left out is no longer told when its place is in the plan on a day of it', () => {
  const plan = planDays()
  const left = (monthDay: string) => {
    const facts = factsFor()
    const seasonBest = [{ from: monthDay, to: monthDay, what: 'blossom' }]
    const catalogue = facts.catalogue.map((row) => (row.id === 'sight-0' ? { ...row, seasonBest } : row))
    const wishes = { ...facts.wishes, likes: ['cherry blossoms'] }
    const entry = { placeId: null, name: 'cherry blossoms', reason: 'no_time' as const, note: '' }
    const changed = { ...plan, unplaced: [entry] }
    return recomputePlan(changed, plan.days, createEditContext({ ...facts, catalogue, wishes })).plan.unplaced
  }
  expect(left('05-03')).toEqual([])
  expect(left('09-01')).toHaveLength(1)
})
