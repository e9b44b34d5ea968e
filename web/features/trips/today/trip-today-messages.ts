import { tripToday } from '#locales/en/trip-today.ts'

/** What the view of a day says; apart from the others, so that no other page carries it. */
export function useTripTodayMessages(): typeof tripToday {
  return tripToday
}
