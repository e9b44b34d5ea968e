import { tripLoading } from '#locales/en/trips/trip-loading.ts'

/** The messages that a page of the device's trip shows while its code is loading. */
export function useTripLoadingMessages(): typeof tripLoading {
  return tripLoading
}
