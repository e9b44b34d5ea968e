import type { BriefReading } from '#domain/wishes/brief/read-brief.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'

/** Loads the worker and its facts while somebody types, so that the reading is there at the press. */
export async function prepareReader(): Promise<void> {
  await askPlanner('prepare', {})
}

/** Reads a brief in the planner's worker, so that its text stays on this device. Null when its script is not there. */
export async function readBriefHere(text: string, today: string): Promise<BriefReading | null> {
  const result = await askPlanner('read', { text, today })
  return result.ok ? result.answer : null
}
