import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanStop } from '#domain/trips/plan/plans.ts'
import { type ReplanReason, waysOfReason } from '#domain/trips/plan/trip-edits.ts'
import { anyPlan, factsFor, inventEditedCatalogue, listFaults, planDays } from '#testing/trips/edited-trips.ts'
import { askTrip, inventRow } from '#testing/trips/lawful-trip.ts'
import { createEditContext, type EditContext } from './edit-context.ts'
import { replanDay } from './replan.ts'
import type { ReplanRequest } from './replan-request.ts'

const context = createEditContext(factsFor())

/** At 13:50 of the first day, still at lunch (stop 2); sight-2 was due at 13:30. */
const late: ReplanRequest = { day: 0, now: 13 * 60 + 50, reached: 2, reason: 'late', way: 'keep' }

function replan(request: Partial<ReplanRequest> = {}, plan: Plan = planDays(), used: EditContext = context) {
  const result = replanDay(plan, { ...late, ...request }, used)
  if (!result) throw new Error('nothing was planned')
  expect(listFaults(result.plan)).toEqual([])
  return result
}

function clocks({ plan }: { plan: Plan }, day = 0): string[] {
  return plan.days[day]?.stops.map(({ arrive, leave }) => `${arrive}-${leave}`) ?? []
}

const reasons: readonly ReplanReason[] = ['late', 'tired', 'rain', 'closed', 'sold_out']
const allWays = reasons.flatMap((reason) => waysOfReason[reason].map((way) => ({ reason, way })))

function lock(plan: Plan, stop: number): Plan {
  const there = plan.days[0]?.stops[stop]
  if (there) there.locked = true
  return plan
}

describe('late', () => {
  test('keeping all moves what is still to come as far as it has to, and nothing that was done', () => {
    const result = replan()
    expect(clocks(result).slice(0, 2)).toEqual(['09:30-10:30', '10:50-11:50'])
    expect(clocks(result)[2]).toBe('12:10-13:50')
    expect(minutesOfPlanClock(clocks(result)[3]?.slice(0, 5) ?? '')).toBeGreaterThanOrEqual(13 * 60 + 50)
    expect(result.changes.map(({ change }) => change)).not.toContain('left_out')
    expect(result.changes[0]).toMatchObject({ placeId: 'sight-2', change: 'later' })
    expect(result.plan.days[1]).toEqual(planDays().days[1])
  })

  test('shortening gives up minutes, not stops, and brings one back no later than was planned', () => {
    const [kept, shorter] = [replan({ now: 15 * 60 }), replan({ now: 15 * 60, way: 'shorten' })]
    expect(shorter.changes.some(({ change }) => change === 'shorter')).toBe(true)
    expect(shorter.changes).toHaveLength(kept.changes.length)
    expect(shorter.back <= kept.back).toBe(true)
  })

  test('leaving one out leaves out one sight and no meal', () => {
    const { plan, changes } = replan({ now: 15 * 60, way: 'leave_out' })
    const gone = changes.filter(({ change }) => change === 'left_out')
    expect(gone).toHaveLength(1)
    expect(gone[0]).toMatchObject({ arrive: null, leave: null })
    expect(gone[0]?.placeId).not.toMatch(/noodle|grill/u)
    expect(plan.days[0]?.shortfall).toBe('some_wishes')
  })

  test('a locked stop keeps its time and its length in every way', () => {
    for (const way of waysOfReason.late) {
      const { plan, changes } = replan({ way }, lock(planDays(), 5))
      const stop = plan.days[0]?.stops.find(({ placeId }) => placeId === 'sight-3')
      expect(`${stop?.arrive}-${stop?.leave}`, way).toBe('15:50-16:50')
      expect(changes.find(({ placeId }) => placeId === 'sight-3')?.change, way).toBe('stays')
    }
  })

  test('replanning a day that is on time changes no stop', () => {
    const { changes, breaches, back } = replan({ now: 13 * 60 + 10 })
    expect(new Set(changes.map(({ change }) => change))).toEqual(new Set(['stays']))
    expect(breaches).toEqual([])
    expect(back.slice(0, 2)).toBe('18')
  })

  test('replanning late in the evening reports broken rules', () => {
    const { breaches } = replan({ now: 21 * 60 + 30 })
    expect(breaches.length).toBeGreaterThan(0)
    for (const { rule } of breaches)
      expect(['open', 'reachable', 'apart', 'pace', 'meals', 'treatments']).toContain(rule)
  })
})

