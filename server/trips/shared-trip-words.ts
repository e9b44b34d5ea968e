import type { TripDocument } from '#domain/trip-documents.ts'
import { joinTripWords, writeTripWords } from '#locales/en/trip-words/write-trip-words.ts'
import { presentTripStory } from '#planner/words/trip-story.ts'

/** Writes the words of a trip for people who are not its owner, from what they are shown (domain/shared-trips.ts). */
export function writeSharedWords({ steps, plan, places }: TripDocument): string {
  return joinTripWords(writeTripWords(presentTripStory({ steps, plan, places, treatments: [] })))
}
