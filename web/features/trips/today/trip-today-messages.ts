import { tripToday } from '#locales/en/trips/trip-today.ts'

/** The messages of the today page, in a file of their own so that no other page loads them. */
export function useTripTodayMessages(): typeof tripToday {
  return tripToday
}
