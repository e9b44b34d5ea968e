import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan } from '#domain/trips/plan/plans.ts'
import type { TripEdit } from '#domain/trips/plan/trip-edits.ts'
import { anyEdit, anyPlan, factsFor, listFaults } from '#testing/trips/edited-trips.ts'
import { applyEdit } from './apply-edit.ts'
import { createEditContext } from './edit-context.ts'

const context = createEditContext(factsFor())
const edits = fc.array(anyEdit, { minLength: 1, maxLength: 6 })

function run(plan: Plan, changes: readonly TripEdit[]): Plan {
  return changes.reduce((changed, change) => applyEdit(changed, change, context).plan, plan)
}

test('a series of changes leaves right sums, no overlap and every leg', () => {
  fc.assert(
    fc.property(anyPlan, edits, (plan, changes) => {
      let changed = plan
      for (const change of changes) {
        const result = applyEdit(changed, change, context)
        expect(listFaults(result.plan)).toEqual([])
        changed = result.plan
      }
    }),
    { numRuns: 150 },
  )
})

test('changes give the same bytes whenever they are made again', () => {
  fc.assert(
    fc.property(anyPlan, edits, (plan, changes) => {
      const again = createEditContext(factsFor())
      const copy: Plan = structuredClone(plan)
      const other = changes.reduce((changed, change) => applyEdit(changed, change, again).plan, copy)
      expect(JSON.stringify(other)).toBe(JSON.stringify(run(plan, changes)))
    }),
    { numRuns: 40 },
  )
})

test('no change spoils the plan that it was given', () => {
  fc.assert(
    fc.property(anyPlan, edits, (plan, changes) => {
      const text = JSON.stringify(plan)
      run(plan, changes)
      expect(JSON.stringify(plan)).toBe(text)
    }),
    { numRuns: 40 },
  )
})

test('a locked stop changes its day, and its order among locked ones, only when it is moved itself', () => {
  fc.assert(
    fc.property(anyPlan, edits, (plan, changes) => {
      let changed = plan
      for (const change of changes) {
        const next = applyEdit(changed, change, context).plan
        const touched = touchedBy(changed, change)
        for (const [id, day] of lockedIn(changed)) {
          if (id === touched) continue
          expect(lockedIn(next).get(id)).toBe(day)
        }
        expect(orderOf(next, changed, touched)).toEqual(orderOf(changed, next, touched))
        changed = next
      }
    }),
    { numRuns: 150 },
  )
})

test('a locked stop never begins earlier than it was locked for', () => {
  fc.assert(
    fc.property(anyPlan, anyEdit, (plan, change) => {
      const next = applyEdit(plan, change, context).plan
      const touched = touchedBy(plan, change)
      const after = arrivals(next)
      const earlier = [...arrivals(plan)].filter(([id, arrive]) => id !== touched && (after.get(id) ?? arrive) < arrive)
      expect(earlier).toEqual([])
    }),
    { numRuns: 150 },
  )
})

function touchedBy(plan: Plan, change: TripEdit): string | null {
  if (!('at' in change) || change.at === null) return null
  return plan.days[change.at.day]?.stops[change.at.stop]?.placeId ?? null
}

function lockedIn({ days }: Plan): Map<string, number> {
  return new Map(
    days.flatMap(({ stops }, day) =>
      stops.flatMap(({ placeId, locked }): [string, number][] => (locked && placeId ? [[placeId, day]] : [])),
    ),
  )
}

/** The stops that are locked in both plans, in the order of the first. */
function orderOf(plan: Plan, other: Plan, without: string | null): string[] {
  const both = lockedIn(other)
  return [...lockedIn(plan).keys()].filter((id) => id !== without && both.has(id))
}

function arrivals({ days }: Plan): Map<string, string> {
  return new Map(
    days.flatMap(({ stops }) =>
      stops.flatMap(({ placeId, locked, arrive }): [string, string][] =>
        locked && placeId ? [[placeId, arrive]] : [],
      ),
    ),
  )
}
