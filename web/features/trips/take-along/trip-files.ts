import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { writeGeoJson } from '#domain/trips/exports/geojson.ts'
import { writeGpx } from '#domain/trips/exports/gpx.ts'
import { writeIcs } from '#domain/trips/exports/ics.ts'

export const tripFileFormats = ['ics', 'gpx', 'geojson'] as const
export type TripFileFormat = (typeof tripFileFormats)[number]

type TripFile = { name: string; type: string; text: string }

/** Creates a file of a trip in the given format, with its usual extension and MIME type. */
export function makeTripFile(
  format: TripFileFormat,
  document: TripDocument,
  options: Parameters<typeof writeIcs>[1],
): TripFile {
  const name = `korea-${document.plan.days[0]?.date ?? 'trip'}.${format}`
  switch (format) {
    case 'ics':
      return { name, type: 'text/calendar;charset=utf-8', text: writeIcs(document, options) }
    case 'gpx':
      return { name, type: 'application/gpx+xml', text: writeGpx(document, options) }
    case 'geojson':
      return { name, type: 'application/geo+json', text: writeGeoJson(document, options) }
  }
}
