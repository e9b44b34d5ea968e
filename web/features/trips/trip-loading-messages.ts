import { tripLoading } from '#locales/en/trip-loading.ts'

/** What a page of the device's trip says before its code is there. */
export function useTripLoadingMessages(): typeof tripLoading {
  return tripLoading
}
