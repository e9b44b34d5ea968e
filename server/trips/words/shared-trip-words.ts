import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { joinTripWords, writeTripWords } from '#locales/en/trips/words/write-trip-words.ts'
import { presentTripStory } from '#planner/words/trip-story.ts'

/**
 * Writes the words of a trip for people who are not its owner, from what they are shown
 * (domain/trips/document/shared-trips.ts).
 */
export function writeSharedWords({ steps, plan, places }: TripDocument): string {
  return joinTripWords(writeTripWords(presentTripStory({ steps, plan, places, treatments: [] })))
}
