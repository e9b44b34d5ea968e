import { tripPrint } from '#locales/en/trips/trip-print.ts'

export function useTripPrintMessages(): typeof tripPrint {
  return tripPrint
}
