import { homeClinics } from '#locales/en/home-clinics.ts'

/** The words of the clinic parts of the home page in the page's language; they come with those parts. */
export function useHomeClinicsMessages(): typeof homeClinics {
  return homeClinics
}
