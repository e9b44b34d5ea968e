import { isPrivateTime } from '#domain/private-stops.ts'
import type { TripDocument } from '#domain/trip-documents.ts'
import { hideClinics } from '#domain/trip-privacy.ts'
import type { TripExportWords } from './export-words.ts'

/** Options of every export: its translated text, and whether clinics are included. */
export type ExportOptions = { words: TripExportWords; showsClinics: boolean }

/** The trip as it is exported: with private time in place of clinics when they are hidden. */
export function shownDocument(document: TripDocument, { words, showsClinics }: ExportOptions): TripDocument {
  const shown = showsClinics ? document : hideClinics(document)
  const days = shown.plan.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (isPrivateTime(stop) ? { ...stop, name: words.privateTime } : stop)),
  }))
  return { ...shown, plan: { ...shown.plan, days } }
}
