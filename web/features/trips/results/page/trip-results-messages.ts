import { tripPlanWords } from '#locales/en/trips/trip-plan-words.ts'
import { tripReport } from '#locales/en/trips/trip-report.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'
import { tripTimeline } from '#locales/en/trips/trip-timeline.ts'

/** The messages of the results page, in files of their own so that no other page loads them. */
export function useTripResultsMessages(): typeof tripResults {
  return tripResults
}

/** The messages of the timeline. */
export function useTripTimelineMessages(): typeof tripTimeline {
  return tripTimeline
}

/** The messages of the sections below the days. */
export function useTripReportMessages(): typeof tripReport {
  return tripReport
}

/** The sentences for a plan's codes. */
export function useTripPlanMessages(): typeof tripPlanWords {
  return tripPlanWords
}
