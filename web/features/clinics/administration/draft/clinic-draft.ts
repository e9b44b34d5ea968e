import { suggestedProcedures } from '#domain/clinic-suggestions.ts'
import {
  type BeforeAfterConsent,
  type ClinicFacts,
  type ClinicRegistration,
  type ClinicTreatment,
  type PictureCredit,
  unknownClinic,
} from '#domain/clinics.ts'
import type { PlaceName, Province } from '#domain/places.ts'
import { type DraftHours, hoursDraftOf } from '#web/administration/draft/hours-draft.ts'
import { addWord, holds } from '#web/administration/draft/typed.ts'

/** The fields that an editor fills in; the others are a register's or the server's. */
export type EditedFacts = Omit<ClinicFacts, 'ratedOn' | 'doctorCount' | 'sources'>
export type EditedField = keyof EditedFacts

/** What stands in the form, as it is typed: what is not right yet is kept as well. */
export type ClinicDraft = Omit<
  EditedFacts,
  | 'lat'
  | 'lng'
  | 'province'
  | 'district'
  | 'hours'
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
  registration: ClinicRegistration
  consent: BeforeAfterConsent & { isConfirmed: boolean }
  credits: Record<string, Omit<PictureCredit, 'url'>>
  source: string
  checkedOn: string
  /** Typed and not added to its list yet. */
  unadded: { procedure: string; highlight: string }
}

/** An empty form; of the Other page it begins with its category. */
export function emptyFacts(treatment: ClinicTreatment): EditedFacts {
  return onlyEdited({ ...unknownClinic, treatments: treatment === 'other' ? ['other'] : [] })
}

export function draftOf(facts: EditedFacts): ClinicDraft {
  const { lat, lng, province, district, hours, registration, beforeAfterConsent, pictureCredits, ...same } =
    onlyEdited(facts)
  return {
    ...same,
    lat: lat === null ? '' : String(lat),
    lng: lng === null ? '' : String(lng),
    province: province ?? '',
    district: district ?? { en: '', ko: '' },
    hours: hoursDraftOf(hours),
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

/** The facts of a clinic without its number, its version and what no form changes. */
export function onlyEdited(facts: EditedFacts): EditedFacts {
  const notEdited = ['ratedOn', 'doctorCount', 'sources']
  const names = Object.keys(unknownClinic).filter((name) => !notEdited.includes(name))
  const given: Record<string, unknown> = { ...facts }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of unknownClinic, each as in `facts`
  return Object.fromEntries(names.map((name) => [name, given[name]])) as EditedFacts
}

/** A category stands alone, and brings other procedures: those of the one before are cleared. */
export function chooseTreatment(draft: ClinicDraft, treatment: ClinicTreatment): ClinicDraft {
  return { ...draft, treatments: [treatment], procedures: [] }
}

/** What of the category can still be suggested. */
export function leftProcedures({ treatments, procedures }: ClinicDraft): string[] {
  const [treatment] = treatments
  return treatment ? suggestedProcedures[treatment].filter((name) => !holds(procedures, name)) : []
}

/** The rating that was typed; null where it is none of 0 to 5 in tenths, which is ignored. */
export function readRating(typed: string): number | null {
  if (!/^\d(\.\d)?$/.test(typed.trim())) return null
  const rating = Number(typed)
  return rating <= 5 ? rating : null
}

/** Every picture of the clinic, each once. */
export function picturesOf({
  image,
  gallery,
  beforeAfterImages,
}: Pick<ClinicDraft, 'image' | 'gallery' | 'beforeAfterImages'>) {
  return [...new Set([image, ...gallery, ...beforeAfterImages].filter((url) => url !== ''))]
}

/** Moves what was typed into its lists and drops rows that nobody filled in, so that what is wrong has its place. */
export function tidyDraft(draft: ClinicDraft): ClinicDraft {
  return {
    ...draft,
    procedures: addWord(draft.procedures, draft.unadded.procedure),
    highlights: addWord(draft.highlights, draft.unadded.highlight),
    unadded: { procedure: '', highlight: '' },
    doctors: draft.doctors.filter(hasWords),
    faqs: draft.faqs.filter(hasWords),
  }
}

function hasWords(row: Record<string, string>): boolean {
  return Object.values(row).some((words) => words.trim() !== '')
}
