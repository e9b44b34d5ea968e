import type { ClinicTreatment } from '#domain/clinics/clinics.ts'
import { grouped } from '#locales/en/site/figures.ts'

const tabs: Record<ClinicTreatment, string> = {
  'plastic-surgery': 'Plastic Surgery',
  'skin-clinics': 'Skin Clinics',
  'eye-surgery': 'Eye Surgery',
  dental: 'Dental',
  'stem-cell': 'Stem Cell Therapy',
  other: 'Other Clinics',
}

type FoundClinics = { clinics: { length: number }; total: number; isTotalAtLeast: boolean }

/** "12 of 26 clinics" */
function found({ clinics, total, isTotalAtLeast }: FoundClinics): string {
  const many = total === 1 ? '1 clinic' : `${grouped(total)} clinics`
  if (isTotalAtLeast) return `${clinics.length} of at least ${many}`
  return clinics.length < total ? `${clinics.length} of ${many}` : many
}

function all({ total, isTotalAtLeast }: FoundClinics): string {
  return isTotalAtLeast ? 'That is all.' : `That is all: ${total === 1 ? '1 clinic' : `${grouped(total)} clinics`}.`
}

/** What stands in the clinic parts of the home page; their headings come with the page (guides.ts). */
export const homeClinics = {
  tabs: { label: 'Treatments', names: tabs },
  viewAll: 'View All',
  viewAllOf: (tab: string) => `View All: ${tab}`,
  book: 'Book Consultation',
  noneListed: 'No clinic is listed here yet.',
  table: {
    title: 'Plastic surgery clinics',
    titleKorean: '성형외과',
    columns: { name: 'Clinic Name', location: 'Location', contact: 'Contact', actions: 'Actions' },
    noPhone: 'Not available',
    sampleContact: 'None (sample)',
    viewDetails: 'View Details',
    viewDetailsOf: (name: string) => `View Details of ${name}`,
    failure: { title: 'Error', text: 'Failed to fetch plastic surgery clinics. Please try again later.' },
  },
  details: {
    address: 'Address',
    phone: 'Phone',
    noPhone: 'Not available',
    registration: 'Registration',
    specialties: 'Specialties',
    website: 'Website',
    noWebsite: 'No website available',
    reviews: 'Reviews',
    noReviews: 'No reviews yet',
    wholePage: 'Open the clinic’s page',
    failure: { title: 'Failed to get clinic details', text: 'Could not retrieve the details for this clinic.' },
  },
  finder: {
    search: 'Find a clinic',
    searchHint: 'Name, district, treatment or doctor',
    treatment: 'Treatment',
    anyTreatment: 'Any treatment',
    button: 'Search Clinics',
    searching: 'Searching...',
    prompt: 'Search for clinics to see results here.',
    caption: 'Clinics found',
    found,
    more: 'Show more',
    whole: 'The whole list',
    all,
    none: 'No clinics found. Try a different search term.',
    failure: { title: 'Search failed', text: 'Failed to fetch clinic data. Please try again later.' },
  },
} as const
