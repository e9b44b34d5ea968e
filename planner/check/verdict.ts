import type { PlanCheck, PlanRule } from '#domain/plans.ts'
import type { Breach, BreachFacts } from '#domain/trip-edits.ts'

/** `violations` are sentences for engineers, `broken` is what a traveller is told: one for each violation. */
export type Verdict = PlanCheck & { violations: string[]; broken: Breach[] }

/** What a traveller is told of a violation, and on which day it is. */
export type Told = BreachFacts & { day?: number }

/** What one rule found so far. */
export type Tally = {
  /**
   * Something was tested; `isUnverified` when the answer rests on hours or prices that nobody has verified. `tell` says
   * it to a traveller; without it the rule alone is named.
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
