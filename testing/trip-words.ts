import type { TreatmentFacts } from '#domain/treatments.ts'
import type { TripDocument } from '#domain/trip-documents.ts'
import type { TripStory } from '#domain/trip-story.ts'
import { joinTripWords, writeTripWords } from '#locales/en/trip-words/write-trip-words.ts'
import type { PlaceMentions } from '#planner/words/place-mentions.ts'
import { tellTripStory } from '#planner/words/trip-story.ts'

type Document = Pick<TripDocument, 'steps' | 'plan' | 'places'>
type Known = { treatments?: readonly TreatmentFacts[]; mentions?: PlaceMentions }

/** The facts of a trip as they are told. */
export function storyOf({ steps, plan, places }: Document, { treatments = [], mentions }: Known = {}): TripStory {
  return tellTripStory({ steps, plan, places, treatments, ...(mentions && { mentions }) })
}

/** A trip in the words of the built-in writer. */
export function wordsOf(document: Document, known?: Known): string {
  return joinTripWords(writeTripWords(storyOf(document, known)))
}
