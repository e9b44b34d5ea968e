import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { undoEdit } from '#web/features/trips/editing/trip-editor-store.ts'
import { saveSteps } from '#web/features/trips/results/planning/use-plan-changes.ts'
import { readStoredTrip, storeTrip, type StoredTrip } from '#web/travel/trip/stored-trip.ts'

/** What was done last with words of this box: `before` is the trip that an undo brings back. */
export type TalkDone = { kind: 'edited' | 'planned'; text: string; before: StoredTrip; after: TripDocument }

type Talk = {
  text: string
  done: TalkDone | null
  /** A plan that was asked for, and what stays in the box when it is there. */
  planning: { before: StoredTrip; rest: string } | null
}

// For the life of the page: words may tell of health, so they are not stored.
let kept: Talk = { text: '', done: null, planning: null }

export function keepTalk(change: Partial<Talk>): void {
  kept = { ...kept, ...change }
}

/** The words and what was done with them, when the box is there again after the trip was planned. */
export function settleTalk(): Talk {
  const { planning, text } = kept
  const now = readStoredTrip()?.document
  if (!planning || !now) return kept
  // A search that failed or was cancelled leaves the trip and the words.
  const isPlanned = now !== planning.before.document
  keepTalk({
    planning: null,
    ...(isPlanned && { text: planning.rest, done: { kind: 'planned', text, before: planning.before, after: now } }),
  })
  return kept
}

/** Brings back the trip from before, and the words to change them. */
export async function undoTalk({ kind, text, before }: TalkDone): Promise<void> {
  if (kind === 'edited') await undoEdit()
  else {
    saveSteps(before.document.steps)
    storeTrip(before)
  }
  keepTalk({ text, done: null })
}
