import { isPrivateTime } from '#domain/trips/plan/private-stops.ts'
import { shareDocument } from '#domain/trips/document/shared-trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import type { TripExportWords } from './export-words.ts'

/** Options of every export: its translated text, whether clinics are included, and the writer of the trip's words. */
export type ExportOptions = {
  words: TripExportWords
  showsClinics: boolean
  /** Writes the words of the document that it gets, and of nothing else. */
  writeWords: (document: TripDocument) => string
}

/**
 * The trip as it is exported: without typed text, with private time in place of clinics when they are hidden, and with
 * words that are written from what is left.
 */
export function shownDocument(
  document: TripDocument,
  { words, showsClinics, writeWords }: ExportOptions,
): TripDocument {
  const shared = shareDocument(document, { showsClinics })
  const days = shared.plan.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (isPrivateTime(stop) ? { ...stop, name: words.privateTime } : stop)),
  }))
  return { ...shared, plan: { ...shared.plan, days }, words: { text: writeWords(shared), by: 'built-in' } }
}
