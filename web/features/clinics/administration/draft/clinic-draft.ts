import { suggestedProcedures } from '#domain/clinics/clinic-suggestions.ts'
import {
  type BeforeAfterConsent,
  type ClinicFacts,
  type ClinicRegistration,
  type ClinicTreatment,
  type PictureCredit,
  unknownClinic,
} from '#domain/clinics/clinics.ts'
import type { ClinicPrice } from '#domain/clinics/price-sheets.ts'
import type { PlaceName, Province } from '#domain/places/places.ts'
import { type DraftHours, hoursDraftOf } from '#web/administration/draft/hours-draft.ts'
import { grouped } from '#locales/en/site/figures.ts'
import { addWord, holds } from '#web/administration/draft/typed.ts'

/** The fields that an editor fills in. The others come from a register or the server. */
export type EditedFacts = Omit<ClinicFacts, 'ratedOn' | 'doctorCount' | 'sources'>
export type EditedField = keyof EditedFacts

type PriceFigure = 'fromWon' | 'toWon' | 'sessions'
export type DraftPrice = Omit<ClinicPrice, PriceFigure> & Record<PriceFigure, string>

/** A row of the price sheet before anything is typed. */
export const emptyPrice: DraftPrice = {
  procedure: '',
  fromWon: '',
  toWon: '',
  unit: 'treatment',
  sessions: '',
  includes: '',
  tax: 'unknown',
  refund: '',
  statedOn: '',
  source: '',
}

/** The form's content as typed. Invalid values are kept as well. */
export type ClinicDraft = Omit<
  EditedFacts,
  | 'lat'
  | 'lng'
  | 'province'
  | 'district'
  | 'hours'
  | 'prices'
  | 'registration'
  | 'beforeAfterConsent'
  | 'pictureCredits'
  | 'source'
  | 'checkedOn'
> & {
  lat: string
  lng: string
  province: Province | ''
  district: PlaceName
  hours: DraftHours | '24h' | null
  prices: DraftPrice[]
  registration: ClinicRegistration
  consent: BeforeAfterConsent & { isConfirmed: boolean }
  credits: Record<string, Omit<PictureCredit, 'url'>>
  source: string
  checkedOn: string
  /** Typed, but not yet added to its list. */
  unadded: { procedure: string; highlight: string }
}

/** The facts of an empty form. On the Other page its category is preselected. */
export function emptyFacts(treatment: ClinicTreatment): EditedFacts {
  return onlyEdited({ ...unknownClinic, treatments: treatment === 'other' ? ['other'] : [] })
}

export function draftOf(facts: EditedFacts): ClinicDraft {
  const { lat, lng, province, district, hours, prices, registration, beforeAfterConsent, pictureCredits, ...same } =
    onlyEdited(facts)
  return {
    ...same,
    lat: lat === null ? '' : String(lat),
    lng: lng === null ? '' : String(lng),
    province: province ?? '',
    district: district ?? { en: '', ko: '' },
    hours: hoursDraftOf(hours),
    prices: prices.map(({ fromWon, toWon, sessions, ...price }) => ({
      ...price,
      fromWon: grouped(fromWon),
      toWon: toWon === null ? '' : grouped(toWon),
      sessions: sessions === null ? '' : String(sessions),
    })),
    registration: registration ?? { number: '', checkedOn: '', source: '' },
    consent: beforeAfterConsent
      ? { ...beforeAfterConsent, isConfirmed: true }
      : { isConfirmed: false, confirmedOn: '', takenOn: '', equalConditions: false },
    credits: Object.fromEntries(pictureCredits.map(({ url, author, licence }) => [url, { author, licence }])),
    source: same.source ?? '',
    checkedOn: same.checkedOn ?? '',
    unadded: { procedure: '', highlight: '' },
  }
}

/** The facts of a clinic without id, version and fields that no form changes. */
export function onlyEdited(facts: EditedFacts): EditedFacts {
  const notEdited = ['ratedOn', 'doctorCount', 'sources']
  const names = Object.keys(unknownClinic).filter((name) => !notEdited.includes(name))
  const given: Record<string, unknown> = { ...facts }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of unknownClinic, each as in `facts`
  return Object.fromEntries(names.map((name) => [name, given[name]])) as EditedFacts
}

/** Selects a category as the only one. Each has its own procedures, so the previous ones are cleared. */
export function chooseTreatment(draft: ClinicDraft, treatment: ClinicTreatment): ClinicDraft {
  return { ...draft, treatments: [treatment], procedures: [] }
}

/** The suggested procedures of the category that are not chosen yet. */
export function leftProcedures({ treatments, procedures }: ClinicDraft): string[] {
  const [treatment] = treatments
  return treatment ? suggestedProcedures[treatment].filter((name) => !holds(procedures, name)) : []
}

/** The typed rating. Null when it is not a number from 0 to 5 with at most one decimal. Such input is ignored. */
export function readRating(typed: string): number | null {
  if (!/^\d(\.\d)?$/.test(typed.trim())) return null
  const rating = Number(typed)
  return rating <= 5 ? rating : null
}

/** All pictures of the clinic without duplicates. */
export function picturesOf({
  image,
  gallery,
  beforeAfterImages,
}: Pick<ClinicDraft, 'image' | 'gallery' | 'beforeAfterImages'>) {
  return [...new Set([image, ...gallery, ...beforeAfterImages].filter((url) => url !== ''))]
}

/** Adds typed entries to their lists and removes empty rows, so that every mistake belongs to an entry. */
export function tidyDraft(draft: ClinicDraft): ClinicDraft {
  return {
    ...draft,
    procedures: addWord(draft.procedures, draft.unadded.procedure),
    highlights: addWord(draft.highlights, draft.unadded.highlight),
    unadded: { procedure: '', highlight: '' },
    doctors: draft.doctors.filter(hasWords),
    faqs: draft.faqs.filter(hasWords),
    prices: draft.prices.filter(({ unit: _unit, tax: _tax, ...typed }) => hasWords(typed)),
  }
}

function hasWords(row: Record<string, string>): boolean {
  return Object.values(row).some((words) => words.trim() !== '')
}
