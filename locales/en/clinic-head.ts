import type { Clinic } from '#domain/clinics.ts'
import { clinicPage } from './clinic-page.ts'
import { pageTitle } from './site-name.ts'

// As much as search results and previews show.
const shownSigns = 155

/** How a clinic's page is called outside of it. */
export const clinicHead = {
  title: pageTitle,
  description({ description, treatments, location }: Pick<Clinic, 'description' | 'treatments' | 'location'>): string {
    const offered = treatments.map((treatment) => clinicPage.treatments[treatment]).join(', ')
    const words = description || `${[offered, location].filter(Boolean).join(', ')}: what is known of this clinic.`
    return shorten(words.replaceAll(/\s+/g, ' ').trim())
  },
}

/** At the end of a word, where there is one. */
function shorten(words: string): string {
  if (words.length <= shownSigns) return words
  const start = words.slice(0, shownSigns)
  return `${start.slice(0, start.lastIndexOf(' ') > 80 ? start.lastIndexOf(' ') : shownSigns).replace(/[\uD800-\uDBFF]$/, '')}…`
}
