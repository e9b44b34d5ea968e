import type { PlanCheck, PlanRule } from '#domain/trips/plan/plans.ts'
import type { Breach, BreachFacts } from '#domain/trips/plan/trip-edits.ts'

/** `violations` are sentences for engineers; `broken` has one entry for travellers per violation. */
export type Verdict = PlanCheck & { violations: string[]; broken: Breach[] }

/** A violation as it is shown to travellers, with its day. */
export type Told = BreachFacts & { day?: number }

/** The results of one rule so far. */
export type Tally = {
  /**
   * Counts one test. `isUnverified`: the result depends on unverified hours or prices. `tell` is the entry for
   * travellers; without it only the rule is named.
   */
  test(holds: boolean, violation: () => string, isUnverified?: boolean, tell?: () => Told): void
}

/** Lets a rule count what it tests. */
export function judge(rule: PlanRule, apply: (tally: Tally) => void): Verdict {
  const verdict: Verdict = { rule, held: true, count: 0, onUnverifiedFacts: 0, violations: [], broken: [] }
  apply({
    test(holds, violation, isUnverified = false, tell = () => ({ code: 'rule' })) {
      verdict.count += 1
      if (isUnverified) verdict.onUnverifiedFacts += 1
      if (holds) return
      verdict.held = false
      verdict.violations.push(violation())
      verdict.broken.push({ rule, day: null, ...tell() })
    },
  })
  return verdict
}
