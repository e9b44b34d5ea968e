import { mapAddress } from '#domain/map-apps.ts'
import { koreanStationName } from '#domain/station-names.ts'
import type { TripDocument } from '#domain/trip-documents.ts'
import { plainTripMarkdown } from '#domain/trip-markdown.ts'
import type { TripExportWords } from './export-words.ts'
import type { ExportedStop } from './exported-days.ts'

/** The details of a stop below its name and time, one per line, starting with the leg to it. */
export function describeStop({ stop, date, place, at }: ExportedStop, words: TripExportWords): string[] {
  return [
    stop.leg && words.wayThere(stop.leg),
    words.cost(stop, place),
    words.hours(stop, place, date),
    place?.address.en,
    place?.station && words.station(place.station, koreanStationName(place.station)),
    place?.phone && words.phone(place.phone),
    place && at && words.map(mapAddress('naver', { name: place.name, ...at })),
  ].filter(isSaid)
}

/** The notes on the whole trip, then its text; text of a language model is labelled. */
export function describeTrip({ words: { text, by } }: TripDocument, words: TripExportWords): string {
  const label = by === 'model' && text !== '' ? words.writtenByModel : ''
  return [words.notice, label, plainTripMarkdown(text)].filter(isSaid).join('\n\n')
}

function isSaid(line: string | null | undefined): line is string {
  return Boolean(line)
}
