import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'

type Asked = { steps: TripSteps; seed?: number }

/** Plans in the browser. Null when the planner's facts or its script cannot be loaded. */
export async function planOnDevice(
  { steps, seed }: Asked,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<TripDocument | null> {
  const result = await askPlanner('plan', { steps, seed: seed ?? null }, { signal, onProgress })
  if (!result.ok) return null
  const { plan, places, recommendations, words } = result.answer
  const generatedAt = new Date().toISOString()
  return { format: 1, steps, plan, places, recommendations, words: { text: words, by: 'built-in' }, generatedAt }
}