test('tired: visits become clearly shorter, meals stay meals', () => {
  const { plan, changes } = replan({ reason: 'tired', way: 'shorten', now: 13 * 60 + 10 })
  expect(changes.filter(({ change }) => change === 'shorter').map(({ placeId }) => placeId)).toContain('sight-2')
  const dinner = plan.days[0]?.stops.find(({ meal }) => meal === 'dinner')
  expect(minutesOfPlanClock(dinner?.leave ?? '') - minutesOfPlanClock(dinner?.arrive ?? '')).toBeGreaterThanOrEqual(35)
})

describe('rain', () => {
  const catalogue = [
    ...inventEditedCatalogue().map((row) => (row.id === 'sight-3' ? { ...row, tags: ['outdoor' as const] } : row)),
    inventRow('glass-museum', 3, { tags: ['indoor'] }),
  ]
  const wet = createEditContext(factsFor(askTrip(3), catalogue))

  test('a stop outside gives way to a roof near by', () => {
    const { changes } = replan({ reason: 'rain', way: 'swap', now: 13 * 60 + 10 }, planDays(), wet)
    expect(changes.find(({ change }) => change === 'left_out')?.placeId).toBe('sight-3')
    expect(changes.find(({ change }) => change === 'added')).toMatchObject({
      placeId: 'glass-museum',
      name: 'The glass-museum house',
    })
  })

  test('without a roof near by it is left out, and what is locked stays in the rain', () => {
    const dry = createEditContext(
      factsFor(
        askTrip(3),
        catalogue.filter(({ id }) => id !== 'glass-museum'),
      ),
    )
    const request = { reason: 'rain', way: 'swap', now: 13 * 60 + 10 } as const
    const { changes } = replan(request, planDays(), dry)
    expect(changes.filter(({ change }) => change === 'left_out').map(({ placeId }) => placeId)).toEqual(['sight-3'])
    expect(changes.some(({ change }) => change === 'added')).toBe(false)
    const locked = replan(request, lock(planDays(), 5), wet).changes
    expect(locked.find(({ placeId }) => placeId === 'sight-3')).toMatchObject({ change: 'stays', held: 'locked' })
  })

  test('all that is outside gives way, each stop to another roof, and a meal to one that the diet allows', () => {
    const outdoors = ['sight-2', 'sight-3', 'grill-0']
    const rows = [
      ...inventEditedCatalogue().map((row) =>
        outdoors.includes(row.id) ? { ...row, tags: ['outdoor' as const] } : row,
      ),
      ...['glass-museum', 'book-hall'].map((id) => inventRow(id, 3, { tags: ['indoor'] })),
      ...['barbecue', 'tofu'].map((cuisine) =>
        inventRow(`${cuisine}-hall`, 2, { kind: 'restaurant', tags: ['indoor'], cuisine, interests: ['food'] }),
      ),
    ]
    const vegan = createEditContext(factsFor(askTrip(3, { diet: ['vegan'] }), rows))
    const { changes } = replan({ reason: 'rain', way: 'swap', now: 13 * 60 + 10 }, planDays(), vegan)
    const added = changes.filter(({ change }) => change === 'added').map(({ placeId }) => placeId)
    expect(new Set(added)).toEqual(new Set(['book-hall', 'glass-museum', 'tofu-hall']))
    expect(added).toHaveLength(3)
    const gone = changes.filter(({ change }) => change === 'left_out').map(({ placeId }) => placeId)
    expect(new Set(gone)).toEqual(new Set(outdoors))
  })

  test('the rest of a visit outdoors goes on indoors', () => {
    const { changes, plan } = replan({ reason: 'rain', way: 'swap', now: 16 * 60, reached: 5 }, planDays(), wet)
    expect(plan.days[0]?.stops[5]).toMatchObject({ placeId: 'sight-3', leave: '16:00' })
    expect(changes[0]).toMatchObject({ placeId: 'glass-museum', change: 'added' })
    const inside = replan({ reason: 'rain', way: 'swap', now: 16 * 60, reached: 5 })
    expect(inside.plan.days[0]?.stops[5]?.leave).toBe(planDays().days[0]?.stops[5]?.leave)
  })

  test('replanning for rain leaves nothing out of a day without outdoor stops', () => {
    const { changes } = replan({ reason: 'rain', way: 'leave_out', now: 13 * 60 + 10 })
    expect(changes.map(({ change }) => change)).not.toContain('left_out')
  })
})

test('going back leaves out all but what is locked, and counts a locked dinner as one', () => {
  const request = { reason: 'tired', way: 'go_back', now: 13 * 60 + 10 } as const
  const { changes, back, breaches } = replan(request)
  expect(new Set(changes.map(({ change }) => change))).toEqual(new Set(['left_out']))
  expect(back.slice(0, 2)).toBe('13')
  expect(breaches.map(({ code }) => code)).toContain('no_meal')
  const kept = replan(request, lock(planDays(), 5)).changes.filter(({ change }) => change !== 'left_out')
  expect(kept.map(({ placeId, held }) => [placeId, held])).toEqual([['sight-3', 'locked']])
})

