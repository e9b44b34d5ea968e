import type { Problem } from '#planner/solver/problem.ts'
import { judgePlan, type Step } from './plan-referee.ts'

/**
 * The best plan of a tiny problem, by going through every one; a second opinion that knows no shortcut but the rules.
 */
export function findBestPlan(problem: Problem): { held: number; score: number } {
  const steps: Step[] = problem.places.flatMap((place) => (place.meals ?? [null]).map((meal) => ({ place, meal })))
  let best = { held: 0, score: 0 }

  function extend(days: readonly (readonly Step[])[]): void {
    const judged = judgePlan(problem, days)
    // A plan that breaks a rule is not mended by more stops, as all are added at the end.
    if (typeof judged === 'string') return
    if (judged.held > best.held || (judged.held === best.held && judged.score > best.score)) {
      best = { held: judged.held, score: judged.score }
    }
    const used = new Set(days.flat().map(({ place }) => place.id))
    const today = days.at(-1) ?? []
    for (const step of steps) if (!used.has(step.place.id)) extend([...days.slice(0, -1), [...today, step]])
    if (days.length < problem.days.length) extend([...days, []])
  }

  extend([[]])
  return best
}
