import { mapAddress } from '#domain/map-apps.ts'
import { koreanStationName } from '#domain/station-names.ts'
import type { TripDocument } from '#domain/trip-documents.ts'
import { plainTripMarkdown } from '#domain/trip-markdown.ts'
import type { TripExportWords } from './export-words.ts'
import type { ExportedStop } from './exported-days.ts'

/** What a traveller wants to know of a stop beside its name and time, a line each: the way there first. */
export function describeStop({ stop, place, at }: ExportedStop, words: TripExportWords): string[] {
  return [
    stop.leg && words.wayThere(stop.leg),
    words.cost(stop, place),
    words.hours(stop, place),
    place?.address.en,
    place?.station && words.station(place.station, koreanStationName(place.station)),
    place?.phone && words.phone(place.phone),
    place && at && words.map(mapAddress('naver', { name: place.name, ...at })),
  ].filter(isSaid)
}

/** The trip in words below what is true of all of it. What a language model wrote says so. */
export function describeTrip({ words: { text, by } }: TripDocument, words: TripExportWords): string {
  const label = by === 'model' && text !== '' ? words.writtenByModel : ''
  return [words.notice, label, plainTripMarkdown(text)].filter(isSaid).join('\n\n')
}

function isSaid(line: string | null | undefined): line is string {
  return Boolean(line)
}
