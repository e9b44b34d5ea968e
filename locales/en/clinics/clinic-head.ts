import type { Clinic } from '#domain/clinics/clinics.ts'
import { clinicPage } from './clinic-page.ts'
import { shorten } from '#locales/en/site/shorten.ts'
import { pageTitle } from '#locales/en/site/site-name.ts'

// A search result has room for two lines.
const leastLength = 60

/** Title and description of a clinic's page for tabs, search results and link previews. */
export const clinicHead = {
  title: pageTitle,
  description(clinic: Pick<Clinic, 'name' | 'description' | 'treatments' | 'location'>): string {
    const { name, description, treatments, location } = clinic
    const where = [name, location].filter(Boolean).join(', ')
    const offered = treatments.map((treatment) => clinicPage.treatments[treatment]).join(', ')
    if (!description) return shorten(`${where}: ${offered}. What is known of this clinic.`)
    return shorten(description.length < leastLength ? `${where}. ${description}` : description)
  },
}
