import { minutesOfPlanClock } from '#domain/trips/plan/plan-clocks.ts'
import type { Plan } from '#domain/trips/plan/plans.ts'
import { type Breach, type ReplanReason, type ReplanWay, waysOfReason } from '#domain/trips/plan/trip-edits.ts'
import { applyEdit } from '#planner/edits/apply-edit.ts'
import { createEditContext, type TripFacts } from '#planner/edits/edit-context.ts'
import { regenerate } from '#planner/edits/regenerate.ts'
import { replanDay } from '#planner/edits/replan.ts'
import { checkDays } from '#planner/check/check-plan.ts'
import { createRandom, pickBelow } from '#planner/solver/random.ts'

export const editKinds = ['remove', 'move', 'replace', 'add', 'shift', 'replan', 'regenerate'] as const
export type EditKind = (typeof editKinds)[number]

const reasons: readonly ReplanReason[] = ['late', 'tired', 'rain', 'closed', 'sold_out']

/** A changed plan: what the checker objects to in it, and which of that the answer does not say. */
export type JudgedEdit = { kind: EditKind; objections: string[]; unsaid: string[] }

/** Changes a plan in a random way, as somebody does on the page. Null for a change that was refused. */
export function judgeEdit(plan: Plan, facts: TripFacts, seed: number): JudgedEdit | null {
  const random = createRandom(seed)
  const below = (count: number) => pickBelow(random, Math.max(1, count))
  const kind = editKinds[below(editKinds.length)] ?? 'remove'
  const day = below(plan.days.length)
  const stops = plan.days[day]?.stops ?? []
  const at = { day, stop: below(stops.length) }
  const other = facts.catalogue[below(Math.min(400, facts.catalogue.length))]?.id ?? ''
  const context = createEditContext(facts)
  const answer = (): { plan: Plan; breaches: readonly Breach[]; isRefused?: boolean } | null => {
    switch (kind) {
      case 'remove':
        return applyEdit(plan, { do: 'remove', at }, context)
      case 'move':
        return applyEdit(plan, { do: 'move', at, to: { day, stop: below(stops.length) } }, context)
      case 'replace':
        return applyEdit(plan, { do: 'replace', at, placeId: other }, context)
      case 'add':
        return applyEdit(plan, { do: 'add', placeId: other, at: null }, context)
      case 'shift':
        return applyEdit(plan, { do: 'stay', at, minutes: 30 + 15 * below(9) }, context)
      case 'regenerate':
        return regenerate(plan, below(2) === 0 ? [day] : 'all', { seed: 1 + below(1000) }, context)
      case 'replan': {
        const reached = below(stops.length) - 1
        const now = minutesOfPlanClock(stops[reached]?.leave ?? '10:00') + 20 + 10 * below(8)
        const reason = reasons[below(reasons.length)] ?? 'late'
        const ways: readonly ReplanWay[] = waysOfReason[reason]
        const way = ways[below(ways.length)] ?? 'keep'
        return replanDay(plan, { day, now, reached, reason, way }, context)
      }
    }
  }
  const made = answer()
  if (made === null || made.isRefused === true) return null
  const verdicts = checkDays({ wishes: facts.wishes, catalogue: facts.catalogue, plan: made.plan })
  const before = new Set(checkDays({ ...facts, plan }).flatMap(({ violations }) => violations))
  const told = new Set(made.breaches.map(({ rule }) => rule))
  const found = verdicts.flatMap(({ rule, violations }) => violations.map((text) => ({ rule, text })))
  return {
    kind,
    objections: found.map(({ text }) => text),
    unsaid: found.filter(({ rule, text }) => !told.has(rule) && !before.has(text)).map(({ text }) => text),
  }
}
