import { seoulDay } from '#domain/korea/seoul-time.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { askPlanner } from '#web/features/trips/planning/planner-client.ts'
import type { TalkProposal, TalkRequest } from './talk-proposal.ts'

/** Tries words out in the planner's worker, so that they stay on this device. Null when its script is not there. */
export async function askTalk(
  text: string,
  { steps, plan, places }: TripDocument,
  pointer: Pick<TalkRequest, 'openDay' | 'picked'>,
): Promise<TalkProposal | null> {
  const result = await askPlanner('talk', { text, today: seoulDay(Date.now()), steps, plan, places, ...pointer })
  return result.ok ? result.answer : null
}
