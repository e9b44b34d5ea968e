import { mapAddress } from '#domain/places/map-apps.ts'
import { isNeverShutOn, isUnknownOn } from '#domain/places/opening-hours.ts'
import { hoursBasisOn } from '#domain/places/place-sources.ts'
import { koreanStationName } from '#domain/korea/station-names.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { plainTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import type { TripExportWords } from './export-words.ts'
import type { ExportedStop } from './exported-days.ts'

/** The details of a stop below its name and time, one per line, starting with the leg to it. */
export function describeStop(exported: ExportedStop, words: TripExportWords): string[] {
  const { stop, place, at } = exported
  const doubt = doubtOfHours(exported)
  return [
    stop.leg && words.wayThere(stop.leg),
    words.cost(stop, place),
    doubt && words.hours[doubt],
    place?.address.en,
    place?.station && words.station(place.station, koreanStationName(place.station)),
    place?.phone && words.phone(place.phone),
    place && at && words.map(mapAddress('naver', { name: place.name, ...at })),
  ].filter(isSaid)
}

/** Null when the hours are confirmed or not relevant. */
function doubtOfHours({ stop, date, place }: ExportedStop): 'unknown' | 'unconfirmed' | null {
  if (!place) return null
  if (stop.hoursUnknown || isUnknownOn(place, date)) return 'unknown'
  return hoursBasisOn(place, date) === 'recalled' && !isNeverShutOn(place, date) ? 'unconfirmed' : null
}

/** The notes on the whole trip, then its text. */
export function describeTrip({ words: { text } }: TripDocument, words: TripExportWords): string {
  return [words.notice, plainTripMarkdown(text)].filter(isSaid).join('\n\n')
}

function isSaid(line: string | null | undefined): line is string {
  return Boolean(line)
}
