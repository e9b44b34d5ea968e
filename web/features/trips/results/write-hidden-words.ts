import type { TripDocument } from '#domain/trip-documents.ts'
import { joinTripWords, writeTripWords } from '#locales/en/trip-words/write-trip-words.ts'
import { tellTripStory } from '#planner/words/trip-story.ts'

/** The words of a trip whose clinics are hidden, by the built-in writer: it never learns of a treatment. */
export function writeHiddenWords({ steps, plan, places }: TripDocument): string {
  return joinTripWords(writeTripWords(tellTripStory({ steps, plan, places, treatments: [] })))
}
