import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { joinTripWords, writeTripWords } from '#locales/en/trips/words/write-trip-words.ts'
import { presentTripStory } from '#planner/words/trip-story.ts'

/** Writes the text of a trip that is exported or has hidden clinics. The writer gets no answers on treatments. */
export function writeSharedWords({ steps, plan, places }: TripDocument): string {
  return joinTripWords(writeTripWords(presentTripStory({ steps, plan, places, treatments: [] })))
}