test('who is at the last stop can go back, too', () => {
  const { plan, changes } = replan({ reason: 'tired', way: 'go_back', now: 18 * 60 + 10, reached: 6 })
  expect(changes).toEqual([])
  expect(plan.days[0]?.stops.at(-1)?.leave).toBe('18:10')
})

describe('closed or sold out', () => {
  const request = { reason: 'closed', way: 'swap', now: 13 * 60 + 35, reached: 2, stop: 3 } as const

  test('another place of its kind takes its place, and one can ask for others', () => {
    const { changes, choices } = replan(request)
    expect(changes.find(({ change }) => change === 'left_out')?.placeId).toBe('sight-2')
    expect(choices).toBe(3)
    const added = [0, 1, 2, 3].map((skip) => {
      return replan({ ...request, skip }).changes.find(({ change }) => change === 'added')?.placeId
    })
    expect(new Set(added).size).toBe(3)
    expect(added[3]).toBe(added[0])
  })

  test('it can be left out, and the way goes on from its door', () => {
    const { changes, plan } = replan({ ...request, reason: 'sold_out', way: 'leave_out' })
    expect(changes.filter(({ change }) => change === 'left_out').map(({ placeId }) => placeId)).toEqual(['sight-2'])
    expect(plan.days[0]?.stops[3]?.leg).toEqual(planDays().days[0]?.stops[4]?.leg)
  })

  test('a stop that is over, that is none, or that has no place is no question', () => {
    for (const stop of [0, 9, -1]) expect(replanDay(planDays(), { ...late, ...request, stop }, context)).toBeNull()
    expect(replanDay(planDays(), { ...late, reason: 'closed', way: 'swap' }, context)).toBeNull()
  })
})

test('who is tired goes back from the last stop, whatever stop the request names', () => {
  const request: ReplanRequest = { day: 0, now: 650, reached: 1, stop: 0, reason: 'tired', way: 'go_back' }
  expect(replanDay(planDays(), request, context)?.plan.days[0]?.returnLeg).toMatchObject({ mode: 'walk' })
})

test('on the day of arrival one goes on from now, not from the airport', () => {
  const steps = askTrip(3)
  const landing = { airport: 'ICN' as const, time: '06:00' }
  const flown = { ...steps, step1: { ...steps.step1, arrival: landing, departure: { ...landing, time: '23:00' } } }
  const result = replan({ now: 15 * 60 }, planDays(), createEditContext(factsFor(flown)))
  expect(minutesOfPlanClock(clocks(result)[3]?.slice(0, 5) ?? '')).toBeGreaterThanOrEqual(15 * 60)
})

test('nothing is planned where nothing is left, on a day that is not there, and at no time', () => {
  expect(replanDay(planDays(), { ...late, reached: 6 }, context)).toBeNull()
  expect(replanDay(planDays(), { ...late, day: 9 }, context)).toBeNull()
  expect(replanDay(planDays(), { ...late, now: Number.NaN }, context)).toBeNull()
  expect(replanDay(planDays(), { ...late, now: 28 * 60 + 55 }, context)).toBeNull()
})

test('replanning gives right clocks and sums and keeps locked stops', () => {
  const request = fc.record({
    day: fc.integer({ min: 0, max: 2 }),
    now: fc.integer({ min: 0, max: 29 * 60 }),
    reached: fc.integer({ min: -1, max: 8 }),
    asked: fc.constantFrom(...allWays),
    stop: fc.integer({ min: -1, max: 8 }),
  })
  fc.assert(
    fc.property(anyPlan, request, (plan, { asked: chosen, ...rest }) => {
      const asked = { ...rest, ...chosen }
      // Who says where they are has been there by now.
      const reached = plan.days[asked.day]?.stops[asked.reached]
      const now = Math.max(asked.now, minutesOfPlanClock(reached?.arrive ?? '00:00'))
      const result = replanDay(plan, { ...asked, now }, context)
      if (!result) return
      expect(listFaults(result.plan)).toEqual([])
      const isFailed = (stop: PlanStop) =>
        (asked.reason === 'closed' || asked.reason === 'sold_out') &&
        stop.placeId === plan.days[asked.day]?.stops[asked.stop]?.placeId
      const locked = plan.days[asked.day]?.stops.filter((stop) => stop.locked) ?? []
      const ids = result.plan.days[asked.day]?.stops.map(({ placeId }) => placeId)
      for (const stop of locked.filter((each) => !isFailed(each))) expect(ids).toContain(stop.placeId)
    }),
    { numRuns: 60 },
  )
})
