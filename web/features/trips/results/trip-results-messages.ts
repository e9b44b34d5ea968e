import { tripPlanWords } from '#locales/en/trip-plan-words.ts'
import { tripReport } from '#locales/en/trip-report.ts'
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

/** What stands below the days: what was left out, checked and answered. */
export function useTripReportMessages(): typeof tripReport {
  return tripReport
}

/** What a plan says in codes. */
export function useTripPlanMessages(): typeof tripPlanWords {
  return tripPlanWords
}
