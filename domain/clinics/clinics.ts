import { type Actor, canAdminister } from '#domain/accounts/accounts.ts'
import { cityListPage } from './city-list.ts'
import type { ClinicPrice } from './price-sheets.ts'
import type { CheckedBasis, OpeningHours, PlaceName, Province } from '#domain/places/places.ts'

/** The treatments that a clinic can be listed for. Each has its own listing page. */
export const clinicTreatments = [
  'plastic-surgery',
  'skin-clinics',
  'eye-surgery',
  'dental',
  'stem-cell',
  'other',
] as const
export type ClinicTreatment = (typeof clinicTreatments)[number]

/**
 * The path of the listing page of a treatment. The pages of its clinics are below it, and a browser stores its copy of
 * the list under this name.
 */
export const clinicPaths = {
  'plastic-surgery': 'plastic-surgery-clinics',
  'skin-clinics': 'skin-clinics',
  'eye-surgery': 'eye-surgery-clinics',
  dental: 'dental-clinics',
  'stem-cell': 'stem-cell-clinics',
  other: 'other-clinics',
} as const satisfies Record<ClinicTreatment, string>
export type ClinicPath = (typeof clinicPaths)[ClinicTreatment]

/** The listing pages on which an administrator adds, changes and removes clinics. */
export const managedTreatments = ['plastic-surgery', 'skin-clinics', 'eye-surgery', 'dental', 'other'] as const

/** Languages that a clinic may say its staff speaks. */
export const clinicLanguages = ['ko', 'en', 'zh', 'ja', 'ru', 'vi', 'th', 'mn', 'ar', 'id', 'fr', 'de', 'es'] as const
export type ClinicLanguage = (typeof clinicLanguages)[number]

