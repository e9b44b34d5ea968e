import { clinicFiles, requestFiles } from '#locales/en/consultations/request-files.ts'

export type RequestFileWords = typeof requestFiles

/** The messages about files of a request, in the page's language. */
export function useRequestFileMessages(): RequestFileWords {
  return requestFiles
}

/** The same for the clinic's page, which is in two languages. */
export function useClinicFileMessages(): RequestFileWords {
  return clinicFiles
}
