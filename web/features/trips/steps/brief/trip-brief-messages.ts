import { tripBrief } from '#locales/en/trips/steps/trip-brief.ts'

/** The messages of the box for a trip in one's own words. */
export function useTripBriefMessages(): typeof tripBrief {
  return tripBrief
}
