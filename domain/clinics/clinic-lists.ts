import type { ClinicMatch } from './procedures/clinic-match.ts'
import { type Clinic, type ClinicCard, clinicCard, type ClinicLanguage, type ClinicTreatment } from './clinics.ts'
import type { ReviewAverage } from '#domain/reviews/reviews.ts'

/** Sort orders: most complete facts first, by name, or newest first. Ratings and payments have no influence. */
export const clinicSorts = ['known', 'name', 'newest'] as const
export type ClinicSort = (typeof clinicSorts)[number]

/** The filters of a list. Null and '' mean no filter. */
export type ClinicFilter = {
  treatment: ClinicTreatment | null
  /** The search text: a name, Hangul or its initial consonants, a district, a procedure, a doctor. */
  search: string
  procedure: string | null
  /** The English name of a district. */
  district: string | null
  language: ClinicLanguage | null
  /** Only clinics with a verified registration. */
  registered: boolean
  /** Only clinics whose hours are known and that are open on this day, YYYY-MM-DD. */
  openOn: string | null
}

export type ClinicQuery = ClinicFilter & {
  sort: ClinicSort
  /** The cursor: `next` of the page before. */
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

/** The page sizes of the list and of the map pins. */
export const clinicsPerPage = 12
export const clinicPinsPerPage = 100

/** The maximum number of values of a facet, most frequent first. */
export const mostFacetValues = 100

/** The most clinics of a list that a browser stores. A site has about five megabytes, and there are six lists. */
export const mostStoredClinics = 200

export type ClinicPin = Pick<Clinic, 'id' | 'name' | 'nameKo' | 'treatments'> & { lat: number; lng: number }

/** `next` is null on the last page. */
export type ClinicPins = { pins: ClinicPin[]; next: string | null }

/**
 * A card in a list. `match`: why it is in the answer of a search for procedures or departments. `reviews`: null without
 * a published review.
 */
export type FoundClinic = ClinicCard & { match: ClinicMatch | null; reviews: ReviewAverage | null }

/**
 * `next` is null on the last page. A search is counted up to a limit; `isTotalAtLeast` says that it was reached.
 * `unread`: words beside a procedure that no clinic has. The list goes on without them.
 */
export type ClinicList = {
  clinics: FoundClinic[]
  total: number
  isTotalAtLeast: boolean
  next: string | null
  unread: string[]
}

/** The fields of a clinic in a table and its detail panel. */
export type ClinicRow = ClinicCard & Pick<Clinic, 'businessHours' | 'highlights'>
export type FoundRow = ClinicRow & Pick<FoundClinic, 'match' | 'reviews'>

/**
 * The plastic surgery list of the home page. Rows of an outside source have negative ids and no page of their own.
 * `failed`: the outside source does not answer, and the list is a substitute.
 */
export type PlasticSurgeryList = Omit<ClinicList, 'clinics'> & {
  clinics: FoundRow[]
  source: 'directory' | 'outside'
  failed: boolean
}

/** A facet value and the number of clinics that it would leave, at least one. */
export type Facet<Value extends string = string> = { value: Value; count: number }

/**
 * Each value is counted under all filters of the other facets, so that no value leads to an empty list. In a search,
 * each facet counts only the first 2,000 clinics that fit the other filters. If there are more, the counts are lower
 * bounds, and a rare value may be missing.
 */
export type ClinicFacets = {
  procedures: Facet[]
  districts: (Facet & { ko: string })[]
  languages: Facet<ClinicLanguage>[]
  registered: number
}

/** The public row of a clinic. */
export function clinicRow(clinic: Clinic): ClinicRow {
  const { businessHours, highlights } = clinic
  return { ...clinicCard(clinic), businessHours, highlights }
}
