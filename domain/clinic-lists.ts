import { type Clinic, type ClinicCard, clinicCard, type ClinicLanguage, type ClinicTreatment } from './clinics.ts'

/** By how much is known, by name, or by when it was added, the newest first. Neither a rating nor money has a say. */
export const clinicSorts = ['known', 'name', 'newest'] as const
export type ClinicSort = (typeof clinicSorts)[number]

/** What a list is narrowed by. Null and '' narrow nothing. */
export type ClinicFilter = {
  treatment: ClinicTreatment | null
  /** Words of the visitor: a name, Hangul, its initial consonants, a district, a procedure, a doctor. */
  search: string
  procedure: string | null
  /** The English name of a district. */
  district: string | null
  language: ClinicLanguage | null
  /** Only clinics whose registration somebody checked. */
  registered: boolean
  /** Only clinics whose hours are known and that open on this day, YYYY-MM-DD. */
  openOn: string | null
}

export type ClinicQuery = ClinicFilter & {
  sort: ClinicSort
  /** Where the page before ended, as its answer said. */
  after: string | null
}

export const noClinicFilter: ClinicFilter = {
  treatment: null,
  search: '',
  procedure: null,
  district: null,
  language: null,
  registered: false,
  openOn: null,
}

/** How many clinics a page of a list holds, and how many pins of a map come at once. */
export const clinicsPerPage = 12
export const clinicPinsPerPage = 100

/** How many choices of a kind are offered, the most frequent first. */
export const mostFacetValues = 100

/** At most so many of a list a browser keeps: it gives a site about five megabytes, and there are six lists. */
export const mostStoredClinics = 200

export type ClinicPin = Pick<Clinic, 'id' | 'name' | 'nameKo' | 'treatments'> & { lat: number; lng: number }

/** `next` is null where no more follow. */
export type ClinicPins = { pins: ClinicPin[]; next: string | null }

/** `next` is null on the last page. A search is counted to a limit: what it finds beyond makes the total "at least". */
export type ClinicList = { clinics: ClinicCard[]; total: number; isTotalAtLeast: boolean; next: string | null }

/** What a table of clinics and its panel of details show. */
export type ClinicRow = ClinicCard & Pick<Clinic, 'address' | 'businessHours' | 'highlights'>

/**
 * The plastic surgery list of the home page. Rows of an outside source have no page of their own: their ids are below
 * zero. `failed`: the outside source does not answer, and this is what there is instead.
 */
export type PlasticSurgeryList = { clinics: ClinicRow[]; source: 'directory' | 'outside'; failed: boolean }

/** A choice that narrows the list further, and how many clinics it would leave: never none. */
export type Facet<Value extends string = string> = { value: Value; count: number }

/**
 * Each choice is counted under all other filters, so that none leads to an empty list. A search counts each kind in the
 * first 2,000 clinics that fit the other filters: where there are more, a count is the least, and a rare choice may not
 * be offered.
 */
export type ClinicFacets = {
  procedures: Facet[]
  districts: (Facet & { ko: string })[]
  languages: Facet<ClinicLanguage>[]
  registered: number
}

/** The row of a clinic that everybody may see. */
export function clinicRow(clinic: Clinic): ClinicRow {
  const { address, businessHours, highlights } = clinic
  return { ...clinicCard(clinic), address, businessHours, highlights }
}
