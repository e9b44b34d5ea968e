import type { Plan, TripPlace } from '#domain/plans.ts'
import type { TreatmentFacts } from '#domain/treatments.ts'
import type { WordWriter } from '#domain/trip-documents.ts'
import type { TripSteps } from '#domain/trips.ts'
import { joinTripWords, partsOf, writeTripWords } from '#locales/en/trip-words/write-trip-words.ts'
import type { PlaceMentions } from '#planner/words/place-mentions.ts'
import { tellTripStory } from '#planner/words/trip-story.ts'

export type TripToWrite = {
  steps: TripSteps
  plan: Plan
  places: Readonly<Record<string, TripPlace>>
  treatments: readonly TreatmentFacts[]
  /** The names of the whole catalogue, indexed once for all trips. */
  mentions: PlaceMentions
  /** Ends the writing when the client has left. */
  signal: AbortSignal
  /** Gets each part of the words as soon as it is final; joined they are the text. */
  onText: (text: string) => void
}

export type WrittenTrip = { text: string; by: WordWriter; warnings: Plan['warnings'] }

/** Writes the words of plans. */
export function createTripWriter() {
  return {
    async write({ onText, ...trip }: TripToWrite): Promise<WrittenTrip> {
      const words = writeTripWords(tellTripStory(trip))
      for (const [index, part] of partsOf(words).entries()) onText(index === 0 ? part : `\n\n${part}`)
      return { text: joinTripWords(words), by: 'built-in', warnings: [] }
    },
  }
}