export const socialNetworks = ['instagram', 'facebook', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/**
 * An editor's rating: 0 to 5 in steps of 0.1. The slider of the form starts at `start`, but stores nothing until it is
 * moved.
 */
export const clinicRating = { min: 0, max: 5, step: 0.1, start: 4.5 } as const

export const clinicLimits = {
  name: 120,
  description: 4000,
  line: 300,
  text: 2000,
  address: 1000,
  procedures: 60,
  highlights: 30,
  faqs: 40,
  doctors: 60,
  pictures: 40,
  registrationNumber: 40,
} as const

export type ClinicFaq = { question: string; answer: string }
export type ClinicDoctor = { name: string; specialty: string; experience: string }

/** The registration for treating foreign patients, and the date on which it was read. */
export type ClinicRegistration = { number: string; checkedOn: string; source: string }

/** The URL of a picture in our storage. Browsers never load pictures from other sites. */
export const ownPicture = /^\/storage\/v1\/object\/public\/clinic-images\/[\w.-]+$/

/** Groups of facts that a public page can state. `existence`: it exists and is licensed; `contact`: address, phone. */
export const clinicFactGroups = ['existence', 'contact', 'website', 'departments', 'languages', 'position'] as const
export type ClinicFactGroup = (typeof clinicFactGroups)[number]

/** A public page that was read, and the groups of facts that it states. */
export type ClinicSource = {
  address: string
  publisher: string
  readOn: string
  pageDate: string | null
  says: ClinicFactGroup[]
}

/** The author and the licence of a picture. */
export type PictureCredit = { url: string; author: string; licence: string }

/** The confirmation by an administrator that is required before pictures of patients are shown. */
export type BeforeAfterConsent = { confirmedOn: string; takenOn: string; equalConditions: boolean }

/**
 * All facts of a clinic. An import sets some fields; an editor's overlay replaces imported values. An unknown value is
 * '', null or an empty list, and never guessed.
 */
export type ClinicFacts = {
  name: string
  nameKo: string
  description: string
  /** The location as a card shows it: "Sinsa-dong, Gangnam-gu, Seoul". */
  location: string
  address: PlaceName
  province: Province | null
  district: PlaceName | null
  lat: number | null
  lng: number | null
  treatments: ClinicTreatment[]
  procedures: string[]
  highlights: string[]
  featured: boolean
  /** Featured for payment. Pages label it as an advertisement. */
  isAdvertisement: boolean
  /** Given by an editor of this directory, or part of a sample. Reviews of patients have no influence on it. */
  rating: number | null
  ratedOn: string | null
  phoneNumber: string
  businessHours: string
  hours: OpeningHours | null
  website: string
  socialMedia: Record<SocialNetwork, string>
  languages: ClinicLanguage[]
  registration: ClinicRegistration | null
  doctors: ClinicDoctor[]
  /** The number of doctors in a public register. `doctors` lists only those that the clinic names. */
  doctorCount: number | null
  faqs: ClinicFaq[]
  /** What the clinic stated that its procedures cost, each with its day. */
  prices: ClinicPrice[]
  image: string
  gallery: string[]
  beforeAfterImages: string[]
  beforeAfterConsent: BeforeAfterConsent | null
  pictureCredits: PictureCredit[]
  basis: CheckedBasis
  source: string | null
  checkedOn: string | null
  /** The public pages from which an institution of the embedded catalogue was read. Forms cannot change them. */
  sources: ClinicSource[]
}

export type Clinic = ClinicFacts & {
  id: number
  /** The number of changes, for optimistic locking: an editor sends the version that they saw. */
  version: number
  /** Fictional, to show what a listing looks like. */
  isSample: boolean
  /** The date of the last change, YYYY-MM-DD. */
  updatedOn: string
}

/** The fields of a clinic on a card, on the map and in a browser's copy. */
export type ClinicCard = Pick<
  Clinic,
  | 'id'
  | 'version'
  | 'name'
  | 'nameKo'
  | 'description'
  | 'location'
  | 'address'
  | 'lat'
  | 'lng'
  | 'treatments'
  | 'procedures'
  | 'featured'
  | 'isAdvertisement'
  | 'rating'
  | 'ratedOn'
  | 'phoneNumber'
  | 'website'
  | 'image'
  | 'pictureCredits'
  | 'registration'
  | 'languages'
  | 'source'
  | 'checkedOn'
  | 'isSample'
> & {
  doctorCount: number
  galleryCount: number
  /** The latest day on which a public page about it was read. Null without such a page. */
  readOn: string | null
  /** The day on which the city's list for visitors, which names it, was read. Null if it is not known to be on it. */
  cityListReadOn: string | null
}

/** A clinic without any facts: the initial value of forms and imports. */
export const unknownClinic: ClinicFacts = {
  name: '',
  nameKo: '',
  description: '',
  location: '',
  address: { en: '', ko: '' },
  province: null,
  district: null,
  lat: null,
  lng: null,
  treatments: [],
  procedures: [],
  highlights: [],
  featured: false,
  isAdvertisement: false,
  rating: null,
  ratedOn: null,
  phoneNumber: '',
  businessHours: '',
  hours: null,
  website: '',
  socialMedia: { instagram: '', facebook: '', youtube: '' },
  languages: [],
  registration: null,
  doctors: [],
  doctorCount: null,
  faqs: [],
  prices: [],
  image: '',
  gallery: [],
  beforeAfterImages: [],
  beforeAfterConsent: null,
  pictureCredits: [],
  basis: 'recalled',
  source: null,
  checkedOn: null,
  sources: [],
}

/** Whether the actor may add, change, remove and restore clinics, and read their history. */
export function canManageClinics(actor: Actor): boolean {
  return canAdminister(actor)
}

/**
 * The path of a clinic's page below a listing that it is on. Without one, or for a listing that it is not on, it is the
 * canonical path: below the first listing that names a treatment.
 */
export function clinicAddress(
  { id, treatments }: Pick<Clinic, 'id' | 'treatments'>,
  listing: ClinicTreatment | null = null,
): string {
  const canonical = treatments.find((treatment) => treatment !== 'other') ?? 'other'
  const home = listing !== null && treatments.includes(listing) ? listing : canonical
  return `/${clinicPaths[home]}/${id}`
}

/** The treatments of a clinic, that of the listing first and `other`, which says least, last. */
export function treatmentsFrom(listing: ClinicTreatment | null, treatments: readonly ClinicTreatment[]) {
  const rank = (treatment: ClinicTreatment) => (treatment === listing ? 0 : treatment === 'other' ? 2 : 1)
  return treatments.toSorted((one, other) => rank(one) - rank(other))
}

/** The treatment of a listing page; null for any other path. */
export function treatmentOfPath(path: string): ClinicTreatment | null {
  return clinicTreatments.find((treatment) => clinicPaths[treatment] === path) ?? null
}

/** The treatment of the listing below which a page of a clinic stands; null for any other path. */
export function listingOfPage(pathname: string): ClinicTreatment | null {
  return treatmentOfPath(pathname.split('/')[1] ?? '')
}

/**
 * The public version of a clinic. Only pictures from our storage are included; those of a real clinic need an author
 * and a licence. Pictures of patients need a confirmed consent with date and equal conditions.
 */
export function showClinic(clinic: Clinic): Clinic {
  const credited = new Set(clinic.pictureCredits.map(({ url }) => url))
  const mayShow = (picture: string) => ownPicture.test(picture) && (clinic.isSample || credited.has(picture))
  return {
    ...clinic,
    image: mayShow(clinic.image) ? clinic.image : '',
    gallery: clinic.gallery.filter(mayShow),
    beforeAfterImages: clinic.beforeAfterConsent?.equalConditions ? clinic.beforeAfterImages.filter(mayShow) : [],
  }
}

/** The card of a clinic. Pass a clinic through `showClinic` first. */
export function clinicCard(clinic: Clinic): ClinicCard {
  const { doctors, gallery, doctorCount } = clinic
  return {
    id: clinic.id,
    version: clinic.version,
    name: clinic.name,
    nameKo: clinic.nameKo,
    description: clinic.description,
    location: clinic.location,
    address: clinic.address,
    lat: clinic.lat,
    lng: clinic.lng,
    treatments: clinic.treatments,
    procedures: clinic.procedures,
    featured: clinic.featured,
    isAdvertisement: clinic.isAdvertisement,
    rating: clinic.rating,
    ratedOn: clinic.ratedOn,
    phoneNumber: clinic.phoneNumber,
    website: clinic.website,
    image: clinic.image,
    pictureCredits: clinic.pictureCredits,
    registration: clinic.registration,
    languages: clinic.languages,
    source: clinic.source,
    checkedOn: clinic.checkedOn,
    isSample: clinic.isSample,
    doctorCount: doctorCount ?? doctors.length,
    galleryCount: gallery.length,
    readOn:
      clinic.sources
        .map(({ readOn }) => readOn)
        .toSorted()
        .at(-1) ?? null,
    cityListReadOn: cityListPage(clinic)?.readOn ?? null,
  }
}
