import type { PlanCheck, PlanRule } from '#domain/plans.ts'

export type Verdict = PlanCheck & { violations: string[] }

/** What one rule found so far. */
export type Tally = {
  /** Something was tested; `isUnverified` when the answer rests on hours or prices that nobody has verified. */
  test(holds: boolean, violation: () => string, isUnverified?: boolean): void
}

/** Lets a rule count what it tests. */
export function judge(rule: PlanRule, apply: (tally: Tally) => void): Verdict {
  const verdict: Verdict = { rule, held: true, count: 0, onUnverifiedFacts: 0, violations: [] }
  apply({
    test(holds, violation, isUnverified = false) {
      verdict.count += 1
      if (isUnverified) verdict.onUnverifiedFacts += 1
      if (holds) return
      verdict.held = false
      verdict.violations.push(violation())
    },
  })
  return verdict
}
