import type { PlanDay, TripPlace } from '#domain/plans.ts'
import type { TripDocument, WordWriter } from '#domain/trip-documents.ts'
import type { TripSteps } from '#domain/trips.ts'
import type { PlannedAnswer, PlanOutcome } from './ask-for-plan.ts'

/** Why there is no plan. */
export type PlanFailure = Exclude<PlanOutcome, { kind: 'planned' }>

/** What is known of a plan while it is being made. */
export type PlanInWork = {
  steps: TripSteps
  progress: { done: number; total: number; label: string } | null
  /** By the index of the day. */
  days: (PlanDay | undefined)[]
  places: Record<string, TripPlace>
  words: { text: string; by: WordWriter }
  /** It is made in this browser, because the server was not reached. */
  isHere: boolean
}

export function beginPlan(steps: TripSteps): PlanInWork {
  return { steps, progress: null, days: [], places: {}, words: { text: '', by: 'built-in' }, isHere: false }
}

export function addDay(
  work: PlanInWork,
  { index, day, places }: { index: number; day: PlanDay; places: Record<string, TripPlace> },
): PlanInWork {
  return { ...work, days: setAt(work.days, index, day), places: { ...work.places, ...places } }
}

/** Words come in pieces; as soon as one is of a language model, the whole text says so. */
export function addWords(work: PlanInWork, { text, by }: { text: string; by?: WordWriter }): PlanInWork {
  const { words } = work
  return { ...work, words: { text: words.text + text, by: by === 'model' ? by : words.by } }
}

/** Never longer than a trip may be, whatever the stream says. */
function setAt(days: readonly (PlanDay | undefined)[], index: number, day: PlanDay): (PlanDay | undefined)[] {
  if (!Number.isInteger(index) || index < 0 || index >= 90) return [...days]
  return Array.from({ length: Math.max(days.length, index + 1) }, (_, at) => (at === index ? day : days[at]))
}

/** The answer as this device keeps it. */
export function documentOf(steps: TripSteps, answer: PlannedAnswer): TripDocument {
  const { plan, places, recommendations, travelPlan, wordsBy, generatedAt } = answer
  return { format: 1, steps, plan, places, recommendations, words: { text: travelPlan, by: wordsBy }, generatedAt }
}

/** Whether two sets of answers ask for the same plan. The order of choices says nothing, nor does the wish for help. */
export function asksTheSame(one: TripSteps, other: TripSteps): boolean {
  return canonical(one) === canonical(other)
}

/** The same text for the same answers, in whatever order their fields and choices were written down. */
function canonical({ step1, step2, step3: { vipPlan: _vipPlan, ...step3 } }: TripSteps): string {
  return JSON.stringify({ step1, step2, step3 }, (_key, part: unknown) => {
    if (Array.isArray(part)) return part.map(String).toSorted()
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).toSorted(([first], [second]) => (first < second ? -1 : 1)))
  })
}

/** A seed that nobody has used yet. */
export function drawSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
