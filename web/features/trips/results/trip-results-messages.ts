import { tripResults } from '#locales/en/trip-results.ts'
import { tripTimeline } from '#locales/en/trip-timeline.ts'

/** What the page of a plan says, in the page's language; apart from the others, so that no other page carries it. */
export function useTripResultsMessages(): typeof tripResults {
  return tripResults
}

/** What the days of a trip say, stop by stop. */
export function useTripTimelineMessages(): typeof tripTimeline {
  return tripTimeline
}
