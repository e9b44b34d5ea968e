import type { Plan } from '#domain/trips/plan/plans.ts'

const shortestAnswer = 3
const shortestPhone = 7
const hidden = '…'

/**
 * Removes name, e-mail and phone from a traveller's other answers, because a plan quotes text that it could not
 * interpret. Names of known places stay, because a person may have the name of a place.
 */
export function createContactFilter(answers: readonly string[]) {
  const patterns = answers.flatMap(patternOf)

  function inText(text: string): string {
    return patterns.reduce((rest, pattern) => rest.replaceAll(pattern, hidden), text)
  }

  function inPlan(plan: Plan): Plan {
    if (patterns.length === 0) return plan
    const unplaced = plan.unplaced.map((one) => (one.placeId === null ? { ...one, name: inText(one.name) } : one))
    return { ...plan, unplaced }
  }

  return { inText, inPlan }
}

/** With the flag `u`, only syntax characters may be escaped. A hyphen is none. */
function patternOf(answer: string): RegExp[] {
  const text = answer.trim()
  const digits = text.replace(/\D/gu, '')
  const isPhone = digits.length >= shortestPhone && /^[\d\s().+-]+$/u.test(text)
  if (isPhone) return [new RegExp(digits.split('').join(String.raw`[\s().+-]*`), 'gu')]
  if (text.length < shortestAnswer) return []
  const quoted = text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`)
  return [new RegExp(String.raw`(?<![\p{L}\p{N}])${quoted}(?![\p{L}\p{N}])`, 'giu')]
}
