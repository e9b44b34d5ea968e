import { clinicDesk } from '#locales/en/consultations/clinic-desk.ts'
import { sentRequests } from '#locales/en/consultations/sent-requests.ts'
import { visits } from '#locales/en/consultations/visits.ts'

/** The messages about requests that are sent from here, in the page's language. */
export function useSentRequestMessages(): typeof sentRequests {
  return sentRequests
}

/** The messages about visits and what is written about them. */
export function useVisitMessages(): typeof visits {
  return visits
}

/** The clinic's page, which is in two languages. */
export function useClinicDeskMessages(): typeof clinicDesk {
  return clinicDesk
}
