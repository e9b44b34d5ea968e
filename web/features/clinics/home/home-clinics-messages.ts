import { homeClinics } from '#locales/en/clinics/home-clinics.ts'

/** The messages of the clinic sections of the home page. They are loaded with those sections. */
export function useHomeClinicsMessages(): typeof homeClinics {
  return homeClinics
}
