import type { PlanDay, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripDocument, WordWriter } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { PlannedAnswer, PlanOutcome } from './ask-for-plan.ts'

/** The reason for having no plan. */
export type PlanFailure = Exclude<PlanOutcome, { kind: 'planned' }>

/** `offline`: the server was not reached. `busy`: it had no time for this plan. */
export type MadeHere = 'offline' | 'busy'

export type PlanInWork = {
  steps: TripSteps
  progress: { done: number; total: number; label: string } | null
  /** By the index of the day. */
  days: (PlanDay | undefined)[]
  places: Record<string, TripPlace>
  words: { text: string; by: WordWriter }
  /** Why the plan is made in this browser; null when the server makes it. */
  madeHere: MadeHere | null
}

export function beginPlan(steps: TripSteps): PlanInWork {
  return { steps, progress: null, days: [], places: {}, words: { text: '', by: 'built-in' }, madeHere: null }
}

export function addDay(
  work: PlanInWork,
  { index, day, places }: { index: number; day: PlanDay; places: Record<string, TripPlace> },
): PlanInWork {
  return { ...work, days: setAt(work.days, index, day), places: { ...work.places, ...places } }
}

/** Appends a part of the text. One part by a language model makes the whole text count as one. */
export function addWords(work: PlanInWork, { text, by }: { text: string; by?: WordWriter }): PlanInWork {
  const { words } = work
  return { ...work, words: { text: words.text + text, by: by === 'model' ? by : words.by } }
}

/** Ignores an index beyond the longest possible trip, because the stream is untrusted. */
function setAt(days: readonly (PlanDay | undefined)[], index: number, day: PlanDay): (PlanDay | undefined)[] {
  if (!Number.isInteger(index) || index < 0 || index >= 90) return [...days]
  return Array.from({ length: Math.max(days.length, index + 1) }, (_, at) => (at === index ? day : days[at]))
}

/** Why this browser makes the plan in the server's place; null when that would not help. */
export function whyMadeHere(failure: PlanFailure): MadeHere | null {
  if (failure.kind === 'unreachable') return 'offline'
  return failure.kind === 'refused' && (failure.status === 429 || failure.status === 504) ? 'busy' : null
}

/** The answer as a document for this device. */
export function documentOf(steps: TripSteps, answer: PlannedAnswer): TripDocument {
  const { plan, places, recommendations, travelPlan, wordsBy, generatedAt } = answer
  return { format: 1, steps, plan, places, recommendations, words: { text: travelPlan, by: wordsBy }, generatedAt }
}

/** Whether two sets of answers give the same plan. The order of choices and the VIP answer do not matter. */
export function asksTheSame(one: TripSteps, other: TripSteps): boolean {
  return canonical(one) === canonical(other)
}

/** A canonical text of the answers, independent of the order of fields and choices. */
function canonical({ step1, step2, step3: { vipPlan: _vipPlan, ...step3 } }: TripSteps): string {
  return JSON.stringify({ step1, step2, step3 }, (_key, part: unknown) => {
    if (Array.isArray(part)) return part.map((one) => JSON.stringify(one)).toSorted()
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).toSorted(([first], [second]) => (first < second ? -1 : 1)))
  })
}

export function drawSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
