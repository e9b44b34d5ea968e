import { tripTalk } from '#locales/en/trips/trip-talk.ts'

/** The messages of what words would change in a plan. */
export function useTripTalkMessages(): typeof tripTalk {
  return tripTalk
}
