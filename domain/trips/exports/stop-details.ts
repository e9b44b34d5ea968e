import { mapAddress } from '#domain/places/map-apps.ts'
import { koreanStationName } from '#domain/korea/station-names.ts'
import { needsSomebodyNear } from '#domain/trips/plan/companion-time.ts'
import { hoursOfStop } from '#domain/trips/plan/stop-hours.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { plainTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import type { TripExportWords } from './export-words.ts'
import type { ExportedStop } from './exported-days.ts'

/** The details of a stop below its name and time, one per line, starting with the leg to it. */
export function describeStop(exported: ExportedStop, words: TripExportWords): string[] {
  const { stop, place, at, date } = exported
  const hours = hoursOfStop(stop, place, date)
  return [
    stop.leg && words.wayThere(stop.leg),
    words.cost(stop, place),
    hours !== null && hours !== 'confirmed' && words.hours[hours],
    place?.address.en,
    place?.station && words.station(place.station, koreanStationName(place.station)),
    place?.phone && words.phone(place.phone),
    place && at && words.map(mapAddress('naver', { name: place.name, ...at })),
    ...describeCompanion(exported, words),
  ].filter(isSaid)
}

/** What whoever comes along does during a visit to a clinic, a line each. */
function describeCompanion({ stop, place, meanwhile }: ExportedStop, words: TripExportWords): string[] {
  const { companion } = stop
  if (!companion) return []
  return [
    words.companion.heading,
    ...(needsSomebodyNear(stop) ? [words.companion.near] : []),
    ...meanwhile.map(({ stop: one, place: there }) => words.companion.stop(one, there)),
    words.companion.meet(stop, place, companion),
  ]
}

/** The notes on the whole trip, then its text. */
export function describeTrip({ words: { text } }: TripDocument, words: TripExportWords): string {
  return [words.notice, plainTripMarkdown(text)].filter(isSaid).join('\n\n')
}

function isSaid(line: string | false | null | undefined): line is string {
  return Boolean(line)
}
