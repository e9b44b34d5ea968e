import type { Clinic } from '#domain/clinics.ts'
import { clinicPage } from './clinic-page.ts'
import { shorten } from './shorten.ts'
import { pageTitle } from './site-name.ts'

/** How a clinic's page is called outside of it. */
export const clinicHead = {
  title: pageTitle,
  description({ description, treatments, location }: Pick<Clinic, 'description' | 'treatments' | 'location'>): string {
    const offered = treatments.map((treatment) => clinicPage.treatments[treatment]).join(', ')
    const words = description || `${[offered, location].filter(Boolean).join(', ')}: what is known of this clinic.`
    return shorten(words)
  },
}
