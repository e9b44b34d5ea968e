import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import type { AskedPlan } from './ask-for-plan.ts'

/** Plans in the browser. Null when the planner's facts or its script cannot be loaded. */
export async function planOnDevice(
  { steps, seed, shown }: AskedPlan,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<TripDocument | null> {
  const result = await askPlanner(
    'plan',
    { steps, seed: seed ?? null, ...(shown && { shown }) },
    { signal, onProgress },
  )
  if (!result.ok) return null
  const { plan, places, recommendations, words } = result.answer
  const generatedAt = new Date().toISOString()
  return { format: 1, steps, plan, places, recommendations, words: { text: words, by: 'built-in' }, generatedAt }
}
