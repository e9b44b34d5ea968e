import { isPrivateTime } from '#domain/private-stops.ts'
import type { TripDocument } from '#domain/trip-documents.ts'
import { hideClinics } from '#domain/trip-privacy.ts'
import type { TripExportWords } from './export-words.ts'

/** What every export is given: the words it is written in, and whether it may say anything of clinics. */
export type ExportOptions = { words: TripExportWords; showsClinics: boolean }

/** What an export may tell of a trip: where clinics are hidden, private time stands in their place. */
export function shownDocument(document: TripDocument, { words, showsClinics }: ExportOptions): TripDocument {
  const shown = showsClinics ? document : hideClinics(document)
  const days = shown.plan.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (isPrivateTime(stop) ? { ...stop, name: words.privateTime } : stop)),
  }))
  return { ...shown, plan: { ...shown.plan, days } }
}
