import { dietOfAll } from '#domain/trips/answers/needs.ts'
import { dailyBudget } from '#domain/trips/answers/trips.ts'
import type { Interest } from '#domain/places/places.ts'
import type { BriefSteps } from '#domain/wishes/brief/brief-steps.ts'

/** For somebody who named no interest and was not asked for one. */
const usualInterests: readonly Interest[] = ['culture', 'food', 'nature']

/** The body of a request with what its brief says. Where both speak, the steps win. */
export function mergeBrief(body: object, brief: BriefSteps): Record<'step1' | 'step2' | 'step3', unknown> {
  const given: Record<string, unknown> = { ...body }
  const merge = (step: keyof BriefSteps) => {
    const answers = given[step]
    // What is no object stays, so that the request is refused for it.
    if (answers !== undefined && answers !== null && (typeof answers !== 'object' || Array.isArray(answers)))
      return answers
    return { ...brief[step], ...answered(answers ?? {}) }
  }
  const step1 = merge('step1')
  return {
    step1: isWithoutInterests(step1) ? { ...step1, selectedInterests: usualInterests } : step1,
    step2: withoutLimit(withOwners(merge('step2'), brief.step2.diet)),
    step3: merge('step3'),
  }
}

/** The diets of the steps, as those of some of the party where the brief says so. */
function withOwners(step2: unknown, told: readonly string[] = []): unknown {
  if (typeof step2 !== 'object' || step2 === null || !('diet' in step2) || !Array.isArray(step2.diet)) return step2
  const owned = (entry: unknown) => told.find((one) => one !== entry && dietOfAll(one) === entry) ?? entry
  return { ...step2, diet: step2.diet.map(owned) }
}

/** For somebody who spoke of no money no day has a limit: the usual one of the form was shown to nobody. */
function withoutLimit(step2: unknown): unknown {
  const isUntold =
    typeof step2 === 'object' && step2 !== null && !('dailyBudgetRange' in step2) && !('totalBudget' in step2)
  return isUntold ? { ...step2, dailyBudgetRange: dailyBudget.max } : step2
}

/** Without empty answers, which forms send where nothing was chosen. */
function answered(answers: object): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => !isEmpty(value)))
}

function isWithoutInterests(step1: unknown): step1 is object {
  return typeof step1 === 'object' && step1 !== null && !('selectedInterests' in step1)
}
