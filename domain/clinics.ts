import { type Actor, canAdminister } from './accounts.ts'
import type { CheckedBasis, OpeningHours, PlaceName, Province } from './places.ts'

/** What a clinic is listed for; each has a page of its own. */
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
 * The listing page of a treatment. A clinic's page lies below it, and a browser keeps its copy of the list under this
 * name.
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
 * An editor's rating: 0 to 5 in tenths. The field of the form starts in the middle of nowhere and stores nothing until
 * it is moved.
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

/** The registration for treating foreign patients, as somebody read it on a day. */
export type ClinicRegistration = { number: string; checkedOn: string; source: string }

/** The address of a picture that was stored here: no browser is sent to another site for one. */
export const ownPicture = /^\/storage\/v1\/object\/public\/clinic-images\/[\w.-]+$/

/** What a public page can say of a clinic. `existence`: that it is there and licensed; `contact`: address and phone. */
export const clinicFactGroups = ['existence', 'contact', 'website', 'departments', 'languages', 'position'] as const
export type ClinicFactGroup = (typeof clinicFactGroups)[number]

/** A public page that somebody read, and what it says of the clinic. */
export type ClinicSource = {
  address: string
  publisher: string
  readOn: string
  pageDate: string | null
  says: ClinicFactGroup[]
}

/** Who made a picture and on what terms it may be shown. */
export type PictureCredit = { url: string; author: string; licence: string }

/** What an administrator confirmed before pictures of patients may be shown. */
export type BeforeAfterConsent = { confirmedOn: string; takenOn: string; equalConditions: boolean }

/**
 * Everything that is known of a clinic, field by field: an import gives some, an editor's word on a field stands over
 * it. What is not known is '', null or an empty list, never guessed.
 */
export type ClinicFacts = {
  name: string
  nameKo: string
  description: string
  /** Where it is, in the words of a card: "Sinsa-dong, Gangnam-gu, Seoul". */
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
  /** Featured because somebody paid for it: then it says so. */
  isAdvertisement: boolean
  /** Given by an editor of this directory on a day, or part of a sample. Reviews of patients never mix with it. */
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
  /** How many doctors a public register counts; the list above names those that the clinic names. */
  doctorCount: number | null
  faqs: ClinicFaq[]
  image: string
  gallery: string[]
  beforeAfterImages: string[]
  beforeAfterConsent: BeforeAfterConsent | null
  pictureCredits: PictureCredit[]
  basis: CheckedBasis
  source: string | null
  checkedOn: string | null
  /** The public pages that an institution of the embedded catalogue was read from. A form does not change them. */
  sources: ClinicSource[]
}

export type Clinic = ClinicFacts & {
  id: number
  /** Counts the changes: who changes a clinic says which one they saw. */
  version: number
  /** Made up, to show what a listing looks like. */
  isSample: boolean
  /** YYYY-MM-DD of the last change. */
  updatedOn: string
}

/** What a card, the map and a browser's copy show of a clinic. */
export type ClinicCard = Pick<
  Clinic,
  | 'id'
  | 'version'
  | 'name'
  | 'nameKo'
  | 'description'
  | 'location'
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
  | 'isSample'
> & { doctorCount: number; galleryCount: number }

/** Nothing known; a form and an import begin here. */
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

/** The page of a clinic: below the listing of what it is first listed for. */
export function clinicAddress({ id, treatments }: Pick<Clinic, 'id' | 'treatments'>): string {
  return `/${clinicPaths[treatments[0] ?? 'other']}/${id}`
}

/** Which treatment a listing page is for. */
export function treatmentOfPath(path: string): ClinicTreatment | null {
  return clinicTreatments.find((treatment) => clinicPaths[treatment] === path) ?? null
}

/**
 * What everybody may see: no picture that is not stored here, of a real clinic none without author and licence, and
 * pictures of patients only where consent, day and equal conditions were confirmed.
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

/** What a card shows of a clinic that everybody may see. */
export function clinicCard(clinic: Clinic): ClinicCard {
  const { doctors, gallery, doctorCount } = clinic
  return {
    id: clinic.id,
    version: clinic.version,
    name: clinic.name,
    nameKo: clinic.nameKo,
    description: clinic.description,
    location: clinic.location,
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
    isSample: clinic.isSample,
    doctorCount: doctorCount ?? doctors.length,
    galleryCount: gallery.length,
  }
}
