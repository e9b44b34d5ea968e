import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan, PlanDay } from '#domain/trips/plan/plans.ts'
import type { StopPosition, TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { anyEdit, anyPlan, factsFor } from '#testing/trips/edited-trips.ts'
import { applyEdit } from './apply-edit.ts'
import { createEditContext } from './edit-context.ts'
import { isHeld } from './time-day.ts'

const context = createEditContext(factsFor())
const position = fc.record({ day: fc.nat({ max: 2 }), stop: fc.nat({ max: 7 }) })

/** What comes of changes one after the other; null where one of them was refused. */
function apply(plan: Plan, ...edits: TripEdit[]): Plan | null {
  return edits.reduce<Plan | null>((changed, edit) => {
    const result = changed && applyEdit(changed, edit, context)
    return result && !result.isRefused ? result.plan : null
  }, plan)
}

function stopAt({ days }: Plan, at: StopPosition) {
  return days[at.day]?.stops[at.stop]
}

/** The order of all stops, and how long each stays; their times may have made way and come back only in part. */
function orderOf({ days }: Plan): string[][] {
  return days.map(({ stops }) =>
    stops.map(({ placeId, name, arrive, leave }) => {
      return `${placeId ?? name} ${minutesOfPlanClock(leave) - minutesOfPlanClock(arrive)}`
    }),
  )
}

test('a lock that is put on and taken off leaves the same bytes', () => {
  fc.assert(
    fc.property(anyPlan, position, (before, at) => {
      const plan = apply(before, { do: 'lock', at, locked: stopAt(before, at)?.locked ?? false })
      if (!plan) return
      const locked = stopAt(plan, at)?.locked ?? false
      const back = apply(plan, { do: 'lock', at, locked: !locked }, { do: 'lock', at, locked })
      expect(JSON.stringify(back)).toBe(JSON.stringify(plan))
    }),
    { numRuns: 40 },
  )
})

test('a stop that is taken out and added again stands where it was, for its usual stay', () => {
  fc.assert(
    fc.property(anyPlan, position, (plan, at) => {
      const placeId = stopAt(plan, at)?.placeId
      const back = placeId ? apply(plan, { do: 'remove', at }, { do: 'add', placeId, at }) : null
      if (!back) return
      const ids = (one: Plan) => one.days.map(({ stops }) => stops.map((stop) => stop.placeId ?? stop.name))
      expect(ids(back)).toEqual(ids(plan))
      expect(stopAt(back, at)?.kind).toBe(stopAt(plan, at)?.kind)
    }),
    { numRuns: 60 },
  )
})

test('a stop that moves away and back stands where it was, and all stay as long as before', () => {
  fc.assert(
    fc.property(anyPlan, position, position, (plan, at, to) => {
      const back = apply(plan, { do: 'move', at, to }, { do: 'move', at: to, to: at })
      fc.pre(back !== null)
      expect(back && orderOf(back)).toEqual(orderOf(plan))
    }),
    { numRuns: 80 },
  )
})

test('a place that is replaced and put back stands where it was', () => {
  fc.assert(
    fc.property(anyPlan, position, (plan, at) => {
      const stop = stopAt(plan, at)
      const other = stop?.kind === 'meal' ? 'grill-12' : 'sight-60'
      if (!stop?.placeId) return
      const back = apply(plan, { do: 'replace', at, placeId: other }, { do: 'replace', at, placeId: stop.placeId })
      fc.pre(back !== null)
      const locked = stop.locked ? { locked: true } : {}
      expect(back && stopAt(back, at)).toMatchObject({ placeId: stop.placeId, kind: stop.kind, ...locked })
    }),
    { numRuns: 60 },
  )
})

test('a stay that is lengthened and shortened again lets all stay as long as before', () => {
  fc.assert(
    fc.property(anyPlan, position, fc.integer({ min: 10, max: 240 }), (plan, at, minutes) => {
      const stop = stopAt(plan, at)
      const stay = stop ? minutesOfPlanClock(stop.leave) - minutesOfPlanClock(stop.arrive) : 0
      const back = apply(plan, { do: 'stay', at, minutes }, { do: 'stay', at, minutes: stay })
      fc.pre(back !== null && stay >= 10)
      expect(back && orderOf(back)).toEqual(orderOf(plan))
    }),
    { numRuns: 60 },
  )
})

test('no change touches a day that it does not name', () => {
  fc.assert(
    fc.property(anyPlan, anyEdit, (plan, edit) => {
      const after = applyEdit(plan, edit, context).plan
      const named = new Set(['at' in edit && edit.do !== 'add' ? edit.at.day : changedDay(plan, after)])
      if (edit.do === 'move') named.add(edit.to.day)
      const others = (one: Plan): (PlanDay | null)[] => one.days.map((day, index) => (named.has(index) ? null : day))
      expect(others(after)).toEqual(others(plan))
    }),
    { numRuns: 120 },
  )
})

/** The one day to which a place was added. */
function changedDay(before: Plan, after: Plan): number {
  return after.days.findIndex(({ stops }, index) => stops.length !== before.days[index]?.stops.length)
}

test('a stop that others make way for begins later only in the minute in which one comes to it', () => {
  fc.assert(
    fc.property(anyPlan, anyEdit, (plan, edit) => {
      const after = applyEdit(plan, edit, context).plan
      const touched = 'at' in edit && edit.do !== 'add' ? stopAt(plan, edit.at) : undefined
      const key = ({ placeId, name }: { placeId: string | null; name?: string }) => placeId ?? name
      const before = new Map(plan.days.flatMap(({ stops }) => stops.map((stop) => [key(stop), stop] as const)))
      for (const { stops } of after.days)
        for (const [index, stop] of stops.entries()) {
          const was = before.get(key(stop))
          if (!isHeld(stop) || !was || was === touched || was.arrive === stop.arrive) continue
          const previous = stops[index - 1]
          const there = minutesOfPlanClock(previous?.leave ?? '') + (stop.leg?.minutes ?? 0)
          expect(minutesOfPlanClock(stop.arrive)).toBe(there)
        }
    }),
    { numRuns: 120 },
  )
})
