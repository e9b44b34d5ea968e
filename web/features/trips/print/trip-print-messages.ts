import { tripPrint } from '#locales/en/trip-print.ts'

export function useTripPrintMessages(): typeof tripPrint {
  return tripPrint
}
